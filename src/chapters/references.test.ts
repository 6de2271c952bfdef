import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { langs, shared } from "../packs/grammar.test-data.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { loadPackData } from "../packs/load-pack.js";
import { PackSet } from "../packs/pack-set.js";
import { findReferences } from "./references.js";
import { ruleWordsOf } from "./rule-words.js";

const grammar = join(import.meta.dirname, "../../grammar");
const packs = new PackSet(shared, await Promise.all([...langs, "en"].map((lang) => loadPackData(join(grammar, lang)))));

const outline = {
  tree: packs.ruleTree,
  concepts: [
    "school/illusion",
    "subschool/figment",
    "subschool/glamer",
    "area",
    "area-form",
    "area-form/burst",
    "area-shape/cone",
    "line-of-effect",
  ],
};

const rows: readonly {
  lang: string;
  concept: string;
  text: string;
  found: readonly (readonly [string, string | undefined])[];
}[] = [
  {
    lang: "fr",
    concept: "area-shape/cone",
    text: "Un cône peut être un rayonnement (voir plus haut), et rien ne le plie.",
    found: [["voir plus haut", "area-form/burst"]],
  },
  {
    lang: "fr",
    concept: "area",
    text: "Les zones sont de plusieurs sortes, décrites plus bas.",
    found: [["décrites plus bas", "area-form"]],
  },
  {
    lang: "fr",
    concept: "area",
    text: "Elle coûte un denier (voir Le moulin de Tamrel). Il faut voir La Ferté pour y croire.",
    found: [["voir Le moulin de Tamrel", undefined]],
  },
  {
    lang: "it",
    concept: "area",
    text: "Serve anche la linea di effetto (vedete sotto).",
    found: [["vedete sotto", "line-of-effect"]],
  },
  {
    lang: "fi",
    concept: "subschool/figment",
    text: "Toisin kuin lumeilla (ks. alla), sillä on ääni.",
    found: [["ks. alla", "subschool/glamer"]],
  },
  {
    lang: "en",
    concept: "area-shape/cone",
    text: "A cone may be a burst (see above).",
    found: [["see above", "area-form/burst"]],
  },
  { lang: "en", concept: "area", text: "You see the area below.", found: [] },
];

describe("references", () => {
  test.for(rows)("$lang: $text", ({ lang, concept, text, found }) => {
    const pack = packs.get(lang) as LanguagePack;
    const references = findReferences(text, concept, ruleWordsOf(pack, packs.ruleTree), outline);
    expect(references.map((r) => [text.slice(r.start, r.end), r.concept])).toEqual(found);
  });
});

describe("what the definition itself said before", () => {
  test.for([
    { earlier: "Heitetään langettajatasotesti.", found: "area" },
    { earlier: "Heitetään kykytesti.", found: undefined },
    { earlier: "", found: undefined },
  ])("$earlier", ({ earlier, found }) => {
    const pack = packs.get("fi") as LanguagePack;
    const text = "Silloin ei tarvita yllä kuvattua langettajatasotestiä.";
    const [reference] = findReferences(text, "area", ruleWordsOf(pack, packs.ruleTree), outline, earlier);
    expect(reference?.concept).toBe(found);
  });
});

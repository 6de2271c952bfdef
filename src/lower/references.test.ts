import { describe, expect, test } from "vitest";
import { parseFile } from "../compile.js";
import type { Mention } from "../model/entry.js";
import { packs } from "../packs/grammar.test-data.js";
import { linkReferences } from "./references.js";

/** Words of the mentions of other entries in the first entry of a file, with their ids. */
async function links(lang: "fr" | "it" | "fi", body: string, names: readonly string[]): Promise<unknown[]> {
  const head = {
    fr: "Invocation\nNiveau : Dru 1\nDurée : 1 round\n",
    it: "Evocazione\nLivello: Drd 1\nDurata: 1 round\n",
    fi: "Loihdinta\nTaso: Dru 1\nKesto: 1 kierros\n",
  }[lang];
  const content = [`${names[0] ?? ""}\n${head}\n${body}\n`, ...names.slice(1).map((name) => `${name}\n${head}`)].join(
    "\n",
  );
  const { entries } = await parseFile({ file: "a.txt", content }, { packs });
  const text = linkReferences(entries)[0]?.text[lang];
  const block = text?.description[0];
  const words = block !== undefined && "text" in block ? block.text : "";
  const own = (text?.mentions ?? []).filter((m: Mention) => m.type === "entry");
  return own.map(({ start, end, entry }) => [words.slice(start, end), entry]);
}

describe("names of other entries in prose", () => {
  test.for([
    ["fr", "Elle cède devant Lance de givre.", ["Lance de givre", "spell/lance-de-givre"]],
    ["fr", "Elle cède devant Lance de givre majeure.", ["Lance de givre majeure", "spell/lance-de-givre-majeure"]],
    ["fr", "Le sort Échelle la perce.", ["Échelle", "spell/echelle"]],
    ["it", "La nebbia teme Lancia di brina.", ["Lancia di brina", "spell/lancia-di-brina"]],
    ["fi", "Usva väistää, kun Kuurakeihäs lentää.", ["Kuurakeihäs", "spell/kuurakeihas"]],
  ] as const)("%s: %s", async ([lang, body, found]) => {
    const names = {
      fr: ["Brume", "Lance de givre", "Lance de givre majeure", "Échelle"],
      it: ["Nebbia", "Lancia di brina"],
      fi: ["Usva", "Kuurakeihäs"],
    }[lang];
    expect(await links(lang, body, names)).toEqual([found]);
  });

  test.for([
    { what: "a small letter", body: "Elle glisse sur l'échelle du toit." },
    { what: "one word at the start of a sentence", body: "Échelle de mesure inconnue." },
    { what: "a longer word", body: "Le vieux sort Échelles n'est pas écrit ici." },
    { what: "its own name", body: "Le sort Brume cache la lune." },
    { what: "a short name", body: "Le sort Gel la fige." },
  ])("none: $what", async ({ body }) => {
    expect(await links("fr", body, ["Brume", "Échelle", "Gel"])).toEqual([]);
  });
});

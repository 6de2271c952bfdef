import { describe, expect, test } from "vitest";
import type { Entry, EntryText } from "../model/entry.js";
import { MemoryOutput } from "./fixtures.test-data.js";
import { emitGlossary } from "./glossary.js";
import { emitRules, type RulesWords } from "./rules.js";

const order = ["range", "range/close", "range/long", "area"];
const rankOf = (concept: string): number => order.indexOf(concept);
const words = (lang: string): RulesWords | undefined =>
  lang === "xx" ? undefined : { language: (tag) => `<${tag}>`, text: (key) => `${key} & ${lang}` };
const text = (
  name: string,
  paragraphs: readonly string[],
  references: NonNullable<EntryText["facts"]>["references"] = [],
): EntryText => ({
  name,
  aliases: [],
  printed: {},
  description: paragraphs.map((paragraph) => ({ type: "paragraph", text: paragraph })),
  facts: { amounts: [], checks: [], terms: [], references },
});
const rule = (concept: string, parent: string | undefined, texts: Entry["text"]): Entry => ({
  schemaVersion: 1,
  id: `rule/${concept.replaceAll("/", "-")}`,
  kind: "rule",
  mechanics: { concept, ...(parent === undefined ? {} : { parent }) },
  text: texts,
  sources: [],
});

const entries: readonly Entry[] = [
  rule("area", undefined, {
    fr: text(
      "Zone <b>",
      ["Voir plus haut : la portée.", "</main><script>"],
      [
        { text: "plus haut", concept: "range", block: 0, start: 5, end: 14 },
        { text: "Voir", block: 0, start: 0, end: 4 },
      ],
    ),
  }),
  rule("range/close", "range", { fr: text("Courte", ["Près."]), it: text("Vicino", ["Presso."]), xx: text("X", []) }),
  rule("range", undefined, { fr: text("Portée", ["Loin."]), it: text("Raggio", ['Lontano, "qui".']) }),
];

const emit = (list: readonly Entry[]): MemoryOutput => {
  const output = new MemoryOutput();
  emitRules(output, list, { words, rankOf });
  emitGlossary(output, list, {
    rankOf,
    forms: (concept, lang) => (concept === "range" && lang === "fr" ? ["portée", "portées"] : []),
  });
  return output;
};
const output = emit(entries);

describe("pages of rules", () => {
  test("one for each language that has words, and one of all", () => {
    expect([...output.files.keys()].sort()).toEqual([
      "glossary.csv",
      "glossary.tbx",
      "rules/aligned.html",
      "rules/fr.html",
      "rules/it.html",
      "rules/style.css",
    ]);
    expect(emit([]).files.size).toBe(0);
  });

  test("children stand below their parent, in the tree's order", () => {
    const ids = [...output.text("rules/fr.html").matchAll(/<section id="([^"]+)">/g)].map(([, id]) => id);
    expect(ids).toEqual(["range", "range-close", "area"]);
    expect(output.text("rules/fr.html")).toContain('<h3><span dir="auto">Courte</span>');
  });

  test("references link where the language has the rule, and only there", () => {
    const html = output.text("rules/fr.html");
    expect(html).toContain('Voir <a href="#range">plus haut</a> : la portée.');
    expect(html.match(/href="it\.html#area"/)).toBeNull();
    expect(html).toContain('href="it.html#range-close"');
  });

  test("text of a source is text", () => {
    const html = output.text("rules/fr.html");
    expect(html).not.toContain("<script>");
    expect(html).toContain("Zone &lt;b&gt;");
    expect(html).toContain("&lt;/main&gt;&lt;script&gt;");
  });

  test("what a language lacks is marked side by side", () => {
    expect(output.text("rules/aligned.html")).toMatch(
      /<tr id="area"[^]*<td class="missing" lang="it">missing &amp; it<\/td>/,
    );
  });
});

describe("glossary", () => {
  test("TBX has each concept's names and definition", () => {
    const tbx = output.text("glossary.tbx");
    expect(tbx).toContain('<tbx type="TBX-Basic" style="dca"');
    expect([...tbx.matchAll(/<conceptEntry id="([^"]+)">/g)].map(([, id]) => id)).toEqual([
      "range",
      "range-close",
      "area",
    ]);
    expect(tbx).toContain("<term>Raggio</term>");
    expect(tbx).toContain('<descrip type="definition">Lontano, &quot;qui&quot;.</descrip>');
    expect(tbx.match(/<term>portées<\/term>/g)).toHaveLength(1);
    // A form that is the name in small letters says nothing new.
    expect(tbx).not.toContain("<term>portée</term>");
  });

  test("CSV has a row for each concept", () => {
    expect(output.text("glossary.csv").split("\r\n").slice(0, 2)).toEqual([
      "concept,parent,fr,it,xx,definition_fr,definition_it,definition_xx",
      'range,"",Portée,Raggio,"",Loin.,"Lontano, ""qui"".",""',
    ]);
  });
});

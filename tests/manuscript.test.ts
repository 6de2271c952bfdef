import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { cardWords } from "../src/cli/card-words.js";
import { mergeEntries, parseFile } from "../src/compile.js";
import { cardInLanguage } from "../src/emit/cards/card-entry.js";
import { manuscriptDocx } from "../src/emit/manuscript/docx.js";
import { manuscriptIcml } from "../src/emit/manuscript/icml.js";
import type { Manuscript } from "../src/emit/manuscript/manuscript.js";
import { manuscriptEntry } from "../src/emit/manuscript/manuscript-entry.js";
import { fieldOrder } from "../src/kinds/all-kinds.js";
import type { DescriptionBlock, Entry } from "../src/model/entry.js";
import { type Lang, packOf, packs } from "../src/print/packs.test-data.js";
import { Translations } from "../src/report/words.js";

const corpus = join(import.meta.dirname, "../corpus");

/** The spells and powers of the sample rulebook in one language. */
async function rulebook(lang: Lang): Promise<readonly Entry[]> {
  const files = readdirSync(join(corpus, lang)).sort();
  const parsed = await Promise.all(
    files.map((file) => parseFile({ file, content: readFileSync(join(corpus, lang, file)) }, { packs, lang })),
  );
  return mergeEntries(parsed).entries.filter(({ kind }) => kind !== "rule");
}

function manuscriptOf(entries: readonly Entry[], lang: Lang): Manuscript {
  const pack = packOf(lang);
  const words = cardWords(pack, new Translations(), packs);
  if (words === undefined) throw new Error(`no words of ${lang}`);
  const written = entries.flatMap((entry) => {
    const card = cardInLanguage(entry, pack);
    return card === undefined ? [] : [manuscriptEntry(card, words, fieldOrder(entry.kind))];
  });
  return { lang, title: "Book", entries: written };
}

async function readBack(file: string, content: Uint8Array | string, lang: Lang): Promise<readonly Entry[]> {
  const { entries } = await parseFile({ file, content }, { packs, lang });
  return entries;
}

const formats = {
  docx: (manuscript: Manuscript) => manuscriptDocx(manuscript),
  icml: (manuscript: Manuscript) => [...manuscriptIcml(manuscript)].join(""),
} as const;
const rows = (["docx", "icml"] as const).flatMap((format) =>
  (["fr", "it", "fi"] as const).map((lang) => ({ format, lang })),
);

const rules = (entries: readonly Entry[], lang: Lang): Record<string, unknown> =>
  Object.fromEntries(entries.map(({ text, mechanics }) => [text[lang]?.name ?? "", mechanics]));

const texts = (entries: readonly Entry[], lang: Lang): Record<string, unknown> =>
  Object.fromEntries(entries.map(({ text }) => [text[lang]?.name ?? "", text[lang]?.description.map(wordsOf)]));

/**
 * What is printed in every language. Targets, effects and areas may be worded freely, and displays be none: those lines
 * stay as they are.
 */
function printedRules(mechanics: Entry["mechanics"]): unknown {
  const isPrinted = ([key, value]: [string, unknown]): boolean =>
    !/target|effect|area/i.test(key) && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(mechanics).filter(isPrinted));
}

/** A block without marks; what a detail is labelled with may be written in another letter case. */
function wordsOf(block: DescriptionBlock): unknown {
  switch (block.type) {
    case "list":
      return [block.type, block.ordered, block.items.map(({ text }) => text)];
    case "table":
      return [block.type, [block.header, ...block.rows].map((row) => row.map(({ text }) => text))];
    case "detail":
      return [block.type, block.role, block.text];
    default:
      return [block.type, block.text];
  }
}

describe("a manuscript of the sample rulebook", () => {
  test.for(rows)("$format in $lang is compiled back to the same mechanics", async ({ format, lang }) => {
    const entries = await rulebook(lang);
    expect(entries.length).toBeGreaterThan(30);
    const back = await readBack(`book.${format}`, formats[format](manuscriptOf(entries, lang)), lang);
    expect(rules(back, lang)).toEqual(rules(entries, lang));
  });

  test.for(rows)("$format in $lang keeps every paragraph", async ({ format, lang }) => {
    const entries = await rulebook(lang);
    const back = await readBack(`book.${format}`, formats[format](manuscriptOf(entries, lang)), lang);
    expect(texts(back, lang)).toEqual(texts(entries, lang));
  });

  test.for(rows)("$format in $lang of a book in another language says the same rules", async ({ format, lang }) => {
    const from = lang === "fr" ? "it" : "fr";
    const entries = await rulebook(from);
    const back = await readBack(`book.${format}`, formats[format](manuscriptOf(entries, lang)), lang);
    const named = (read: readonly Entry[], own: Lang): Record<string, unknown> =>
      Object.fromEntries(read.map(({ text, mechanics }) => [text[own]?.name ?? "", printedRules(mechanics)]));
    expect(named(back, lang)).toEqual(named(entries, from));
  });
});

import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { importTranslation } from "../src/cli/import/import-translation.js";
import { parseFile } from "../src/compile.js";
import type { CodedText } from "../src/emit/interchange/coded-text.js";
import { poFile } from "../src/emit/interchange/po.js";
import { readPo } from "../src/emit/interchange/read-po.js";
import { readXliff } from "../src/emit/interchange/read-xliff.js";
import type { TranslationFile } from "../src/emit/interchange/translation.js";
import { entryUnits, type EntryUnits } from "../src/emit/interchange/units.js";
import { xliff } from "../src/emit/interchange/xliff.js";
import type { Entry } from "../src/model/entry.js";
import type { PackSet } from "../src/packs/pack-set.js";
import { languagePair, loadPacks, readRulebook } from "./sample-rulebook.js";

// Export and import of whole books: what is translated already comes back as it was.

let packs: PackSet;
let book: readonly Entry[];
beforeAll(async () => {
  packs = await loadPacks();
  book = await readRulebook(packs);
});

type Format = "xliff" | "po";

/** What a translator would get back unchanged. */
function exchanged(units: readonly EntryUnits[], from: string, into: string, format: Format): TranslationFile {
  return format === "po"
    ? readPo("book.po", poFile(units, from, into))
    : readXliff("book.xlf", [...xliff(units, from, into)].join(""));
}

async function readBack(content: string): Promise<readonly Entry[]> {
  return (await parseFile({ file: "entry.md", content }, { packs })).entries;
}

const plain = (entry: Entry | undefined, lang: string): unknown => {
  const { name, description, facts } = entry?.text[lang] ?? {};
  const blocks = description?.map((block) => ({ ...block, level: 0, inline: false, label: "" }));
  return { id: entry?.id, mechanics: JSON.stringify(entry?.mechanics), name, blocks, facts };
};

const directions = ["fr it", "it fi", "fi fr", "it fr"].flatMap((pair) =>
  (["xliff", "po"] as const).map((format) => {
    const [from = "", into = ""] = pair.split(" ");
    return { from, into, format };
  }),
);

describe("the rulebook, exported and imported", () => {
  test.for(directions)("$from to $into as $format is the same text", async ({ from, into, format }) => {
    const pair = languagePair(packs, from, into);
    const units = book.flatMap((entry) => entryUnits(entry, pair) ?? []);
    const { faults, incomplete, written } = await importTranslation(
      exchanged(units, from, into, format),
      book,
      pair,
      packs,
    );
    expect({ faults, incomplete }).toEqual({ faults: [], incomplete: [] });
    expect(written).toHaveLength(37);
    expect(written.flatMap(({ entries }) => entries).sort()).toEqual(inBoth(from, into));
    const byId = new Map(book.map((entry) => [entry.id, entry]));
    for (const { entries, content } of written) {
      const read = await readBack(content);
      expect(read.map(({ id }) => id)).toEqual(entries);
      for (const entry of read) expect(plain(entry, into)).toEqual(plain(byId.get(entry.id), into));
    }
  });

  const inBoth = (from: string, into: string): string[] =>
    book.flatMap(({ id, text }) => (from in text && into in text ? [id] : [])).sort();
});

/** A translation of which only numbers, marks and blocks are those of the source. */
function scrambled(coded: CodedText): CodedText {
  return coded.map((piece) => {
    if (piece.type === "number") return { ...piece, label: undefined };
    if (piece.type === "pair") return { ...piece, children: scrambled(piece.children) };
    return { ...piece, text: piece.text.replace(/\p{L}/gu, (letter) => (/\p{Lu}/u.test(letter) ? "Q" : "q")) };
  });
}

describe("rules in a language that has none yet", () => {
  test.for(["fr", "it", "fi"])("%s to English", async (from) => {
    const pair = languagePair(packs, from, "en");
    const rules = book.filter(({ kind }) => kind === "rule");
    const units = rules.flatMap((entry) => entryUnits(entry, pair) ?? []);
    const exported = exchanged(units, from, "en", "xliff");
    const translated = exported.units.map((unit) => ({
      ...unit,
      // Names are the pack's where a translator leaves them out.
      target: unit.key.endsWith("#name") ? undefined : scrambled(unit.source),
    }));
    const { faults, incomplete, written } = await importTranslation(
      { ...exported, units: translated },
      book,
      pair,
      packs,
    );
    expect({ faults, incomplete }).toEqual({ faults: [], incomplete: [] });
    const [chapter] = written;
    const read = await readBack(chapter?.content ?? "");
    expect(read.map(({ id }) => id)).toEqual(chapter?.entries);
    const wanted = rules.flatMap(({ id, mechanics, text: { [from]: text } }) =>
      text === undefined || text.description.length === 0
        ? []
        : [{ id, mechanics, shape: text.description.map(({ type }) => type) }],
    );
    const found = read.map(({ id, mechanics, text: { en } }) => ({
      id,
      mechanics,
      shape: en?.description.map(({ type }) => type),
    }));
    expect(found.sort((a, b) => (a.id < b.id ? -1 : 1))).toEqual(wanted);
  });
});

describe("any translation", () => {
  const spell = (text: string): string => `Lueur de vase
Évocation [lumière]
Niveau : Dru 1, Ens/Mag 1
Composantes : V, G
Temps d’incantation : 1 action simple
Portée : contact
Cible : objet touché
Durée : 10 minutes/niveau (T)
${text}
`;
  const words = fc.array(fc.stringMatching(/^[a-zàè{}<>&0-9*_`[\]()#|~.!:\\-]{1,9}$/u), { minLength: 1, maxLength: 8 });

  test("is written as it is, or refused", async () => {
    const source = { file: "a.txt", content: spell("La vase luit.") };
    const { entries } = await parseFile(source, { packs });
    const pair = languagePair(packs, "fr", "it");
    const [first] = entries.flatMap((entry) => entryUnits(entry, pair) ?? []);
    const { units } = exchanged(first === undefined ? [] : [first], "fr", "it", "po");
    let writtenOnes = 0;
    await fc.assert(
      fc.asyncProperty(words, async (list) => {
        const text = list.join(" ");
        const translated = units.map((unit) => ({
          ...unit,
          target: [{ type: "text" as const, text: unit.key.endsWith("#name") ? "Bagliore di melma" : text }],
        }));
        const file = { file: "a.po", from: "fr", into: "it", text: "", units: translated };
        const { faults, written } = await importTranslation(file, entries, pair, packs);
        expect(faults.length + written.length).toBe(1);
        const [own] = written;
        if (own === undefined) return;
        writtenOnes++;
        const [back] = await readBack(own.content);
        expect(back?.text["it"]?.description).toEqual([{ type: "paragraph", text }]);
        expect(back?.mechanics).toEqual(entries[0]?.mechanics);
      }),
    );
    expect(writtenOnes).toBeGreaterThan(50);
  });
});

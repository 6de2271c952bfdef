import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { importTranslation } from "../src/cli/import-translation.js";
import { type Alignment, mergeEntries, type ParsedFile, parseFile } from "../src/compile.js";
import { poFile } from "../src/emit/interchange/po.js";
import { readPo } from "../src/emit/interchange/read-po.js";
import { readXliff } from "../src/emit/interchange/read-xliff.js";
import type { TranslationFile } from "../src/emit/interchange/translation.js";
import { entryUnits, type EntryUnits, type LanguagePair } from "../src/emit/interchange/units.js";
import { xliff } from "../src/emit/interchange/xliff.js";
import type { Entry } from "../src/model/entry.js";
import { loadPackData, loadSharedData } from "../src/packs/load-pack.js";
import type { LanguagePack } from "../src/packs/language-pack.js";
import { PackSet } from "../src/packs/pack-set.js";

// Export and import of whole books: what is translated already comes back as it was.

const root = resolve(import.meta.dirname, "..");
const langs = ["fr", "it", "fi", "en"];

let packs: PackSet;
let book: readonly Entry[];
beforeAll(async () => {
  const data = await Promise.all(langs.map((lang) => loadPackData(join(root, "grammar", lang))));
  packs = new PackSet(await loadSharedData(join(root, "grammar/shared")), data);
  const alignment = parse(readFileSync(join(root, "corpus/alignment.yaml"), "utf8")) as Alignment;
  const files: ParsedFile[] = [];
  for (const lang of ["fr", "it", "fi"]) {
    for (const name of readdirSync(join(root, "corpus", lang))) {
      const file = `${lang}/${name}`;
      files.push(await parseFile({ file, content: readFileSync(join(root, "corpus", file)) }, { packs, alignment }));
    }
  }
  book = mergeEntries(files).entries;
});

const pairOf = (from: string, into: string): LanguagePair => ({
  from: packs.get(from) as LanguagePack,
  into: packs.get(into) as LanguagePack,
});

type Format = "xliff" | "po";

/** What a translator would get back unchanged. */
function exchanged(units: readonly EntryUnits[], from: string, into: string, format: Format): TranslationFile {
  return format === "po"
    ? readPo("book.po", poFile(units, from, into))
    : readXliff("book.xlf", [...xliff(units, from, into)].join(""));
}

async function readBack(content: string): Promise<Entry | undefined> {
  return (await parseFile({ file: "entry.md", content }, { packs })).entries[0];
}

const plain = (entry: Entry | undefined, lang: string): unknown => {
  const { name, description } = entry?.text[lang] ?? {};
  const blocks = description?.map((block) => ({ ...block, level: 0, inline: false, label: "" }));
  return { id: entry?.id, mechanics: JSON.stringify(entry?.mechanics), name, blocks };
};

const directions = ["fr it", "it fi", "fi fr", "it fr"].flatMap((pair) =>
  (["xliff", "po"] as const).map((format) => {
    const [from = "", into = ""] = pair.split(" ");
    return { from, into, format };
  }),
);

describe("the rulebook, exported and imported", () => {
  test.for(directions)("$from to $into as $format is the same text", async ({ from, into, format }) => {
    const pair = pairOf(from, into);
    const units = book.flatMap((entry) => entryUnits(entry, pair) ?? []);
    const { faults, incomplete, written } = await importTranslation(
      exchanged(units, from, into, format),
      book,
      pair,
      packs,
    );
    expect({ faults, incomplete }).toEqual({ faults: [], incomplete: [] });
    expect(written).toHaveLength(36);
    const byId = new Map(book.map((entry) => [entry.id, entry]));
    for (const { id, content } of written)
      expect(plain(await readBack(content), into)).toEqual(plain(byId.get(id), into));
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
    const pair = pairOf("fr", "it");
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
        const file = { file: "a.po", from: "fr", into: "it", units: translated };
        const { faults, written } = await importTranslation(file, entries, pair, packs);
        expect(faults.length + written.length).toBe(1);
        const [own] = written;
        if (own === undefined) return;
        writtenOnes++;
        const back = await readBack(own.content);
        expect(back?.text["it"]?.description).toEqual([{ type: "paragraph", text }]);
        expect(back?.mechanics).toEqual(entries[0]?.mechanics);
      }),
    );
    expect(writtenOnes).toBeGreaterThan(50);
  });
});

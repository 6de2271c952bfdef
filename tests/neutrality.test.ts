import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "..");
const foreign = ["fr", "it", "fi"];
const shortest = 5;

/** Files that are tables of characters; they write them as \u escapes where they can. */
const characterTables: readonly string[] = ["src/emit/cards/font-widths.ts"];

/** English words that are forms of a pack too and stand in none of the sources of `englishWords`. */
const moreEnglish = [
  "caster",
  "debris",
  "folio",
  "metre",
  "metres",
  "parchment",
  "potion",
  "ritual",
  "rounds",
  "spells",
];

const filesBelow = (folder: string, ending: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
        .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
        .filter((path) => path.endsWith(ending))
        .sort()
    : [];

const sources = filesBelow("src", ".ts")
  .filter((file) => !/\.test(-data)?\.ts$/.test(file) && !file.startsWith("src/generated/"))
  .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").split("\n") }));

/** Lower-case words without accents; `rangeOf` is two. */
function wordsOf(text: string): string[] {
  const folded = text
    .replace(/\\u[0-9a-fA-F]{4}/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/\u0153/gu, "oe")
    .replace(/\u00E6/gu, "ae")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2");
  return folded.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function stringsOf(data: unknown): string[] {
  if (typeof data === "string") return [data];
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(stringsOf);
}

const packTexts = (lang: string): { file: string; forms: string[] }[] =>
  [...filesBelow(`grammar/${lang}/terms`, ".yaml"), ...filesBelow(`grammar/${lang}`, "/labels.yaml")].map((file) => ({
    file,
    forms: stringsOf(parse(readFileSync(join(root, file), "utf8"))),
  }));

/** The English pack, ids and schemas of the project, and the declarations of the JavaScript library with their prose. */
function englishWords(): Set<string> {
  const library = dirname(createRequire(import.meta.url).resolve("typescript"));
  const texts = [
    ...packTexts("en").flatMap(({ forms }) => forms),
    ...[...filesBelow("grammar/shared", ".yaml"), ...filesBelow("schemas", ".json")].map((file) =>
      readFileSync(join(root, file), "utf8"),
    ),
    ...["lib.es5.d.ts", "lib.dom.d.ts"].map((file) => readFileSync(join(library, file), "utf8")),
    ...moreEnglish,
  ];
  return new Set(texts.flatMap(wordsOf));
}

/** The word or its singular. */
const isIn = (english: ReadonlySet<string>, word: string): boolean =>
  english.has(word) || (word.endsWith("s") && english.has(word.slice(0, -1)));

interface ForeignForm {
  readonly words: readonly string[];
  readonly file: string;
}

/** Forms that no English text would contain, by their first word. */
function foreignForms(english: ReadonlySet<string>): Map<string, ForeignForm[]> {
  const byFirst = new Map<string, ForeignForm[]>();
  for (const { file, forms } of foreign.flatMap(packTexts)) {
    for (const form of forms) {
      const words = wordsOf(form);
      const [first] = words;
      if (first === undefined || words.join("").length < shortest) continue;
      // A phrase of short words is no evidence: one of its words must be long enough to be told from English.
      if (!words.some((word) => word.length >= shortest && !isIn(english, word))) continue;
      byFirst.set(first, [...(byFirst.get(first) ?? []), { words, file }]);
    }
  }
  return byFirst;
}

function formsIn(line: string, forms: ReadonlyMap<string, readonly ForeignForm[]>): ForeignForm[] {
  const words = wordsOf(line);
  return words.flatMap((word, at) =>
    (forms.get(word) ?? []).filter((form) => form.words.every((part, i) => words[at + i] === part)),
  );
}

describe("no language stands in src", () => {
  test("no letter outside ASCII", () => {
    const found = sources
      .filter(({ file }) => !characterTables.includes(file))
      .flatMap(({ file, lines }) =>
        lines.flatMap((line, i) =>
          (line.match(/[^\P{L}A-Za-z]/gu) ?? []).map((letter) => `${file}:${String(i + 1)} has the letter ${letter}`),
        ),
      );
    expect(found).toEqual([]);
  });

  test("no word of a pack", () => {
    const forms = foreignForms(englishWords());
    const found = sources.flatMap(({ file, lines }) =>
      lines.flatMap((line, i) =>
        formsIn(line, forms).map((form) => `${file}:${String(i + 1)} has \`${form.words.join(" ")}\` of ${form.file}`),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test.for([
    { line: 'if (label === "port\u00E9e") return;', found: ["portee"] },
    { line: "const porteeMax = 1;", found: ["portee"] },
    { line: "// up to jet de sauvegarde", found: ["jet de sauvegarde"] },
    { line: "const portable = rounds;", found: [] },
  ])("$line", ({ line, found }) => {
    const forms = new Map<string, ForeignForm[]>([
      ["portee", [{ words: ["portee"], file: "labels.yaml" }]],
      ["jet", [{ words: ["jet", "de", "sauvegarde"], file: "labels.yaml" }]],
    ]);
    expect(formsIn(line, forms).map((form) => form.words.join(" "))).toEqual(found);
  });
});

import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { cardWords } from "../src/cli/card-words.js";
import { parseFile } from "../src/compile.js";
import type { DescriptionBlock, Entry, EntryText, Mechanics } from "../src/model/entry.js";
import type { PackSet } from "../src/packs/pack-set.js";
import { Translations } from "../src/report/words.js";
import { Random } from "./random.js";

/**
 * Makes rulebooks of any size from the project's own corpus: its entries are compiled, taken apart and printed again.
 *
 * No value cache may profit from repetition that a real book doesn't have, so of every entry vary: the name (a name of
 * the corpus and two words of its prose, each name once); the classes and domains of the level line and their levels;
 * which saving throw, resistance, casting time and duration goes with which target; the numbers of distances,
 * counts, durations and points, by factors that keep metric values exact; and the description, whose two to four
 * paragraphs are drawn sentence by sentence, with other dice, DCs, bonuses, distances and percentages each time.
 * Yes and no, saves and the three standard ranges stand as in the corpus, since every book repeats those too.
 */
export class BookGenerator {
  readonly #langs: readonly Material[];

  constructor(langs: readonly Material[]) {
    this.#langs = langs;
  }

  /** @param format - Markdown in five layouts, or plain lines. A chapter of 20 entries has one language and one layout. */
  book(entries: number, format: "md" | "txt" = "md", seed = 1): string {
    const random = new Random(seed);
    const names = new Set<string>();
    const parts: string[] = [];
    for (let i = 0; i < entries; i++) {
      const chapter = Math.floor(i / 20);
      const material = this.#langs[chapter % this.#langs.length] as Material;
      const layout = format === "txt" ? plain : (layouts[chapter % layouts.length] as Layout);
      if (i % 20 === 0 && format === "md") parts.push(`# ${capital(random.of(material.words))} ${chapter + 1}\n\n`);
      const entry = random.of(material.entries);
      const name = nameOf(material, names, random);
      parts.push(layout(name, fieldsOf(entry, material, random), material), description(material, format, random));
    }
    return parts.join("");
  }
}

/** What a language's books are made of. */
export interface Material {
  readonly lang: string;
  readonly entries: readonly Sample[];
  /** Label of a field. */
  readonly label: (key: string, kind: "spell" | "power") => string;
  readonly names: readonly string[];
  /** Longer words of the prose, in lower case. */
  readonly words: readonly string[];
  readonly sentences: readonly string[];
  /** Detail paragraphs, lists and tables as they stand below a description. */
  readonly extras: readonly DescriptionBlock[];
}

interface Sample {
  readonly kind: "spell" | "power";
  readonly mechanics: Mechanics;
  readonly printed: Readonly<Record<string, string>>;
  readonly hasStandardRange: boolean;
}

/** @param corpus - Folder with a folder of texts per language. */
export async function makeGenerator(corpus: string, packs: PackSet): Promise<BookGenerator> {
  return new BookGenerator(await loadMaterials(corpus, packs));
}

/** @param corpus - Folder with a folder of texts per language. */
export async function loadMaterials(corpus: string, packs: PackSet): Promise<Material[]> {
  const langs = packs.langs.filter((lang) => existsSync(join(corpus, lang)));
  return Promise.all(langs.map((lang) => materialOf(lang, join(corpus, lang), packs)));
}

async function materialOf(lang: string, folder: string, packs: PackSet): Promise<Material> {
  const entries: Entry[] = [];
  for (const name of (await readdir(folder)).sort()) {
    const file = join(folder, name);
    const parsed = await parseFile({ file, content: await readFile(file) }, { packs, lang });
    entries.push(...parsed.entries.filter(({ kind }) => kind !== "rule"));
  }
  const words = cardWords(packs.get(lang), new Translations(), packs);
  const texts = entries.map((entry) => entry.text[lang] as EntryText);
  const blocks = texts.flatMap((text) => text.description);
  const paragraphs = blocks.flatMap((block) => (block.type === "paragraph" ? [marked(block)] : []));
  const plainWords = paragraphs.flatMap((text) => text.match(/(?<!\p{L})\p{Ll}{6,}/gu) ?? []);
  return {
    lang,
    entries: entries.map(({ kind, mechanics }, i) => ({
      kind: kind === "power" ? "power" : "spell",
      mechanics,
      printed: (texts[i] as EntryText).printed,
      hasStandardRange: /close|medium|long/.test(mechanics.range?.kind ?? ""),
    })),
    label: (key, kind) => words?.label(key, kind) ?? key,
    names: texts.map(({ name }) => name),
    words: [...new Set(plainWords)],
    // A sentence ends at a full stop behind a word and before a capital.
    sentences: paragraphs
      .flatMap((text) => text.split(/(?<=[\p{Ll})]\.) (?=\p{Lu})/u))
      .filter((text) => text.endsWith(".")),
    extras: blocks.filter(({ type }) => type === "detail" || type === "list" || type === "table"),
  };
}

function nameOf({ names, words }: Material, known: Set<string>, random: Random): string {
  for (;;) {
    const name = `${random.of(names)} ${random.of(words)} ${random.of(words)}`;
    if (known.has(name)) continue;
    known.add(name);
    return name;
  }
}

type Field = readonly [key: string, value: string, kind: "spell" | "power"];

const recombined = ["savingThrow", "resistance", "castingTime", "duration"];
const numbered = ["castingTime", "range", "duration", "powerPoints"];

function fieldsOf({ kind, printed, hasStandardRange }: Sample, { entries }: Material, random: Random): Field[] {
  const others = entries.filter((entry) => entry.kind === kind);
  return Object.keys(printed).map((key): Field => {
    if (key === "levels") return [key, levels(others, random), kind];
    const value = (recombined.includes(key) ? random.of(others).printed[key] : undefined) ?? printed[key] ?? "";
    const varies = key === "range" ? !hasStandardRange : numbered.includes(key) || /target|effect|area/i.test(key);
    return [key, varies ? scaled(value, random) : value, kind];
  });
}

/** One to six lists of the corpus' level lines, each with a level from 0 to 9. */
function levels(entries: readonly Sample[], random: Random): string {
  const known = entries.flatMap(({ printed }) =>
    (printed["levels"] ?? "").split(/, /).map((part) => part.replace(/ \d+$/, "")),
  );
  const lists = [...new Set(known)].filter((list) => /^\p{L}/u.test(list));
  const chosen = new Set(Array.from({ length: random.integer(1, 6) }, () => random.of(lists)));
  return [...chosen].map((list) => `${list} ${random.integer(0, 9)}`).join(", ");
}

/** Multiplies whole numbers from 2 on: 9 m becomes 9, 18 … 108 m, so plurals stay plurals and metres stay multiples of feet. */
function scaled(value: string, random: Random): string {
  return value.replace(/(?<![\d,./])\d+(?![\d,./]*\d)/g, (digits) =>
    Number(digits) < 2 ? digits : String(Number(digits) * random.integer(1, 12)),
  );
}

/** Other dice, percentages and numbers in the places of those that are there. */
export function varied(prose: string, random: Random): string {
  return prose
    .replace(/\d+(?=[dn]\d)/g, () => String(random.integer(1, 12)))
    .replace(/(?<=\d[dn])\d+/g, () => String(random.of([4, 6, 8, 10, 12])))
    .replace(/\d+(?=[ \u00A0\u202F]%)/g, () => String(random.integer(1, 19) * 5))
    .replace(/(?<![\p{L}\d,.])\d+(?![\d,.]*\d|[dn]\d|[ \u00A0\u202F]%)/gu, (digits) =>
      Number(digits) < 2 ? digits : String(Number(digits) * random.integer(1, 6)),
    );
}

function description({ lang, sentences, extras }: Material, format: "md" | "txt", random: Random): string {
  const gap = format === "md" ? "\n\n" : "\n";
  const paragraphs = Array.from({ length: random.integer(2, 4) }, () =>
    Array.from({ length: random.integer(1, 4) }, () => varied(random.of(sentences), random)).join(" "),
  );
  if (random.integer(1, 2) === 1) paragraphs.push(extra(random.of(extras), colonOf(lang), random));
  const text = paragraphs.join(gap);
  return `${format === "md" ? text : text.replace(/\*/g, "")}\n\n`;
}

function extra(block: DescriptionBlock, colon: string, random: Random): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  switch (block.type) {
    case "detail":
      return `*${block.label ?? block.role}${colon}* ${varied(marked(block), random)}`;
    case "list":
      return block.items.map((item) => `- ${varied(marked(item), random)}`).join("\n");
    case "table":
      return [
        row(block.header.map(marked)),
        row(block.header.map(() => "---")),
        ...block.rows.map((cells) => row(cells.map((cell) => varied(marked(cell), random)))),
      ].join("\n");
    default:
      return marked(block);
  }
}

/** Text with its emphasis. */
function marked({
  text,
  marks = [],
}: {
  text: string;
  marks?: readonly { start: number; end: number; type: string }[];
}): string {
  let result = text;
  for (const { start, end, type } of [...marks].sort((a, b) => b.start - a.start)) {
    const sign = type === "strong" ? "**" : type === "emphasis" ? "*" : "";
    result = `${result.slice(0, start)}${sign}${result.slice(start, end)}${sign}${result.slice(end)}`;
  }
  return result;
}

type Layout = (name: string, fields: readonly Field[], material: Material) => string;

const isType = ([key]: Field): boolean => key === "school" || key === "discipline";
const colonOf = (lang: string): string => (lang === "fr" ? "\u00A0:" : ":");

/** An italic type line, then bold labels; `end` is the hard break between lines. */
function lines(end: string): Layout {
  return (name, fields, { label, lang }) => {
    const rows = fields.map((field) => {
      const [key, value, kind] = field;
      return isType(field) ? `*${value}*` : `**${label(key, kind)}${colonOf(lang)}** ${value}`;
    });
    return `## ${name}\n\n${rows.join(`${end}\n`)}\n\n`;
  };
}

const bullets: Layout = (name, fields, { label, lang }) =>
  `## ${name}\n\n${fields.map(([key, value, kind]) => `- **${label(key, kind)}${colonOf(lang)}** ${value}\n`).join("")}\n`;

const table: Layout = (name, fields, { label }) =>
  `## ${name}\n\n| | |\n|---|---|\n${fields.map(([key, value, kind]) => `| **${label(key, kind)}** | ${value} |\n`).join("")}\n`;

/** School and levels on one line, labels without colons. */
const header: Layout = (name, fields, { label }) => {
  const rows = fields.map(([key, value, kind]) => `**${label(key, kind)}** ${value}`);
  return `### ${name}\n\n${rows.slice(0, 2).join("; ")}  \n${rows.slice(2).join("  \n")}\n\n`;
};

const plain: Layout = (name, fields, { label, lang }) => {
  const rows = fields.map((field) => {
    const [key, value, kind] = field;
    return isType(field) ? value : `${label(key, kind)}${colonOf(lang)} ${value}`;
  });
  return `${name}\n${rows.join("\n")}\n\n`;
};

/** Five layouts and three languages: every pair comes up. */
const layouts: readonly Layout[] = [lines("  "), bullets, table, lines("\\"), header];

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

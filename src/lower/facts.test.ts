import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DescriptionBlock, FactAmount, FactCheck } from "../model/entry.js";
import { factPack, type FactLang } from "../values/facts/stated.test-data.js";
import { findFacts } from "./facts.js";

const paragraph = (text: string): DescriptionBlock => ({ type: "paragraph", text, marks: [] });
const factsOf = (lang: FactLang, ...texts: string[]) => findFacts(texts.map(paragraph), factPack(lang), undefined);

describe("where a fact stands", () => {
  test("in the block's text, as printed", () => {
    expect(factsOf("fr", "Rien ici.", "À 9 mètres, le test de Saut (DD 15) échoue.")).toEqual({
      amounts: [{ unit: "ft", base: 30, printed: "9 mètres", block: 1, start: 2, end: 10 }],
      checks: [{ dc: 15, of: "jump", printed: "DD 15", block: 1, start: 29, end: 34 }],
      terms: ["skill/jump"],
    });
  });

  test("in the list's item, in the table's cell", () => {
    const text = (words: string) => ({ text: words, marks: [] });
    const blocks: DescriptionBlock[] = [
      { type: "list", ordered: false, items: [text("nulla"), text("3 metri")] },
      { type: "table", header: [text("durata")], rows: [[text("2 ore")]] },
    ];
    expect(findFacts(blocks, factPack("it"), undefined).amounts).toEqual([
      { unit: "ft", base: 10, printed: "3 metri", block: 0, item: 1, start: 0, end: 7 },
      { unit: "hour", base: 2, printed: "2 ore", block: 1, item: 1, start: 0, end: 5 },
    ]);
  });

  test("in two pieces", () => {
    expect(factsOf("en", "It reaches 25 feet. This range grows by 5 feet for every two levels.").amounts).toEqual([
      {
        unit: "ft",
        base: 25,
        step: 5,
        perLevels: 2,
        printed: "25 feet […] 5 feet for every two levels",
        block: 0,
        start: 11,
        end: 18,
        rest: { block: 0, start: 40, end: 67 },
      },
    ]);
  });

  test("the full stop of the sentence is not the unit's", () => {
    expect(factsOf("en", "It is visible from 30 ft.").amounts[0]?.printed).toBe("30 ft");
  });
});

describe("what a fact is of", () => {
  test.for([
    { lang: "fr", text: "un malus de -2 à l'initiative", of: "initiative", plus: undefined },
    { lang: "fr", text: "le DD des tests de Fouille augmente de 2", of: "search-dc", plus: undefined },
    { lang: "it", text: "subisce 2d6 danni da fuoco", of: "damage", plus: undefined },
    { lang: "it", text: "la CA è 10 + il modificatore di taglia", of: "armor-class", plus: ["size-modifier"] },
    { lang: "fi", text: "laistohyvitys on 2 + puolet langettajatasosta", of: undefined, plus: ["half-caster-level"] },
    { lang: "fi", text: "parantaa 1n8 kestopistettä", of: "hit-points", plus: undefined },
    { lang: "en", text: "a 20% chance of spell failure", of: "spell-failure", plus: undefined },
  ] as const)("$lang: $text", ({ lang, text, of, plus }) => {
    const [amount] = factsOf(lang, text).amounts;
    expect({ of: amount?.of, plus: amount?.plus }).toEqual({ of, plus });
  });
});

describe("examples", () => {
  test.for([
    { lang: "fr", text: "Par exemple, le mur tient 3 rounds. Il mesure 9 m.", examples: ["3 rounds"] },
    { lang: "it", text: "La luce (ad esempio una torcia per 1 ora) arriva a 6 metri.", examples: ["1 ora"] },
    { lang: "fi", text: "Muuri on esimerkiksi 10 jalkaa korkea.", examples: ["10 jalkaa"] },
    { lang: "fi", text: "Niinpä esimerkiksi 10 jalan muuri ei estä loitsua.", examples: [] },
    {
      lang: "en",
      text: "The range is 25 ft. + 5 ft. per two levels (30 feet at 2nd level, 35 feet at 4th level).",
      examples: ["30 feet", "2nd level", "35 feet", "4th level"],
    },
  ] as const)("$lang: $text", ({ lang, text, examples }) => {
    const { amounts } = factsOf(lang, text);
    expect(amounts.filter(({ example }) => example).map(({ printed }) => printed)).toEqual(examples);
  });
});

describe("actions", () => {
  test.for([
    { lang: "fr", text: "Il faut 1 action simple, puis une action complexe.", actions: ["standard 1", "full-round"] },
    { lang: "it", text: "Costa 2 azioni di movimento.", actions: ["move 2"] },
    { lang: "fi", text: "Keskittyminen on perustoiminto.", actions: ["standard"] },
    { lang: "en", text: "A free action is no swift action.", actions: ["free", "swift"] },
    { lang: "en", text: "The action moves on.", actions: [] },
  ] as const)("$lang: $text", ({ lang, text, actions }) => {
    const found = factsOf(lang, text).actions ?? [];
    expect(found.map(({ action, count }) => (count === undefined ? action : `${action} ${count}`))).toEqual(actions);
  });
});

describe("lists and terms", () => {
  test.for([
    {
      lang: "fr",
      text: "soit le feu, le froid, l'acide et le son",
      lists: { descriptors: ["fire", "cold", "acid", "sonic"] },
    },
    {
      lang: "it",
      text: "bardo (Brd), chierico (Chr), druido (Drd), mago (Mag)",
      lists: { classes: ["bard", "cleric", "druid", "wizard"] },
    },
    {
      lang: "fi",
      text: "Estäntä, Harhanta, Kiehdonta ja Lietsonta",
      lists: { schools: ["abjuration", "illusion", "enchantment", "evocation"] },
    },
    { lang: "en", text: "auditory, material and mental", lists: undefined },
  ] as const)("$lang: $text", ({ lang, text, lists }) => {
    expect(factsOf(lang, text).lists).toEqual(lists);
  });

  test("each term once, sorted", () => {
    expect(
      factsOf("en", "A Will save, a Jump check (DC 10), then a standard action and another Will save.").terms,
    ).toEqual(["action/standard", "save/will", "skill/jump"]);
  });
});

test("the ruleset's units", () => {
  const facts = findFacts([paragraph("Loitsu kantaa 24 metriä.")], factPack("fi"), "lnl");
  expect(facts.amounts).toMatchObject([{ unit: "ft", base: 60 }]);
});

test("no input throws, and facts lie in their text in order", () => {
  const pieces = [
    "12",
    "1d6",
    "½",
    "+",
    "-",
    "–",
    "%",
    "(",
    ")",
    ". ",
    ", ",
    ": ",
    "9 m",
    "niveau",
    "par",
    "DD",
    "double",
    "fois",
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string())), (words) => {
      const text = words.join(" ");
      const { amounts, checks } = factsOf("fr", text);
      for (const facts of [amounts, checks]) {
        expect(facts.map(({ start }) => start)).toEqual(facts.map(({ start }) => start).sort((a, b) => a - b));
        for (const fact of facts) expect(fact.printed.split(" […] ")[0]).toBe(text.slice(fact.start, fact.end));
      }
    }),
  );
});

const seeds = join(import.meta.dirname, "../../../shared/seeds");
const chapters = [
  { lang: "fr", column: 3, file: "000_35a6579f69aaea84.txt" },
  { lang: "it", column: 5, file: "001_5c4c1477910c1ce7.txt" },
  { lang: "fi", column: 7, file: "004_5f57f271ab827985.txt" },
] as const;

interface Gold {
  readonly concept: string;
  readonly lang: string;
  readonly amounts: Partial<FactAmount>[];
  readonly checks?: Partial<FactCheck>[];
  readonly optional?: { readonly amount: Partial<FactAmount> }[];
}

const scored = [
  "unit",
  "base",
  "step",
  "perLevels",
  "min",
  "max",
  "bonus",
  "percent",
  "multiplier",
  "natural",
  "dc",
  "roll",
];
const keyOf = (fact: object): string =>
  JSON.stringify(
    Object.entries(fact)
      .filter(([key]) => scored.includes(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Length of the longest sequence that stands in both, in order. */
function common(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const left of a) {
    const next = [0];
    for (const [j, right] of b.entries())
      next.push(left === right ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe.skipIf(!existsSync(join(seeds, "facts.jsonl")))("chapters of ../shared (skipped where it is missing)", () => {
  const read = (file: string): string[] => readFileSync(join(seeds, file), "utf8").trimEnd().split(/\r?\n/);

  test.for(chapters)("$lang: at least 98 % of the facts, at most 2 % false ones", ({ lang, column, file }) => {
    const gold = read("facts.jsonl").map((line) => JSON.parse(line) as Gold);
    const lines = read(file);
    const parts = new Map(
      read("line-parts.tsv").map((line) => {
        const [language, part, start, end] = line.split("\t");
        return [`${language ?? ""} ${part ?? ""}`, [Number(start), Number(end)] as const];
      }),
    );
    const textOf = (place: string): string =>
      lines[parseInt(place, 10) - 1]?.slice(...(parts.get(`${lang} ${place}`) ?? [0])) ?? "";
    let right = 0;
    let stated = 0;
    let found = 0;
    let wrong = 0;
    for (const row of read("concepts.tsv").slice(1)) {
      const [concept, , ...columns] = row.split("\t");
      const [first, last] = (columns[column - 2] ?? "-").split("-");
      if (first === undefined || first === "" || last === undefined) continue;
      const from = parseInt(first, 10);
      const to = parseInt(last, 10);
      const places = [first, ...Array.from({ length: Math.max(0, to - from - 1) }, (_, i) => String(from + 1 + i))];
      if (to > from) places.push(last);
      const facts = factsOf(lang, ...places.map(textOf).filter((text) => /[.:;!?)]\s*$/.test(text)));
      const wanted = gold.find((line) => line.concept === concept && line.lang === lang);
      const optional = wanted?.optional?.map(({ amount }) => keyOf(amount)) ?? [];
      for (const [ours, theirs] of [
        [facts.amounts, wanted?.amounts ?? []],
        [facts.checks, wanted?.checks ?? []],
      ] as const) {
        const matched = common(ours.map(keyOf), theirs.map(keyOf));
        const keys = theirs.map(keyOf);
        const free = ours
          .filter((fact) => fact.example === true || optional.includes(keyOf(fact)))
          .filter((fact) => !keys.includes(keyOf(fact)));
        right += matched;
        stated += theirs.length;
        found += ours.length;
        wrong += ours.length - matched - free.length;
      }
    }
    expect({ stated: stated > 0, right: right / stated >= 0.98, wrong: wrong / found <= 0.02 }).toEqual({
      stated: true,
      right: true,
      wrong: true,
    });
  });
});

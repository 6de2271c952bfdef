import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { coverageOf } from "../src/cli/coverage.js";
import { type ParsedFile, parseFile } from "../src/compile.js";
import type { SourceFields } from "../src/model/entry.js";
import { loadPackData, loadSharedData } from "../src/packs/load-pack.js";
import { PackSet } from "../src/packs/pack-set.js";

// Chapters of rules, each in other layouts: the text defines the same concepts however its lines are set.

const root = resolve(import.meta.dirname, "..");
const seeds = join(root, "../shared/seeds");
const langs = ["fr", "it", "fi", "en"] as const;
type Lang = (typeof langs)[number];

interface Chapter {
  readonly lang: Lang;
  readonly file: string;
  readonly text: string;
}

const own = (["fr", "it", "fi"] as const).map((lang): Chapter => ({
  lang,
  file: `corpus/${lang}/rules-chapter.txt`,
  text: readFileSync(join(root, "corpus", lang, "rules-chapter.txt"), "utf8"),
}));
const shared = (
  [
    ["fr", "000_"],
    ["it", "001_"],
    ["fi", "004_"],
  ] as const
).flatMap(([lang, start]): Chapter[] => {
  const file = existsSync(seeds) ? readdirSync(seeds).find((name) => name.startsWith(start)) : undefined;
  return file === undefined ? [] : [{ lang, file, text: readFileSync(join(seeds, file), "utf8") }];
});
const chapters = [...own, ...shared];

let packs: PackSet;
beforeAll(async () => {
  packs = new PackSet(
    await loadSharedData(join(root, "grammar/shared")),
    await Promise.all(langs.map((lang) => loadPackData(join(root, "grammar", lang)))),
  );
});

const parse = (content: string, file = "chapter.txt"): Promise<ParsedFile> => parseFile({ file, content }, { packs });
const conceptsOf = ({ entries }: ParsedFile): (string | undefined)[] => entries.map((e) => e.mechanics.concept);

/** Breaks lines at the column; a list item goes on under its text. */
function wrapped(text: string, column: number): string {
  return text
    .split("\n")
    .flatMap((line) => {
      if (line.includes("\t")) return [line];
      const lines: string[] = [];
      let current = "";
      for (const word of line.split(" ")) {
        if (current !== "" && current.length + 1 + word.length > column) {
          lines.push(current);
          current = word;
        } else current = current === "" ? word : `${current} ${word}`;
      }
      return [...lines, current];
    })
    .join("\n");
}

const layouts: readonly (readonly [name: string, change: (text: string) => string])[] = [
  ["bullets of another kind", (text) => text.replace(/^- /gm, "• ")],
  ["stars for dashes", (text) => text.replace(/^- /gm, "* ")],
  ["doubled blank lines", (text) => text.replace(/\n\n/g, "\n\n\n")],
  ["CRLF", (text) => text.replace(/\n/g, "\r\n")],
  ["indented lines", (text) => text.replace(/^(?=.)/gm, "  ")],
  ["no-break spaces", (text) => text.replace(/ (?=[:;!?»])/g, "\u00A0").replace(/(\d) (?=m)/g, "$1\u00A0")],
];

describe.each(chapters)("$file", ({ lang, text }) => {
  test("is found to be of its language, and nothing of it is lost", async () => {
    const parsed = await parse(text);
    const coverage = coverageOf(parsed);
    expect(new Set(parsed.entries.flatMap((e) => Object.keys(e.text)))).toEqual(new Set([lang]));
    expect({ kinds: [...new Set(parsed.entries.map((e) => e.kind))], coverage }).toMatchObject({
      kinds: ["rule"],
      coverage: { uncovered: [], countedTwice: [], covered: coverage.total },
    });
  });

  test.for(layouts)("with %s", async ([, change]) => {
    expect(conceptsOf(await parse(change(text)))).toEqual(conceptsOf(await parse(text)));
  });

  test("wrapped at 60 columns", async () => {
    const plain = new Set(conceptsOf(await parse(text)));
    const found = conceptsOf(await parse(wrapped(text, 60)));
    expect(found.filter((concept) => !plain.has(concept))).toEqual([]);
    expect([...plain].filter((concept) => !found.includes(concept))).toEqual([]);
  });

  test("in Markdown, its headings and labels as headings", async () => {
    const parsed = await parse(text);
    const titles = new Set(parsed.entries.map((e) => spanStart(e.sources[0]?.fields["name"])));
    const lines = text.split("\n").map((line, i) => {
      if (!titles.has(i + 1)) return line;
      const [, label, rest] = /^(?:- )?([^:]+?) ?: (.*)$/.exec(line) ?? [];
      return label === undefined ? `\n## ${line}\n` : `\n## ${label}\n\n${rest ?? ""}`;
    });
    expect(conceptsOf(await parse(lines.join("\n"), "chapter.md"))).toEqual(conceptsOf(parsed));
  });
});

/** Line on which a span starts, or the first of several. */
function spanStart(span: SourceFields[string] | undefined): number | undefined {
  return (Array.isArray(span) ? span[0] : span)?.start.line;
}

describe.runIf(shared.length > 0)("with headings where the chapters have lost them", () => {
  const rows = (shared.length === 0 ? "" : readFileSync(join(seeds, "concepts.tsv"), "utf8"))
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t"));

  test.for(shared.map((chapter, i) => [chapter.lang, chapter, 2 + 2 * i] as const))(
    "%s",
    async ([, { text }, column]) => {
      const names = new Map(
        rows
          .filter((row) => row[8] === "core" && /^\d+-/.test(row[column + 1] ?? "") && row[column] !== "?")
          .map((row) => [parseInt(row[column + 1] ?? "", 10), row[column] ?? ""]),
      );
      const lines = text.split("\n").flatMap((line, i) => {
        const name = names.get(i + 1);
        return name === undefined || line === name || line === `[${name}]` ? [line] : ["", `## ${name}`, "", line];
      });
      expect(conceptsOf(await parse(lines.join("\n"), "chapter.md"))).toEqual(conceptsOf(await parse(text)));
    },
  );
});

test.runIf(shared.length === 0)("the chapters of ../shared are not here", ({ skip }) => {
  skip();
});

describe("a chapter among stat blocks", () => {
  const spell = [
    "Givre de Tamrel",
    "Évocation [froid]",
    "Niveau : Ens/Mag 2, Dru 3",
    "Composantes : V, G",
    "Portée : contact",
    "Durée : 1 round/niveau",
    "",
    "La cible est couverte de givre.",
  ].join("\n");
  const [{ text: chapter } = { text: "" }] = own;

  test("leaves the stat blocks below it as they are", async () => {
    const alone = await parse(spell);
    const both = await parse(`${chapter}\n${spell}\n`);
    expect(both.entries.filter((e) => e.kind === "spell").map((e) => e.mechanics)).toEqual(
      alone.entries.map((e) => e.mechanics),
    );
    expect(conceptsOf(both).filter((concept) => concept !== undefined)).toEqual(conceptsOf(await parse(chapter)));
  });

  test("a stat block and its description are no chapter", async () => {
    expect((await parse(`${spell}\n\n${spell}`)).entries.map((e) => e.kind)).toEqual(["spell", "spell"]);
  });

  test("prose that defines nothing is no chapter", async () => {
    const prose =
      "La barque partit avant l’aube. Personne ne la revit, et le lac garda son secret pendant dix ans.\n\n";
    expect((await parse(prose.repeat(6))).entries).toEqual([]);
  });
});

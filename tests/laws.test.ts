import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { coverageOf } from "../src/cli/coverage.js";
import { parseFile } from "../src/compile.js";
import { loadPackData, loadSharedData } from "../src/packs/load-pack.js";
import { PackSet } from "../src/packs/pack-set.js";

// The laws that hold for every input: nothing throws, nothing is lost, the same text gives the same result.

const root = resolve(import.meta.dirname, "..");
const langs = ["fr", "it", "fi", "en"];
const folders = [
  ...langs.map((l) => join(root, "corpus", l)),
  ...langs.map((l) => join(root, "../shared/corpus", l)),
  join(root, "../shared/seeds"),
];
const sources = folders
  .filter((f) => existsSync(f))
  .flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(md|txt|html)$/.test(name))
      .map((name) => ({ file: join(folder, name), content: readFileSync(join(folder, name), "utf8") })),
  );

let packs: PackSet;
beforeAll(async () => {
  packs = new PackSet(
    await loadSharedData(join(root, "grammar/shared")),
    await Promise.all(langs.map((l) => loadPackData(join(root, "grammar", l)))),
  );
});

async function account(file: string, content: string): Promise<{ lost: string[]; twice: string[] }> {
  const parsed = await parseFile({ file, content }, { packs });
  const coverage = coverageOf(parsed);
  const cut = (ranges: readonly { start: number; end: number }[]): string[] =>
    ranges.map((r) => content.slice(r.start, r.end));
  return { lost: cut(coverage.uncovered), twice: cut(coverage.countedTwice) };
}

const runs = Number(process.env["PROPERTY_RUNS"] ?? 200);
const nothing = { lost: [], twice: [] };

describe("nothing is lost", () => {
  test.for(sources.map((s) => [s.file.slice(root.length - 5), s] as const))("%s", async ([, { file, content }]) => {
    expect(await account(file, content)).toEqual(nothing);
  });

  test("after lines were deleted, doubled and swapped", async () => {
    const edit = fc.record({ kind: fc.constantFrom("delete", "double", "swap"), at: fc.nat(), other: fc.nat() });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sources),
        fc.array(edit, { minLength: 1, maxLength: 12 }),
        async ({ file, content }, edits) => {
          const lines = content.split("\n");
          for (const { kind, at, other } of edits) {
            const i = at % lines.length;
            const k = other % lines.length;
            if (kind === "delete") lines.splice(i, 1);
            else if (kind === "double") lines.splice(i, 0, lines[i] ?? "");
            else [lines[i], lines[k]] = [lines[k] ?? "", lines[i] ?? ""];
            if (lines.length === 0) lines.push("");
          }
          expect(await account(file, lines.join("\n"))).toEqual(nothing);
        },
      ),
      { numRuns: runs },
    );
  });
});

describe("any text", () => {
  const pieces = sources.flatMap((s) => s.content.match(/\S+|\s+/g) ?? []);
  const text = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 400 }),
    fc.array(fc.constantFrom(...pieces), { maxLength: 80 }).map((p) => p.join("")),
    fc
      .array(
        fc.constantFrom(
          "(",
          ")",
          "[",
          "]",
          "**",
          "*",
          "|",
          ";",
          ":",
          "\n",
          "- ",
          "# ",
          "<b>",
          "</b>",
          "<",
          ">",
          "&",
          "---",
          "1d6",
          "+",
          "/",
          " ",
        ),
        { maxLength: 80 },
      )
      .map((p) => p.join("")),
  );
  const name = fc.constantFrom("a.md", "a.txt", "a.html", "-");

  test("does not throw and is accounted for", async () => {
    await fc.assert(
      fc.asyncProperty(name, text, async (file, content) => {
        expect(await account(file, content)).toEqual(nothing);
      }),
      { numRuns: 3 * runs },
    );
  });

  test("gives the same result twice", async () => {
    await fc.assert(
      fc.asyncProperty(name, text, async (file, content) => {
        const first = JSON.stringify(await parseFile({ file, content }, { packs }));
        expect(JSON.stringify(await parseFile({ file, content }, { packs }))).toBe(first);
      }),
      { numRuns: runs },
    );
  });
});

describe("hard inputs end, and lose nothing", () => {
  test.for([
    ["1 MB on one line", "a.txt", "parola ".repeat(150_000)],
    ["1 MB on one line of Markdown", "a.md", "parola ".repeat(150_000)],
    ["100,000 nested brackets", "a.txt", `${"(".repeat(100_000)}${")".repeat(100_000)}`],
    [
      "100,000 nested brackets in a value",
      "a.txt",
      `Nome\nAbiurazione\nLivello: Mag 1\nDurata: ${"(".repeat(100_000)}1 round${")".repeat(100_000)}\n`,
    ],
    ["100,000 brackets of Markdown", "a.md", "[".repeat(100_000)],
    ["100,000 labels on one line", "a.txt", "Durata: 1 round; ".repeat(100_000)],
    ["100,000 labels on lines", "a.txt", "Durata: 1 round\n".repeat(100_000)],
    ["100,000 empty labels", "a.txt", "Durata:\n".repeat(100_000)],
    ["100,000 tags", "a.html", "<b>".repeat(100_000)],
    ["100,000 short lines", "a.txt", "Parola\n".repeat(100_000)],
  ] as const)("%s", { timeout: 60_000 }, async ([, file, content]) => {
    expect(await account(file, content)).toEqual(nothing);
  });
});

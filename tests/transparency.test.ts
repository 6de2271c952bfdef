import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { packSetWith } from "../src/cli/built-in-packs.js";
import { parseFile } from "../src/compile.js";
import type { Entry } from "../src/model/entry.js";

interface Transparency {
  readonly disciplines: Readonly<Record<string, string>>;
  readonly specialists: Readonly<Record<string, string>>;
}

const seeds = join(import.meta.dirname, "../../shared/seeds");
const seedFiles = existsSync(seeds)
  ? readdirSync(seeds).flatMap((name) => (name.endsWith(".txt") ? [join(seeds, name)] : []))
  : [];

const shared = join(import.meta.dirname, "../grammar/shared");
const { disciplines, specialists } = parse(readFileSync(join(shared, "transparency.yaml"), "utf8")) as Transparency;
const concepts = parse(readFileSync(join(shared, "concepts.yaml"), "utf8")) as {
  groups: Record<string, readonly string[]>;
};

const packs = await packSetWith([]);
const files = await Promise.all(seedFiles.map((file) => parseFile({ file, content: readFileSync(file) }, { packs })));

describe("psionics-magic transparency", () => {
  test("names disciplines, schools and classes that the packs have", () => {
    const { groups } = concepts;
    for (const [discipline, school] of Object.entries(disciplines)) {
      expect(groups["discipline"]).toContain(discipline);
      expect(groups["school"]).toContain(school);
    }
    for (const [specialist, discipline] of Object.entries(specialists)) {
      expect(groups["class"]).toContain(specialist);
      expect(groups["discipline"]).toContain(discipline);
    }
  });

  test.runIf(seedFiles.length === 0)("the chapters of ../shared are not here", ({ skip }) => {
    skip();
  });

  describe.skipIf(seedFiles.length === 0)("is what chapters say", () => {
    const rules = files.flatMap(({ entries }) => entries.filter(({ kind }) => kind === "rule"));
    const termsOf = (entry: Entry, group: string): string[] =>
      Object.values(entry.text).flatMap(({ facts }) =>
        (facts?.terms ?? []).filter((term) => term.startsWith(`${group}/`)).map((term) => term.slice(group.length + 1)),
      );
    const said = rules.filter(({ mechanics }) => mechanics.concept?.startsWith("psionics-magic-transparency/"));

    test("of each discipline", () => {
      expect(said.length).toBe(6);
      for (const entry of said) {
        const [discipline = ""] = termsOf(entry, "discipline");
        expect([discipline, termsOf(entry, "school")]).toEqual([
          discipline,
          disciplines[discipline] === undefined ? [] : [disciplines[discipline]],
        ]);
      }
    });

    test("of the specialists", () => {
      const lists = rules.flatMap(({ mechanics, text }) =>
        mechanics.concept === "level/psion-specialist"
          ? Object.values(text).map(({ facts }) => facts?.lists?.["classes"] ?? [])
          : [],
      );
      expect(lists.length).toBeGreaterThan(0);
      for (const list of lists) expect([...list].sort()).toEqual(Object.keys(specialists).sort());
    });
  });
});

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ruleglot } from "./run.js";

const corpus = join(import.meta.dirname, "../../corpus");
const langs = ["fr", "it", "fi"];

type Names = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Names that an alignment puts together, two by two: `fr Mèche noire = it Stoppino nero`. */
function pairsOf(alignment: Names): Set<string> {
  return new Set(
    Object.values(alignment).flatMap((names) => {
      const all = langs.flatMap((lang) => (names[lang] === undefined ? [] : [`${lang} ${names[lang]}`]));
      return all.flatMap((a, i) => all.slice(i + 1).map((b) => `${a} = ${b}`));
    }),
  );
}

const gold = pairsOf(parse(readFileSync(join(corpus, "alignment.yaml"), "utf8")) as Names);

/** The rulebook without its alignment; `left` says which files stay. */
function bookWithout(left: (file: string) => boolean): string {
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-align-"));
  for (const lang of langs) {
    cpSync(join(corpus, lang), join(folder, lang), { recursive: true });
    for (const file of readdirSync(join(folder, lang))) if (!left(`${lang}/${file}`)) rmSync(join(folder, lang, file));
  }
  return folder;
}

describe("ruleglot align", () => {
  test("finds the rulebook's alignment", async () => {
    const { stdout } = await ruleglot(["align", "."], { cwd: bookWithout(() => true) });
    expect([...pairsOf(parse(stdout) as Names)].sort()).toEqual([...gold].sort());
    expect(stdout).toMatch(/^# proposed: fr 0\.\d\d; it 0\.\d\d$/m);
  });

  test("pairs nothing with entries that are not there", async () => {
    const cwd = bookWithout((file) => !/^(?:it\/wind|it\/quiet|fi\/lamps|fr\/flesh)/.test(file));
    const { stdout } = await ruleglot(["align", "."], { cwd });
    const pairs = [...pairsOf(parse(stdout) as Names)];
    expect(pairs.filter((pair) => !gold.has(pair))).toEqual([]);
    expect(pairs.length).toBeGreaterThan(60);
  });

  test("keeps what stands in an alignment, and notes hashes that `check` compares", async () => {
    const cwd = bookWithout((name) => name.includes("/lamps-"));
    const file = join(cwd, "alignment.yaml");
    writeFileSync(
      file,
      "# by hand\nspell/black-wick: { fr: Mèche noire, it: Stoppino nero, fi: Musta sydänlanka } # sure\n",
    );
    await ruleglot(["align", ".", "--stamp", "fr", "-o", "alignment.yaml"], { cwd });
    const written = readFileSync(file, "utf8");
    expect(written).toMatch(/^# by hand\n/);
    expect(written).toMatch(/^spell\/black-wick: \{.*source: \{ lang: fr, hash: "?[0-9a-f]{12}"? \} \} # sure$/m);

    const stale = async (): Promise<string[]> => {
      const { stdout } = await ruleglot(["check", ".", "--only", "RG3109", "--format", "json"], { cwd });
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { entry: string; file: string }[] };
      return diagnostics.map(({ entry, file: name }) => `${entry} ${name.slice(0, 2)}`).sort();
    };
    expect(await stale()).toEqual([]);
    const lamps = join(cwd, "fr/lamps-and-embers.md");
    const text = readFileSync(lamps, "utf8");
    const [paragraph = ""] =
      /\n\n(?=[^#*\n])(?:[^\n]+)(?=\n)/u.exec(text.slice(text.search(/^#+ Mèche noire/mu))) ?? [];
    expect(paragraph).not.toBe("");
    writeFileSync(lamps, text.replace(paragraph, `${paragraph} Et la lampe fume.`));
    expect(await stale()).toEqual(["spell/black-wick fi", "spell/black-wick it"]);
  });
});

import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { examplesOf, type ExampleResult, runExample } from "../../checks/pack-examples.js";
import type { PackData } from "../../generated/types.js";
import { checkPack, type PackCheck } from "../../packs/check-pack.js";
import { loadPackData } from "../../packs/load-pack.js";
import { PackError } from "../../packs/pack-error.js";
import { ruleWordsOf } from "../../chapters/rule-words.js";
import { PackSet, type SharedData } from "../../packs/pack-set.js";
import { colorsFor, type Colors } from "../../report/colors.js";
import { printable } from "../../report/display-width.js";
import { builtInLangs, builtInPack, canRead, grammarSources, sharedData } from "../built-in-packs.js";
import { locatePackError } from "../pack-place.js";
import { writeOut } from "../streams.js";

export type PackCheckOptions = Readonly<Record<string, never>>;

/** `ruleglot pack check`: validates packs and runs their examples. @returns the exit code */
export async function packCheckCommand(folders: readonly string[], _options: PackCheckOptions): Promise<number> {
  const shared = await sharedData();
  const colors = colorsFor(process.stdout, process.env);
  let exitCode = 0;
  for (const folder of folders.length > 0 ? folders : await ownFolders()) {
    const { lines, ok } = await checkFolder(folder, shared, colors);
    if (!ok) exitCode = 1;
    await writeOut(`${lines.join("\n")}\n`);
  }
  return exitCode;
}

async function ownFolders(): Promise<string[]> {
  const root = grammarSources();
  const names = (await readdir(root, { withFileTypes: true })).filter(
    (entry) => entry.isDirectory() && entry.name !== "shared",
  );
  return names.map(({ name }) => relative(process.cwd(), join(root, name)) || ".").sort();
}

async function checkFolder(
  folder: string,
  shared: SharedData,
  colors: Colors,
): Promise<{ lines: string[]; ok: boolean }> {
  const head = colors.bold(printable(folder));
  let data: PackData;
  let set: PackSet;
  try {
    data = await loadPackData(folder);
    set = await packSetFor(data, shared);
  } catch (error) {
    const shown = error instanceof PackError ? await locatePackError(error) : error;
    const message = shown instanceof Error ? shown.message : String(shown);
    return { lines: [head, `  ${colors.red("invalid")} ${message}`, ""], ok: false };
  }
  const lang = data.pack.extends ?? data.pack.lang;
  const pack = set.get(lang);
  if (pack === undefined || !canRead(pack.data)) {
    return { lines: [`${head}: ${lang}, messages and card texts alone`, `  ${colors.green("ok")}`, ""], ok: true };
  }
  // Cues are read when a text first needs them; here a broken one must show.
  if (pack.data.rules !== undefined) ruleWordsOf(pack, set.ruleTree);
  const check = checkPack(pack.data, shared);
  const results = examplesOf(data.examples ?? []).map((example) => runExample(example, pack));
  const failures = results.filter(({ ok }) => !ok);
  const isOverlay = data.pack.extends !== undefined;
  const ok = failures.length === 0 && check.unknown.length === 0;
  const kind = isOverlay ? `overlay of ${lang}` : `${lang}, ${data.pack.name ?? ""}`;
  return {
    ok,
    lines: [
      `${head}: ${kind}, ${check.forms} forms`,
      ...(isOverlay ? [] : groupLines(check)),
      ...exampleLines(results, colors),
      ...failures.map((result) => failureLine(result, colors)),
      ...check.unknown.map(
        (id) => `  ${colors.red("unknown id")} \`${id}\`: nothing reads it; ids are in grammar/shared/concepts.yaml`,
      ),
      ...check.added.map((id) => `  ${colors.cyan("own id")} \`${id}\``),
      ...check.missing.map((id) => `  ${colors.yellow("missing")} \`${id}\` has no form`),
      ...check.ambiguous.map(
        ({ form, concepts, families, ruleset }) =>
          `  ${colors.yellow("ambiguous")} \`${form}\` in ${families.join(", ")}${ruleset === undefined ? "" : ` of ${ruleset}`}: ` +
          `${concepts.map((id) => `\`${id}\``).join(" or ")}; the first is read`,
      ),
      `  ${ok ? colors.green("ok") : colors.red("failed")}`,
      "",
    ],
  };
}

/** The pack by itself, or an overlay on its base. */
async function packSetFor(data: PackData, shared: SharedData): Promise<PackSet> {
  const base = data.pack.extends;
  const below = base !== undefined && (await builtInLangs()).includes(base) ? [await builtInPack(base)] : [];
  return new PackSet(shared, [...below, data]);
}

function groupLines({ groups }: PackCheck): string[] {
  const cells = groups.map(({ group, known, total }) => `${group} ${known}/${total}`);
  const lines: string[] = [];
  for (const cell of cells) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + cell.length < 96) lines[lines.length - 1] = `${last}, ${cell}`;
    else lines.push(`  ${cell}`);
  }
  return lines;
}

function exampleLines(results: readonly ExampleResult[], colors: Colors): string[] {
  const families = [...new Set(results.map(({ family }) => family))];
  if (families.length === 0) return [`  ${colors.yellow("no examples")}`];
  const cells = families.map((family) => {
    const own = results.filter((result) => result.family === family);
    return `${family} ${own.filter(({ ok }) => ok).length}/${own.length}`;
  });
  return [`  examples: ${cells.join(", ")}`];
}

function failureLine({ family, ruleset, text, mechanics, got }: ExampleResult, colors: Colors): string {
  const name = `${family}${ruleset === undefined ? "" : ` (${ruleset})`} ${JSON.stringify(text)}`;
  const expected = mechanics === undefined ? "a refusal" : JSON.stringify(mechanics);
  return `  ${colors.red("failed")} ${name}\n    expected ${expected}\n    got      ${got === undefined ? "a refusal" : JSON.stringify(got)}`;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fieldOf, kinds } from "../kinds/all-kinds.js";
import { canonicalJson } from "../model/canonical.js";
import type { Mechanics } from "../model/entry.js";
import { sortComponents, sortLevels, sortPowerPoints, sortWords } from "../values/order.js";
import { readValue } from "../values/read-value.js";
import { langs, packOf } from "./packs.test-data.js";
import { printField } from "./print-field.js";

// Every value that a corpus has, printed in each language, reads back as the same mechanics.

const root = join(import.meta.dirname, "../..");

function filesOf(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((f) => f.endsWith(ending))
    .map((f) => join(folder, f));
}

interface Gold {
  readonly entries: readonly { readonly mechanics: Mechanics }[];
}
/** Gold files have lists in their source's order. */
function inOrder(mechanics: Mechanics): Mechanics {
  const { levels, components, powerPoints, subschools, descriptors, displays } = mechanics;
  return {
    ...mechanics,
    ...(levels && { levels: sortLevels(levels) }),
    ...(components && { components: sortComponents(components) }),
    ...(powerPoints && { powerPoints: sortPowerPoints(powerPoints) }),
    ...(subschools && { subschools: sortWords(subschools) }),
    ...(descriptors && { descriptors: sortWords(descriptors) }),
    ...(displays && { displays: sortWords(displays) }),
  };
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const corpora: readonly (readonly [name: string, mechanics: readonly Mechanics[]])[] = [
  [
    "the project's corpus",
    filesOf(join(root, "corpus/expected"), ".json").map((f) => (read(f) as { mechanics: Mechanics }).mechanics),
  ],
  [
    "the shared corpus",
    filesOf(join(root, "../shared/corpus"), ".gold.json").flatMap((f) =>
      (read(f) as Gold).entries.map((e) => inOrder(e.mechanics)),
    ),
  ],
];

/** Field key and value, each once. */
function valuesOf(all: readonly Mechanics[]): Map<string, { key: string; mechanics: Mechanics }> {
  const found = new Map<string, { key: string; mechanics: Mechanics }>();
  const keys = new Set(kinds.flatMap((kind) => kind.fields.map(({ key }) => key)));
  for (const mechanics of all) {
    for (const key of keys) {
      if (mechanics[key] === undefined || fieldOf(key)?.family === "typePart") continue;
      const part = partOf(mechanics, key);
      found.set(`${key} ${JSON.stringify(canonicalJson(part))}`, { key, mechanics: part });
    }
  }
  return found;
}

function partOf(mechanics: Mechanics, key: string): Mechanics {
  const more: readonly string[] =
    key === "school" || key === "discipline"
      ? ["subschools", "descriptors"]
      : key === "displays"
        ? ["displaysSeeText"]
        : [];
  return Object.fromEntries(Object.entries(mechanics).filter(([k]) => k === key || more.includes(k)));
}

/** What the value grammars make of a text, as mechanics. */
function readBack(key: string, text: string, pack: ReturnType<typeof packOf>): unknown {
  const family = fieldOf(key)?.family;
  if (family === undefined) return undefined;
  const { value } = readValue(family, text, pack);
  if (value === undefined) return undefined;
  if (family === "typeLine") return { ...(value as object), concepts: undefined };
  if (family === "components") return { components: (value as { components: unknown }).components };
  return family === "displays" ? value : { [key]: value };
}

describe.each(corpora)("%s", (_, mechanics) => {
  const values = valuesOf(mechanics);
  test.for(langs)("is the same after printing in %s", (lang) => {
    const pack = packOf(lang);
    const lost = [...values].flatMap(([id, { key, mechanics: part }]) => {
      const text = printField(part, key, pack);
      const back = text === undefined ? undefined : readBack(key, text, pack);
      return JSON.stringify(canonicalJson(back)) === JSON.stringify(canonicalJson(part))
        ? []
        : [{ id, text, back: JSON.stringify(back) }];
    });
    expect(lost).toEqual([]);
  });
});

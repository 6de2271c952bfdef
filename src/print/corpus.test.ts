import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type FieldPart, fieldParts, lostStep } from "../checks/round-trip.js";
import { canonicalJson } from "../model/canonical.js";
import type { Mechanics } from "../model/entry.js";
import { sortComponents, sortLevels, sortPowerPoints, sortWords } from "../values/order.js";
import { langs, packOf } from "./packs.test-data.js";

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

/** Fields with their mechanics, each once. */
function partsOf(all: readonly Mechanics[]): FieldPart[] {
  return [...new Map(all.flatMap(fieldParts).map((part) => [JSON.stringify(canonicalJson(part)), part])).values()];
}

describe.each(corpora)("%s", (_, mechanics) => {
  const parts = partsOf(mechanics);
  test.for(langs)("is the same after printing in %s", (lang) => {
    const lost = parts.flatMap((part) => {
      const step = lostStep(part, [packOf(lang)]);
      return step === undefined ? [] : [{ part, step }];
    });
    expect(lost).toEqual([]);
  });
});

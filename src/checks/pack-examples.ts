import { isDeepStrictEqual } from "node:util";
import type { ExampleFile } from "../generated/types.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { readValue } from "../values/read-value.js";

/** One row of a pack's examples: a text and what it means, or a text that must be refused. */
export interface PackExample {
  readonly family: ExampleFile["family"];
  readonly ruleset: string | undefined;
  readonly text: string;
  /** Undefined for a text that must be refused. */
  readonly mechanics: unknown;
}

export interface ExampleResult extends PackExample {
  readonly ok: boolean;
  /** What was read; undefined if it was refused. */
  readonly got: unknown;
}

/** The rows of all example files, in their order. */
export function examplesOf(files: readonly ExampleFile[]): PackExample[] {
  return files.flatMap(({ family, ruleset, accept, refuse }) => [
    ...accept.map(({ text, mechanics }) => ({ family, ruleset, text, mechanics })),
    ...refuse.map((text) => ({ family, ruleset, text, mechanics: undefined })),
  ]);
}

/** Reads an example's text with the pack. It is as it should be if the mechanics are equal, key by key. */
export function runExample(example: PackExample, pack: LanguagePack): ExampleResult {
  const { value } = readValue(example.family, example.text, pack, example.ruleset);
  const got = comparable(example, value);
  return { ...example, got, ok: isDeepStrictEqual(got, example.mechanics) };
}

/** Examples write components as a plain list, and leave out what a reading has beside its mechanics. */
function comparable({ family, mechanics }: PackExample, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (family === "components" && Array.isArray(mechanics)) return (value as { components?: unknown }).components;
  const { concepts, ...rest } = value as Record<string, unknown>;
  return Array.isArray(value) || concepts === undefined ? value : rest;
}

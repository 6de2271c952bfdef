import type { LanguagePack } from "../packs/language-pack.js";
import type { ScanMode } from "./mender.js";
import type { ValueToken } from "./tokenize.js";
import type { ValueParser } from "./value-parser.js";
import type { ValueFamily } from "./value-types.js";

/** How the values of a family are read: with whose words, without which brackets, by which grammar. */
export interface FamilyReader<T> {
  /** The family whose words are looked up. */
  readonly words: Exclude<ValueFamily, "joint" | "typePart">;
  readonly scan: ScanMode;
  readonly prepare: (tokens: readonly ValueToken[]) => { tokens: ValueToken[]; rest: number | undefined };
  readonly read: (
    tokens: ValueToken[],
    context: { pack: LanguagePack; text: string; ruleset: string | undefined },
  ) => ReturnType<ValueParser<T>["read"]>;
}

/** Makes a parser when it is first needed: building one costs a few milliseconds of start-up. */
export function lazy<T>(make: () => ValueParser<T>): () => ValueParser<T> {
  let parser: ValueParser<T> | undefined;
  return () => (parser ??= make());
}

/** A reader whose grammar gives the value itself. */
export function grammarReader<T>(
  words: FamilyReader<T>["words"],
  parser: () => ValueParser<T>,
  prepare: FamilyReader<T>["prepare"],
): FamilyReader<T> {
  return {
    words,
    scan: "known",
    prepare,
    read: (tokens, { pack, text, ruleset }) =>
      parser().read(tokens, { convention: pack.convention(ruleset), modifiersBefore: pack.modifiersBefore, text }),
  };
}

/** Leaves a value's tokens as they are. */
export const asIs = (tokens: readonly ValueToken[]): { tokens: ValueToken[]; rest: undefined } => ({
  tokens: [...tokens],
  rest: undefined,
});

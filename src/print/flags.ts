import type { Phrasebook } from "./phrasebook.js";

/** "(harmless, object)" behind a save or an answer. */
export function printFlags(
  value: string,
  { harmless, object }: { readonly harmless?: true; readonly object?: true },
  book: Phrasebook,
): string {
  const flags = [...(harmless === true ? ["flag/harmless"] : []), ...(object === true ? ["flag/object"] : [])].map(
    (f) => book.word(f),
  );
  return flags.length === 0 ? value : book.fill("save/flags", { value, flags: book.join("common/list", flags) });
}

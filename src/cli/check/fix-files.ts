import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { createTwoFilesPatch } from "diff";
import type { Edit } from "../../checks/check.js";
import { parseFile, type ParsedFile } from "../../compile.js";
import type { SourceText } from "../../text/source.js";
import type { Session } from "../session.js";
import { encoderOf } from "./encode.js";

/** What became of a file that was to be fixed. */
export type FixedFile =
  | {
      readonly file: string;
      readonly outcome: "fixed";
      readonly count: number;
      readonly patch: string;
      readonly bytes: Uint8Array;
    }
  | { readonly file: string; readonly outcome: "refused" | "encoding" };

/**
 * Makes the fixes of one file, all but those that overlap an earlier one. Refuses if what the file's entries state would no
 * longer be the same, or if its bytes can't be written back in their encoding. Writes nothing.
 *
 * @param fixes - Each finding's edits, which are made together.
 */
export async function fixFile(
  source: SourceText,
  fixes: readonly (readonly Edit[])[],
  parsing: Session["parsing"],
): Promise<FixedFile> {
  const { file, text } = source;
  const { edits, count } = compatible(fixes);
  const fixed = applyEdits(text, edits);
  const encode = encoderOf(await readFile(file));
  if (encode === undefined) return { file, outcome: "encoding" };
  const [before, after] = await Promise.all([text, fixed].map((content) => parseFile({ file, content }, parsing)));
  if (before === undefined || after === undefined || !isDeepStrictEqual(statedBy(before), statedBy(after)))
    return { file, outcome: "refused" };
  const bytes = encode(fixed);
  if (bytes === undefined) return { file, outcome: "encoding" };
  return {
    file,
    outcome: "fixed",
    count,
    bytes,
    patch: createTwoFilesPatch(file, file, text, fixed, "", "", { context: 2 }),
  };
}

/** Edits from the beginning to the end; a finding of which one overlaps what is taken already waits for the next run. */
export function compatible(fixes: readonly (readonly Edit[])[]): { edits: Edit[]; count: number } {
  const taken: Edit[] = [];
  let count = 0;
  for (const edits of fixes) {
    const overlaps = edits.some(({ range }) =>
      taken.some(({ range: other }) => range.start <= other.end && range.end >= other.start),
    );
    if (overlaps) continue;
    taken.push(...edits);
    count++;
  }
  return { edits: taken.sort((a, b) => a.range.start - b.range.start), count };
}

export function applyEdits(text: string, edits: readonly Edit[]): string {
  let fixed = text;
  for (const { range, text: replacement } of edits.toReversed())
    fixed = fixed.slice(0, range.start) + replacement + fixed.slice(range.end);
  return fixed;
}

/** What no fix may change: each entry's kind and mechanics, and the numbers of its prose. */
function statedBy({ entries }: ParsedFile): unknown {
  return entries.map(({ kind, mechanics, text }) => ({
    kind,
    mechanics,
    numbers: Object.entries(text).map(([lang, { mentions }]) => [
      lang,
      (mentions ?? [])
        .filter(({ type }) => type !== "entry" && type !== "concept")
        .map(({ amount, dice, value }) => [amount, dice, value]),
    ]),
  }));
}

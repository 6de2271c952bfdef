import { readFile, stat } from "node:fs/promises";
import { createTwoFilesPatch } from "diff";
import type { Edit } from "../../checks/check.js";
import { parseFile } from "../../compile.js";
import { decode } from "../../text/decode.js";
import type { SourceText } from "../../text/source.js";
import type { Session } from "../session.js";
import { encoderOf } from "./encode.js";
import { applyEdits, type Fix, harmlessFixes } from "./harmless-fixes.js";

/**
 * What became of a file that was to be fixed. It is left as it is where all fixes would change its rules (`refused`), where
 * it is no plain text or has changed (`extracted`), where its encoding lacks a character, and where nobody may write it.
 */
export type FixedFile =
  | {
      readonly file: string;
      readonly outcome: "fixed";
      readonly count: number;
      /** Fixes that were left out, since they would change what the file states. */
      readonly left: number;
      readonly patch: string;
      readonly bytes: Uint8Array;
    }
  | { readonly file: string; readonly outcome: "refused" | "extracted" | "encoding" | "readOnly" };

/**
 * Makes the fixes of one file, but for those that overlap an earlier one, and those after which its entries would state
 * something else. Writes nothing.
 */
export async function fixFile(
  source: SourceText,
  fixes: readonly Fix[],
  parsing: Session["parsing"],
): Promise<FixedFile> {
  const { file, text } = source;
  const opened = await openText(source);
  if (typeof opened === "string") return { file, outcome: opened };
  const wanted = withoutOverlaps(fixes);
  const made = await harmlessFixes(text, wanted, (content) => parseFile({ file, content }, parsing));
  if (made.length === 0) return { file, outcome: "refused" };
  const fixed = applyEdits(text, made.flat());
  const bytes = opened.encode(fixed);
  if (bytes === undefined) return { file, outcome: "encoding" };
  return {
    file,
    outcome: "fixed",
    count: made.length,
    left: wanted.length - made.length,
    bytes,
    patch: createTwoFilesPatch(file, file, text, fixed, "", "", { context: 2 }),
  };
}

/** How to write a file's text back. What is inside of another file, or was extracted from one, can't be. */
async function openText({
  file,
  text,
}: SourceText): Promise<{ encode: NonNullable<ReturnType<typeof encoderOf>> } | "extracted" | "encoding" | "readOnly"> {
  const found = await Promise.all([readFile(file), stat(file)]).catch(() => undefined);
  if (found === undefined) return "extracted";
  const [bytes, { mode }] = found;
  if (decode(bytes).text !== text) return "extracted";
  if ((mode & 0o222) === 0) return "readOnly";
  const encode = encoderOf(bytes);
  return encode === undefined ? "encoding" : { encode };
}

/** A fix of which an edit overlaps one that is taken already waits for the next run. */
export function withoutOverlaps(fixes: readonly Fix[]): Fix[] {
  const taken: Edit[] = [];
  return fixes.filter((edits) => {
    const overlaps = edits.some(({ range }) =>
      taken.some(({ range: other }) => range.start <= other.end && range.end >= other.start),
    );
    if (!overlaps) taken.push(...edits);
    return !overlaps;
  });
}

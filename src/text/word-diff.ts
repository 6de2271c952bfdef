import { diffArrays } from "diff";

/** A run of text: of both texts, of the first alone, or of the second alone. */
export interface DiffPart {
  readonly as: "both" | "removed" | "added";
  readonly text: string;
}

/** Words, numbers, runs of one kind of space, single signs. */
const pieces = /\p{L}[\p{L}\p{M}]*|\p{N}+|\p{Z}|[^\p{L}\p{N}\p{Z}]/gu;

/** The word diff of two texts: exact, letter case and kinds of space included. */
export function wordDiff(before: string, after: string): DiffPart[] {
  return diffArrays(before.match(pieces) ?? [], after.match(pieces) ?? []).map(({ value, removed, added }) => ({
    as: removed ? "removed" : added ? "added" : "both",
    text: value.join(""),
  }));
}

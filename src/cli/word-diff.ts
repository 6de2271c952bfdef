import { diffArrays } from "diff";
import type { Colors } from "../report/colors.js";
import { printable } from "../report/display-width.js";

/** A run of text: of both texts, of the source alone, or of the printed text alone. */
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

/** `10[- -]{+⍽+}minutes`, with colours where there are any. A no-break space is shown as an open box. */
export function shownDiff(parts: readonly DiffPart[], colors: Colors): string {
  return parts
    .map(({ as, text }) => {
      const shown = printable(text);
      if (as === "both") return shown;
      const visible = shown.replaceAll("\u00A0", "\u237D").replaceAll("\u202F", "\u237D");
      return as === "removed" ? colors.red(`[-${visible}-]`) : colors.green(`{+${visible}+}`);
    })
    .join("");
}

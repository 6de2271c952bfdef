import type { LabelMeaning } from "../packs/label-index.js";
import type { MappedText } from "../text/mapped-text.js";
import { joinLines } from "./join-lines.js";
import type { LabelStrength } from "./line-labels.js";

/** A label in a header, with the lines of its value. */
export interface HeaderItem {
  readonly line: number;
  readonly meaning: LabelMeaning;
  readonly label: MappedText;
  readonly parts: MappedText[];
  readonly slip?: string;
  readonly strength?: LabelStrength;
  /** The value's place is known and empty: no later line is the value. */
  readonly closed?: true;
}

/** The value's text so far, and with one more line. */
export function valueOf(item: HeaderItem, ...more: readonly MappedText[]): string {
  return joinLines([...item.parts, ...more]).text.text;
}

/** A label whose value is still to come. */
export function isWaiting(item: HeaderItem): boolean {
  return item.parts.length === 0 && item.closed !== true;
}

import type { Place } from "../model/span.js";
import type { IgnoredPart, LineMark } from "./document.js";

/** A piece of a paragraph in one style. In its text `\n` is a forced break and `\t` a tab. */
export interface Run {
  readonly text: string;
  readonly marks: readonly LineMark["type"][];
  /** Why it is no part of the text. */
  readonly ignored?: IgnoredPart["reason"];
  /** In points, if the file says it. */
  readonly size?: number;
  /** Its named character style. */
  readonly style?: string;
}

export interface Paragraph {
  readonly type: "paragraph";
  readonly runs: readonly Run[];
  /** Level of a heading, 1 to 6. */
  readonly heading?: number;
  /** It is an item of a list; `level` from 0. */
  readonly list?: { readonly level: number; readonly ordered: boolean };
  readonly ignored?: IgnoredPart["reason"];
  readonly place?: Place;
}

export interface Table {
  readonly type: "table";
  readonly rows: readonly Row[];
}

export interface Row {
  readonly header: boolean;
  readonly cells: readonly (readonly FlowBlock[])[];
}

/**
 * A piece of a word processor's or typesetter's document: what all such formats come down to, before it is laid out as
 * lines.
 */
export type FlowBlock = Paragraph | Table | { readonly type: "rule" };

export function isBlankParagraph(paragraph: Paragraph): boolean {
  return paragraph.runs.every((run) => run.text.trim() === "");
}

/** Text that no reader should take for the document's own: a running head, a comment, a table of contents. */
export function ignoredParagraph(text: string, reason: IgnoredPart["reason"], place?: Place): Paragraph {
  return {
    type: "paragraph",
    runs: [{ text, marks: [] }],
    ignored: reason,
    ...(place === undefined ? {} : { place }),
  };
}

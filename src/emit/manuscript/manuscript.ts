import type { Mark } from "../../model/entry.js";

/** What a paragraph of a manuscript is; each kind of entry has a paragraph style for each. */
export type ParagraphRole =
  "name" | "type" | "stat" | "note" | "body" | "heading" | "detail" | "bullet" | "number" | "tableHeader" | "tableCell";

/** What a stretch of text is beyond its paragraph; each kind of entry has a character style for each. */
export type RunRole = "label" | "value";

/** A stretch of text in one style. */
export interface Run {
  readonly text: string;
  readonly role?: RunRole;
  readonly strong?: true;
  readonly emphasis?: true;
  /** Id of the entry that it refers to. */
  readonly ref?: string;
  /** Language of the text, where it is not that of the manuscript. */
  readonly lang?: string;
}

export interface Paragraph {
  readonly type: "paragraph";
  readonly role: ParagraphRole;
  readonly runs: readonly Run[];
  /** It begins a list: its number is 1. */
  readonly first?: true;
}

/** Cells hold runs. Rows may be of different lengths. */
export interface Table {
  readonly type: "table";
  readonly header: readonly (readonly Run[])[];
  readonly rows: readonly (readonly (readonly Run[])[])[];
}

export type ManuscriptBlock = Paragraph | Table;

export interface ManuscriptEntry {
  readonly id: string;
  readonly kind: "spell" | "power" | "rule";
  /** How deep a rule stands below others; 0 for all else. */
  readonly depth: number;
  /** The paragraph with the name first. */
  readonly blocks: readonly ManuscriptBlock[];
}

/** A book's text in one language, for an editor or a layout program. */
export interface Manuscript {
  readonly lang: string;
  readonly title: string;
  readonly entries: readonly ManuscriptEntry[];
}

/** The marks of a stretch as a run's properties. */
export function runOf(text: string, marks: readonly Mark[]): Run {
  const ref = marks.find(({ type }) => type === "ref")?.ref;
  return {
    text,
    ...(marks.some(({ type }) => type === "strong") ? { strong: true } : {}),
    ...(marks.some(({ type }) => type === "emphasis") ? { emphasis: true } : {}),
    ...(ref === undefined ? {} : { ref }),
  };
}

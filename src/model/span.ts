import type { Position, Span } from "../generated/types.js";

export type { Position, Span };

/** Where in a file that is no text a piece of its text stands: what a reader looks for there. */
export interface Place {
  /** Page, from 1, or as the layout program names it: `iv`, `12–15` for a story that runs over them. */
  readonly page?: number | string;
  /** A part of the file or of the page: a chapter's file, a story, a column. */
  readonly part?: string;
  /** Column of the page, from 1, of how many; only where there are several. */
  readonly column?: number;
  readonly columns?: number;
  /** Paragraph within the part, from 1. */
  readonly paragraph?: number;
  /** Name of the paragraph's style. */
  readonly style?: string;
}

/** Half-open range `[start, end)` of UTF-16 offsets in a source's text: the compact form in which spans travel inside the compiler. */
export interface Range16 {
  readonly start: number;
  readonly end: number;
}

import type { LabelMeaning } from "../packs/label-index.js";
import type { Line } from "../read/document.js";
import type { Range16 } from "../model/span.js";
import type { MappedText } from "../text/mapped-text.js";

/** A labelled value as it stands in the source. */
export interface BlockField {
  readonly meaning: LabelMeaning;
  /** The label's own words. Empty for a type line without a label. */
  readonly label: MappedText;
  readonly value: MappedText;
  /** The label was misspelt: the form that it was read as. */
  readonly slip?: string;
}

export interface IgnoredRange {
  readonly range: Range16;
  readonly reason: "page" | "repeated-title" | "prose" | "markup" | "hyphen" | "section-heading" | "table-header";
}

/** One entry as found in a document: its name, labelled values and the lines of its description. */
export interface Block {
  readonly lang: string;
  readonly name: MappedText;
  readonly typeLine: MappedText | undefined;
  /** A line that stands where a type line must, and can't be read as one. */
  readonly unreadTypeLine?: MappedText;
  readonly fields: readonly BlockField[];
  /** Lines of the description, page debris left out. */
  readonly body: readonly Line[];
  readonly ignored: readonly IgnoredRange[];
  /** All lines that the block was made of. */
  readonly lines: readonly Line[];
  /** No type line, and values that are sentences: it may be prose under headings that are label words. */
  readonly isDoubtful: boolean;
}

/** Lines that belong to no block. */
export interface Leftover {
  readonly lines: readonly Line[];
  /** Why they are ignored if nothing else reads them. */
  readonly reason: IgnoredRange["reason"];
}

export interface Segmented {
  readonly blocks: readonly Block[];
  /** What lies between the blocks and is no text. */
  readonly ignored: readonly IgnoredRange[];
  /** The stretches of text around the blocks: before the first, and after each. */
  readonly leftovers: readonly Leftover[];
}

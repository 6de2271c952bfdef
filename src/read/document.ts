import type { Finding } from "../model/diagnostic.js";
import type { Range16 } from "../model/span.js";
import type { MappedText } from "../text/mapped-text.js";
import type { SourceText } from "../text/source.js";

/** `mediawiki` is the XML export of a wiki; `odt` stands for the flat form (.fodt) too, `idml` for InCopy stories (.icml). */
export type Format = "md" | "txt" | "html" | "docx" | "odt" | "epub" | "idml" | "mediawiki" | "pdf";

/** Emphasis and links of a line: offsets in the line's clean text. */
export interface LineMark {
  readonly start: number;
  readonly end: number;
  readonly type: "emphasis" | "strong" | "link";
}

/**
 * How a line hangs on the line before it: `soft` inside one paragraph (a wrap that the format says is no break),
 * `hard` after a forced break, `block` a new block, `unknown` where the format does not say (plain text).
 */
export type LineJoin = "soft" | "hard" | "block" | "unknown";

/** One line of clean text: a source line, a heading, a list item, a table row, a thematic break. */
export interface Line {
  readonly kind: "text" | "heading" | "item" | "row" | "rule";
  /** Clean text without markers, trimmed. A row's cells joined by a tab. Empty for a rule. */
  readonly text: MappedText;
  readonly marks: readonly LineMark[];
  /** Cells of a row, trimmed, empty ones kept, marks not needed. */
  readonly cells?: readonly MappedText[];
  /** The row is the header row of its table. */
  readonly header?: true;
  /** Level of a heading, 1 to 6. */
  readonly level?: number;
  /** A list item with a number (1. 1) 1-). */
  readonly ordered?: true;
  /** Columns of white space before the text. */
  readonly indent: number;
  /** Blank lines before this one in the source (Markdown and HTML: 1 before every new block). */
  readonly gap: number;
  readonly join: LineJoin;
}

/** A part of the source that the reader itself accounts for. */
export interface IgnoredPart {
  readonly range: Range16;
  readonly reason:
    "markup" | "front-matter" | "head" | "comment" | "hyphen" | "page" | "deleted" | "hidden" | "style" | "report";
}

/** What the front matter of a file may say. Other keys are passed over. */
export interface FrontMatter {
  readonly lang?: string;
  readonly id?: string;
  readonly source?: string;
  /** As `licence` or `license`. */
  readonly licence?: string;
  readonly ruleset?: string;
  /** `translated-from`: language and hash of the source, `fr@0123456789ab`. */
  readonly translatedFrom?: string;
}

/** A source file as lines of clean text. Every non-blank unit of the source is in a line's pieces or in `ignored`. */
export interface Document {
  readonly source: SourceText;
  readonly format: Format;
  readonly frontMatter: FrontMatter;
  readonly lines: readonly Line[];
  readonly ignored: readonly IgnoredPart[];
  readonly findings: readonly Finding[];
}

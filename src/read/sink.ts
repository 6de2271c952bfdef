import type { Range16 } from "../model/span.js";
import type { MappedText } from "../text/mapped-text.js";
import type { IgnoredPart, Line, LineJoin, LineMark } from "./document.js";
import { dropBlank, skipBlank } from "./chars.js";

/** What a line has besides its text. */
export interface LineShape {
  readonly kind: Line["kind"];
  readonly indent: number;
  readonly level?: number;
  readonly ordered?: boolean;
  readonly header?: boolean;
}

export const noMarks: readonly LineMark[] = [];

/** Collects a document's lines and ignored parts in reading order, and knows how the next line hangs on the last one. */
export class Sink {
  readonly lines: Line[] = [];
  readonly ignored: IgnoredPart[] = [];
  /** How the next line hangs on the last one, and the blank lines before it. */
  join: LineJoin = "block";
  gap = 0;
  /** The sink takes a part of a document, so even its first line has something before it. */
  readonly #isPart: boolean;
  /** Nothing was emitted since the block began, so a line break inside it changes nothing yet. */
  #fresh = true;

  constructor(isPart = false) {
    this.#isPart = isPart;
  }

  /** Begins a block that stands apart: the next line has `gap` 1. */
  block(): void {
    this.#begin(1);
  }

  /** Begins a block right behind the last one: the next item of a list, the next row of a table. */
  tightBlock(): void {
    this.#begin(0);
  }

  #begin(gap: number): void {
    this.join = "block";
    if (this.#isPart || this.lines.length > 0) this.gap = Math.max(gap, this.gap);
    this.#fresh = true;
  }

  /** A line break inside a block. */
  newline(join: LineJoin): void {
    if (!this.#fresh) this.join = join;
  }

  /** Adds a line; one without text is dropped, unless it is a rule. */
  emit(text: MappedText, marks: readonly LineMark[], shape: LineShape, cells?: readonly MappedText[]): void {
    if (text.text === "" && shape.kind !== "rule") return;
    // One object, properties set in one order: lines are many, and spreading costs more than all the rest.
    const line: { -readonly [K in keyof Line]: Line[K] } = {
      kind: shape.kind,
      text,
      marks,
      indent: shape.indent,
      gap: this.gap,
      join: this.join,
    };
    if (cells !== undefined) line.cells = cells;
    if (shape.header === true) line.header = true;
    if (shape.level !== undefined) line.level = shape.level;
    if (shape.ordered === true) line.ordered = true;
    this.lines.push(line);
    this.gap = 0;
    this.#fresh = false;
  }

  /** Accounts for a part of the source; white space needs no account. */
  ignore(start: number, end: number, reason: IgnoredPart["reason"] = "markup"): void {
    if (start < end) this.ignored.push({ range: { start, end }, reason });
  }

  /** Accounts for the non-blank units of `range` that no claim covers. */
  ignoreRest(
    text: string,
    range: Range16,
    isClaimed: (at: number) => boolean,
    reason: IgnoredPart["reason"] = "markup",
  ): void {
    let at = range.start;
    while (at < range.end) {
      at = skipBlank(text, at, range.end);
      const start = at;
      while (at < range.end && !isClaimed(at)) at++;
      this.ignore(start, dropBlank(text, start, at), reason);
      while (at < range.end && isClaimed(at)) at++;
    }
  }
}

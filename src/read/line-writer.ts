import { MappedText, type Piece } from "../text/mapped-text.js";
import { dropBlank, skipBlank } from "./chars.js";
import type { LineMark } from "./document.js";
import { noMarks, type Sink } from "./sink.js";

type MarkType = LineMark["type"];
type OpenPiece = { -readonly [K in keyof Piece]: Piece[K] };

/** A finished line: text trimmed, marks sorted and within the text. */
export interface WrittenLine {
  readonly text: MappedText;
  readonly marks: readonly LineMark[];
}

/** Puts a line's clean text together from pieces of `source`, with the marks that are open over it. */
export class LineWriter {
  readonly #source: string;
  readonly #sink: Sink;
  #text = "";
  /** The unit written last: asking the growing text for it would copy the text each time. */
  #last = 0;
  #pieces: OpenPiece[] = [];
  #marks: LineMark[] = [];
  /** At most one mark of each type is open; `depth` counts the openings inside it. */
  #open: { type: MarkType; start: number; depth: number }[] = [];

  /** @param sink - Takes account of what is trimmed from a line's ends though its source is not blank (`&nbsp;`). */
  constructor(source: string, sink: Sink) {
    this.#source = source;
    this.#sink = sink;
  }

  get isEmpty(): boolean {
    return this.#text === "";
  }

  get hasOpenMarks(): boolean {
    return this.#open.length > 0;
  }

  /** Whether the text written last ends in a plain space. */
  get endsInSpace(): boolean {
    return this.#last === 0x20;
  }

  /** Adds the source's text `[from, to)` as it stands. */
  verbatim(from: number, to: number): void {
    if (from >= to) return;
    const last = this.#pieces.at(-1);
    const at = this.#text.length;
    if (
      last !== undefined &&
      last.end === from &&
      last.at + last.length === at &&
      last.length === last.end - last.start
    ) {
      last.length += to - from;
      last.end = to;
    } else {
      this.#pieces.push({ at, length: to - from, start: from, end: to });
    }
    this.#text += this.#source.slice(from, to);
    this.#last = this.#source.charCodeAt(to - 1);
  }

  /** Adds `text`, for which the source has `[from, to)`. */
  put(text: string, from: number, to: number): void {
    if (text === "") return;
    this.#pieces.push({ at: this.#text.length, length: text.length, start: from, end: to });
    this.fill(text);
  }

  /** Adds text that the source does not have: a space for a line break. */
  fill(text: string): void {
    this.#text += text;
    this.#last = text.charCodeAt(text.length - 1);
  }

  openMark(type: MarkType): void {
    const open = this.#open.find((mark) => mark.type === type);
    if (open === undefined) this.#open.push({ type, start: this.#text.length, depth: 1 });
    else open.depth++;
  }

  /** Closes the last opening of the type, if there is one. A mark inside a mark of its own type is none. */
  closeMark(type: MarkType): void {
    const index = this.#open.findIndex((mark) => mark.type === type);
    const mark = this.#open[index];
    if (mark === undefined || --mark.depth > 0) return;
    this.#open.splice(index, 1);
    this.#marks.push({ start: mark.start, end: this.#text.length, type });
  }

  closeAllMarks(): void {
    for (const { type, start } of this.#open) this.#marks.push({ start, end: this.#text.length, type });
    this.#open = [];
  }

  /** Finishes the line. Marks still open go on at the start of the next one. */
  take(): WrittenLine {
    const full = new MappedText(this.#text, this.#pieces);
    const lead = this.#text.length - this.#text.trimStart().length;
    const text = full.trim();
    if (text.length < full.length) this.#ignoreTrimmed(lead, lead + text.length);
    const marks = this.#marks;
    for (const mark of this.#open) {
      marks.push({ start: mark.start, end: this.#text.length, type: mark.type });
      mark.start = 0;
    }
    const fitted = fitMarks(
      marks.map((mark) => trimMark(full.text, mark)),
      -lead,
      text.length,
    );
    this.#text = "";
    this.#last = 0;
    this.#pieces = [];
    this.#marks = [];
    return { text, marks: fitted };
  }

  #ignoreTrimmed(from: number, to: number): void {
    for (const { at, length, start, end } of this.#pieces) {
      if (length !== end - start && (at + length <= from || at >= to)) this.#sink.ignore(start, end);
    }
  }
}

/** Takes white space off a mark's ends. */
function trimMark(text: string, mark: LineMark): LineMark {
  const start = skipBlank(text, mark.start, mark.end);
  const end = dropBlank(text, start, mark.end);
  return start === mark.start && end === mark.end ? mark : { start, end, type: mark.type };
}

/** Moves marks by `shift`, cuts them to `[0, length)`, drops empty ones and sorts them: outer before inner. */
export function fitMarks(marks: readonly LineMark[], shift: number, length: number): readonly LineMark[] {
  if (marks.length === 0) return noMarks;
  const fitted: LineMark[] = [];
  for (const mark of marks) {
    const start = Math.max(0, mark.start + shift);
    const end = Math.min(length, mark.end + shift);
    if (start < end) fitted.push({ start, end, type: mark.type });
  }
  return fitted.length > 1 ? fitted.sort(byPlace) : fitted;
}

function byPlace(a: LineMark, b: LineMark): number {
  return a.start - b.start || b.end - a.end || (a.type < b.type ? -1 : a.type > b.type ? 1 : 0);
}

import { MappedText, type Piece } from "../text/mapped-text.js";
import { isBlank } from "./chars.js";
import type { LineMark } from "./document.js";
import type { DelimiterRun } from "./emphasis.js";
import { fitMarks, type WrittenLine } from "./line-writer.js";
import { noMarks, type Sink } from "./sink.js";

/** Writes the lines of one inline text whose delimiter runs are paired: what runs use up is markup, the rest text. */
export class EmphasisWriter {
  readonly #source: string;
  readonly #sink: Sink;
  #runs: readonly DelimiterRun[] = [];
  #next = 0;
  /** Open marks: how many, and where the outermost one starts in the line at hand. */
  #strong = 0;
  #emphasis = 0;
  #strongStart = 0;
  #emphasisStart = 0;

  constructor(source: string, sink: Sink) {
    this.#source = source;
    this.#sink = sink;
  }

  /** Begins an inline text with its runs in order. */
  begin(runs: readonly DelimiterRun[]): void {
    this.#runs = runs;
    this.#next = 0;
    this.#strong = this.#emphasis = 0;
  }

  /** The line `[start, end)` of the text; lines must come in order. */
  line(start: number, end: number): WrittenLine {
    let text = "";
    let at = start;
    const pieces: Piece[] = [];
    const marks: LineMark[] = [];
    this.#strongStart = this.#emphasisStart = 0;
    for (let run = this.#runs[this.#next]; run !== undefined && run.at < end; run = this.#runs[++this.#next]) {
      const closed = run.at + 2 * run.strongClosed + run.emphasisClosed;
      const after = run.at + run.length;
      const opened = after - 2 * run.strongOpened - run.emphasisOpened;
      if (closed === run.at && opened === after) continue;
      text = this.#add(text, pieces, at, run.at);
      if (closed > run.at) {
        this.#sink.ignore(run.at, closed);
        this.#close(run, text.length, marks);
        at = closed;
      } else at = run.at;
      if (opened < after) {
        text = this.#add(text, pieces, at, opened);
        this.#sink.ignore(opened, after);
        this.#open(run, text.length);
        at = after;
      }
    }
    text = this.#add(text, pieces, at, end);
    if (this.#strong > 0) marks.push({ start: this.#strongStart, end: text.length, type: "strong" });
    if (this.#emphasis > 0) marks.push({ start: this.#emphasisStart, end: text.length, type: "emphasis" });
    return finish(text, pieces, marks);
  }

  #add(text: string, pieces: Piece[], from: number, to: number): string {
    if (from >= to) return text;
    const last = pieces.at(-1);
    if (last?.end === from)
      pieces[pieces.length - 1] = { at: last.at, length: to - last.start, start: last.start, end: to };
    else pieces.push({ at: text.length, length: to - from, start: from, end: to });
    return text + this.#source.slice(from, to);
  }

  #close(run: DelimiterRun, at: number, marks: LineMark[]): void {
    if (run.strongClosed > 0 && (this.#strong -= run.strongClosed) === 0)
      marks.push({ start: this.#strongStart, end: at, type: "strong" });
    if (run.emphasisClosed > 0 && (this.#emphasis -= run.emphasisClosed) === 0)
      marks.push({ start: this.#emphasisStart, end: at, type: "emphasis" });
  }

  #open(run: DelimiterRun, at: number): void {
    if (run.strongOpened > 0) {
      if (this.#strong === 0) this.#strongStart = at;
      this.#strong += run.strongOpened;
    }
    if (run.emphasisOpened > 0) {
      if (this.#emphasis === 0) this.#emphasisStart = at;
      this.#emphasis += run.emphasisOpened;
    }
  }
}

function finish(text: string, pieces: readonly Piece[], marks: readonly LineMark[]): WrittenLine {
  const mapped = new MappedText(text, pieces);
  const isTrimmed = text === "" || !(isBlank(text.charCodeAt(0)) || isBlank(text.charCodeAt(text.length - 1)));
  if (isTrimmed && marks.length < 2)
    return { text: mapped, marks: marks.length === 0 ? noMarks : fitMarks(marks, 0, text.length) };
  const lead = text.length - text.trimStart().length;
  const trimmed = mapped.trim();
  return { text: trimmed, marks: fitMarks(marks, -lead, trimmed.length) };
}

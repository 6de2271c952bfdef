import type { Range16 } from "../model/span.js";
import { MappedText } from "../text/mapped-text.js";
import type { SourceText } from "../text/source.js";
import { afterLineEnd, columns, dropBlank, lineEnd, skipBlank } from "./chars.js";
import type { Document, FrontMatter } from "./document.js";
import { InlineScanner } from "./inline.js";
import { LineWriter } from "./line-writer.js";
import { pageHeaderAt } from "./page-header.js";
import { Dialect } from "./plain-dialect.js";
import { barLine, hasOwnBar, lineMarker } from "./plain-line.js";
import { RowReader, tabCells } from "./rows.js";
import { type LineShape, noMarks, Sink } from "./sink.js";
import { templateParameters } from "./templates.js";
import { View } from "./view.js";
import { type WikiTable, WikiTables } from "./wiki-table.js";

/** What a line needs a closer look for. */
const hasInline = 1;
const hasBar = 2;
const hasTab = 4;

const unitFlags = new Uint8Array(128);
for (const char of "*_[{<&") unitFlags[char.charCodeAt(0)] = hasInline;
for (const char of "|^") unitFlags[char.charCodeAt(0)] = hasBar;
unitFlags[0x09] = hasTab;

/**
 * Reads plain text: one line for each line of the source, with the light markup of wikis, forums and HTML stripped.
 * Never throws; linear in the text's length.
 */
export function readPlain(source: SourceText): Document {
  const view = new View(source.text);
  const sink = new Sink();
  const reader = new PlainReader(view.text, sink);
  reader.read(0, view.text.length);
  return {
    source,
    format: "txt",
    frontMatter: reader.frontMatter,
    ...view.toSource(sink.lines, sink.ignored),
    findings: view.findings,
  };
}

/** Reads a text's lines into a sink. Markdown and HTML hand over what their own parsers should not see. */
export class PlainReader {
  frontMatter: FrontMatter = {};
  readonly #text: string;
  readonly #sink: Sink;
  readonly #writer: LineWriter;
  readonly #scanner: InlineScanner;
  readonly #rows: RowReader;
  readonly #tables: WikiTables;
  readonly #dialect: Dialect;
  #shape: LineShape = { kind: "text", indent: 0 };
  #inRow = false;

  constructor(text: string, sink: Sink) {
    this.#text = text;
    this.#sink = sink;
    this.#writer = new LineWriter(text, sink);
    this.#rows = new RowReader(sink, this.#writer);
    this.#tables = new WikiTables(text);
    this.#dialect = new Dialect(text);
    this.#scanner = new InlineScanner(text, sink, this.#writer, {
      onBreak: (join) => {
        this.#onBreak(join);
      },
      onRule: () => {
        this.#onBreak("block");
        if (!this.#inRow) sink.emit(MappedText.empty, noMarks, { kind: "rule", indent: 0 });
      },
      onCell: () => {
        if (this.#inRow) this.#rows.endCell();
        else if (!this.#writer.isEmpty) this.#writer.fill(" ");
      },
    });
  }

  read(from: number, to: number): void {
    const text = this.#text;
    const sink = this.#sink;
    sink.join = "unknown";
    let at = from;
    while (at < to) {
      let flags = 0;
      let previous = 0;
      let end = at;
      for (; end < to; end++) {
        const code = text.charCodeAt(end);
        if (code === 0x0a || code === 0x0d) break;
        if (code < 128) {
          flags |= unitFlags[code] as number;
          if (code === previous && (code === 0x27 || code === 0x2f)) flags |= hasInline;
        }
        previous = code;
      }
      const first = this.#quoteEnd(skipBlank(text, at, end), end);
      if (first === end) {
        sink.gap++;
        sink.join = "unknown";
        if (this.#writer.hasOpenMarks) this.#dropMarks();
        at = afterLineEnd(text, end, to);
      } else {
        const next = this.#line(first, dropBlank(text, first, end), columns(text, at, first), flags, to);
        at = next > end ? next : afterLineEnd(text, end, to);
      }
    }
  }

  /** Behind the `>` signs with which mails and forums quote a line. */
  #quoteEnd(from: number, to: number): number {
    let at = from;
    while (at < to && isQuoteSign(this.#text, at)) {
      this.#sink.ignore(at, at + 1);
      at = skipBlank(this.#text, at + 1, to);
    }
    return at;
  }

  /** Reads lines as the wrapped text of one paragraph, whatever they begin with. */
  readParagraph(from: number, to: number): void {
    const text = this.#text;
    this.#sink.block();
    for (let at = from; at < to;) {
      const end = lineEnd(text, at, to);
      const first = skipBlank(text, at, end);
      this.#shape = { kind: "text", indent: columns(text, at, first) };
      const next = this.#scanner.scan(first, dropBlank(text, first, end), to);
      this.#finish();
      this.#sink.newline("soft");
      at = next > end ? next : afterLineEnd(text, end, to);
    }
    this.#dropMarks();
  }

  /** Marks of tags that no closing tag ended go no further than a paragraph. */
  #dropMarks(): void {
    this.#writer.closeAllMarks();
    this.#writer.take();
  }

  /** Reads the trimmed line `[from, to)` and returns where the reader got to: a comment or a header may end on a later line. */
  #line(from: number, to: number, indent: number, flags: number, textEnd: number): number {
    const text = this.#text;
    const sink = this.#sink;
    if (text.charCodeAt(from) === 0x2d && text.slice(from, to) === "---") {
      const end = this.#pageHeader(from, textEnd);
      if (end > from) return end;
    }
    const table = (flags & hasBar) !== 0 ? this.#tables.at(from, textEnd) : undefined;
    if (table !== undefined) return this.#wikiTable(from, table);
    const parameters = (flags & hasInline) !== 0 ? templateParameters(text, from, to) : undefined;
    if (parameters !== undefined) return this.#template(from, to, parameters);
    const sign = text.charAt(from);
    if (sign === "[") {
      const line = text.slice(from, to);
      this.#dialect.seeList(line);
      if (/^\[tr\].*\[\/tr\]/i.test(line)) return this.#forumRow(from, to, indent, textEnd);
    }
    const found = this.#isTabRowBelowAnother(from, to, flags) ? undefined : lineMarker(text, from, to);
    const marker = this.#dialect.meaningOf(found, sign, indent);
    let start = from;
    let end = to;
    if (marker?.kind === "rule") {
      sink.ignore(from, to);
      sink.emit(MappedText.empty, noMarks, { kind: "rule", indent });
      sink.join = "unknown";
      return to;
    }
    if ((flags & hasBar) !== 0 && marker?.kind !== "heading" && this.#isRow(from, to)) {
      return this.#row(from, to, indent, textEnd);
    }
    if (marker === undefined) {
      this.#shape = { kind: "text", indent };
      if ((flags & hasTab) !== 0 && this.#tabRow(from, to, indent)) return to;
    } else {
      start = marker.start;
      if (marker.kind === "heading") end = marker.end;
      this.#shape =
        marker.kind === "heading"
          ? { kind: "heading", indent, level: marker.level }
          : { kind: "item", indent, ordered: marker.ordered };
      sink.ignore(from, dropBlank(text, from, start));
      sink.ignore(end, to);
    }
    if ((flags & hasInline) === 0 && !this.#writer.hasOpenMarks) {
      start = skipBlank(text, start, end);
      end = dropBlank(text, start, end);
      sink.emit(MappedText.verbatim(text.slice(start, end), start), noMarks, this.#shape);
      sink.join = "unknown";
      return to;
    }
    const next = this.#scanner.scan(start, end, textEnd);
    const broken = this.#writer.isEmpty && sink.join === "hard";
    this.#finish();
    if (!broken) sink.join = "unknown";
    return next;
  }

  /** A template with named parameters on one line: each parameter is a line of its own. */
  #template(from: number, to: number, parameters: readonly Range16[]): number {
    let at = from;
    for (const { start, end } of parameters) {
      this.#sink.ignore(at, start);
      this.#shape = { kind: "text", indent: 0 };
      this.#scanner.scan(start, end, end);
      this.#finish();
      this.#sink.block();
      at = end;
    }
    this.#sink.ignore(at, to);
    return to;
  }

  /** A MediaWiki table, whose rows go over several lines. */
  #wikiTable(from: number, table: WikiTable): number {
    let at = from;
    const upTo = (start: number): void => {
      this.#sink.ignoreRest(this.#text, { start: at, end: Math.max(at, start) }, () => false);
    };
    this.#sink.join = "unknown";
    for (const row of table.rows) {
      this.#inRow = row.type === "cells";
      for (const part of row.type === "cells" ? row.cells : row.lines) {
        upTo(part.start);
        if (row.type === "lines") at = Math.max(part.end, this.#line(part.start, part.end, 0, hasInline, part.end));
        else {
          const isHeader = "isHeader" in part && part.isHeader;
          if (isHeader) this.#writer.openMark("strong");
          at = Math.max(part.end, this.#scanner.scan(part.start, part.end, part.end));
          this.#writer.closeAllMarks();
          this.#rows.endCell();
        }
      }
      this.#inRow = false;
      if (row.type === "cells") {
        this.#rows.finish(
          0,
          row.cells.every((cell) => cell.isHeader),
          false,
        );
        this.#sink.join = "unknown";
      }
    }
    upTo(table.end);
    return table.end;
  }

  #finish(): void {
    const { text, marks } = this.#writer.take();
    this.#sink.emit(text, marks, this.#shape);
  }

  #onBreak(join: "hard" | "block"): void {
    if (this.#inRow) {
      if (!this.#writer.isEmpty) this.#writer.fill(" ");
      return;
    }
    const before = this.#sink.lines.length;
    this.#finish();
    if (this.#sink.lines.length > before) this.#shape = { kind: "text", indent: 0 };
    if (join === "block") this.#sink.block();
    else this.#sink.newline(join);
  }

  #pageHeader(from: number, textEnd: number): number {
    const header = pageHeaderAt(this.#text, from, textEnd);
    if (header === undefined) return from;
    const { title } = header;
    if (skipBlank(this.#text, 0, from) === from) this.frontMatter = frontMatterOf(header.values);
    if (title === undefined) {
      this.#sink.ignore(from, header.end, "front-matter");
    } else {
      this.#sink.ignore(from, title.start, "front-matter");
      const text = MappedText.verbatim(this.#text.slice(title.start, title.end), title.start);
      this.#sink.emit(text, noMarks, { kind: "heading", indent: 0, level: 1 });
      this.#sink.ignore(title.end, header.end, "front-matter");
    }
    this.#sink.join = "unknown";
    return header.end;
  }

  #isRow(from: number, to: number): boolean {
    const first = this.#text.charAt(from);
    if (first === "^") return /[|^]$/.test(this.#text.slice(from + 1, to));
    return hasOwnBar(this.#text, from, to);
  }

  #row(from: number, to: number, indent: number, textEnd: number): number {
    const text = this.#text;
    const form = barLine(text, from, to);
    if (form !== "row") {
      this.#sink.ignore(from, to);
      if (form === "separator") this.#rows.markHeader();
      return to;
    }
    const isHeader = text.charAt(from) === "^";
    this.#inRow = true;
    const next = this.#scanner.scan(from, to, textEnd, isHeader ? "^|" : "|");
    this.#inRow = false;
    this.#rows.finish(indent, isHeader, isHeader || text.charAt(from) === "|");
    this.#sink.join = "unknown";
    return next;
  }

  /** A row of a forum's table: `[tr][td]a[/td][td]b[/td][/tr]`. */
  #forumRow(from: number, to: number, indent: number, textEnd: number): number {
    this.#inRow = true;
    const next = this.#scanner.scan(from, to, textEnd);
    this.#inRow = false;
    this.#rows.finish(indent, /^\[tr\]\s*\[th[\] ](?!.*\[td[\] ])/i.test(this.#text.slice(from, to)), false);
    this.#sink.join = "unknown";
    return next;
  }

  /** A numbered row of a table is no list item. */
  #isTabRowBelowAnother(from: number, to: number, flags: number): boolean {
    const last = this.#sink.lines.at(-1);
    if ((flags & hasTab) === 0 || this.#sink.gap > 0 || last?.kind !== "row") return false;
    return tabCells(this.#text, from, to)?.length === last.cells?.length;
  }

  #tabRow(from: number, to: number, indent: number): boolean {
    const cells = tabCells(this.#text, from, to);
    // A comment may hold tabs, so its line is left to the scanner.
    if (cells === undefined || this.#text.slice(from, to).includes("<!--")) return false;
    this.#inRow = true;
    for (const cell of cells) {
      this.#scanner.scan(cell.start, cell.end, to);
      this.#rows.endCell();
    }
    this.#inRow = false;
    this.#rows.finish(indent, false, false);
    this.#sink.join = "unknown";
    return true;
  }
}

/** The keys of a header that count as front matter. */
function frontMatterOf(values: FrontMatter): FrontMatter {
  const { lang, id, source, ruleset, translatedFrom } = values;
  return {
    ...(lang === undefined ? {} : { lang }),
    ...(id === undefined ? {} : { id }),
    ...(source === undefined ? {} : { source }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(translatedFrom === undefined ? {} : { translatedFrom }),
  };
}

function isQuoteSign(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0x3e;
}

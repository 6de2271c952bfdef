import { entityAt } from "../text/entities.js";
import { isAsciiLetter, isBlank } from "./chars.js";
import { findDelimiterEnd, Quotes } from "./delimiters.js";
import type { LineWriter } from "./line-writer.js";
import type { Sink } from "./sink.js";
import { angleTags, bbTags, closedBbTags, findTag, type Tag, tagAt, type TagEffect } from "./tags.js";
import { matchTemplates, templateText } from "./templates.js";

/** What the scanner tells the reader of the line: breaks inside it and the ends of cells. */
export interface InlineEvents {
  onBreak(join: "hard" | "block"): void;
  onRule(): void;
  onCell(): void;
}

/** Units at which markup may begin. */
const special = new Uint8Array(128);
for (const char of "'*_/[]{<&:|^") special[char.charCodeAt(0)] = 1;

/** Templates within templates are shown up to this depth; deeper ones stay as they are. */
const deepest = 4;

const markOf: Partial<Record<TagEffect, "strong" | "emphasis" | "link">> = {
  strong: "strong",
  emphasis: "emphasis",
  link: "link",
};

interface Closer {
  readonly at: number;
  readonly length: number;
  readonly marker: string;
  readonly marks: readonly ("strong" | "emphasis" | "link")[];
}

/**
 * Strips the light markup of wikis, forums and HTML from lines of plain text, and writes what is left to a `LineWriter`.
 * Every construct must end on the line it begins on, save tags and comments; what does not is text. Linear in time.
 */
export class InlineScanner {
  readonly #text: string;
  readonly #sink: Sink;
  readonly #writer: LineWriter;
  readonly #events: InlineEvents;
  readonly #bbTags: ReadonlySet<string>;
  /** Offset of the next `-->`, which is looked for as rarely as can be. */
  #commentEnd = -1;
  #limit = 0;

  /** Start of the text that is not written yet. */
  #plain = 0;
  #closers: Closer[] = [];
  #quotes: Quotes;
  #templates: ReadonlyMap<number, number> | undefined;
  #depth = 0;
  /** Markers of which the line has no further end. */
  #absent = new Set<string>();
  #nextLinkEnd = -1;

  constructor(text: string, sink: Sink, writer: LineWriter, events: InlineEvents) {
    this.#text = text;
    this.#sink = sink;
    this.#writer = writer;
    this.#events = events;
    this.#bbTags = closedBbTags(text);
    this.#quotes = new Quotes(text, 0);
  }

  /**
   * Scans a line's `[from, to)`.
   *
   * @param limit - How far a comment may reach.
   * @param separators - Characters that end a cell, none outside of rows.
   * @returns Where the scan ended: `to`, or behind the end of a comment that runs over the line's end.
   */
  scan(from: number, to: number, limit: number, separators = ""): number {
    this.#limit = limit;
    this.#closers = [];
    this.#quotes = new Quotes(this.#text, to);
    this.#templates = undefined;
    this.#absent.clear();
    this.#nextLinkEnd = -1;
    const end = this.#run(from, to, separators);
    for (const closer of this.#closers) for (const mark of closer.marks) this.#writer.closeMark(mark);
    for (const mark of this.#quotes.open) this.#writer.closeMark(mark);
    return end;
  }

  #run(from: number, to: number, separators: string): number {
    const text = this.#text;
    this.#plain = from;
    let i = from;
    while (i < to) {
      const code = text.charCodeAt(i);
      if (code >= 128 || special[code] === 0) i++;
      else if ((this.#closers.at(-1)?.at ?? Infinity) <= i) i = this.#close(i);
      else if ((code === 0x7c || code === 0x5e) && separators.includes(text.charAt(i))) {
        i = this.#skip(i, i + 1);
        this.#events.onCell();
      } else i = this.#construct(code, i, to);
    }
    if (this.#plain < to) this.#writer.verbatim(this.#plain, to);
    return i;
  }

  /** Returns the offset at which to go on; markup has moved `#plain` there, text has not. */
  #construct(code: number, i: number, to: number): number {
    switch (code) {
      case 0x27:
        return this.#quote(i, to);
      case 0x2a:
      case 0x5f:
      case 0x2f:
        return this.#delimiter(code, i, to);
      case 0x5b:
        return this.#bracket(i, to);
      case 0x7b:
        return this.#brace(i, to);
      case 0x3c:
        return this.#angle(i, to);
      case 0x26:
        return this.#entity(i, to);
      case 0x3a:
        return this.#address(i, to);
      default:
        return i + 1;
    }
  }

  /** Writes the text before `start` and ignores `[start, end)`. */
  #skip(start: number, end: number, reason: "markup" | "comment" = "markup"): number {
    this.#writer.verbatim(this.#plain, start);
    this.#sink.ignore(start, end, reason);
    this.#plain = end;
    return end;
  }

  /** Ends the constructs that close at `i`, and those whose end lay inside of other markup. */
  #close(i: number): number {
    let end = i;
    let closer = this.#closers.at(-1);
    while (closer !== undefined && (closer.at < end || closer.at === i)) {
      if (closer.at === i && end === i) end = this.#skip(i, i + closer.length);
      for (const mark of closer.marks) this.#writer.closeMark(mark);
      this.#closers.pop();
      closer = this.#closers.at(-1);
    }
    return end;
  }

  #open(start: number, end: number, closer: Closer): number {
    this.#skip(start, end);
    for (const mark of closer.marks) this.#writer.openMark(mark);
    this.#closers.push(closer);
    this.#closers.sort((a, b) => b.at - a.at);
    return end;
  }

  #quote(i: number, to: number): number {
    const step = this.#quotes.read(i);
    if (step === undefined || i + step.literal + step.length > to) return i + 1;
    if (step.length === 0) return i + step.literal;
    this.#skip(i + step.literal, i + step.literal + step.length);
    for (const mark of step.closes) this.#writer.closeMark(mark);
    for (const mark of step.opens) this.#writer.openMark(mark);
    return this.#plain;
  }

  #delimiter(code: number, i: number, to: number): number {
    let end = i + 1;
    while (end < to && this.#text.charCodeAt(end) === code) end++;
    const length = end - i;
    const marker = this.#text.slice(i, Math.min(end, i + 4));
    const marks = delimiterMarks[marker];
    if (marks === undefined || this.#absent.has(marker) || this.#closers.some((c) => c.marker === marker)) return end;
    const found = findDelimiterEnd(this.#text, i, length, to);
    if (found === undefined) return end;
    if (found < 0) {
      this.#absent.add(marker);
      return end;
    }
    return this.#open(i, end, { at: found, length, marker, marks });
  }

  #bracket(i: number, to: number): number {
    if (this.#text.charCodeAt(i + 1) === 0x5b) return this.#link(i, to);
    if (this.#text.startsWith("http", i + 1)) return this.#outsideLink(i, to);
    const tag = tagAt(this.#text, i, to, 0x5d, bbTags);
    if (tag === undefined) return i + 1;
    const stands = tag.effect === "break" || tag.effect === "rule" || this.#bbTags.has(tag.name);
    return stands ? this.#apply(tag, i, to, `[/${tag.name}]`) : i + 1;
  }

  /** `[[target]]`, `[[target|label]]`; what is inside is scanned as text. */
  #link(i: number, to: number): number {
    const text = this.#text;
    if (this.#absent.has("]]")) return i + 2;
    if (this.#nextLinkEnd < i) {
      let end = i + 2;
      while (end + 1 < to && !(text.charCodeAt(end) === 0x5d && text.charCodeAt(end + 1) === 0x5d)) end++;
      if (end + 1 >= to) {
        this.#absent.add("]]");
        return i + 2;
      }
      this.#nextLinkEnd = end;
    }
    const end = this.#nextLinkEnd;
    let label = i + 2;
    for (let k = i + 2; k < end; k++) {
      const code = text.charCodeAt(k);
      if (code === 0x5b && text.charCodeAt(k + 1) === 0x5b) return i + 1;
      if (code === 0x7c) label = k + 1;
    }
    if (/^(?:Category|File|Image):/i.test(text.slice(i + 2, Math.min(end, i + 12)))) return this.#skip(i, end + 2);
    return this.#open(i, label < end ? label : i + 2, { at: end, length: 2, marker: "]]", marks: ["link"] });
  }

  /** `[http://… label]` */
  #outsideLink(i: number, to: number): number {
    let label = i + 1;
    while (label < to && this.#text.charCodeAt(label) !== 0x5d && !isBlank(this.#text.charCodeAt(label))) label++;
    if (label >= to || this.#text.charCodeAt(label) === 0x5d || this.#absent.has("]")) return label;
    let end = label;
    while (end < to && this.#text.charCodeAt(end) !== 0x5d) end++;
    if (end < to) return this.#open(i, label + 1, { at: end, length: 1, marker: "]", marks: ["link"] });
    this.#absent.add("]");
    return label;
  }

  #brace(i: number, to: number): number {
    const text = this.#text;
    if (text.charCodeAt(i + 1) === 0x7b) {
      this.#templates ??= matchTemplates(text, i, to);
      const end = this.#templates.get(i);
      return end === undefined || this.#depth >= deepest ? i + 1 : this.#template(i, end);
    }
    const [snippet, value] = /^\{(?:br|toc|[a-z]+:([^\s{}|]+))\}/i.exec(text.slice(i, Math.min(to, i + 48))) ?? [];
    if (snippet === undefined) return i + 1;
    if (value === undefined) {
      this.#skip(i, i + snippet.length);
      if (/^\{br/i.test(snippet)) this.#events.onBreak("hard");
      return this.#plain;
    }
    const start = i + snippet.length - 1 - value.length;
    this.#skip(i, start);
    this.#writer.verbatim(start, start + value.length);
    this.#plain = start + value.length;
    return this.#skip(this.#plain, this.#plain + 1);
  }

  #template(i: number, end: number): number {
    this.#writer.verbatim(this.#plain, i);
    let at = i;
    this.#depth++;
    const absent = this.#absent;
    for (const part of templateText(this.#text, i, end, this.#templates ?? new Map<number, number>())) {
      this.#sink.ignore(at, part.start);
      if (at > i) this.#writer.fill(" ");
      this.#absent = new Set();
      this.#nextLinkEnd = -1;
      this.#run(part.start, part.end, "");
      at = part.end;
    }
    this.#depth--;
    this.#absent = absent;
    this.#nextLinkEnd = -1;
    this.#sink.ignore(at, end);
    this.#plain = end;
    return end;
  }

  #angle(i: number, to: number): number {
    if (this.#text.startsWith("<!--", i)) {
      if (this.#commentEnd < i + 4) {
        const found = this.#text.indexOf("-->", i + 4);
        this.#commentEnd = found < 0 ? Infinity : found;
      }
      const end = this.#commentEnd + 3;
      if (end <= (this.#depth === 0 ? this.#limit : to)) return this.#skip(i, end, "comment");
    }
    const tag = tagAt(this.#text, i, to, 0x3e, angleTags);
    return tag === undefined ? i + 1 : this.#apply(tag, i, to, `</${tag.name}>`);
  }

  #apply(tag: Tag, i: number, to: number, closing: string): number {
    const { effect } = tag;
    const mark = markOf[effect];
    if ((effect === "raw" || effect === "drop") && !tag.closes && !this.#absent.has(closing)) {
      const end = findTag(this.#text, closing, tag.end, to);
      if (end >= 0) {
        if (effect === "drop") return this.#skip(i, end + closing.length);
        this.#skip(i, tag.end);
        return this.#skip(end, end + closing.length);
      }
      this.#absent.add(closing);
    }
    this.#skip(i, tag.end);
    if (mark !== undefined) {
      if (tag.closes) this.#writer.closeMark(mark);
      else this.#writer.openMark(mark);
    } else if (effect === "break") this.#events.onBreak("hard");
    else if (effect === "block") this.#events.onBreak("block");
    else if (effect === "rule") this.#events.onRule();
    else if (effect === "cell") {
      if (tag.closes) this.#events.onCell();
    } else if (effect === "note" && !tag.closes && !this.#writer.isEmpty && !this.#writer.endsInSpace)
      this.#writer.fill(" ");
    return tag.end;
  }

  #entity(i: number, to: number): number {
    const entity = entityAt(this.#text, i, to);
    if (entity === undefined) return i + 1;
    this.#writer.verbatim(this.#plain, i);
    if (entity.text === "\u00ad") this.#sink.ignore(i, entity.end, "hyphen");
    else this.#writer.put(entity.text, i, entity.end);
    this.#plain = entity.end;
    return entity.end;
  }

  /** The marks of an address (`http://a__b//c`) are no markup. */
  #address(i: number, to: number): number {
    const text = this.#text;
    if (text.charCodeAt(i + 1) !== 0x2f || text.charCodeAt(i + 2) !== 0x2f || !isAsciiLetter(text.charCodeAt(i - 1)))
      return i + 1;
    let end = i + 3;
    while (end < to && !isBlank(text.charCodeAt(end)) && !'[]|<>"'.includes(text.charAt(end))) end++;
    return end;
  }
}

const delimiterMarks: Partial<Record<string, readonly ("strong" | "emphasis")[]>> = {
  "*": ["emphasis"],
  _: ["emphasis"],
  "**": ["strong"],
  __: ["strong"],
  "//": ["emphasis"],
  "***": ["strong", "emphasis"],
  ___: ["strong", "emphasis"],
};

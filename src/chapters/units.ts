import type { Line } from "../read/document.js";
import { continuesParagraph, endsSentence, type Wrapping } from "../segment/wrapping.js";
import { wordsOf } from "./words.js";
import type { RuleWords } from "./rule-words.js";

/**
 * A place where the text of a concept may begin, in reading order. `block`: behind a blank line, or a list item;
 * `line`: a paragraph right below another; `sentence`: inside a paragraph.
 */
export interface Unit {
  readonly place: "heading" | "block" | "line" | "sentence";
  /** Index of the line in the chapter. */
  readonly line: number;
  /** Offset in the line's text. */
  readonly at: number;
  /** Words of the sentence that begins here; none for a heading. */
  readonly words: readonly string[];
  /** What the heading or label calls itself. */
  readonly title?: Title;
}

export interface Title {
  /** End of the title's words in the line's text. */
  readonly end: number;
  /** Where the text behind a label starts; the line's end for a heading. */
  readonly textAt: number;
  /** Concepts of that name; none for a heading that no pack knows. */
  readonly concepts: readonly string[];
  readonly level?: number;
  /** The heading itself says its concept: `Close {#range/close}`. */
  readonly isMarked?: true;
}

const longestHeading = 80;
const longestUnknownHeading = 60;
const longestLabel = 90;
/** Words of a sentence that cues look at. */
const openingWords = 48;

/** Lines of a chapter with the places where concepts may begin; `lines` have their paragraphs marked by their joins. */
export interface Units {
  readonly units: readonly Unit[];
  readonly lines: readonly Line[];
  readonly paragraphs: number;
}

/** Splits a chapter's lines into headings, paragraphs and sentences. Linear in the text's length. */
export function unitsOf(source: readonly Line[], wrapping: Wrapping, words: RuleWords): Units {
  const lines = source.filter((line) => line.kind !== "rule" && !line.text.isBlank);
  const marked: Line[] = [...lines];
  const units: Unit[] = [];
  let paragraphs = 0;
  for (let i = 0; i < lines.length;) {
    const line = lines[i] as Line;
    const title = headingOf(lines, i, words);
    if (title !== undefined) {
      units.push({ place: "heading", line: i, at: 0, words: [], title });
      i++;
      continue;
    }
    let end = i + 1;
    if (line.kind === "text" || line.kind === "item") {
      while (end < lines.length && goesOn(lines, end, wrapping) && headingOf(lines, end, words) === undefined) {
        marked[end] = { ...(lines[end] as Line), join: "soft", gap: 0 };
        end++;
      }
      units.push(...paragraphUnits(lines, i, end, words));
      paragraphs++;
    }
    i = end;
  }
  return { units, lines: marked, paragraphs };
}

function goesOn(lines: readonly Line[], index: number, wrapping: Wrapping): boolean {
  const line = lines[index] as Line;
  return line.kind === "text" && continuesParagraph(lines[index - 1] as Line, line, wrapping);
}

/** A heading of the format, a line in bold, or a short line that stands alone. */
function headingOf(lines: readonly Line[], index: number, words: RuleWords): Title | undefined {
  const line = lines[index] as Line;
  const { text } = line.text;
  const marked = markedTitle(line, words);
  if (marked !== undefined) return marked;
  const bare = text.replace(/\s*[:.]$/u, "");
  const title = (concepts: readonly string[]): Title => ({
    end: bare.length,
    textAt: text.length,
    concepts,
    ...(line.level === undefined ? {} : { level: line.level }),
  });
  if (line.kind === "heading") return title(words.named(bare));
  if (line.kind !== "text" || text.length > longestHeading || line.join === "soft") return undefined;
  const isBold = line.marks.some((m) => m.type === "strong" && m.start === 0 && m.end >= bare.length);
  const before = lines[index - 1];
  const next = lines[index + 1];
  const standsFree =
    before === undefined || line.gap > 0 || line.join === "block" || endsSentence(before) || before.kind !== "text";
  if (!standsFree && !isBold) return undefined;
  if (!/^["'\u00AB\u201C\u201D(\u005B\s]*[\p{Lu}\p{Lt}\d(\u005B]/u.test(text)) return undefined;
  if (!endsSentence(line) || isBold || text.endsWith(":") || /[)\]]$/u.test(text)) {
    const concepts = words.named(bare);
    if (concepts.length > 0) return title(concepts);
    if (isBold) return next === undefined ? undefined : title([]);
  }
  const isAlone = line.gap > 0 && next !== undefined && next.kind === "text" && next.gap > 0;
  const isShort = text.length <= longestUnknownHeading && !endsSentence(line) && !/[,;]$/u.test(text);
  return isAlone && isShort && /^\p{Lu}/u.test(text) ? title([]) : undefined;
}

/** Behind a heading, the id of the concept that its section defines. */
const conceptMark = /^(.*\S)\s*\{#([\p{Ll}\d/-]+)\}\s*$/u;

/** A heading that says its concept by id. */
function markedTitle({ kind, text: { text }, level }: Line, words: RuleWords): Title | undefined {
  const [, name, id = ""] = kind === "heading" ? (conceptMark.exec(text) ?? []) : [];
  if (name === undefined || !words.knows(id)) return undefined;
  const title: Title = { end: name.length, textAt: text.length, concepts: [id], isMarked: true };
  return level === undefined ? title : { ...title, level };
}

/** Whether a heading of a text says its concept by id. */
export function hasMarkedHeading(lines: readonly Line[], words: RuleWords): boolean {
  return lines.some((line) => markedTitle(line, words) !== undefined);
}

function paragraphUnits(lines: readonly Line[], from: number, to: number, words: RuleWords): Unit[] {
  const first = lines[from] as Line;
  const place = from === 0 || first.gap > 0 || first.kind === "item" || first.join === "block" ? "block" : "line";
  const label = labelOf(first, words);
  const { text, starts } = joined(lines.slice(from, to));
  const textAt = label?.textAt ?? 0;
  const sentences = sentenceStarts(text, textAt);
  return sentences.map((at, i): Unit => {
    const opening = wordsOf(text.slice(at, sentences[i + 1] ?? text.length), openingWords).words;
    let line = starts.length - 1;
    while ((starts[line] as number) > at) line--;
    if (i === 0) return { place, line: from, at: 0, words: opening, ...(label === undefined ? {} : { title: label }) };
    return { place: "sentence", line: from + line, at: at - (starts[line] as number), words: opening };
  });
}

/** A name before a colon, dash or full stop, or in bold, with text behind it. */
function labelOf(line: Line, words: RuleWords): Title | undefined {
  const { text } = line.text;
  const bold = line.marks.find(
    (m) => m.start === 0 && (m.type === "strong" || m.type === "emphasis") && m.end <= longestLabel,
  );
  const ends: [end: number, textAt: number][] = [];
  if (bold !== undefined) {
    const end = text.slice(0, bold.end).replace(/[\s:.\u2013\u2014-]+$/u, "").length;
    ends.push([end, bold.end + (/^[\s:.\u2013\u2014-]*/u.exec(text.slice(bold.end))?.[0].length ?? 0)]);
  }
  const signs = /\s*(?::|[.\u2013\u2014-](?=\s))\s*/gu;
  signs.lastIndex = 1;
  for (let sign = signs.exec(text); sign !== null && sign.index <= longestLabel; sign = signs.exec(text))
    ends.push([sign.index, sign.index + sign[0].length]);
  for (const [end, textAt] of ends) {
    if (end === 0 || textAt >= text.length) continue;
    const concepts = words.named(text.slice(0, end));
    if (concepts.length > 0) return { end, textAt, concepts };
  }
  return undefined;
}

/** The text of a paragraph, and where each line starts in it. */
function joined(lines: readonly Line[]): { text: string; starts: readonly number[] } {
  const parts: string[] = [];
  const starts: number[] = [];
  let length = 0;
  for (const { text } of lines) {
    const isBroken = /\p{L}[-\u2010]$/u.test(parts.at(-1) ?? "") && /^\p{Ll}/u.test(text.text);
    if (isBroken) {
      const last = parts.pop() as string;
      parts.push(last.slice(0, -1));
      length--;
    } else if (parts.length > 0) {
      parts.push(" ");
      length++;
    }
    starts.push(length);
    parts.push(text.text);
    length += text.length;
  }
  return { text: parts.join(""), starts };
}

/** Offsets where sentences start, `from` the first. */
function sentenceStarts(text: string, from: number): number[] {
  const starts = [from];
  const stops = /[.!?\u2026]["'\u00BB\u201D\u2019)\]]*\s+(?=["'\u00AB\u201C\u201D(\u005B]*\s?[\p{Lu}\d])/gu;
  stops.lastIndex = from;
  for (let stop = stops.exec(text); stop !== null; stop = stops.exec(text)) starts.push(stop.index + stop[0].length);
  return starts;
}

import type { LanguagePack } from "../packs/language-pack.js";
import type { Document, Line } from "../read/document.js";
import { MappedText } from "../text/mapped-text.js";
import type { Block, BlockField, IgnoredRange, Leftover, Segmented } from "./block.js";
import { closeGaps } from "./blank-lines.js";
import type { HeaderItem } from "./header-item.js";
import { type Header, HeaderFinder } from "./headers.js";
import { joinLines } from "./join-lines.js";
import { FoldedLine } from "./line-labels.js";
import { type NamedHeader, nameHeader } from "./names.js";
import { markRunningHeads } from "./running-heads.js";
import { joinSplitLabels } from "./split-labels.js";
import { isCapitals, isRunningHead, pageLine } from "./page-lines.js";
import { unrollColumnTables } from "./column-tables.js";
import { splitOffDescription } from "./tail.js";
import { unreadTypeLines } from "./unread-type-line.js";

/** Words from which on a value with a full stop is a sentence. */
const fewestWords = 4;

interface Candidate {
  readonly header: Header;
  readonly pack: LanguagePack;
}

/**
 * Finds the entries of a document.
 *
 * @param packs The languages that the text may be in; where there are several, each header goes to the one that reads most of it.
 */
export function segmentDocument(document: Document, packs: readonly LanguagePack[]): Segmented {
  const unrolled = unrollColumnTables(document.lines, packs);
  const folded = joinSplitLabels(unrolled.lines, packs).map((line) => new FoldedLine(line));
  markRunningHeads(folded, document.source.text, packs);
  const lines = closeGaps(folded, packs);
  const candidates = chooseLanguages(
    packs.flatMap((pack) => new HeaderFinder(lines, pack).find().map((header) => ({ header, pack }))),
  );
  const named: { entry: NamedHeader; pack: LanguagePack }[] = [];
  let floor = 0;
  for (const { header, pack } of candidates) {
    const entry = nameHeader(header, lines, floor, pack);
    // Two fields make an entry, or one below a school or discipline line; a lone label is prose.
    if (header.read + header.possible < 2 && entry.typeLine === undefined) continue;
    const previous = named.at(-1);
    // Labels that come again right below a header are doubles of its own, not an entry without a name.
    if (
      previous !== undefined &&
      entry.name.isBlank &&
      entry.typeLine === undefined &&
      header.first === previous.entry.header.last + 1
    ) {
      const merged = {
        ...previous.entry.header,
        items: [...previous.entry.header.items, ...header.items],
        skipped: [...previous.entry.header.skipped, ...header.skipped],
        last: header.last,
      };
      named[named.length - 1] = {
        entry: { ...previous.entry, header: merged, ignored: [...previous.entry.ignored, ...entry.ignored] },
        pack: previous.pack,
      };
      floor = header.last + 1;
      continue;
    }
    named.push({ entry, pack });
    floor = header.last + 1;
  }
  const ignored: IgnoredRange[] = unrolled.headers.map((range) => ({ range, reason: "table-header" }));
  const first = named[0]?.entry.first ?? lines.length;
  const leftovers = [leftoverOf(lines.slice(0, first), candidates.length === 0 ? "prose" : "page")];
  const unread = unreadTypeLines(named, lines);
  const blocks = named.map(({ entry, pack }, i) => {
    const { block, leftover } = makeBlock(entry, lines, named[i + 1]?.entry.first ?? lines.length, pack);
    leftovers.push(leftoverOf(leftover, "page"));
    const typeLine = unread[i];
    return typeLine === undefined ? block : { ...block, unreadTypeLine: typeLine };
  });
  return { blocks, ignored, leftovers };
}

/** Where headers of several languages overlap, the one that is read best stays. */
function chooseLanguages(candidates: Candidate[]): Candidate[] {
  const sorted = candidates.sort((a, b) => a.header.first - b.header.first || score(b) - score(a));
  const chosen: Candidate[] = [];
  for (const candidate of sorted) {
    const last = chosen.at(-1);
    if (last === undefined || candidate.header.first > last.header.last) chosen.push(candidate);
    else if (score(candidate) > score(last)) chosen[chosen.length - 1] = candidate;
  }
  return chosen;
}

function score({ header }: Candidate): number {
  return 2 * header.read + header.possible;
}

function leftoverOf(lines: readonly FoldedLine[], reason: Leftover["reason"]): Leftover {
  return { lines: lines.map(({ line }) => line), reason };
}

function makeBlock(
  entry: NamedHeader,
  lines: readonly FoldedLine[],
  end: number,
  pack: LanguagePack,
): { block: Block; leftover: readonly FoldedLine[] } {
  const { header } = entry;
  const ignored: IgnoredRange[] = [...entry.ignored];
  ignoreLines(
    header.skipped.map((i) => lines[i] as FoldedLine),
    "page",
    ignored,
  );
  const fields: BlockField[] = [];
  const extra: Line[] = [];
  header.items.forEach((item, i) => {
    const { field, rest } = makeField(item, header, i === header.items.length - 1, pack, ignored);
    // A detail among the fields is read with the description.
    if (item.meaning.kind === "detail") extra.push(bodyLine(MappedText.join([field.label, field.value], "")));
    else fields.push(field);
    if (rest !== undefined) extra.push(bodyLine(rest));
  });
  const { body, leftover } = bodyLines(lines, header.last + 1, end, entry, pack, ignored);
  const block = {
    lang: pack.lang,
    name: entry.name,
    typeLine: entry.typeLine,
    fields,
    body: [...extra, ...body],
    ignored,
    lines: lines.slice(entry.first, end - leftover.length).map(({ line }) => line),
    isDoubtful: entry.typeLine === undefined && 2 * fields.filter(isSentence).length >= fields.length,
  };
  return { block, leftover };
}

function makeField(
  item: HeaderItem,
  header: Header,
  isLast: boolean,
  pack: LanguagePack,
  ignored: IgnoredRange[],
): { field: BlockField; rest: MappedText | undefined } {
  const joined = joinLines(item.parts);
  for (const range of joined.hyphens) ignored.push({ range, reason: "hyphen" });
  const sameLine = header.items.filter((i) => i.line === item.line).length;
  const split = isLast && sameLine > 1 ? splitOffDescription(item.meaning, joined.text, pack) : undefined;
  const whole = split?.value ?? joined.text;
  // The full stop behind the last of several fields on a line ends the line, not the value.
  const stop = isLast && sameLine > 2 && /[^.]\.$/u.test(whole.text) ? whole.slice(whole.length - 1) : undefined;
  for (const range of stop?.ranges ?? []) ignored.push({ range, reason: "markup" });
  const base = {
    meaning: item.meaning,
    label: item.label,
    value: stop === undefined ? whole : whole.slice(0, whole.length - 1),
  };
  const field = item.slip === undefined ? base : { ...base, slip: item.slip };
  if (split === undefined) return { field, rest: undefined };
  return { field, rest: split.rest };
}

function isSentence({ value }: BlockField): boolean {
  return /[.!?]["\u00BB\u201D)]*$/u.test(value.text) && value.text.split(" ").length >= fewestWords;
}

function bodyLine(text: MappedText): Line {
  return { kind: "text", text, marks: [], indent: 0, gap: 0, join: "block" };
}

/** The lines of a description: from behind the header to what ends the entry, page furniture left out. */
function bodyLines(
  lines: readonly FoldedLine[],
  from: number,
  to: number,
  name: NamedHeader,
  pack: LanguagePack,
  ignored: IgnoredRange[],
): { body: Line[]; leftover: readonly FoldedLine[] } {
  const body: Line[] = [];
  let leftover: readonly FoldedLine[] = [];
  let dropped = 0;
  for (let i = from; i < to; i++) {
    const line = lines[i] as FoldedLine;
    const page = pageLine(line, pack);
    // A heading as high as the names' begins another part of the text.
    const isPart =
      name.level !== undefined && line.line.level !== undefined && line.line.level <= name.level && body.length > 0;
    const closes = page === "end" || isPart || (line.line.kind === "rule" && body.length > 0);
    if (closes) {
      // What follows the end of the entry belongs to nobody: signatures, links, the heading of the next part.
      leftover = lines.slice(i, to);
      break;
    }
    if (page === "skip" || isHeadLine(lines, i)) {
      ignoreLines([line], "page", ignored);
      dropped++;
    } else if (line.line.kind !== "rule") {
      // A sentence goes on over a page break.
      const bridged = dropped > 0 && body.length > 0 && continuesSentence(body.at(-1) as Line, line.line);
      body.push(bridged ? { ...line.line, gap: 0, join: "soft" } : line.line);
      dropped = 0;
    }
  }
  dropSectionHeadings(body, isCapitals(name.name.text), ignored);
  return { body, leftover };
}

function continuesSentence(before: Line, after: Line): boolean {
  return (
    before.kind === "text" &&
    after.kind === "text" &&
    !/[.!?:;\u2026"\u00BB\u201D]$/u.test(before.text.text) &&
    /^\p{Ll}/u.test(after.text.text)
  );
}

/** A running head in capitals beside a page number, or beside another such line. */
function isHeadLine(lines: readonly FoldedLine[], index: number): boolean {
  const text = (lines[index] as FoldedLine).line.text.text;
  if (!isCapitals(text)) return false;
  for (const step of [-1, 1]) {
    for (let i = index + step; i >= 0 && i < lines.length && Math.abs(i - index) <= 3; i += step) {
      const other = (lines[i] as FoldedLine).line.text.text;
      if (isRunningHead(other)) return true;
      if (!isCapitals(other)) break;
    }
  }
  return false;
}

/** Headings at the very end of a body belong to what follows: the next letter, the next part. */
function dropSectionHeadings(body: Line[], namesInCapitals: boolean, ignored: IgnoredRange[]): void {
  for (let last = body.at(-1); last !== undefined; last = body.at(-1)) {
    const isLetter = last.kind === "text" && last.gap > 0 && /^\p{L}$/u.test(last.text.text);
    const isGroup =
      last.kind === "text" &&
      last.gap > 0 &&
      body.length > 1 &&
      isCapitals(last.text.text) &&
      !/[\d.!?]/.test(last.text.text) &&
      !namesInCapitals;
    if (last.kind !== "heading" && !isLetter && !isGroup) return;
    body.pop();
    for (const range of last.text.ranges) ignored.push({ range, reason: "section-heading" });
  }
}

function ignoreLines(lines: readonly FoldedLine[], reason: IgnoredRange["reason"], ignored: IgnoredRange[]): void {
  for (const { line } of lines) {
    for (const range of line.text.ranges) ignored.push({ range, reason });
  }
}

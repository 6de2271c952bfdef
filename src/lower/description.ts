import type { DescriptionBlock, DetailRole, RichText } from "../model/entry.js";
import type { Range16 } from "../model/span.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Line } from "../read/document.js";
import type { BlockField } from "../segment/block.js";
import { findLabels, FoldedLine, type LabelHit } from "../segment/line-labels.js";
import type { MappedText } from "../text/mapped-text.js";
import { innerDetail, misspeltDetail } from "./detail-labels.js";
import { joinMarked, type MarkedText, sliceMarked, trimMarked } from "./marked-text.js";
import type { AccountItem } from "./parsed-file.js";
import { continuesParagraph, endsSentence, type Wrapping } from "../segment/wrapping.js";
import { cellsOf, columnsOf, isLoneCell } from "./table-lines.js";

export interface PlacedBlock {
  readonly block: DescriptionBlock;
  readonly range: Range16;
}

export interface Description {
  readonly blocks: readonly PlacedBlock[];
  /** Bookkeeping lines found below the description ("Source: …"). */
  readonly fields: readonly BlockField[];
  readonly account: readonly AccountItem[];
}

export interface DescriptionOptions {
  /** `false` where no words are labels of details or bookkeeping: rules text speaks of them. */
  readonly labels?: boolean;
  /** Labels may stand without a sign. */
  readonly bareLabels?: boolean;
}

const longestHeading = 60;

/** Makes paragraphs, lists, tables, headings and details of a description's lines. */
export function lowerDescription(
  lines: readonly Line[],
  pack: LanguagePack,
  wrapping: Wrapping,
  options: DescriptionOptions = {},
): Description {
  return new DescriptionBuilder(lines, pack, wrapping, options).build();
}

class DescriptionBuilder {
  readonly #lines: readonly Line[];
  readonly #pack: LanguagePack;
  readonly #wrapping: Wrapping;
  readonly #labels: boolean;
  readonly #bareLabels: boolean;
  readonly #blocks: PlacedBlock[] = [];
  readonly #fields: BlockField[] = [];
  readonly #account: AccountItem[] = [];
  #at = 0;

  constructor(lines: readonly Line[], pack: LanguagePack, wrapping: Wrapping, options: DescriptionOptions) {
    this.#labels = options.labels ?? true;
    this.#bareLabels = options.bareLabels ?? false;
    this.#lines = lines;
    this.#pack = pack;
    this.#wrapping = wrapping;
  }

  build(): Description {
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at] as Line;
      if (line.text.isBlank) this.#at++;
      else if (this.#label(line)) continue;
      else if (line.kind === "heading" || this.#isHeading()) this.#heading(line);
      else if (line.kind === "item") this.#list();
      else if (this.#isTable()) this.#table();
      else if (this.#isAligned()) this.#alignedTable();
      else this.#paragraph();
    }
    return { blocks: this.#blocks, fields: this.#fields, account: this.#account };
  }

  /** Reads a labelled line: a detail, the description's own label, bookkeeping. */
  #label(line: Line): boolean {
    if (!this.#labels) return false;
    const hit = findLabels(new FoldedLine(line), this.#pack)[0] ?? misspeltDetail(line, this.#pack);
    if (hit === undefined) return false;
    if (hit.strength === "bare") return this.#isBareDetail(line, hit) && this.#detail(line, hit);
    const { kind } = hit.meaning;
    if (kind === "detail") return this.#detail(line, hit);
    if (kind === "description" && (hit.strength === "colon" || hit.strength === "alone"))
      return this.#ownLabel(line, hit);
    if (kind === "bookkeeping" && (hit.strength === "colon" || hit.strength === "cell"))
      return this.#bookkeeping(line, hit);
    return false;
  }

  /** "Augment Each 2 further points …": a detail's label without a sign, on pages whose labels have none. */
  #isBareDetail(line: Line, hit: LabelHit): boolean {
    return (
      this.#bareLabels &&
      hit.meaning.kind === "detail" &&
      hit.start === 0 &&
      /^(?:\p{Lu}|\d)/u.test(line.text.text.slice(hit.valueStart))
    );
  }

  #ownLabel(line: Line, hit: LabelHit): boolean {
    if (this.#blocks.length > 0) return false;
    this.#note("label", line.text.slice(0, hit.valueStart));
    this.#at++;
    const rest = line.text.slice(hit.valueStart).trim();
    if (!rest.isBlank)
      this.#paragraphFrom([{ ...line, kind: "text", text: rest, marks: shifted(line, hit.valueStart) }]);
    return true;
  }

  #bookkeeping(line: Line, hit: LabelHit): boolean {
    this.#fields.push({
      meaning: hit.meaning,
      label: line.text.slice(0, hit.valueStart),
      value: line.text.slice(hit.valueStart).trim(),
    });
    this.#at++;
    return true;
  }

  #detail(line: Line, hit: LabelHit): boolean {
    const next = this.#lines[this.#at + 1];
    if (hit.strength === "alone" && (next === undefined || next.text.isBlank || next.kind === "heading")) return false;
    let labelEnd = hit.valueStart;
    // A label in quotes: the closing mark belongs to it.
    const quote = line.text.text[hit.start - 1];
    if (quote !== undefined && /['"\u2019\u201D]/u.test(quote) && line.text.text[labelEnd] === quote) labelEnd++;
    while (/\s/u.test(line.text.text[labelEnd] ?? "")) labelEnd++;
    const label = line.text.slice(hit.start, hit.end).text;
    this.#note("label", line.text.slice(0, labelEnd));
    this.#at++;
    const own = line.text.slice(labelEnd).trim();
    const parts: Line[] = own.isBlank ? [] : [{ ...line, kind: "text", text: own, marks: shifted(line, labelEnd) }];
    if (parts.length === 0) {
      const below = this.#lines[this.#at];
      if (below !== undefined && below.kind === "text" && !this.#startsLabel(below)) {
        parts.push(below);
        this.#at++;
      }
    }
    const text = this.#takeParagraph(parts);
    this.#pushDetail(hit.meaning.key as DetailRole, label, text);
    return true;
  }

  #pushDetail(role: DetailRole, label: string, marked: MarkedText): void {
    const range = marked.text.range;
    if (range === undefined) return;
    this.#note("description", marked.text);
    this.#blocks.push({ block: { type: "detail", role, label, ...rich(marked) }, range });
  }

  #heading(line: Line): void {
    const range = line.text.range;
    this.#at++;
    if (range === undefined) return;
    this.#note("description", line.text);
    this.#blocks.push({
      block: {
        type: "heading",
        level: line.level ?? 3,
        ...rich({ text: line.text, marks: [...line.marks], hyphens: [] }),
      },
      range,
    });
  }

  /** A short line without end punctuation, alone between paragraphs. */
  #isHeading(): boolean {
    const line = this.#lines[this.#at] as Line;
    const next = this.#lines[this.#at + 1];
    if (line.kind !== "text" || this.#blocks.length === 0 || next === undefined) return false;
    if (
      line.text.length > longestHeading ||
      endsSentence(line) ||
      /[,;:]$/u.test(line.text.text) ||
      !/^\p{Lu}/u.test(line.text.text)
    )
      return false;
    return line.gap > 0 && next.gap > 0 && next.kind === "text" && !this.#startsLabel(next) && line.join !== "soft";
  }

  #startsLabel(line: Line): boolean {
    if (!this.#labels) return false;
    const hit = findLabels(new FoldedLine(line), this.#pack)[0];
    if (hit?.strength === "bare") return this.#isBareDetail(line, hit);
    return hit !== undefined && (hit.meaning.kind === "detail" || hit.meaning.kind === "bookkeeping");
  }

  #list(): void {
    const ordered = (this.#lines[this.#at] as Line).ordered === true;
    const items: MarkedText[] = [];
    while (this.#at < this.#lines.length) {
      const line = this.#lines[this.#at] as Line;
      if (line.kind !== "item" || (line.ordered === true) !== ordered || this.#startsDetail(line)) break;
      this.#at++;
      items.push(this.#takeParagraph([line]));
    }
    this.#push({ type: "list", ordered, items: items.map(rich) }, items);
  }

  #startsDetail(line: Line): boolean {
    if (!this.#labels) return false;
    const hit = findLabels(new FoldedLine(line), this.#pack)[0];
    return hit !== undefined && hit.meaning.kind === "detail" && (hit.strength === "colon" || hit.strength === "bold");
  }

  /** Rows of several cells, or a run of short lone cells as dissolved tables leave them. */
  #isTable(): boolean {
    const line = this.#lines[this.#at] as Line;
    if (line.kind !== "row") return false;
    if ((line.cells?.length ?? 0) >= 2) return true;
    const next = this.#lines[this.#at + 1];
    return isLoneCell(line) && next?.kind === "row" && (isLoneCell(next) || (next.cells?.length ?? 0) >= 2);
  }

  #table(): void {
    const rows: Line[] = [];
    for (; this.#at < this.#lines.length; this.#at++) {
      const line = this.#lines[this.#at] as Line;
      if (line.kind !== "row" || (!isLoneCell(line) && (line.cells?.length ?? 0) < 2)) break;
      rows.push(line);
    }
    const cells = rows.map((row) => (row.cells ?? [row.text]).map((text): RichText => ({ text: text.text })));
    const [header, ...others] = cells;
    this.#push(
      { type: "table", header: header ?? [], rows: others },
      rows.map((row) => ({ text: row.text, marks: [], hyphens: [] })),
    );
  }

  /** Two or more short lines with the same number of columns, parted by runs of spaces, as tables of text files have them. */
  #isAligned(): boolean {
    const columns = columnsOf(this.#lines[this.#at]);
    const next = this.#lines[this.#at + 1];
    return columns > 1 && next?.gap === 0 && columnsOf(next) === columns;
  }

  #alignedTable(): void {
    const columns = columnsOf(this.#lines[this.#at]);
    const rows: Line[] = [];
    for (
      ;
      columnsOf(this.#lines[this.#at]) === columns && (rows.length === 0 || this.#lines[this.#at]?.gap === 0);
      this.#at++
    )
      rows.push(this.#lines[this.#at] as Line);
    const [header, ...others] = rows.map(cellsOf);
    this.#push(
      { type: "table", header: header ?? [], rows: others },
      rows.map((row) => ({ text: row.text, marks: [], hyphens: [] })),
    );
  }

  #paragraph(): void {
    const line = this.#lines[this.#at] as Line;
    this.#at++;
    this.#paragraphFrom([line]);
  }

  #paragraphFrom(first: Line[]): void {
    const marked = this.#takeParagraph(first);
    const inner = this.#labels ? innerDetail(marked.text.text, this.#pack) : undefined;
    if (inner === undefined) {
      this.#push({ type: "paragraph", ...rich(marked) }, [marked]);
      return;
    }
    const before = trimMarked(sliceMarked(marked, 0, inner.start));
    this.#push({ type: "paragraph", ...rich(before) }, [before]);
    this.#note("label", marked.text.slice(inner.start, inner.valueStart));
    this.#pushDetail(
      inner.role,
      marked.text.text.slice(inner.start, inner.end),
      trimMarked(sliceMarked(marked, inner.valueStart)),
    );
  }

  /** Takes the lines that go on with a paragraph, and joins all. */
  #takeParagraph(lines: Line[]): MarkedText {
    for (; this.#at < this.#lines.length; this.#at++) {
      const before = lines.at(-1);
      const line = this.#lines[this.#at] as Line;
      if (
        before === undefined ||
        (line.kind !== "text" &&
          !(line.kind === "row" && (line.cells?.length ?? 0) < 2 && line.gap === 0 && line.join === "unknown"))
      )
        break;
      if (this.#isAligned() || this.#startsLabel(line) || !continuesParagraph(before, line, this.#wrapping)) break;
      lines.push(line);
    }
    const marked = joinMarked(lines);
    for (const range of marked.hyphens) this.#account.push({ range, as: "ignored", reason: "hyphen" });
    return trimMarked(marked);
  }

  #push(block: DescriptionBlock, parts: readonly MarkedText[]): void {
    let range: Range16 | undefined;
    for (const part of parts) {
      const own = part.text.range;
      if (own === undefined) continue;
      range =
        range === undefined ? own : { start: Math.min(range.start, own.start), end: Math.max(range.end, own.end) };
      this.#note("description", part.text);
    }
    if (range !== undefined) this.#blocks.push({ block, range });
  }

  #note(as: AccountItem["as"], text: MappedText): void {
    for (const range of text.ranges) this.#account.push({ range, as, field: "description" });
  }
}

function shifted(line: Line, by: number): Line["marks"] {
  const from = by + (line.text.text.slice(by).length - line.text.text.slice(by).trimStart().length);
  return line.marks
    .map((m) => ({ ...m, start: Math.max(0, m.start - from), end: m.end - from }))
    .filter((m) => m.end > m.start);
}

function rich(marked: MarkedText): RichText {
  return marked.marks.length === 0 ? { text: marked.text.text } : { text: marked.text.text, marks: [...marked.marks] };
}

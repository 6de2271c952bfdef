import { isTargetingKey } from "../kinds/targeting-fields.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { MappedText } from "../text/mapped-text.js";
import { type HeaderItem, isWaiting, valueOf } from "./header-item.js";
import { addDetail, addHits } from "./label-items.js";
import { LabelledLines } from "./labelled-lines.js";
import type { FoldedLine, LabelStrength } from "./line-labels.js";
import { pageLine } from "./page-lines.js";
import { isTypeLine, plausibility } from "./plausible.js";
import { startsLikeLabel, unknownItem } from "./unknown-labels.js";
import { continuesValue, isMissingNumber, isValueLikeLabel } from "./value-lines.js";

/** A run of labelled values: the evidence that an entry is here. */
export interface Header {
  /** Index of the first and last line that belong to the run. */
  readonly first: number;
  readonly last: number;
  readonly items: readonly HeaderItem[];
  /** What stands before the first label on its line. */
  readonly prefix: MappedText;
  /** Lines inside the run that are page furniture. */
  readonly skipped: readonly number[];
  /** Number of fields whose value was read, and of fields that may be values. */
  readonly read: number;
  readonly possible: number;
}

/** Unknown labels that one header may have. */
const mostUnknownLabels = 12;

/** Finds the runs of labels in a document, in order. Linear: a run is bounded by the number of labels there are. */
export class HeaderFinder {
  readonly #document: LabelledLines;
  readonly #lines: readonly FoldedLine[];
  readonly #pack: LanguagePack;

  constructor(lines: readonly FoldedLine[], pack: LanguagePack) {
    this.#document = new LabelledLines(lines, pack);
    this.#lines = lines;
    this.#pack = pack;
  }

  /** Headers in document order; they do not overlap. */
  find(): Header[] {
    const headers: Header[] = [];
    for (let i = 0; i < this.#lines.length;) {
      const header = this.#document.canStart(i) ? this.#build(i, (headers.at(-1)?.last ?? -1) + 1) : undefined;
      if (header === undefined) i++;
      else {
        headers.push(header);
        i = header.last + 1;
      }
    }
    return headers;
  }

  #build(first: number, floor: number): Header | undefined {
    const items: HeaderItem[] = [];
    const skipped: number[] = [];
    const keys = new Set<string>();
    let last = first;
    let unknown = 0;
    const prefix = addHits(this.#document, first, items, keys);
    for (let i = first + 1; i < this.#lines.length; i++) {
      if (this.#document.isSection(i, keys)) {
        skipped.push(i);
        continue;
      }
      if (isValueLikeLabel(this.#document, i, items.at(-1))) {
        items.at(-1)?.parts.push((this.#lines[i] as FoldedLine).line.text);
        last = i;
        continue;
      }
      if (this.#document.isBelieved(i, keys) && !this.#isStray(i, items)) {
        if (this.#document.startsNewEntry(i, keys)) break;
        const before = items.at(-1);
        const inner = addHits(this.#document, i, items, keys);
        // Words before the first label of a later line end the value above.
        if (inner.text !== "") before?.parts.push(inner);
        last = i;
        continue;
      }
      const item = items.at(-1);
      if (item === undefined || this.#document.describes(i)) break;
      if (this.#document.isDetail(i)) {
        if (this.#nextLabel(i + 1, keys, false) === undefined) break;
        addDetail(this.#document, i, items);
        last = i;
        continue;
      }
      const labelled = unknownItem(this.#lines[i] as FoldedLine, i, this.#pack);
      const next = this.#nextLabel(i, keys, isWaiting(item));
      if (
        labelled !== undefined &&
        (next !== undefined || labelled.slip !== undefined) &&
        unknown < mostUnknownLabels &&
        !keys.has(labelled.meaning.key)
      ) {
        items.push(labelled);
        if (labelled.slip !== undefined) keys.add(labelled.meaning.key);
        else unknown++;
        last = i;
      } else if (
        !isMissingNumber(this.#document, i, item) &&
        pageLine(this.#lines[i] as FoldedLine, this.#pack) !== undefined
      ) {
        if (next === undefined) break;
        skipped.push(i);
      } else if (continuesValue(this.#document, i, item, next)) {
        item.parts.push((this.#lines[i] as FoldedLine).line.text);
        last = i;
      } else break;
    }
    const evidence = evidenceOf(items, this.#pack);
    if (evidence === undefined) return undefined;
    const above = prefix.text === "" ? this.#above(first, floor) : [];
    return {
      first: first - above.length,
      last,
      items: [...above, ...items],
      prefix,
      skipped: skipped.filter((i) => i < last),
      ...evidence,
    };
  }

  /** Labels above the first known one: misspelt ones, and unknown ones right below a type line. */
  #above(first: number, floor: number): HeaderItem[] {
    const found: HeaderItem[] = [];
    for (let i = first - 1; i >= floor && first - i <= 3; i--) {
      const line = this.#lines[i] as FoldedLine;
      const unknown = line.line.kind === "heading" ? undefined : unknownItem(line, i, this.#pack);
      const item = unknown?.slip === undefined && pageLine(line, this.#pack) !== undefined ? undefined : unknown;
      const before = this.#lines[i - 1];
      const isBelowType = before !== undefined && i - 1 >= floor && isTypeLine(before.line.text.text, this.#pack);
      if (item === undefined || (item.slip === undefined && !isBelowType)) break;
      found.unshift(item);
    }
    return found;
  }

  /** "Effect or not, the mist moves on": a label's word without a sign, where the labels above have one, opens the description. */
  #isStray(index: number, items: readonly HeaderItem[]): boolean {
    const hit = this.#document.hitsOf(index)[0];
    const isBare = (s: LabelStrength | undefined): boolean => s === "bare" || s === "stop";
    return (
      hit?.strength === "bare" &&
      isTargetingKey(hit.meaning.key) &&
      items.length > 0 &&
      !items.some((i) => isBare(i.strength))
    );
  }

  /** Index of the next label line that carries the header on, if one comes soon and nothing between starts another entry. */
  #nextLabel(from: number, keys: ReadonlySet<string>, waiting: boolean): number | undefined {
    const start = waiting ? from : from - 1;
    for (let i = from; i < Math.min(this.#lines.length, from + 6); i++) {
      const line = (this.#lines[i] as FoldedLine).line;
      if (i > start && this.#document.isBelieved(i, keys))
        return this.#document.startsNewEntry(i, keys) ? undefined : i;
      if (this.#document.isSection(i, keys)) continue;
      if (line.kind === "heading" || line.kind === "rule") return undefined;
      if (
        !waiting &&
        i > from - 1 &&
        line.gap > 0 &&
        pageLine(this.#lines[i] as FoldedLine, this.#pack) === undefined &&
        !startsLikeLabel(this.#lines[i] as FoldedLine)
      )
        return undefined;
      if (isTypeLine(line.text.text, this.#pack)) return undefined;
    }
    return undefined;
  }
}

/** Counts the fields that a run of labels has; without one that its grammar reads there is no entry. */
function evidenceOf(items: readonly HeaderItem[], pack: LanguagePack): { read: number; possible: number } | undefined {
  let read = 0;
  let possible = 0;
  const keys = new Set<string>();
  for (const item of items) {
    if (item.meaning.kind !== "field" || keys.has(item.meaning.key)) continue;
    const text = valueOf(item);
    const verdict = plausibility(item.meaning, text, pack);
    if (verdict === "no") continue;
    keys.add(item.meaning.key);
    if (verdict === "read") read++;
    else if (text !== "") possible++;
  }
  return read >= 1 ? { read, possible } : undefined;
}

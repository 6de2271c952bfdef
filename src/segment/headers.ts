import { fieldOf } from "../kinds/all-kinds.js";
import type { LabelMeaning } from "../packs/label-index.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { fold } from "../text/fold.js";
import { MappedText } from "../text/mapped-text.js";
import { bareDamagedLabel, damagedLabel } from "./damaged-labels.js";
import { joinLines } from "./join-lines.js";
import { findLabels, type FoldedLine, type LabelHit } from "./line-labels.js";
import { pageLine } from "./page-lines.js";
import { endsInTypeLine, isTypeLine, plausibility } from "./plausible.js";

/** A label in a header, with the lines of its value. */
export interface HeaderItem {
  readonly line: number;
  readonly meaning: LabelMeaning;
  readonly label: MappedText;
  readonly parts: MappedText[];
  readonly slip?: string;
  readonly strength?: LabelHit["strength"];
  /** The value's place is known and empty: no later line is the value. */
  readonly closed?: true;
}

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

const unknownLabel = /^([\p{Lu}01][^:;.!?]{0,40}?)\s?:(?=\s|$)/u;
const mostUnknownLabels = 12;
/** Signs that part two fields on a line. */
const betweenFields = /[\s;|/\u00B7\u2022\u2013\u2014]+$/u;

/** Finds the runs of labels in a document, in order. Linear: a run is bounded by the number of labels there are. */
export class HeaderFinder {
  readonly #lines: readonly FoldedLine[];
  readonly #pack: LanguagePack;
  readonly #hits: (readonly LabelHit[] | undefined)[] = [];

  constructor(lines: readonly FoldedLine[], pack: LanguagePack) {
    this.#lines = lines;
    this.#pack = pack;
  }

  hitsOf(index: number): readonly LabelHit[] {
    const line = this.#lines[index];
    if (line === undefined) return [];
    return (this.#hits[index] ??= line.line.kind === "rule" ? [] : findLabels(line, this.#pack));
  }

  /** Headers in document order; they do not overlap. */
  find(): Header[] {
    const headers: Header[] = [];
    for (let i = 0; i < this.#lines.length;) {
      const header = this.#canStart(i) ? this.#build(i, (headers.at(-1)?.last ?? -1) + 1) : undefined;
      if (header === undefined) i++;
      else {
        headers.push(header);
        i = header.last + 1;
      }
    }
    return headers;
  }

  #canStart(index: number): boolean {
    const first = this.hitsOf(index)[0];
    if (first === undefined) return false;
    if (first.meaning.kind === "detail" || first.meaning.kind === "description") return false;
    return this.#holds(index, first, true);
  }

  /** Whether a hit is to be believed: marked as a label, or a bare one with a value that its field can read. */
  #holds(index: number, hit: LabelHit, starting: boolean): boolean {
    const { strength } = hit;
    if (strength === "colon" || strength === "cell" || strength === "bold") return true;
    const value = strength === "alone" ? (this.#lines[index + 1]?.line.text.text ?? "") : this.#valueText(index, hit);
    let verdict = plausibility(hit.meaning, value, this.#pack);
    // On a line that holds a whole block the description may follow the last value.
    if (verdict === "no" && !starting) verdict = plausibility(hit.meaning, firstSentence(value), this.#pack);
    if (hit.meaning.kind === "bookkeeping" && strength === "bare" && hit.start > 0 && !starting)
      return verdict !== "no" && value.trim() !== "" && value.length < 80;
    if (hit.meaning.kind !== "field")
      return (
        strength === "alone" && hit.meaning.kind === "bookkeeping" && !starting && verdict !== "no" && value.length < 80
      );
    if (strength === "alone") return verdict === "read" || (!starting && verdict === "possible");
    return value.trim() !== ""
      ? verdict === "read" || (!starting && verdict === "possible" && isDescriptive(hit.meaning))
      : !starting;
  }

  #valueText(index: number, hit: LabelHit): string {
    const text = this.#lines[index]?.line.text.text ?? "";
    const next = this.hitsOf(index).find((h) => h.start > hit.start);
    return text.slice(hit.valueStart, next?.start ?? text.length);
  }

  #build(first: number, floor: number): Header | undefined {
    const items: HeaderItem[] = [];
    const skipped: number[] = [];
    const keys = new Set<string>();
    let last = first;
    let unknown = 0;
    const prefix = this.#addHits(first, items, keys);
    for (let i = first + 1; i < this.#lines.length; i++) {
      if (this.#isSection(i, keys)) {
        skipped.push(i);
        continue;
      }
      if (this.#isValueLikeLabel(i, items.at(-1))) {
        items.at(-1)?.parts.push((this.#lines[i] as FoldedLine).line.text);
        last = i;
        continue;
      }
      if (this.#believed(i, keys) && !this.#isStray(i, items)) {
        if (this.#startsNewEntry(i, keys)) break;
        const before = items.at(-1);
        const inner = this.#addHits(i, items, keys);
        // Words before the first label of a later line end the value above.
        if (inner.text !== "") before?.parts.push(inner);
        last = i;
        continue;
      }
      const item = items.at(-1);
      if (item === undefined || this.#describes(i)) break;
      if (this.#isDetail(i)) {
        if (this.#nextLabel(i + 1, keys, false) === undefined) break;
        this.#addDetail(i, items);
        last = i;
        continue;
      }
      const labelled = this.#unknownItem(i, items.length);
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
      } else if (!this.#isMissingNumber(i, item) && pageLine(this.#lines[i] as FoldedLine, this.#pack) !== undefined) {
        if (next === undefined) break;
        skipped.push(i);
      } else if (this.#continues(i, item, next)) {
        item.parts.push((this.#lines[i] as FoldedLine).line.text);
        last = i;
      } else break;
    }
    const evidence = this.#evidence(items);
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
      const unknown = line.line.kind === "heading" ? undefined : this.#unknownItem(i, 1);
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
    const hit = this.hitsOf(index)[0];
    const isBare = (s: LabelHit["strength"] | undefined): boolean => s === "bare" || s === "stop";
    return (
      hit?.strength === "bare" &&
      isDescriptive(hit.meaning) &&
      items.length > 0 &&
      !items.some((i) => isBare(i.strength))
    );
  }

  /** A field line, or a line that a pack knows as bookkeeping: part of a header that has begun. */
  #believed(index: number, keys: ReadonlySet<string>): boolean {
    const hit = this.hitsOf(index)[0];
    if (hit === undefined || hit.meaning.kind === "detail" || hit.meaning.kind === "description") return false;
    return this.#holds(index, hit, keys.size === 0);
  }

  /** A heading between groups of fields: one of the pack's, directly above a label. */
  #isSection(index: number, keys: ReadonlySet<string>): boolean {
    const line = this.#lines[index] as FoldedLine;
    if (line.line.text.length > 40 || !this.#pack.labels.isSection(line.key.replace(/ ?:$/, ""))) return false;
    const next = this.hitsOf(index + 1)[0];
    return (
      next !== undefined &&
      next.meaning.kind === "field" &&
      next.strength !== "alone" &&
      this.#believed(index + 1, keys) &&
      !this.#startsNewEntry(index + 1, keys)
    );
  }

  /** A value that is also a label's word ("Ray" below "Effect"): it is the value where a label follows it. */
  #isValueLikeLabel(index: number, item: HeaderItem | undefined): boolean {
    if (item === undefined || !isWaiting(item) || this.hitsOf(index)[0]?.strength !== "alone") return false;
    const next = this.hitsOf(index + 1)[0];
    const { text } = (this.#lines[index] as FoldedLine).line;
    return (
      (next === undefined ? index + 1 >= this.#lines.length : next.strength !== "bare") &&
      plausibility(item.meaning, text.text, this.#pack) === "read"
    );
  }

  /** The label of the description itself ends a header. */
  #describes(index: number): boolean {
    const hit = this.hitsOf(index)[0];
    return hit?.meaning.kind === "description" && (hit.strength === "colon" || hit.strength === "alone");
  }

  #isDetail(index: number): boolean {
    const hit = this.hitsOf(index)[0];
    return (
      hit?.meaning.kind === "detail" && (hit.strength === "colon" || hit.strength === "bold" || hit.strength === "cell")
    );
  }

  /** A detail may stand among the fields: fields after it are not lost to it. */
  #addDetail(index: number, items: HeaderItem[]): void {
    const hit = this.hitsOf(index)[0];
    if (hit === undefined) return;
    const { text } = (this.#lines[index] as FoldedLine).line;
    const value = text.slice(hit.valueStart).trim();
    items.push({
      line: index,
      meaning: hit.meaning,
      label: text.slice(0, hit.valueStart),
      parts: value.text === "" ? [] : [value],
    });
  }

  /** A number alone on its line that finishes the value above it looks like a page number. */
  #isMissingNumber(index: number, item: HeaderItem): boolean {
    const { line } = this.#lines[index] as FoldedLine;
    if (line.gap > 0 || line.join !== "unknown" || !/^\d{1,2}$/.test(line.text.text)) return false;
    return (
      plausibility(item.meaning, valueOf(item), this.#pack) !== "read" &&
      plausibility(item.meaning, valueOf(item, line.text), this.#pack) === "read"
    );
  }

  #startsNewEntry(index: number, keys: ReadonlySet<string>): boolean {
    const hit = this.hitsOf(index)[0];
    if (hit === undefined) return false;
    if (hit.meaning.kind === "name" || this.#hasTypeLine(index, hit)) return true;
    return hit.meaning.kind === "field" && keys.has(hit.meaning.key) && fieldOf(hit.meaning.key)?.repeats !== true;
  }

  /** "School; Level …": the line begins with the type line of another entry. */
  #hasTypeLine(index: number, first: LabelHit): boolean {
    const prefix = (this.#lines[index] as FoldedLine).line.text.text
      .slice(0, first.start)
      .replace(betweenFields, "")
      .replace(/[,.]$/u, "");
    return prefix !== "" && endsInTypeLine(prefix, this.#pack);
  }

  #addHits(index: number, items: HeaderItem[], keys: Set<string>): MappedText {
    const { text } = (this.#lines[index] as FoldedLine).line;
    const hits: LabelHit[] = [];
    for (const hit of this.hitsOf(index)) {
      const repeats = fieldOf(hit.meaning.key)?.repeats === true;
      const isInside = hits.length > 0;
      if (isInside && hit.strength !== "colon" && hit.strength !== "bold" && !this.#holds(index, hit, false)) continue;
      if (isInside && hit.meaning.kind === "field" && keys.has(hit.meaning.key) && !repeats) continue;
      hits.push(hit);
      keys.add(hit.meaning.key);
    }
    const prefix = text.slice(0, hits[0]?.start ?? 0).trim();
    const hasPrefix = /\p{L}/u.test(prefix.text);
    let labelStart = hasPrefix ? (hits[0]?.start ?? 0) : 0;
    hits.forEach((hit, i) => {
      const end = hits[i + 1]?.start ?? text.length;
      const raw = text.slice(hit.valueStart, end);
      const length = i === hits.length - 1 ? raw.length : raw.text.replace(betweenFields, "").length;
      const value = raw.slice(0, length).trim();
      // Signs before a label go with it: what parts it from the value before, what a table left.
      items.push({
        line: index,
        meaning: hit.meaning,
        label: text.slice(labelStart, hit.valueStart),
        parts: value.text === "" ? [] : [value],
        strength: hit.strength,
        ...(hit.slip === undefined ? {} : { slip: hit.slip }),
        ...(hit.strength === "cell" ? { closed: true as const } : {}),
      });
      labelStart = hit.valueStart + length;
    });
    return hasPrefix ? prefix : MappedText.empty;
  }

  /** A line such as "Word: value" between labels: a misspelt label, or one that no pack knows. */
  #unknownItem(index: number, count: number): HeaderItem | undefined {
    const { text, cells } = (this.#lines[index] as FoldedLine).line;
    if (count === 0) return undefined;
    const damaged =
      cells === undefined
        ? (damagedLabel(text.text, this.#pack) ?? bareDamagedLabel(text.text, this.#pack))
        : undefined;
    if (damaged !== undefined) {
      const value = text.slice(damaged.valueStart).trim();
      const parts = value.text === "" ? [] : [value];
      const label = text.slice(0, damaged.valueStart);
      return { line: index, label, parts, meaning: damaged.meaning, slip: damaged.form };
    }
    const isCell = cells !== undefined && cells.length === 2;
    const words = isCell ? (cells[0]?.text ?? "").replace(/\s*:\s*$/u, "") : unknownLabel.exec(text.text)?.[1];
    if (words === undefined || words === "" || words.split(/\s+/u).length > 5) return undefined;
    let valueStart = isCell ? (cells[0]?.text ?? "").length : text.text.indexOf(":") + 1;
    while (valueStart < text.length && /[\s:]/u.test(text.text[valueStart] as string)) valueStart++;
    const value = text.slice(valueStart).trim();
    const form = this.#pack.labels.nearest(fold(words).text.trim());
    const meaning = form === undefined ? undefined : this.#pack.labels.lookup(form);
    const base = { line: index, label: text.slice(0, valueStart), parts: value.text === "" ? [] : [value] };
    if (form !== undefined && meaning?.kind === "field" && plausibility(meaning, value.text, this.#pack) !== "no")
      return { ...base, meaning, slip: form };
    return { ...base, meaning: { kind: "bookkeeping", key: words } };
  }

  /** Index of the next label line that carries the header on, if one comes soon and nothing between starts another entry. */
  #nextLabel(from: number, keys: ReadonlySet<string>, waiting: boolean): number | undefined {
    const start = waiting ? from : from - 1;
    for (let i = from; i < Math.min(this.#lines.length, from + 6); i++) {
      const line = (this.#lines[i] as FoldedLine).line;
      if (i > start && this.#believed(i, keys)) return this.#startsNewEntry(i, keys) ? undefined : i;
      if (this.#isSection(i, keys)) continue;
      if (line.kind === "heading" || line.kind === "rule") return undefined;
      if (
        !waiting &&
        i > from - 1 &&
        line.gap > 0 &&
        pageLine(this.#lines[i] as FoldedLine, this.#pack) === undefined &&
        !this.#isUnknownLabel(i)
      )
        return undefined;
      if (isTypeLine(line.text.text, this.#pack)) return undefined;
    }
    return undefined;
  }

  #isUnknownLabel(index: number): boolean {
    return unknownLabel.test((this.#lines[index] as FoldedLine).line.text.text);
  }

  /** Whether a line goes on with the value above it. */
  #continues(index: number, item: HeaderItem, next: number | undefined): boolean {
    const { line } = this.#lines[index] as FoldedLine;
    if (line.kind === "heading" || line.kind === "rule") return false;
    const hit = this.hitsOf(index)[0];
    if (hit?.meaning.kind === "detail" && hit.strength !== "bare") return false;
    if (isWaiting(item)) {
      const verdict = plausibility(item.meaning, line.text.text, this.#pack);
      return (
        verdict === "read" ||
        (verdict === "possible" && (next !== undefined || item.meaning.kind === "field") && line.text.length < 120)
      );
    }
    if (line.join === "soft") return true;
    if (line.gap > 0 || line.join === "block" || (line.kind !== "text" && line.cells?.length !== 1)) return false;
    const isSentence = /^\p{Lu}/u.test(line.text.text) && /[.!?]$/u.test(line.text.text) && line.text.length > 40;
    if (next !== undefined && !(isSentence && plausibility(item.meaning, valueOf(item), this.#pack) === "read"))
      return true;
    return this.#completes(item, line.text);
  }

  /** Behind the last label only a line that finishes the value belongs to it; the next begins the description. */
  #completes(item: HeaderItem, line: MappedText): boolean {
    const before = valueOf(item);
    const { text } = line;
    const open = (before.match(/[([]/g)?.length ?? 0) - (before.match(/[)\]]/g)?.length ?? 0);
    if (open > 0) return true;
    if (/^\(/.test(text) && text.length < 60) return true;
    if (!/^[\p{Ll}\d+/]/u.test(text) && !/[-,+/]$/u.test(before)) return false;
    return text.length < 80 && plausibility(item.meaning, valueOf(item, line), this.#pack) === "read";
  }

  /** Enough to believe that an entry is here: two fields, one of them read by its grammar. */
  #evidence(items: readonly HeaderItem[]): { read: number; possible: number } | undefined {
    let read = 0;
    let possible = 0;
    const keys = new Set<string>();
    for (const item of items) {
      if (item.meaning.kind !== "field" || keys.has(item.meaning.key)) continue;
      const text = valueOf(item);
      const verdict = plausibility(item.meaning, text, this.#pack);
      if (verdict === "no") continue;
      keys.add(item.meaning.key);
      if (verdict === "read") read++;
      else if (text !== "") possible++;
    }
    return read >= 1 && read + possible >= 1 ? { read, possible } : undefined;
  }
}

function firstSentence(text: string): string {
  const stop = /[.;!]\s+(?=[\p{Lu}\u00AB"\u201C])/u.exec(text);
  return stop === null ? text : text.slice(0, stop.index);
}

/** The value's text so far, and with one more line. */
function valueOf(item: HeaderItem, ...more: readonly MappedText[]): string {
  return joinLines([...item.parts, ...more]).text.text;
}

function isDescriptive(meaning: LabelMeaning): boolean {
  const family = fieldOf(meaning.key)?.family;
  return family === "target" || family === "effect" || family === "area" || family === "joint";
}

/** A label whose value is still to come. */
function isWaiting(item: HeaderItem): boolean {
  return item.parts.length === 0 && item.closed !== true;
}

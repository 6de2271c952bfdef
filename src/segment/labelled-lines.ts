import { fieldOf } from "../kinds/all-kinds.js";
import { isTargetingKey } from "../kinds/targeting-fields.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { findLabels, type FoldedLine, type LabelHit } from "./line-labels.js";
import { endsInTypeLine, plausibility } from "./plausible.js";

/** Signs that part two fields on a line. */
export const betweenFields = /[\s;|/\u00B7\u2022\u2013\u2014]+$/u;

/** The lines of a document with the labels on them, and which of these are to be believed. */
export class LabelledLines {
  readonly lines: readonly FoldedLine[];
  readonly pack: LanguagePack;
  readonly #hits: (readonly LabelHit[] | undefined)[] = [];

  constructor(lines: readonly FoldedLine[], pack: LanguagePack) {
    this.lines = lines;
    this.pack = pack;
  }

  /** Labels on the line of an index; none where there is no such line. */
  hitsOf(index: number): readonly LabelHit[] {
    const line = this.lines[index];
    if (line === undefined) return [];
    return (this.#hits[index] ??= line.line.kind === "rule" ? [] : findLabels(line, this.pack));
  }

  /** Whether a header may begin on the line. */
  canStart(index: number): boolean {
    const first = this.hitsOf(index)[0];
    if (first === undefined) return false;
    if (first.meaning.kind === "detail" || first.meaning.kind === "description") return false;
    return this.holds(index, first, true);
  }

  /** A field line, or a line that a pack knows as bookkeeping: part of a header that has begun. */
  isBelieved(index: number, keys: ReadonlySet<string>): boolean {
    const hit = this.hitsOf(index)[0];
    if (hit === undefined || hit.meaning.kind === "detail" || hit.meaning.kind === "description") return false;
    return this.holds(index, hit, keys.size === 0);
  }

  /** Whether a hit is to be believed: marked as a label, or a bare one with a value that its field can read. */
  holds(index: number, hit: LabelHit, starting: boolean): boolean {
    const { strength } = hit;
    if (strength === "colon" || strength === "cell" || strength === "bold") return true;
    const value = strength === "alone" ? (this.lines[index + 1]?.line.text.text ?? "") : this.#valueText(index, hit);
    let verdict = plausibility(hit.meaning, value, this.pack);
    // On a line that holds a whole block the description may follow the last value.
    if (verdict === "no" && !starting) verdict = plausibility(hit.meaning, firstSentence(value), this.pack);
    if (hit.meaning.kind === "bookkeeping" && strength === "bare" && hit.start > 0 && !starting)
      return verdict !== "no" && value.trim() !== "" && value.length < 80;
    if (hit.meaning.kind !== "field")
      return (
        strength === "alone" && hit.meaning.kind === "bookkeeping" && !starting && verdict !== "no" && value.length < 80
      );
    if (strength === "alone") return verdict === "read" || (!starting && verdict === "possible");
    return value.trim() !== ""
      ? verdict === "read" || (!starting && verdict === "possible" && isTargetingKey(hit.meaning.key))
      : !starting;
  }

  #valueText(index: number, hit: LabelHit): string {
    const text = this.lines[index]?.line.text.text ?? "";
    const next = this.hitsOf(index).find((h) => h.start > hit.start);
    return text.slice(hit.valueStart, next?.start ?? text.length);
  }

  /** A heading between groups of fields: one of the pack's, directly above a label. */
  isSection(index: number, keys: ReadonlySet<string>): boolean {
    const line = this.lines[index] as FoldedLine;
    if (line.line.text.length > 40 || !this.pack.labels.isSection(line.key.replace(/ ?:$/, ""))) return false;
    const next = this.hitsOf(index + 1)[0];
    return (
      next !== undefined &&
      next.meaning.kind === "field" &&
      next.strength !== "alone" &&
      this.isBelieved(index + 1, keys) &&
      !this.startsNewEntry(index + 1, keys)
    );
  }

  /** Whether a believed label is that of another entry: a name, a type line before it, or a field that the header has. */
  startsNewEntry(index: number, keys: ReadonlySet<string>): boolean {
    const hit = this.hitsOf(index)[0];
    if (hit === undefined) return false;
    if (hit.meaning.kind === "name" || this.#hasTypeLine(index, hit)) return true;
    return hit.meaning.kind === "field" && keys.has(hit.meaning.key) && fieldOf(hit.meaning.key)?.repeats !== true;
  }

  /** "School; Level …": the line begins with the type line of another entry. */
  #hasTypeLine(index: number, first: LabelHit): boolean {
    const prefix = (this.lines[index] as FoldedLine).line.text.text
      .slice(0, first.start)
      .replace(betweenFields, "")
      .replace(/[,.]$/u, "");
    return prefix !== "" && endsInTypeLine(prefix, this.pack);
  }

  /** The label of the description itself ends a header. */
  describes(index: number): boolean {
    const hit = this.hitsOf(index)[0];
    return hit?.meaning.kind === "description" && (hit.strength === "colon" || hit.strength === "alone");
  }

  /** A detail of the description, with a mark that says so. */
  isDetail(index: number): boolean {
    const hit = this.hitsOf(index)[0];
    return (
      hit?.meaning.kind === "detail" && (hit.strength === "colon" || hit.strength === "bold" || hit.strength === "cell")
    );
  }
}

function firstSentence(text: string): string {
  const stop = /[.;!]\s+(?=[\p{Lu}\u00AB"\u201C])/u.exec(text);
  return stop === null ? text : text.slice(0, stop.index);
}

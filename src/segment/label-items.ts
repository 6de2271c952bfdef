import { fieldOf } from "../kinds/all-kinds.js";
import { MappedText } from "../text/mapped-text.js";
import type { HeaderItem } from "./header-item.js";
import { betweenFields, type LabelledLines } from "./labelled-lines.js";
import type { FoldedLine, LabelHit } from "./line-labels.js";

/**
 * Adds the labels of a line with their values on it to the items and keys of a header.
 *
 * @returns What stands before the first of them.
 */
export function addHits(document: LabelledLines, index: number, items: HeaderItem[], keys: Set<string>): MappedText {
  const { text } = (document.lines[index] as FoldedLine).line;
  const hits: LabelHit[] = [];
  for (const hit of document.hitsOf(index)) {
    const repeats = fieldOf(hit.meaning.key)?.repeats === true;
    const isInside = hits.length > 0;
    if (isInside && hit.strength !== "colon" && hit.strength !== "bold" && !document.holds(index, hit, false)) continue;
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

/** A detail may stand among the fields: fields after it are not lost to it. */
export function addDetail(document: LabelledLines, index: number, items: HeaderItem[]): void {
  const hit = document.hitsOf(index)[0];
  if (hit === undefined) return;
  const { text } = (document.lines[index] as FoldedLine).line;
  const value = text.slice(hit.valueStart).trim();
  items.push({
    line: index,
    meaning: hit.meaning,
    label: text.slice(0, hit.valueStart),
    parts: value.text === "" ? [] : [value],
  });
}

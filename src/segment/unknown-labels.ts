import type { LanguagePack } from "../packs/language-pack.js";
import type { Line } from "../read/document.js";
import { fold } from "../text/fold.js";
import { bareDamagedLabel, type DamagedLabel, damagedLabel } from "./damaged-labels.js";
import type { HeaderItem } from "./header-item.js";
import type { FoldedLine } from "./line-labels.js";
import { plausibility } from "./plausible.js";
import { endsSentence } from "./wrapping.js";

const unknownLabel = /^([\p{Lu}01][^:;.!?]{0,40}?)\s?:(?=\s|$)/u;

/** Whether a line begins like a label, whatever its words. */
export function startsLikeLabel({ line }: FoldedLine): boolean {
  return unknownLabel.test(line.text.text);
}

/** A line such as "Word: value" between labels: a misspelt label, or one that no pack knows. */
export function unknownItem({ line }: FoldedLine, index: number, pack: LanguagePack): HeaderItem | undefined {
  const { text, cells } = line;
  const damaged = cells === undefined ? (damagedLabel(text.text, pack) ?? bareLabel(line, pack)) : undefined;
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
  const form = pack.labels.nearest(fold(words).text.trim());
  const meaning = form === undefined ? undefined : pack.labels.lookup(form);
  const base = { line: index, label: text.slice(0, valueStart), parts: value.text === "" ? [] : [value] };
  if (form !== undefined && meaning?.kind === "field" && plausibility(meaning, value.text, pack) !== "no")
    return { ...base, meaning, slip: form };
  return { ...base, meaning: { kind: "bookkeeping", key: words } };
}

/** A line that is a sentence opens the description, though its first word looks like a label. */
function bareLabel(line: Line, pack: LanguagePack): DamagedLabel | undefined {
  return endsSentence(line) ? undefined : bareDamagedLabel(line.text.text, pack);
}

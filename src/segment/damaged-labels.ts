import type { LabelMeaning } from "../packs/label-index.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { foldKey } from "../text/fold.js";
import { plausibility } from "./plausible.js";

/** A label with slips in it. */
export interface DamagedLabel {
  readonly meaning: LabelMeaning;
  /** The form that it was meant to be, folded. */
  readonly form: string;
  /** Where the value starts, in the line's clean text. */
  readonly valueStart: number;
}

const longestLabel = 45;
const mostWords = 6;
/** Behind a lost colon a longer text is the rest of a sentence. */
const longestValue = 120;
/** A label and the sign behind it: a colon, or what a scan makes of one. */
const labelled = /^([\p{Lu}\d][^:;.!?]*?)\s*([:;.])\s*/u;

/** The last words of a label, which start small, and the colon behind them. */
const tail = /^(\p{Ll}[^:;.!?]{5,40}?)\s?:\s*/u;

/** "of casting: 1 round": a label whose first word is lost in the margin, before a value that its field's grammar reads. */
function cutLabel(line: string, pack: LanguagePack): DamagedLabel | undefined {
  const [head, words] = tail.exec(line) ?? [];
  const form = words === undefined ? undefined : pack.labels.endingIn(foldKey(words));
  const meaning = form === undefined ? undefined : pack.labels.lookup(form);
  if (head === undefined || form === undefined || meaning?.kind !== "field" || head.length === line.length)
    return undefined;
  const isRead = plausibility(meaning, line.slice(head.length), pack) === "read";
  return isRead ? { meaning, form, valueStart: head.length } : undefined;
}

/**
 * The label at the start of a line, misspelt or badly scanned. The further it is from a label, the surer its value must be:
 * a field's grammar must read what follows a label with more than a slip, or without its colon.
 */
export function damagedLabel(line: string, pack: LanguagePack): DamagedLabel | undefined {
  if (/^\p{Ll}/u.test(line)) return cutLabel(line, pack);
  const [head, words, sign] = labelled.exec(line.slice(0, longestLabel + 5)) ?? [];
  if (head === undefined || words === undefined || words.split(/\s+/u).length > mostWords) return undefined;
  const key = foldKey(words);
  if (sign !== ":" && (line.length > head.length + longestValue || !mayBegin(key, pack))) return undefined;
  const near = pack.labels.nearest(key);
  const form = near ?? pack.labels.nearestScan(key);
  const meaning = form === undefined ? undefined : pack.labels.lookup(form);
  if (form === undefined || meaning?.kind !== "field") return undefined;
  const verdict = plausibility(meaning, line.slice(head.length), pack);
  const isSure = verdict === "read" && head.length < line.length;
  const holds = near !== undefined && sign === ":" ? verdict !== "no" : isSure;
  return holds ? { meaning, form, valueStart: head.length } : undefined;
}

/** A label without a sign behind it, badly scanned, with a value that its field's grammar reads. */
export function bareDamagedLabel(text: string, pack: LanguagePack): DamagedLabel | undefined {
  if (!/^[\p{Lu}\d]/u.test(text)) return undefined;
  if (!mayBegin(foldKey(text.slice(0, longestLabel)), pack)) return undefined;
  const ends = [...text.slice(0, longestLabel).matchAll(/\s+(?=\S)/gu)].slice(0, mostWords).reverse();
  for (const { index, 0: blanks } of ends) {
    const form = pack.labels.scanned(foldKey(text.slice(0, index)).replace(/[ :]+$/, ""));
    const meaning = form === undefined ? undefined : pack.labels.lookup(form);
    if (form === undefined || meaning?.kind !== "field") continue;
    const valueStart = index + blanks.length;
    return plausibility(meaning, text.slice(valueStart), pack) === "read" ? { meaning, form, valueStart } : undefined;
  }
  return undefined;
}

/**
 * The whole of a label of which only the beginning is one as well ("Power l0vel: 2", where "Power" is a label).
 *
 * @param line From the label's first letter on.
 * @param form The shorter label.
 */
export function longerLabel(line: string, form: string, pack: LanguagePack): DamagedLabel | undefined {
  const [head, words] = /^([^:!?()]{1,45}?)\s*:\s*/u.exec(line) ?? [];
  if (head === undefined || words === undefined) return undefined;
  const key = foldKey(words);
  const meant =
    pack.labels.scanned(key) ??
    (pack.labels.isLabelStart(form) ? (pack.labels.nearest(key) ?? pack.labels.nearestScan(key)) : undefined);
  const meaning = meant === undefined ? undefined : pack.labels.lookup(meant);
  if (meant === undefined || meaning === undefined || !meant.startsWith(form)) return undefined;
  return { meaning, form: meant, valueStart: head.length };
}

/** Whether the first word of a text, or the first two as one, may be that of a label: a cheap test before others. */
function mayBegin(folded: string, pack: LanguagePack): boolean {
  const [first = "", second = ""] = folded.split(" ", 2);
  return pack.labels.mayStartWith(first) || pack.labels.mayStartWith(first + second);
}

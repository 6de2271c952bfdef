import type { DetailRole } from "../model/entry.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Line } from "../read/document.js";
import type { LabelHit } from "../segment/line-labels.js";
import { fold, isLetterCode } from "../text/fold.js";

/** "Materia1 component: …": a detail's label with a slip in it. */
export function misspeltDetail(line: Line, { labels }: LanguagePack): LabelHit | undefined {
  const words = /^(\p{Lu}[^:;.!?]{8,40}?)\s?:\s*/u.exec(line.text.text);
  if (words === null || line.kind !== "text") return undefined;
  const label = words[1] ?? "";
  const form = labels.nearest(fold(label).text.trim());
  const meaning = form === undefined ? undefined : labels.lookup(form);
  if (meaning?.kind !== "detail") return undefined;
  return { meaning, strength: "colon", start: 0, end: label.length, valueStart: words[0].length };
}

/** A detail inside of a paragraph: offsets of its label and of what it says. */
export interface InnerDetail {
  readonly start: number;
  readonly end: number;
  readonly valueStart: number;
  readonly role: DetailRole;
}

/** A detail that follows its paragraph without a line break: "… at once. Material component: a feather." */
export function innerDetail(text: string, { labels }: LanguagePack): InnerDetail | undefined {
  if (!text.includes(":", 1)) return undefined;
  const folded = fold(text);
  const stops = /[.!?)\u00BB"\u201D]\s+/gu;
  for (let stop = stops.exec(folded.text); stop !== null; stop = stops.exec(folded.text)) {
    const at = stop.index + stop[0].length;
    if (!isLetterCode(folded.text.charCodeAt(at))) continue;
    const match = labels.match(folded.text, at);
    if (match?.meaning.kind !== "detail") continue;
    const colon = /^\s*:\s*/u.exec(folded.text.slice(match.end, match.end + 8));
    if (colon === null) continue;
    const valueAt = match.end + colon[0].length;
    if (valueAt >= folded.text.length) continue;
    return {
      start: folded.map[at] as number,
      end: (folded.map[match.end - 1] as number) + 1,
      valueStart: folded.map[valueAt] as number,
      role: match.meaning.key as DetailRole,
    };
  }
  return undefined;
}

import { fieldOf } from "../kinds/all-kinds.js";
import { isTargetingKey } from "../kinds/targeting-fields.js";
import type { LabelMeaning } from "../packs/label-index.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { readExactly, readScanned, readValue } from "../values/read-value.js";
import { tokenize } from "../values/tokenize.js";

export type Plausibility = "read" | "possible" | "no";

/** Longest text that a descriptive value (target, effect, area) is believed to have, in UTF-16 units. */
const longestDescription = 220;
const longestUnread = 90;

/**
 * Whether a text may be the value of a field: a strict family must read it; a target, effect or area may be any
 * short phrase. Prose behind a label word ("Area: some spells …") is none.
 */
export function plausibility(meaning: LabelMeaning, text: string, pack: LanguagePack): Plausibility {
  const value = text.trim();
  if (value === "") return "possible";
  if (meaning.kind !== "field") return value.length <= longestDescription ? "possible" : "no";
  const family = fieldOf(meaning.key)?.family;
  if (family === undefined) return "no";
  if (isTargetingKey(meaning.key)) {
    if (value.length > longestDescription || /[.!?]\s+\p{Lu}/u.test(value)) return "no";
    const read = readValue(family, value, pack).value;
    return read !== undefined && Object.keys(read).length > 0 ? "read" : "possible";
  }
  if (value.length > 4 * longestDescription) return "no";
  const result = readValue(family, value, pack);
  if (result.value !== undefined && !result.findings.some((f) => f.code === "RG1202")) return "read";
  return value.length <= longestUnread && !/[.!?]\s+\p{Lu}/u.test(value) ? "possible" : "no";
}

/** Whether a whole line is a school or discipline line. */
export function isTypeLine(text: string, pack: LanguagePack): boolean {
  if (text === "" || text.length > 160) return false;
  const { value, findings } = readExactly("typeLine", text, pack);
  return value !== undefined && !findings.some((f) => f.code === "RG1204");
}

/** Whether a line is a school or discipline line with slips in it. */
export function isDamagedTypeLine(text: string, pack: LanguagePack): boolean {
  return text !== "" && text.length <= 160 && readValue("typeLine", text, pack).value !== undefined;
}

/** Whether a text is a school or discipline line but for what scans do to words. */
export function isScannedTypeLine(text: string, pack: LanguagePack): boolean {
  if (text === "" || text.length > 160) return false;
  const { value, findings } = readScanned("typeLine", text, pack);
  return value !== undefined && !findings.some((f) => f.code === "RG1202");
}

/** Whether a line that can't be read has the bracket of a school or discipline line. */
export function resemblesTypeLine(text: string, pack: LanguagePack): boolean {
  if (text.length > 160 || !/[([]/.test(text)) return false;
  return tokenize(text, pack.lexicon("typeLine"), pack).some(
    ({ concept, startOffset }) =>
      /^(?:subschool|descriptor)\//.test(concept) && /[([]\s*$/.test(text.slice(0, startOffset)),
  );
}

/** Whether a text is a type line, or a name with a type line behind it. */
export function endsInTypeLine(text: string, pack: LanguagePack): boolean {
  if (text.length > 220) return false;
  if (isTypeLine(text, pack)) return true;
  return tokenize(text, pack.lexicon("typeLine"), pack).some((t) => {
    const isStart = t.startOffset > 0 && (t.concept.startsWith("school/") || t.concept.startsWith("discipline/"));
    return (
      isStart &&
      isTypeLine(
        text
          .slice(t.startOffset)
          .replace(/\)+$/u, (close) => (text[t.startOffset - 1] === "(" ? close.slice(1) : close)),
        pack,
      )
    );
  });
}

import type { LabelMeaning } from "../packs/label-index.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { MappedText } from "../text/mapped-text.js";
import { plausibility } from "./plausible.js";

/**
 * Where a whole block stands on one line, the description may follow its last value: the value ends at the first
 * full stop up to which its field can read it, if it cannot read all.
 */
export function splitOffDescription(
  meaning: LabelMeaning,
  text: MappedText,
  pack: LanguagePack,
): { value: MappedText; rest: MappedText } | undefined {
  const stops = /[.;!]\s+(?=[\p{Lu}\u00AB"\u201C])/gu;
  if (plausibility(meaning, text.text, pack) === "read") return undefined;
  for (let match = stops.exec(text.text); match !== null && match.index < 300; match = stops.exec(text.text)) {
    const end = match.index + match[0].length;
    const value = text.slice(0, match.index + 1);
    if (plausibility(meaning, value.text, pack) === "read") return { value, rest: text.slice(end) };
  }
  // No stop at all: the value ends before the last capital up to which the field reads it.
  const capitals = /\s+(?=\p{Lu})/gu;
  let best: number | undefined;
  for (let match = capitals.exec(text.text); match !== null && match.index < 60; match = capitals.exec(text.text)) {
    if (plausibility(meaning, text.text.slice(0, match.index), pack) === "read") best = match.index;
  }
  return best === undefined ? undefined : { value: text.slice(0, best), rest: text.slice(best).trim() };
}

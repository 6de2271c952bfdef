import type { LanguagePack } from "../packs/language-pack.js";
import type { MappedText } from "../text/mapped-text.js";
import { tokenize } from "../values/tokenize.js";
import { isNameLike, longestName } from "./name-shape.js";
import { isScannedTypeLine, isTypeLine } from "./plausible.js";

/** A name and the school or discipline line behind it, on one line; `rest` is the bracket that closes behind both. */
export interface TypeLineSplit {
  readonly name: MappedText | undefined;
  readonly typeLine: MappedText | undefined;
  readonly rest?: MappedText;
}

const discipline = new Set(["school", "discipline"]);

/** Splits "Name School (subschool) [descriptor]" or "School; …" into name and type line. */
export function splitTypeLine(text: MappedText, pack: LanguagePack): TypeLineSplit {
  const trimmed = withoutSigns(text);
  if (isTypeLine(trimmed.text, pack)) return { name: undefined, typeLine: text };
  if (text.length > longestName + 60) return { name: text, typeLine: undefined };
  for (const token of tokenize(trimmed.text, pack.lexicon("typeLine"), pack)) {
    if (token.startOffset === 0 || !discipline.has(token.concept.slice(0, token.concept.indexOf("/")))) continue;
    // A school in the name's own words is small where the line's is not, or no full type line follows it.
    const bracketed = trimmed.text[token.startOffset - 1] === "(" && trimmed.text.endsWith(")");
    const end = bracketed ? trimmed.length - 1 : trimmed.length;
    if (
      isTypeLine(trimmed.text.slice(token.startOffset, end), pack) &&
      /\p{L}/u.test(trimmed.text.slice(0, token.startOffset))
    ) {
      const name = text.slice(0, token.startOffset).trim();
      if (!isNameLike(name.text.replace(/[\s(:,;|/\u00B7\u2013\u2014-]+$/u, ""))) continue;
      return { name, typeLine: text.slice(token.startOffset, end), rest: text.slice(end) };
    }
  }
  return { name: text, typeLine: undefined };
}

/** What stands before the first label on its line: a name, a type line, or both. */
export function splitPrefix(text: MappedText, pack: LanguagePack): TypeLineSplit {
  const split = splitTypeLine(text, pack);
  if (split.typeLine !== undefined || !isScannedTypeLine(withoutSigns(text).text, pack)) return split;
  return { name: undefined, typeLine: text };
}

/** "Name Sch00l": the school or discipline behind a name, badly scanned. */
export function splitScannedTypeLine(text: MappedText, pack: LanguagePack): TypeLineSplit | undefined {
  if (text.length > longestName) return undefined;
  for (const { index } of text.text.matchAll(/(?<=\s)\p{Lu}/gu)) {
    const name = text.slice(0, index).trim();
    if (isNameLike(name.text) && isScannedTypeLine(text.text.slice(index), pack))
      return { name, typeLine: text.slice(index) };
  }
  return undefined;
}

/** Without the signs that part fields behind it. */
export function withoutSigns(text: MappedText): MappedText {
  return text.slice(0, text.text.replace(/[\s;,.|/\u00B7\u2022\u2013\u2014-]+$/u, "").length);
}

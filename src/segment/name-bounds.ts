import type { LanguagePack } from "../packs/language-pack.js";
import { isEdge } from "../packs/lexicon.js";
import { fold, isLetterCode } from "../text/fold.js";
import type { MappedText } from "../text/mapped-text.js";
import { numbering } from "./name-shape.js";

/** Where a name starts: behind the namespace of a page id ("Space:The Name") and badges that the pack knows. */
export function nameStart(name: MappedText, pack: LanguagePack): number {
  const space = (numbering.exec(name.text) ?? /^\p{L}{2,12}:(?=\S)/u.exec(name.text))?.[0].length ?? 0;
  const folded = fold(name.text.slice(space));
  const badge = pack.namePrefixes.find((prefix) => folded.text.startsWith(`${prefix} `));
  return badge === undefined ? space : space + (folded.map[badge.length + 1] as number);
}

/** Where a name ends: before print links, edit marks and a closing stop. */
export function nameEnd(name: MappedText, pack: LanguagePack): number {
  let end = name.text
    .replace(/\s*\{#[^{}]*\}$/u, "")
    .replace(/[\s.:;,(|/\u00B7\u2022\u2013\u2014-]*[\u00A9\u00AE\u2122]*[\s.:;]*$/u, "").length;
  for (
    let cut = suffixStart(name.text.slice(0, end), pack);
    cut !== undefined;
    cut = suffixStart(name.text.slice(0, end), pack)
  )
    end = cut;
  return end;
}

/** Where a print link or the like begins behind a name. */
function suffixStart(name: string, pack: LanguagePack): number | undefined {
  const folded = fold(name);
  for (const suffix of pack.nameSuffixes) {
    const at = folded.text.length - suffix.length;
    if (
      at <= 0 ||
      !folded.text.endsWith(suffix) ||
      !isEdge(folded.text, at) ||
      isLetterCode(folded.text.charCodeAt(at - 1))
    )
      continue;
    return name.slice(0, folded.map[at]).trimEnd().length;
  }
  return undefined;
}

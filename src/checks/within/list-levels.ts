import type { Range16 } from "../../model/span.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import type { StandardList, Standards } from "../../packs/standards.js";
import { readValue } from "../../values/read-value.js";
import type { CheckContext } from "../check.js";
import type { EntryText } from "../texts.js";

/** A class or domain of a level line, as it is printed, with what the standard rules say of its list. */
export interface ListedLevel {
  readonly text: EntryText;
  readonly name: string;
  readonly level: number;
  readonly list: StandardList;
  readonly range: Range16;
}

/** The classes and domains of all level lines of which the standard rules know the levels. */
export function* listedLevels({ texts, packs }: Pick<CheckContext, "texts" | "packs">): Generator<ListedLevel> {
  const lists = packs.shared.standards?.lists;
  if (lists === undefined) return;
  for (const text of texts) {
    const pack = packs.get(text.lang);
    if (pack === undefined || lists.except.includes(text.entry.ruleset ?? "")) continue;
    yield* inText(text, pack, lists);
  }
}

function* inText(text: EntryText, pack: LanguagePack, lists: Standards["lists"]): Generator<ListedLevel> {
  for (const piece of text.pieces) {
    if (piece.field !== "levels") continue;
    const { value, tokens } = readValue("levels", piece.text, pack, text.entry.ruleset);
    for (const item of value ?? []) {
      const concept = item.class === undefined ? `domain/${item.domain ?? ""}` : `class/${item.class}`;
      const list = item.class === undefined ? domainList(item.domain, lists) : lists.class[item.class];
      const at = tokens.findIndex((token) => token.concept === concept);
      const token = tokens[at];
      if (list === undefined || token === undefined) continue;
      const number = tokens.slice(at).find((later) => later.number === item.level);
      const end = (number ?? token).endOffset ?? token.startOffset;
      const name = piece.text.slice(token.startOffset, (token.endOffset ?? token.startOffset) + 1);
      yield { text, name, level: item.level, list, range: piece.rangeOf(token.startOffset, end + 1) };
    }
  }
}

function domainList(domain: string | undefined, lists: Standards["lists"]): StandardList | undefined {
  return domain === undefined ? undefined : lists.domain;
}

import { ruleWordsOf } from "../../chapters/rule-words.js";
import { wordsOf } from "../../chapters/words.js";
import type { FactReference } from "../../generated/types.js";
import { type Check, type CheckContext, findingIn } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";

const code = "RG6403";
/** Words of a name, and letters of a sentence that are looked at for it. */
const longestName = 6;
const reach = 120;

/**
 * "A cone may be a burst (see above)" in a chapter that defines bursts below. Only where the name stands right before the
 * reference, and neither its rule nor a part of that rule stands where the reference points.
 */
export const wrongDirection: Check = {
  code,
  *run(context) {
    const rules = context.texts.filter(({ entry }) => entry.kind === "rule");
    for (const text of rules) {
      for (const reference of text.entry.text[text.lang]?.facts?.references ?? []) {
        const piece = text.pieces.find(
          ({ field, block, item }) => field === "description" && block === reference.block && item === reference.item,
        );
        const side = piece === undefined ? undefined : sideOf(reference, piece, text, context);
        if (piece === undefined || side === undefined) continue;
        const targets = partsOf(reference.concept, rules, text);
        const own = text.source.span.start.offset;
        const isThere = ({ source }: EntryText): boolean => source.span.start.offset < own === (side === "above");
        const [target] = targets;
        if (target === undefined || targets.some((part) => part === text || isThere(part))) continue;
        yield findingIn(text, {
          code,
          severity: "warning",
          range: piece.rangeOf(reference.start, reference.end),
          data: { text: reference.text, name: target.entry.text[text.lang]?.name ?? target.entry.id },
          field: "description",
          related: [{ file: target.file, range: target.pieces[0]?.rangeOf() ?? piece.rangeOf() }],
        });
      }
    }
  },
};

/** Where the reference points, if the name of what it means is the last thing before it. */
function sideOf(
  { concept, text: printed, start }: FactReference,
  piece: TextPiece,
  { lang }: EntryText,
  { packs }: CheckContext,
): "above" | "below" | undefined {
  const pack = packs.get(lang);
  if (pack === undefined || concept === undefined) return undefined;
  const words = ruleWordsOf(pack, packs.ruleTree);
  const to = words.referenceAt(wordsOf(printed).words, 0)?.to;
  if (to === undefined || to === "section") return undefined;
  const before = /[^.!?;:]*$/u.exec(piece.text.slice(Math.max(0, start - reach), start))?.[0] ?? "";
  if (!/[(\u2013\u2014,]\s*$/u.test(before)) return undefined;
  const named = wordsOf(before).words;
  for (let at = Math.max(0, named.length - longestName); at < named.length; at++) {
    const hit = words.nameAt(named, at);
    if (hit !== undefined && at + hit.length === named.length) return hit.concepts.includes(concept) ? to : undefined;
  }
  return undefined;
}

/** The rule of a concept in the file of a text, and those that are parts of it. */
function partsOf(concept: string | undefined, rules: readonly EntryText[], { file, lang }: EntryText): EntryText[] {
  const own = rules.filter((rule) => rule.file === file && rule.lang === lang);
  const main = own.find(({ entry }) => entry.mechanics.concept === concept);
  if (main === undefined) return [];
  const parts = [main];
  for (const part of parts)
    parts.push(
      ...own.filter((rule) => !parts.includes(rule) && rule.entry.mechanics.parent === part.entry.mechanics.concept),
    );
  return parts;
}

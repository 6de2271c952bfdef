import { byName, type CardEntry, cardInLanguage } from "../emit/cards/card-entry.js";
import type { Manuscript, ManuscriptEntry } from "../emit/manuscript/manuscript.js";
import { manuscriptEntry } from "../emit/manuscript/manuscript-entry.js";
import { outlineOf } from "../emit/rules/outline.js";
import { fieldOrder } from "../kinds/all-kinds.js";
import type { Entry } from "../model/entry.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Book } from "./book.js";
import { cardWords } from "./card-words.js";
import { selectEntries, type SelectionOptions } from "./selection.js";

/** A Word document, or an InCopy story. */
export const manuscriptFormats = ["docx", "icml"] as const;
export type ManuscriptFormat = (typeof manuscriptFormats)[number];

/** A book's manuscript in the language of `pack`, as the content of a file. */
export async function manuscriptFile(
  book: Book,
  pack: LanguagePack,
  format: ManuscriptFormat,
  { title, ...selection }: SelectionOptions & { readonly title: string },
): Promise<string | Uint8Array> {
  const manuscript: Manuscript = { lang: pack.lang, title, entries: entriesOf(book, pack, selection) };
  if (format === "docx") return (await import("../emit/manuscript/docx.js")).manuscriptDocx(manuscript);
  const { manuscriptIcml } = await import("../emit/manuscript/icml.js");
  return [...manuscriptIcml(manuscript)].join("");
}

/** Rules in their chapter's order, then all else as it was sorted, or by name. */
function entriesOf({ entries, session }: Book, pack: LanguagePack, options: SelectionOptions): ManuscriptEntry[] {
  const words = cardWords(pack, session.translations, session.packs);
  if (words === undefined) return [];
  const { ruleTree } = session.packs;
  const wanted = options.where === undefined ? entries : selectEntries(entries, options, pack.lang);
  const written = (card: CardEntry | undefined, depth: number): ManuscriptEntry[] =>
    card === undefined ? [] : [manuscriptEntry(card, words, fieldOrder(card.entry.kind), depth)];
  const nodes = outlineOf(wanted, (concept) => ruleTree.rankOf(concept));
  const others = wanted.filter(({ kind }) => kind !== "rule");
  return [
    ...nodes.flatMap(({ entry, depth }) => written(cardInLanguage(entry, pack), depth)),
    ...sorted(others, pack, options).flatMap((card) => written(card, 0)),
  ];
}

function sorted(entries: readonly Entry[], pack: LanguagePack, { sort }: SelectionOptions): CardEntry[] {
  const inOrder = sort === undefined ? entries : selectEntries(entries, { sort }, pack.lang);
  const cards = inOrder.flatMap((entry) => cardInLanguage(entry, pack) ?? []);
  return sort === undefined ? cards.sort(byName(pack.lang)) : cards;
}

import { basename, resolve } from "node:path";
import { byName, type CardEntry, cardInLanguage } from "../../emit/cards/card-entry.js";
import type { Manuscript, ManuscriptEntry } from "../../emit/manuscript/manuscript.js";
import { manuscriptEntry } from "../../emit/manuscript/manuscript-entry.js";
import { outlineOf } from "../../emit/rules/outline.js";
import { fieldOrder } from "../../kinds/all-kinds.js";
import type { Entry } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { type Book, type BookOptions, finish, readBook, writeDiagnostics } from "../book.js";
import { cardWords } from "../card-words.js";
import { printingPack } from "../printing-pack.js";
import { selectEntries, type SelectionOptions } from "../selection.js";
import { writeError } from "../streams.js";
import { writeWhole } from "../write-file.js";

export interface ManuscriptCommandOptions extends BookOptions, SelectionOptions {
  readonly to: string;
  readonly as: "docx" | "icml";
}

/** `ruleglot manuscript`: the entries in one language as a file for an editor or a layout program. @returns the exit code */
export async function manuscriptCommand(paths: readonly string[], options: ManuscriptCommandOptions): Promise<number> {
  const started = performance.now();
  const { out: file = `manuscript.${options.as}`, ...reading } = options;
  const book = await readBook(paths, reading, "out");
  const { session, diagnostics, source } = book;
  const { words, packs } = session;
  if (book.reading.files.length === 0) {
    writeError(words.text("cli.nothingRead", { out: file }), words);
    return 2;
  }
  const pack = printingPack(options.to, packs);
  await writeDiagnostics(diagnostics, "pretty", words, source);
  const title = basename(resolve(file)).replace(/\.[^.]*$/, "");
  const manuscript: Manuscript = { lang: pack.lang, title, entries: entriesOf(book, pack, options) };
  await writeWhole(file, await contentOf(manuscript, options.as));
  return finish(book, started);
}

async function contentOf(manuscript: Manuscript, as: ManuscriptCommandOptions["as"]): Promise<string | Uint8Array> {
  if (as === "docx") return (await import("../../emit/manuscript/docx.js")).manuscriptDocx(manuscript);
  const { manuscriptIcml } = await import("../../emit/manuscript/icml.js");
  return [...manuscriptIcml(manuscript)].join("");
}

/** Rules in their chapter's order, then all else as it was sorted, or by name. */
function entriesOf(
  { entries, session }: Book,
  pack: LanguagePack,
  options: ManuscriptCommandOptions,
): ManuscriptEntry[] {
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

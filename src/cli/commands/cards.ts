import { type CardsOptions, emitCards } from "../../emit/cards.js";
import { byName, type CardEntry, cardInLanguage } from "../../emit/cards/card-entry.js";
import type { StreamOutput } from "../../emit/output.js";
import { emitTypeset, type TypesetLanguage, type TypesetFormat, typesetFormats } from "../../emit/typeset.js";
import { levelIn } from "../../emit/typeset/spellbook.js";
import type { CardSizeName, PaperName } from "../../emit/typeset/sheets.js";
import { fieldOrder } from "../../kinds/all-kinds.js";
import type { Entry } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { type Book, type BookOptions, finish, readBook, writeDiagnostics } from "../book.js";
import { cardWords } from "../card-words.js";
import { inOutputFolder } from "../output-folder.js";
import { printingPack } from "../printing-pack.js";
import { selectEntries, type SelectionOptions } from "../selection.js";
import { writeError } from "../streams.js";
import { didYouMean, listed } from "../suggest.js";
import { typesetFiles } from "../typeset-files.js";
import { UsageError } from "../usage-error.js";

export interface CardsCommandOptions extends BookOptions, SelectionOptions {
  readonly to?: readonly string[];
  readonly as: string;
  readonly size: CardSizeName;
  readonly paper: PaperName;
  readonly single?: boolean;
  readonly bleed: number;
  readonly cropMarks: boolean;
  readonly duplex?: boolean;
  readonly dpi: number;
  readonly casterLevel?: number;
  readonly spellbook?: string;
}

const formats = ["html", ...typesetFormats] as const;
type Format = (typeof formats)[number];

/** `ruleglot cards`: cards of a selection, in any language that a pack prints. @returns the exit code */
export async function cardsCommand(paths: readonly string[], options: CardsCommandOptions): Promise<number> {
  const started = performance.now();
  const wanted = parseFormats(options.as);
  const book = await readBook(paths, options, "cards");
  const { session, source, diagnostics, out } = book;
  const { words } = session;
  if (book.reading.files.length === 0) {
    writeError(words.text("cli.nothingRead", { out }), words);
    return 2;
  }
  await writeDiagnostics(diagnostics, "pretty", words, source);
  const withCards = book.entries.filter(({ kind }) => kind !== "rule");
  const languages = languagesOf(withCards, book, options);
  const entries = selectEntries(withCards, options, languages[0]?.pack.lang ?? "en");
  if (options.spellbook !== undefined) checkList(entries, options.spellbook);

  const cards = new Map(
    languages.map(({ pack }) => [pack.lang, new Map(entries.map((entry) => [entry, cardOf(entry, pack, options)]))]),
  );
  const sets = languages.map(({ pack, words: own }): TypesetLanguage => ({
    lang: pack.lang,
    words: own,
    cards: inOrder(
      entries.flatMap((entry) => cards.get(pack.lang)?.get(entry) ?? []),
      pack.lang,
      options,
    ),
  }));
  return inOutputFolder(out, words, async (output) => {
    if (wanted.includes("html")) {
      const htmlOptions: CardsOptions = {
        words: (lang) => cardWords(session.packs.get(lang), session.translations, session.packs),
        fieldOrder,
        langs: languages.map(({ pack }) => pack.lang),
        card: (entry, lang) => cards.get(lang)?.get(entry),
        sorted: options.sort !== undefined,
      };
      emitCards(output, entries, htmlOptions);
    }
    await emitSets(output, sets, wanted, options);
    output.commit();
    return finish({ ...book, entries }, started);
  });
}

async function emitSets(
  output: StreamOutput,
  sets: readonly TypesetLanguage[],
  wanted: readonly Format[],
  options: CardsCommandOptions,
): Promise<void> {
  const typeset = wanted.filter((format): format is TypesetFormat => format !== "html");
  if (typeset.length === 0) return;
  const { spellbook, size, single, paper, bleed, cropMarks, duplex = false, dpi } = options;
  const missing = await emitTypeset(output, sets, await typesetFiles(), {
    formats: typeset,
    sheet: { size, paper: single === true ? undefined : paper, bleed, cropMarks, duplex },
    fieldOrder,
    dpi,
    ...(spellbook === undefined ? {} : { spellbook }),
  });
  for (const { lang, characters } of missing) {
    process.stderr.write(`the card font has no glyph for ${listed(characters, "and")} (${lang})\n`);
  }
}

interface PrintLanguage {
  readonly pack: LanguagePack;
  readonly words: NonNullable<ReturnType<typeof cardWords>>;
}

/** The languages that were asked for; else those in which the texts are. */
function languagesOf(entries: readonly Entry[], { session }: Book, { to }: CardsCommandOptions): PrintLanguage[] {
  const { packs, translations } = session;
  const found = [...new Set(entries.flatMap(({ text }) => Object.keys(text)))].sort();
  const wanted = to ?? found.filter((lang) => packs.get(lang) !== undefined);
  return wanted.map((lang) => {
    const pack = printingPack(lang, packs);
    return { pack, words: cardWords(pack, translations, packs) as PrintLanguage["words"] };
  });
}

function cardOf(entry: Entry, pack: LanguagePack, { casterLevel }: CardsCommandOptions): CardEntry | undefined {
  return cardInLanguage(entry, pack, casterLevel);
}

/** As the entries were sorted, else by the names that the cards show. */
function inOrder(cards: readonly CardEntry[], lang: string, { sort }: CardsCommandOptions): readonly CardEntry[] {
  if (sort !== undefined) return cards;
  return [...cards].sort(byName(lang));
}

function parseFormats(text: string): Format[] {
  return text.split(",").map((item) => {
    const name = item.trim();
    if ((formats as readonly string[]).includes(name)) return name as Format;
    throw new UsageError(
      `cards have no format \`${name}\`; known are ${listed(formats, "and")}${didYouMean(name, formats)}`,
    );
  });
}

function checkList(entries: readonly Entry[], list: string): void {
  if (entries.some((entry) => levelIn({ entry }, list) !== undefined)) return;
  const lists = entries.flatMap(({ mechanics }) => (mechanics.levels ?? []).flatMap((l) => l.class ?? l.domain ?? []));
  const known = [...new Set(lists)].sort();
  throw new UsageError(
    known.length === 0
      ? `no entry is in a class's list`
      : `no entry is in the list of \`${list}\`; lists are ${listed(known, "and")}${didYouMean(list, known)}`,
  );
}

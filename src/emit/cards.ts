import entrySchema from "../../schemas/entry.schema.json" with { type: "json" };
import { ruleConceptsOf } from "../kinds/rule-concepts.js";
import type { Entry } from "../model/entry.js";
import { byName, type CardEntry, ownCard } from "./cards/card-entry.js";
import { facesOf } from "./cards/face.js";
import { toneOf } from "./cards/icons.js";
import { htmlFormat } from "./cards/measures.js";
import { type ContentsRow, contentsPage, entryPage, type LanguageLink, printPage } from "./cards/pages.js";
import { faceHtml } from "./cards/render.js";
import { styleSheet } from "./cards/style.js";
import type { CardWords, EntryKind } from "./cards/words.js";
import { compareIds, fileNames } from "./file-names.js";
import type { Output } from "./output.js";

export type { CardEntry } from "./cards/card-entry.js";
export type { CardText, CardWords, EntryKind } from "./cards/words.js";

export interface CardsOptions {
  /** The words of a language; undefined for one that has no pack. Such a language gets no cards. */
  words(lang: string): CardWords | undefined;
  /** Stat lines of a kind in the order of print; the order of `mechanics` in the schema if left out. */
  readonly fieldOrder?: (kind: EntryKind) => readonly string[];
  /** Languages of the cards; those that the entries have if left out. */
  readonly langs?: readonly string[];
  /** The card of an entry in a language; its own text in it if left out. */
  readonly card?: (entry: Entry, lang: string) => CardEntry | undefined;
  /** Where a language's page explains a concept; from the pages of cards. Labels link to it. */
  readonly ruleHref?: (concept: string, lang: string) => string | undefined;
  /** Whether the order of the entries is kept; else they are sorted by name. */
  readonly sorted?: boolean;
}

interface Page extends CardEntry {
  /** File name without extension. */
  readonly file: string;
}

/** Marks a reference to a concept, as opposed to one to an entry. */
const rulePrefix = "concept:";

const schemaOrder = Object.keys(entrySchema.$defs.mechanics.properties);

/**
 * Writes `cards/<lang>/<slug>.html` for each entry and language, with `index.html` (contents), `print.html` (all cards on
 * sheets of A4) and one `cards/style.css`. Cards are 63 x 88 mm; text that one can't hold goes on to further cards.
 */
export function emitCards(output: Output, entries: readonly Entry[], options: CardsOptions): void {
  output.write("cards/style.css", styleSheet());
  const files = fileNames(
    entries.map((entry) => entry.id),
    ["index", "print"],
  );
  const fileOf = new Map(entries.map((entry, i) => [entry.id, files[i] as string]));
  const cardOf = options.card ?? ownCard;
  const used = options.langs ?? [...new Set(entries.flatMap((entry) => Object.keys(entry.text)))].sort(compareIds);
  const languages = used.flatMap((lang) => {
    const words = isLanguageTag(lang) ? options.words(lang) : undefined;
    return words === undefined ? [] : [{ lang, words }];
  });

  for (const { lang, words } of languages) {
    const others = languages.map((other) => other.lang).filter((other) => other !== lang);
    const pages = pagesOf(entries, files, lang, options);
    const present = new Map(pages.map(({ entry, file }) => [entry.id, file]));
    const ruleHref = (concept: string): string | undefined => options.ruleHref?.(concept, lang);
    const link = (id: string): string | undefined => {
      if (id.startsWith(rulePrefix)) return ruleHref(id.slice(rulePrefix.length));
      const file = present.get(id);
      return file === undefined ? undefined : pageHref(file);
    };

    // The faces are made once, as the sheets ask for them, and the pages are written on the way: no language's cards are all in memory.
    const faces = function* (): Generator<string> {
      for (const { file, ...card } of pages) {
        const { entry, text } = card;
        const fieldOrder = options.fieldOrder?.(entry.kind) ?? schemaOrder;
        const rules = new Map<string, readonly string[]>(Object.entries(ruleConceptsOf(entry.mechanics)));
        const ruleOf = (key: string): string | undefined => {
          const concept = rules.get(key)?.find((id) => ruleHref(id) !== undefined);
          return concept === undefined ? undefined : rulePrefix + concept;
        };
        const made = facesOf(card, { lang, words, fieldOrder, format: htmlFormat, ruleOf }).map((face) =>
          faceHtml(face, lang, link),
        );
        const translations = others.flatMap((other): LanguageLink[] =>
          cardOf(entry, other) === undefined
            ? []
            : [{ lang: other, href: `../${other}/${pageHref(fileOf.get(entry.id) as string)}` }],
        );
        output.write(
          `cards/${lang}/${file}.html`,
          entryPage(lang, words, text.name, toneOf(entry), made, translations),
        );
        yield* made;
      }
    };
    const tones = pages.map(({ entry }) => toneOf(entry));
    output.write(`cards/${lang}/print.html`, printPage(lang, words, tones, faces()));

    const rows = pages.map((page) => contentsRow(page, words));
    const indexes = others.map((other): LanguageLink => ({ lang: other, href: `../${other}/index.html` }));
    output.write(`cards/${lang}/index.html`, contentsPage(lang, words, rows, indexes));
  }
}

/** The entries that have a card in the language, by name unless they are sorted. */
function pagesOf(
  entries: readonly Entry[],
  files: readonly string[],
  lang: string,
  { card = ownCard, sorted = false }: CardsOptions,
): Page[] {
  const pages = entries.flatMap((entry, i): Page[] => {
    const made = card(entry, lang);
    return made === undefined ? [] : [{ ...made, file: files[i] as string }];
  });
  if (sorted) return pages;
  return pages.sort(byName(lang));
}

function contentsRow({ entry, text, file }: Page, words: CardWords): ContentsRow {
  const { school, discipline, levels = [] } = entry.mechanics;
  const concept =
    school !== undefined ? `school/${school}` : discipline !== undefined ? `discipline/${discipline}` : "";
  return {
    href: pageHref(file),
    name: text.name,
    kind: entry.kind,
    tone: toneOf(entry),
    school: concept === "" ? "" : (words.concept(concept) ?? concept.replace(/^.*\//, "")),
    levels: [...new Set(levels.map(({ level }) => level))].sort((a, b) => a - b),
    levelLine: text.printed["levels"] ?? "",
  };
}

function pageHref(file: string): string {
  return `${encodeURIComponent(file)}.html`;
}

/** Such a name is safe as a folder's, too. */
function isLanguageTag(lang: string): boolean {
  try {
    return new Intl.Locale(lang).toString() !== "";
  } catch {
    return false;
  }
}

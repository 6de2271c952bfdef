import type { CardEntry } from "../cards/card-entry.js";
import { flowOf } from "../cards/flow.js";
import { toneOf } from "../cards/icons.js";
import { type CardFormat, pointsPerMm, roles, table, typesetFormat } from "../cards/measures.js";
import type { CardWords, EntryKind } from "../cards/words.js";
import { fragmentData, iconData, toneData } from "./card-data.js";
import { printable } from "./runs.js";
import { cardSizes } from "./sheets.js";
import { sourceSans } from "./source-sans.js";

export interface SpellbookOptions {
  readonly lang: string;
  readonly words: CardWords;
  readonly fieldOrder: (kind: EntryKind) => readonly string[];
  /** Id of a class or domain. */
  readonly list: string;
}

/** Points of the text, and the width of its column in points. */
const textSize = 9;
const columnWidth = (148 - 17 - 13) * pointsPerMm;

/** The level at which a list has an entry; undefined if it has it not. */
export function levelIn({ entry }: Pick<CardEntry, "entry">, list: string): number | undefined {
  return entry.mechanics.levels?.find((item) => item.class === list || item.domain === list)?.level;
}

/** What the template `spellbook` sets: the entries of one list by level and name, with contents and index. */
export function spellbook(cards: readonly CardEntry[], options: SpellbookOptions): object {
  const { lang, words, list } = options;
  const collator = new Intl.Collator(lang);
  const format: CardFormat = { ...typesetFormat(cardSizes.poker, sourceSans), textWidth: columnWidth };
  const listed = cards
    .flatMap((card) => {
      const level = levelIn(card, list);
      return level === undefined ? [] : [{ card, level }];
    })
    .sort((a, b) => a.level - b.level || collator.compare(a.card.text.name, b.card.text.name))
    .map((item, number) => ({ ...item, number }));

  const levels = [...new Set(listed.map(({ level }) => level))];
  const cover = listed[0]?.card.entry.kind ?? "spell";
  const names = listed.map(({ card, number }) => ({ name: printable(card.text.name), number }));
  return {
    lang,
    title: words.text("spellbook", {
      name: words.fullName(`class/${list}`) ?? words.fullName(`domain/${list}`) ?? list,
    }),
    subtitle: words.text("entries", { count: listed.length }),
    ...toneData({ tone: cover }),
    icons: iconData([cover, ...listed.map(({ card }) => toneOf(card.entry))]),
    words: { contents: words.text("bookContents"), index: words.text("index") },
    roles,
    table: { ...table, cellY: 0.35 },
    sections: levels.map((level) => ({
      title: `${words.text("level")} ${String(level)}`,
      entries: listed
        .filter((item) => item.level === level)
        .map(({ card, number }) => ({
          number,
          ...toneData({ tone: toneOf(card.entry) }),
          name: printable(card.text.name),
          ...(card.foreign?.name === true ? { lang: card.foreign.lang } : {}),
          fragments: flowOf(card, words, options.fieldOrder(card.entry.kind), format).map((item) =>
            fragmentData(
              { item, start: 0, end: item.kind === "table" ? item.rows.length : item.text.tokens.length },
              textSize,
              format,
            ),
          ),
        })),
    })),
    index: byLetter(names, collator),
  };
}

interface Indexed {
  readonly name: string;
  readonly number: number;
}

/** Names under their first letter, accents aside. */
function byLetter(
  names: readonly Indexed[],
  collator: Intl.Collator,
): { letter: string; entries: readonly Indexed[] }[] {
  const letters: { letter: string; entries: Indexed[] }[] = [];
  const base = new Intl.Collator(collator.resolvedOptions().locale, { sensitivity: "base" });
  for (const item of [...names].sort((a, b) => collator.compare(a.name, b.name))) {
    const letter = (/[\p{L}\p{N}]/u.exec(item.name)?.[0] ?? "#").toUpperCase();
    const last = letters.at(-1);
    if (last !== undefined && base.compare(last.letter, letter) === 0) last.entries.push(item);
    else letters.push({ letter, entries: [item] });
  }
  return letters;
}

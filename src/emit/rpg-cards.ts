import type { DescriptionBlock, Entry, EntryText, RichText } from "../model/entry.js";
import { byName, ownCard } from "./cards/card-entry.js";
import { escapeHtml, richHtml } from "./cards/html.js";
import { toneOf, tones } from "./cards/icons.js";
import { typeKeys, typeLine } from "./cards/flow.js";
import type { CardsOptions, CardWords } from "./cards.js";
import { compareIds } from "./file-names.js";
import type { Output } from "./output.js";

/** A card of the rpg-cards maker (crobi/rpg-cards, mephitrpg). Lines of `contents` are `element | parameter | …`. */
export interface RpgCard {
  readonly count: number;
  readonly color: string;
  readonly title: string;
  readonly icon: string;
  readonly contents: readonly string[];
  readonly tags: readonly string[];
}

/** Icons of game-icons.net, which the card maker has. */
const icons: Readonly<Record<string, string>> = {
  abjuration: "checked-shield",
  conjuration: "magic-portal",
  divination: "crystal-ball",
  enchantment: "charm",
  evocation: "fire-ray",
  illusion: "two-shadows",
  necromancy: "skull-crossed-bones",
  transmutation: "cycle",
  universal: "polar-star",
  spell: "spell-book",
  power: "psychic-waves",
  rule: "open-book",
};

/**
 * Writes `rpg-cards/<lang>.json`: what the rpg-cards maker loads. The maker puts texts into its page as HTML and cuts lines
 * at `|`; both are escaped, so that text of a source is text there.
 */
export function emitRpgCards(output: Output, entries: readonly Entry[], options: CardsOptions): void {
  const langs = [...new Set(entries.flatMap(({ text }) => Object.keys(text)))].sort(compareIds);
  for (const lang of langs) {
    const words = /^[A-Za-z0-9-]+$/.test(lang) ? options.words(lang) : undefined;
    if (words === undefined) continue;
    const found = entries.flatMap((entry) => ownCard(entry, lang) ?? []);
    found.sort(byName(lang));
    const cards = function* (): Generator<string> {
      for (const [i, { entry, text }] of found.entries()) {
        const card = rpgCard(entry, text, words, options.fieldOrder?.(entry.kind) ?? []);
        yield `${i === 0 ? "[\n" : ",\n"}${JSON.stringify(card)}`;
      }
      yield "\n]\n";
    };
    output.write(`rpg-cards/${lang}.json`, cards());
  }
}

export function rpgCard(entry: Entry, text: EntryText, words: CardWords, fieldOrder: readonly string[]): RpgCard {
  const tone = toneOf(entry);
  const type = typeLine(entry, text, words);
  const printed = Object.keys(text.printed).filter((key) => !typeKeys.includes(key));
  const known = fieldOrder.filter((key) => printed.includes(key));
  const stats = [...known, ...printed.filter((key) => !known.includes(key))].map((key) =>
    line("property", safe(words.label(key, entry.kind) ?? key), safe(text.printed[key] ?? "")),
  );
  const levels = (entry.mechanics.levels ?? []).flatMap((item) => item.class ?? item.domain ?? []);
  return {
    count: 1,
    color: tones[tone] ?? tones["rule"] ?? "#57534e",
    title: safe(text.name),
    icon: icons[tone] ?? icons[entry.kind] ?? "open-book",
    contents: [
      ...(type === "" ? [] : [line("subtitle", safe(type)), "rule"]),
      ...stats,
      ...(text.description.length > 0 && stats.length > 0 ? ["rule"] : []),
      ...text.description.flatMap((block) => blockLines(block, words)),
    ],
    tags: [...new Set([entry.kind, tone, ...levels])].map(safe),
  };
}

function blockLines(block: DescriptionBlock, words: CardWords): string[] {
  switch (block.type) {
    case "paragraph":
      return [line("text", rich(block))];
    case "heading":
      return [line("section", rich(block))];
    case "detail": {
      const label = block.label ?? words.detailLabel(block.role) ?? block.role;
      return [line("property", safe(label), rich(block))];
    }
    case "list":
      return block.items.map((item, i) =>
        block.ordered ? line("text", `${i + 1}. ${rich(item)}`) : line("bullet", rich(item)),
      );
    case "table":
      return [block.header, ...block.rows]
        .filter((row) => row.length > 0)
        .map((row) => line("text", row.map(rich).join(" \u2013 ")));
  }
}

function line(element: string, ...parameters: readonly string[]): string {
  return [element, ...parameters].join(" | ");
}

const rich = (text: RichText): string => guarded(richHtml(text, () => undefined));
const safe = (text: string): string => guarded(escapeHtml(text));

/** The maker cuts at every `|` and knows no escape but HTML's; a line end would end the line in its editor. */
function guarded(html: string): string {
  return html.replaceAll("|", "&#124;").replace(/\s*[\r\n\u2028\u2029]+\s*/g, " ");
}

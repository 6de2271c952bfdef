import type { LevelEntry } from "../model/entry.js";
import type { Phrasebook } from "./phrasebook.js";

/** Classes that share one spell list and are printed as one: `Sor/Wiz 3`. */
const pair = ["sorcerer", "wizard"] as const;

export function printLevels(levels: readonly LevelEntry[], book: Phrasebook): string {
  const isPaired = ({ class: name, level }: LevelEntry): boolean =>
    pair.some((p) => p === name) &&
    pair.every(
      (p) => levels.filter((l) => l.class === p).length === 1 && levels.some((l) => l.class === p && l.level === level),
    );
  const items = levels.flatMap((item) => {
    if (!isPaired(item)) return [printItem(nameOf(item, book), item.level, book)];
    if (item.class !== pair[0]) return [];
    return [
      printItem(
        book.fill("levels/pair", { first: className(pair[0], book), second: className(pair[1], book) }),
        item.level,
        book,
      ),
    ];
  });
  return items.length === 0 ? book.word("word/none") : book.join("common/list", items);
}

/** A class as level lines print it. */
export function className(id: string, book: Phrasebook): string {
  return book.fill("levels/name", { name: book.printForm(`class/${id}`, "abbr") ?? book.word(`class/${id}`) });
}

function printItem(name: string | undefined, level: number, book: Phrasebook): string {
  return name === undefined
    ? book.fill("levels/bare", { level: String(level) })
    : book.fill("levels/item", { name, level: String(level) });
}

function nameOf(item: LevelEntry, book: Phrasebook): string | undefined {
  if (item.class !== undefined) return className(item.class, book);
  return item.domain === undefined
    ? item.other
    : book.fill("levels/name", { name: book.word(`domain/${item.domain}`) });
}

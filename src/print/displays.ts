import type { Display } from "../model/entry.js";
import type { Phrasebook } from "./phrasebook.js";

export function printDisplays(displays: readonly Display[], seeText: boolean, book: Phrasebook): string {
  if (displays.length === 0) return seeText ? book.word("word/see-text") : book.word("word/none");
  const [first = "", ...rest] = displays.map((d) => book.word(`display/${d}`));
  const text = rest.reduce((list, word) => book.fill("displays/list", { first: list, second: word }), first);
  return seeText ? book.fill("common/see-text", { value: text }) : text;
}

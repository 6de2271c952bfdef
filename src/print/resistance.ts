import type { Resistance } from "../model/entry.js";
import { printFlags } from "./flags.js";
import type { Phrasebook } from "./phrasebook.js";

export function printResistance({ alternatives, seeText }: Resistance, book: Phrasebook): string {
  const answers = alternatives.map((a) => printFlags(book.word(a.applies ? "answer/yes" : "answer/no"), a, book));
  const text = book.join("resistance/or", answers);
  if (text === "") return book.word("word/see-text");
  return seeText === true ? book.fill("common/see-text", { value: text }) : text;
}

import type { SaveAlternative, SavingThrow } from "../model/entry.js";
import { printFlags } from "./flags.js";
import type { Phrasebook } from "./phrasebook.js";

export function printSavingThrow({ alternatives, seeText }: SavingThrow, book: Phrasebook): string {
  const text = book.join(
    "save/or",
    alternatives.map((a) => printAlternative(a, book)),
  );
  if (text === "") return book.word("word/see-text");
  return seeText === true ? book.fill("common/see-text", { value: text }) : text;
}

function printAlternative(alternative: SaveAlternative, book: Phrasebook): string {
  const save = book.word(`save/${alternative.save}`);
  const text =
    alternative.effect === undefined
      ? save
      : book.fill("save/effect", { save, effect: book.word(`save-effect/${alternative.effect}`) });
  return printFlags(text, alternative, book);
}

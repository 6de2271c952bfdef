import type { Range } from "../model/entry.js";
import { printAmount } from "./amount.js";
import type { Phrasebook } from "./phrasebook.js";

export function printRange(range: Range, book: Phrasebook): string {
  if (range.kind === "special" && range.seeText === true && range.distance === undefined && range.or === undefined)
    return book.word("word/see-text");
  const first = printKind(range, book);
  const text = range.or === undefined ? first : book.fill("range/or", { first, second: printRange(range.or, book) });
  return range.seeText === true ? book.fill("common/see-text", { value: text }) : text;
}

function printKind({ kind, distance }: Range, book: Phrasebook): string {
  const amount =
    distance === undefined ? undefined : printAmount(distance, book, kind === "fixed" ? "plain" : "bracketed");
  if (kind === "fixed") return amount ?? book.word("range/special");
  const word = book.word(`range/${kind}`);
  return amount === undefined ? word : book.fill("range/distance", { kind: word, distance: amount });
}

import type { CastingTime } from "../model/entry.js";
import { printAmount, printNumber } from "./amount.js";
import type { Phrasebook } from "./phrasebook.js";

export function printCastingTime({ action, count = 1, time, seeText }: CastingTime, book: Phrasebook): string {
  const text =
    action !== undefined
      ? book.fill("casting-time/action", {
          count: printNumber(count, book),
          action: book.counted(`action/${action}`, count),
        })
      : time === undefined
        ? undefined
        : printAmount(time, book);
  if (text === undefined) return book.word("word/see-text");
  return seeText === true ? book.fill("common/see-text", { value: text }) : text;
}

import type { Duration, DurationAlternative } from "../model/entry.js";
import { printAmount } from "./amount.js";
import type { Phrasebook } from "./phrasebook.js";

export function printDuration({ alternatives, dismissible, seeText }: Duration, book: Phrasebook): string {
  const [only] = alternatives;
  // The mark stands behind the time: "1 hour/level (D) or until discharged".
  const isMarkedInside = dismissible === true && alternatives.length === 1 && only?.orDischarged === true;
  const mark = (value: string): string => book.fill("duration/dismissible", { value });
  const parts = alternatives.map((a) => printAlternative(a, book, isMarkedInside ? mark : (value) => value));
  const joined = book.join("duration/or", parts);
  if (joined === "") {
    const seeBook = book.word("word/see-text");
    return dismissible === true ? mark(seeBook) : seeBook;
  }
  const text = dismissible === true && !isMarkedInside ? mark(joined) : joined;
  return seeText === true ? book.fill("common/see-text", { value: text }) : text;
}

function printAlternative(alternative: DurationAlternative, book: Phrasebook, mark: (value: string) => string): string {
  const { kind, then, orDischarged } = alternative;
  let text = printTime(alternative, book);
  if (then !== undefined) {
    const isSum = kind === "concentration" && alternative.upTo === undefined;
    text = book.fill(isSum ? "duration/plus" : "duration/then", { value: text, amount: printAmount(then, book) });
  }
  if (orDischarged !== true) return text;
  return book.fill(
    kind === "permanent" && then === undefined ? "duration/until-discharged" : "duration/or-discharged",
    { value: mark(text) },
  );
}

function printTime({ kind, amount, upTo }: DurationAlternative, book: Phrasebook): string {
  const limit = upTo === undefined ? undefined : printAmount(upTo, book);
  if (kind === "timed") {
    if (limit !== undefined) return book.fill("duration/up-to", { amount: limit });
    if (amount === undefined) return book.word("duration/special");
    return printAmount(amount, book);
  }
  const word = kind === "until-discharged" ? book.word("word/until-discharged") : book.word(`duration/${kind}`);
  return limit === undefined ? word : book.fill("duration/kind-up-to", { kind: word, amount: limit });
}

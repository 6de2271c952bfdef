import { type Check, findingIn } from "../check.js";
import { type Place, proseOf } from "./prose.js";

const styles: readonly { readonly shown: string; readonly pattern: RegExp }[] = [
  { shown: "\u00AB\u00BB", pattern: /\u00AB[^\u00AB\u00BB]*\u00BB/gu },
  { shown: "\u201C\u201D", pattern: /\u201C[^\u201C\u201D]*\u201D/gu },
  { shown: "\u201D\u201D", pattern: /(?<![\p{L}\p{N}.,!?])\u201D[^\u201C\u201D]*\u201D/gu },
  { shown: '""', pattern: /(?<![\p{L}\p{N}])"[^"]*"/gu },
];

interface Quote {
  readonly place: Place;
  readonly start: number;
  readonly end: number;
  readonly style: string;
}

/** How many times as often one style must stand for the other to be a slip. */
const rare = 2;

/** A file with two kinds of quotation marks at one level: the rarer kind is found. Inside of others, others are right. */
export const mixedQuotes: Check = {
  code: "RG6204",
  *run(context) {
    const files = new Map<string, Quote[]>();
    for (const place of proseOf(context)) {
      const quotes = styles
        .flatMap(({ shown, pattern }) =>
          [...place.piece.text.matchAll(pattern)].map(({ 0: found, index }): Quote => {
            return { place, start: index, end: index + found.length, style: shown };
          }),
        )
        .filter((quote, _, all) => !all.some((other) => other.start < quote.start && quote.end < other.end));
      const list = files.get(place.text.file);
      if (list === undefined) files.set(place.text.file, quotes);
      else list.push(...quotes);
    }
    for (const quotes of files.values()) {
      const counts = styles
        .map(({ shown }): [string, Quote[]] => [shown, quotes.filter(({ style }) => style === shown)])
        .filter(([, found]) => found.length > 0);
      const [most, ...others] = counts.sort(([, a], [, b]) => b.length - a.length);
      for (const [style, found] of others) {
        if (most === undefined || most[1].length < found.length * rare) continue;
        for (const { place, start, end } of found) {
          yield findingIn(place.text, {
            code: "RG6204",
            severity: "info",
            range: place.piece.rangeOf(start, end),
            data: { found: style, usual: most[0] },
            field: place.piece.field,
          });
        }
      }
    }
  },
};

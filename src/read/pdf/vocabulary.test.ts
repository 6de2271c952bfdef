import { describe, expect, test } from "vitest";
import { Vocabulary } from "./vocabulary.js";

describe("a hyphen at a line's end", () => {
  test.for([
    { before: "lau-", after: "turi", is: "drop", why: "a syllable's", book: "" },
    { before: "vesi-", after: "raja", is: "drop", why: "of a word that the book has", book: "vesiraja" },
    { before: "peut-", after: "être", is: "keep", why: "of a word that the book has with it", book: "peut-être" },
    { before: "porte-", after: "clefs", is: "keep", why: "as in a like word of the book", book: "porte-clef" },
    { before: "linja-", after: "auto", is: "keep", why: "between like vowels", book: "" },
    {
      before: "psi-",
      after: "pisteet",
      is: "keep",
      why: "of a word that the packs have with it",
      known: "psi-pisteet",
    },
    { before: "demi-", after: "sphère", is: "keep", why: "the same in French", known: "demi-sphère" },
    { before: "sotto-", after: "scuola", is: "drop", why: "of a word that the packs have", known: "sottoscuola" },
    {
      before: "psi-",
      after: "pisteet",
      is: "drop",
      why: "the book's own spelling comes first",
      book: "psipisteet",
      known: "psi-pisteet",
    },
    { before: "etu-", after: "ja", is: "space", why: "of a left out part", book: "ja ja taka- ja etujalat" },
    {
      before: "etu-",
      after: "ja",
      next: "takajalat",
      is: "space",
      why: "of a part that the next word has, and another word of the book",
      book: "ja ja etujalat",
    },
    { before: "souta-", after: "ja", next: "nousee", is: "drop", why: "of a word's end that is a word", book: "ja ja" },
    { before: "Jean-", after: "Luc", is: "keep", why: "before a capital", book: "" },
  ])("$before $after: $why", ({ before, after, next, is, book = "", known }) => {
    const vocabulary = new Vocabulary(new Set(known === undefined ? [] : [known]));
    vocabulary.add(book, false);
    expect(vocabulary.hyphenBetween(before, after, next)).toBe(is);
  });
});

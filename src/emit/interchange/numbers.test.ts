import { beforeAll, describe, expect, test } from "vitest";
import { loadPackData, loadSharedData } from "../../packs/load-pack.js";
import { PackSet } from "../../packs/pack-set.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { numbersIn, printedNumber } from "./numbers.js";

let packs: PackSet;
beforeAll(async () => {
  const grammar = `${import.meta.dirname}/../../../grammar`;
  packs = new PackSet(
    await loadSharedData(`${grammar}/shared`),
    await Promise.all(["fr", "it", "fi", "en"].map((lang) => loadPackData(`${grammar}/${lang}`))),
  );
});

const packOf = (lang: string): LanguagePack => packs.get(lang) as LanguagePack;

describe("numbersIn, and how another language prints them", () => {
  test.for([
    { lang: "fr", text: "à 7,50 m de lui", into: "fi", found: ["7,50 m → 25\u00A0j"] },
    { lang: "fr", text: "inflige 2d6+1 points", into: "fi", found: ["2d6+1 → 2n6+1"] },
    { lang: "fr", text: "un malus de −2", into: "it", found: ["−2 → −2"] },
    { lang: "fr", text: "25 % de chances", into: "it", found: ["25 → 25"] },
    { lang: "fr", text: "pendant 10 minutes", into: "fi", found: ["10 → 10"] },
    { lang: "it", text: "entro 1,5 km", into: "fr", found: ["1,5 km → 1,50\u00A0km"] },
    { lang: "en", text: "a 30-foot wall", into: "fr", found: ["30-foot → 9\u00A0m"] },
    { lang: "en", text: "within 30 ft. The wall", into: "fr", found: ["30 ft → 9\u00A0m"] },
    { lang: "fr", text: "de 3 à 6 m de long", into: "fi", found: ["6 m → 20\u00A0j"] },
    { lang: "fr", text: "deux barques", into: "fi", found: [] },
  ])("$lang: $text", ({ lang, text, into, found }) => {
    const shown = numbersIn(text, undefined, packOf(lang)).map(
      ({ start, end, value }) => `${text.slice(start, end)} → ${printedNumber(value, packOf(into))}`,
    );
    expect(shown).toEqual(found);
  });

  test("a number that a mark cuts is left out", () => {
    const marks = [{ type: "strong" as const, start: 2, end: 3 }];
    expect(numbersIn("à 9 m", marks, packOf("fr"))).toEqual([]);
  });

  test.for([
    { one: ["fr", "à 9 m"], other: ["fi", "30 jalan päässä"] },
    { one: ["fr", "1d6"], other: ["fi", "1n6"] },
    { one: ["fr", "+4"], other: ["it", "+4"] },
  ])("$one is $other", ({ one, other }) => {
    const [first = [], second = []] = [one, other].map(([lang = "", text = ""]) =>
      numbersIn(text, undefined, packOf(lang)).map(({ key }) => key),
    );
    expect(first).toHaveLength(1);
    expect(first).toEqual(second);
  });
});

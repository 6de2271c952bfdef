import { describe, expect, test } from "vitest";
import { packOf } from "../print/packs.test-data.js";
import { Inflector } from "./inflection.js";

describe("inflected words", () => {
  test.for([
    { lang: "fr", base: "etang", word: "etangs", is: true },
    { lang: "fr", base: "signal", word: "signaux", is: true },
    { lang: "fr", base: "etang", word: "etanche", is: false },
    { lang: "fr", base: "sort", word: "sortie", is: false },
    { lang: "it", base: "stagno", word: "stagni", is: true },
    { lang: "it", base: "fuoco", word: "fuochi", is: true },
    { lang: "it", base: "stagno", word: "stagnola", is: false },
    { lang: "fi", base: "lampi", word: "lammen", is: true },
    { lang: "fi", base: "loitsu", word: "loitsuissa", is: true },
    { lang: "fi", base: "loitsu", word: "loitsija", is: false },
    { lang: "fi", base: "lumous", word: "lumouksella", is: true },
    { lang: "fi", base: "nainen", word: "naisille", is: true },
    { lang: "fi", base: "kohta", word: "kohdassa", is: true },
    { lang: "fi", base: "lampi", word: "lammas", is: false },
    { lang: "en", base: "ability", word: "abilities", is: true },
    { lang: "en", base: "range", word: "ranger", is: false },
  ] as const)("$lang: $word of $base: $is", ({ lang, base, word, is }) => {
    expect(new Inflector(packOf(lang).data.checks?.inflection).isFormOf(word, base)).toBe(is);
  });

  test("a short word has no forms but itself", () => {
    const inflector = new Inflector({ endings: ["s"] });
    expect([inflector.isFormOf("arc", "arc"), inflector.isFormOf("arcs", "arc")]).toEqual([true, true]);
    expect(new Inflector({ stems: [["c", "k"]], endings: ["s"] }).isFormOf("arks", "arc")).toBe(false);
  });
});

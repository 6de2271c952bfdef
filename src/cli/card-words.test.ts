import { describe, expect, test } from "vitest";
import { Translations } from "../report/words.js";
import { packSetWith } from "./built-in-packs.js";
import { cardWords } from "./card-words.js";

const packs = await packSetWith([]);
const italian = cardWords(packs.get("it"), new Translations(), packs);

describe("what cards say", () => {
  test.for([
    ["it", "del valore di 75 mo", true],
    ["it", "del valore di 75 monete d’oro", true],
    ["it", "75 mosche", false],
    ["it", "d’une valeur de 75 po", false],
    ["fr", "d’une valeur de 75 po", true],
    ["fr", "75 poires", false],
    ["fi", "jonka arvo on 100 kr", true],
    ["en", "worth 25 gp", true],
    ["de", "25 gp", false],
  ] as const)("a price in the language of the text: %s, %s: %s", ([lang, text, expected]) => {
    expect(italian?.namesPrice(text, lang)).toBe(expected);
  });

  test.for([
    ["range", "spell", "Raggio di azione"],
    ["source", "spell", "Fonte"],
    ["no-such-line", "spell", undefined],
    ["toString", "power", undefined],
  ] as const)("the label of %s of a %s is %s", ([field, kind, label]) => {
    expect(italian?.label(field, kind)).toBe(label);
  });

  test("a class has its full name", () => {
    expect(italian?.fullName("class/wizard")).toBe("Mago");
  });
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold, foldKey, isDigitCode, isLetterCode } from "./fold.js";

describe("fold", () => {
  test.for([
    { what: "fr accents", text: "PORTÉE : très Éloignée", folded: "portee : tres eloignee" },
    { what: "fr ligature œ", text: "Œil de bœuf", folded: "oeil de boeuf" },
    { what: "fr æ", text: "Æther et nævus", folded: "aether et naevus" },
    { what: "fr cedilla", text: "Ça façonne", folded: "ca faconne" },
    { what: "it accents", text: "Volontà, perché, più, così, È", folded: "volonta, perche, piu, cosi, e" },
    { what: "fi umlauts", text: "Säteeltään ÖLJYÄ", folded: "sateeltaan oljya" },
    { what: "fi ring and caron", text: "Åbo, šakki, žurnalisti", folded: "abo, sakki, zurnalisti" },
    { what: "letter and combining accent", text: "e\u0301te\u0301", folded: "ete" },
    { what: "letter and combining umlaut", text: "ta\u0308ma\u0308", folded: "tama" },
    { what: "German s", text: "Straße", folded: "strasse" },
    { what: "Nordic o", text: "smørrebrød", folded: "smorrebrod" },
  ])("$what: $text", ({ text, folded }) => {
    expect(fold(text).text).toBe(folded);
  });

  test.for([
    { what: "fr right quotation mark", text: "temps d\u2019incantation", folded: "temps d'incantation" },
    { what: "fr modifier apostrophe", text: "l\u02BCobjet", folded: "l'objet" },
    { what: "it left quotation mark", text: "un\u2018arma", folded: "un'arma" },
    { what: "it acute accent as apostrophe", text: "l\u00B4oggetto", folded: "l'oggetto" },
    { what: "it backtick", text: "dell`area", folded: "dell'area" },
    { what: "fi prime", text: "raa\u2032an", folded: "raa'an" },
    { what: "full width", text: "d\uFF07eau", folded: "d'eau" },
  ])("apostrophes are one: $what", ({ text, folded }) => {
    expect(fold(text).text).toBe(folded);
  });

  test.for([
    { text: "Si'", folded: "si" },
    { text: "Volonta' nega", folded: "volonta nega" },
    { text: "piu\u2019 di uno", folded: "piu di uno" },
    { text: "(perche')", folded: "(perche)" },
  ])("an apostrophe in place of an accent goes: $text", ({ text, folded }) => {
    expect(fold(text).text).toBe(folded);
  });

  test.for([
    { what: "ff", text: "Eﬀet", folded: "effet" },
    { what: "fi", text: "inﬁdèle", folded: "infidele" },
    { what: "fl", text: "inﬂigge", folded: "infligge" },
    { what: "ffi", text: "oﬃcina", folded: "officina" },
    { what: "ffl", text: "souﬄe", folded: "souffle" },
    { what: "st", text: "aﬆro", folded: "astro" },
    { what: "fi in a loan word", text: "graﬁikka", folded: "grafiikka" },
  ])("ligature $what is spelled out", ({ text, folded }) => {
    expect(fold(text).text).toBe(folded);
  });

  test.for([
    { what: "no-break space", text: "Portée\u00A0: 9\u00A0m", folded: "portee : 9 m" },
    { what: "narrow no-break space", text: "Durée\u202F:", folded: "duree :" },
    { what: "thin space", text: "1\u2009000\u2009po", folded: "1 000 po" },
    { what: "tab", text: "Kesto:\t1 kierros", folded: "kesto: 1 kierros" },
    { what: "run of spaces", text: "Raggio  \u00A0 \t di azione", folded: "raggio di azione" },
    { what: "line break", text: "oma\r\nolemus", folded: "oma olemus" },
    { what: "ideographic space", text: "a\u3000b", folded: "a b" },
  ])("white space is one space: $what", ({ text, folded }) => {
    expect(fold(text).text).toBe(folded);
  });

  test.for([
    { what: "soft hyphen", text: "pelastus\u00ADheitto", folded: "pelastusheitto" },
    { what: "zero-width space", text: "jet\u200B de", folded: "jet de" },
    { what: "zero-width joiners", text: "ra\u200Cg\u200Dgio", folded: "raggio" },
    { what: "byte order mark", text: "\uFEFFNom", folded: "nom" },
  ])("$what goes", ({ text, folded }) => {
    expect(fold(text).text).toBe(folded);
  });

  test.for([
    { what: "superscript two", text: "m²", folded: "m2" },
    { what: "superscript three", text: "j³", folded: "j3" },
    { what: "superscript e", text: "3ᵉ niveau", folded: "3e niveau" },
    { what: "masculine ordinal is a degree sign", text: "1º livello", folded: "1° livello" },
    { what: "feminine ordinal is a degree sign", text: "1ª", folded: "1°" },
    { what: "half stays", text: "½ dégâts", folded: "½ degats" },
    { what: "quarter and three quarters stay", text: "¼ ¾", folded: "¼ ¾" },
    { what: "other fractions are spelled out", text: "⅓", folded: "1/3" },
    { what: "fraction slash", text: "1⁄2", folded: "1/2" },
    { what: "division slash", text: "m∕niv", folded: "m/niv" },
    { what: "dashes", text: "9‑m – 6 — 3 − 1", folded: "9-m - 6 - 3 - 1" },
    { what: "full-width letters", text: "Ｍ", folded: "m" },
  ])("$what: $text", ({ text, folded }) => {
    expect(fold(text).text).toBe(folded);
  });

  test.for([
    { text: "Été", of: "ete", at: "Été" },
    { text: "Bœuf", of: "oe", at: "œ" },
    { text: "Eﬀet : ﬂamme", of: "flamme", at: "ﬂamme" },
    { text: "Volonta' nega", of: "nega", at: "nega" },
    { text: "pelastus\u00ADheitto", of: "heitto", at: "heitto" },
    { text: "Raggio \u00A0 di", of: "di", at: "di" },
    { text: "\u{1F9D9} Loitsu", of: "loitsu", at: "Loitsu" },
    { text: "e\u0301te\u0301 fini", of: "fini", at: "fini" },
  ])("the map leads back: $of in $text", ({ text, of, at }) => {
    const folded = fold(text);
    const from = folded.text.indexOf(of);
    expect(text.slice(folded.map[from], folded.map[from + of.length])).toBe(at);
  });

  test("the map ends at the text's end", () => {
    expect(fold("ﬁ\u00AD").map).toEqual([0, 0, 2]);
  });

  test("any text: the map has one more place than units, and never goes back", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
        const { text: folded, map } = fold(text);
        expect(map).toHaveLength(folded.length + 1);
        expect([...map].sort((a, b) => a - b)).toEqual([...map]);
        expect(map.at(-1)).toBe(text.length);
      }),
    );
  });

  test("words of the three languages stay the same when folded twice", () => {
    const words = fc.stringMatching(/^[a-zäöåéèêàçîôûœìòù' ½()0-9,.;:/-]{0,40}$/u);
    fc.assert(
      fc.property(words, (text) => {
        expect(fold(fold(text).text).text).toBe(fold(text).text);
      }),
    );
  });
});

describe("foldKey", () => {
  test.for([
    { text: "  Résistance à la magie\u00A0", key: "resistance a la magie" },
    { text: "\tTiro  Salvezza ", key: "tiro salvezza" },
    { text: "Pelastus\u00ADheitto\n", key: "pelastusheitto" },
    { text: " \u00A0 ", key: "" },
  ])("$text", ({ text, key }) => {
    expect(foldKey(text)).toBe(key);
  });
});

describe("kinds of units", () => {
  test.for([
    { sign: "a", letter: true, digit: false },
    { sign: "ð", letter: true, digit: false },
    { sign: "ж", letter: true, digit: false },
    { sign: "7", letter: false, digit: true },
    { sign: "½", letter: false, digit: false },
    { sign: "°", letter: false, digit: false },
    { sign: "'", letter: false, digit: false },
    { sign: "-", letter: false, digit: false },
  ])("$sign", ({ sign, letter, digit }) => {
    const code = sign.charCodeAt(0);
    expect({ letter: isLetterCode(code), digit: isDigitCode(code) }).toEqual({ letter, digit });
  });
});

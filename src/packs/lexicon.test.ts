import { describe, expect, test } from "vitest";
import { fold, foldKey } from "../text/fold.js";
import { packOf } from "./grammar.test-data.js";
import { isEdge, Lexicon } from "./lexicon.js";

const made = (forms: Record<string, string>, endings: string[] = []): Lexicon =>
  new Lexicon(
    Object.entries(forms).map(([form, concept]) => [foldKey(form), concept] as const),
    endings.map(foldKey),
  );

describe("match", () => {
  const words = made({
    portée: "w/range",
    "portée longue": "w/long",
    tour: "w/round",
    "tour de magie": "w/cantrip",
    "l'objet": "w/object",
    "1/2 dégâts": "w/half",
    "½": "w/fraction",
    min: "u/minute",
    "min.": "u/minute-dot",
    m: "u/m",
    "m²": "u/sqm",
    j: "u/ft",
    raggio: "w/ray",
    "raggio di azione": "w/distance",
  });
  test.for([
    { text: "portée", at: 0, concept: "w/range", rest: "" },
    { text: "portée longue (120 m)", at: 0, concept: "w/long", rest: " (120 m)" },
    { text: "portée longuement", at: 0, concept: "w/range", rest: " longuement" },
    { text: "Tour de magie", at: 0, concept: "w/cantrip", rest: "" },
    { text: "tour de magicien", at: 0, concept: "w/round", rest: " de magicien" },
    { text: "raggio d'azione", at: 0, concept: "w/ray", rest: " d'azione" },
    { text: "RAGGIO DI AZIONE: corto", at: 0, concept: "w/distance", rest: ": corto" },
    { text: "annule l\u2019objet", at: 7, concept: "w/object", rest: "" },
    { text: "1/2 dégâts", at: 0, concept: "w/half", rest: "" },
    { text: "½ dégâts", at: 0, concept: "w/fraction", rest: " degats" },
    { text: "10min", at: 2, concept: "u/minute", rest: "" },
    { text: "10 min.", at: 3, concept: "u/minute-dot", rest: "" },
    { text: "9m", at: 1, concept: "u/m", rest: "" },
    { text: "9m2", at: 1, concept: "u/sqm", rest: "" },
    { text: "m3", at: 0, concept: "u/m", rest: "3" },
  ])("$text at $at: $concept", ({ text, at, concept, rest }) => {
    const folded = fold(text).text;
    const found = words.match(folded, at);
    expect({ concept: found?.concept, rest: folded.slice(found?.end) }).toEqual({ concept, rest });
  });

  test.for([
    { text: "minä", at: 0, why: "a letter with an umlaut goes on" },
    { text: "minun", at: 0, why: "letters go on" },
    { text: "jää", at: 0, why: "a letter with an umlaut goes on" },
    { text: "mètre", at: 0, why: "a letter with an accent goes on" },
    { text: "tours", at: 0, why: "a letter goes on" },
    { text: "longue", at: 0, why: "only the end of a form" },
    { text: "", at: 0, why: "nothing there" },
    { text: "m", at: 5, why: "beyond the end" },
  ])("$text is none: $why", ({ text, at }) => {
    expect(words.match(fold(text).text, at)).toBeUndefined();
  });
});

describe("colon endings", () => {
  const words = made({ j: "u/ft", min: "u/minute", "%": "w/percent", taso: "w/level" }, ["n", "llä", "lla", "ä", "in"]);
  test.for([
    { text: "j:n huoku", end: 3 },
    { text: "min:n", end: 5 },
    { text: "j:llä", end: 5 },
    { text: "J:N", end: 3 },
    { text: "%:n", end: 3 },
    { text: "j: n", end: 1 }, // a space parts them
    { text: "j:nopea", end: 1 }, // a word, no ending
    { text: "taso: 3", end: 4 },
    { text: "j:", end: 1 },
  ])("$text ends at $end", ({ text, end }) => {
    expect(words.match(fold(text).text, 0)?.end).toBe(end);
  });
});

describe("a lexicon's words", () => {
  test("the first concept to claim a form keeps it", () => {
    const words = new Lexicon(
      [
        ["force", "domain/strength"],
        ["force", "descriptor/force"],
      ],
      [],
    );
    expect(words.lookup("force")).toBe("domain/strength");
  });

  test.for([
    { text: "tour de magie", concept: "w/cantrip" },
    { text: "tour", concept: undefined },
    { text: "tour de magie d'eau", concept: undefined },
    { text: "", concept: undefined },
  ])("lookup takes the whole text: $text", ({ text, concept }) => {
    expect(made({ "tour de magie": "w/cantrip" }).lookup(foldKey(text))).toBe(concept);
  });

  test.for([
    { word: "parziale", has: true },
    { word: "ora", has: true },
    { word: "parzial", has: false },
    { word: "tempra parziale", has: false },
    { word: "", has: false },
  ])("'$word' stands in a form: $has", ({ word, has }) => {
    expect(made({ ora: "b", "tempra (parziale)": "c" }).hasWord(word)).toBe(has);
  });

  test("slips are looked for among single words of four letters or more", () => {
    expect([...made({ nega: "a", ora: "b", "tempra parziale": "c", "": "d", Ünna: "e" }).words].sort()).toEqual([
      "nega",
      "unna",
    ]);
  });
});

describe("isEdge", () => {
  test.for([
    { text: "9m", at: 1, edge: true },
    { text: "m9", at: 1, edge: true },
    { text: "12", at: 1, edge: false },
    { text: "ab", at: 1, edge: false },
    { text: "ðx", at: 1, edge: false },
    { text: "a-b", at: 1, edge: true },
    { text: "l'o", at: 2, edge: true },
    { text: "½d", at: 1, edge: true },
    { text: "ab", at: 0, edge: true },
    { text: "ab", at: 2, edge: true },
  ])("$text at $at: $edge", ({ text, at, edge }) => {
    expect(isEdge(text, at)).toBe(edge);
  });
});

describe("the packs' words", () => {
  test.for([
    { lang: "fi", family: "duration", word: "minuuttia", concept: "unit/minute" },
    { lang: "fi", family: "duration", word: "minä", concept: undefined },
    { lang: "fi", family: "duration", word: "tasoa", concept: "level/level" },
    { lang: "fi", family: "duration", word: "jalkaa", concept: "unit/ft" },
    { lang: "fi", family: "range", word: "j:n", concept: "unit/ft" },
    { lang: "fi", family: "savingThrow", word: "Tahto", concept: "save/will" },
    { lang: "fr", family: "savingThrow", word: "réflexes", concept: "save/reflex" },
    { lang: "fr", family: "duration", word: "MINUTE", concept: "unit/minute" },
    { lang: "fr", family: "duration", word: "minutieux", concept: undefined },
    { lang: "fr", family: "range", word: "INTERMEDIAIRE", concept: "range/medium" },
    { lang: "fr", family: "typeLine", word: "Evocation", concept: "school/evocation" },
    { lang: "it", family: "typeLine", word: "Evocazione", concept: "school/conjuration" },
    { lang: "it", family: "savingThrow", word: "volonta'", concept: "save/will" },
    { lang: "it", family: "resistance", word: "SI\u2019", concept: "answer/yes" },
    { lang: "it", family: "duration", word: "oreste", concept: undefined },
  ] as const)("$lang $family: $word is $concept", ({ lang, family, word, concept }) => {
    expect(packOf(lang).lexicon(family).lookup(foldKey(word))).toBe(concept);
  });

  test.for([
    { lang: "fr", word: "force", typeLine: "descriptor/force", levels: "domain/strength" },
    { lang: "it", word: "luce", typeLine: "descriptor/light", levels: undefined },
    { lang: "fi", word: "tuli", typeLine: "descriptor/fire", levels: "domain/fire" },
    { lang: "fr", word: "mort", typeLine: "descriptor/death", levels: "domain/death" },
    { lang: "it", word: "bene", typeLine: "descriptor/good", levels: "domain/good" },
  ] as const)("$lang $word is one thing to a school, another to a level", ({ lang, word, typeLine, levels }) => {
    const pack = packOf(lang);
    expect({
      typeLine: pack.lexicon("typeLine").lookup(word),
      levels: pack.lexicon("levels").lookup(word),
    }).toEqual({ typeLine, levels });
  });
});

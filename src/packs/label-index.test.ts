import { describe, expect, test } from "vitest";
import { fold, foldKey } from "../text/fold.js";
import { packOf } from "./grammar.test-data.js";
import { LabelIndex } from "./label-index.js";
import { LinePhraseIndex } from "./line-phrases.js";

const labels = new LabelIndex({
  name: ["Nom", "Nom du sort"],
  fields: {
    range: ["Portée"],
    target: ["Cible"],
    targetOrArea: ["Cible ou zone d'effet", "Cible/zone"],
    area: ["Zone d'effet", "Zone"],
    savingThrow: ["Jet de sauvegarde", "J.S."],
    powerPoints: ["Points psi"],
    components: ["Composantes"],
  },
  details: { material: ["Composante matérielle"], "xp-cost": ["Coût en PX"] },
  description: ["Description"],
  bookkeeping: { source: ["Source"] },
  kinds: { power: ["Points psi"], spell: ["Composantes"] },
  sections: ["Lancement du sort"],
});

describe("match", () => {
  test.for([
    { text: "Portée : 9 m", kind: "field", key: "range", rest: " : 9 m" },
    { text: "PORTEE", kind: "field", key: "range", rest: "" },
    { text: "Cible ou zone d\u2019effet : cône", kind: "field", key: "targetOrArea", rest: " : cone" },
    { text: "Cible ou objet", kind: "field", key: "target", rest: " ou objet" },
    { text: "Cible/zone", kind: "field", key: "targetOrArea", rest: "" },
    { text: "J.S. : aucun", kind: "field", key: "savingThrow", rest: " : aucun" },
    { text: "Portée9 m", kind: "field", key: "range", rest: "9 m" },
    { text: "Composante matérielle : une plume", kind: "detail", key: "material", rest: " : une plume" },
    { text: "Coût en PX : 25 PX", kind: "detail", key: "xp-cost", rest: " : 25 px" },
    { text: "Nom du sort : Brume", kind: "name", key: "name", rest: " : brume" },
    { text: "Description : le feu", kind: "description", key: "description", rest: " : le feu" },
    { text: "Source : p. 12", kind: "bookkeeping", key: "source", rest: " : p. 12" },
  ])("$text is $kind $key", ({ text, kind, key, rest }) => {
    const folded = fold(text).text;
    const found = labels.match(folded, 0);
    expect({ kind: found?.meaning.kind, key: found?.meaning.key, rest: folded.slice(found?.end) }).toEqual({
      kind,
      key,
      rest,
    });
  });

  test.for(["Portées", "Zonée", "Jet de pierre", "", "La portée"])("'%s' is no label", (text) => {
    expect(labels.match(fold(text).text, 0)).toBeUndefined();
  });
});

describe("the rest of the index", () => {
  test.for([
    { text: "Points psi", kind: "power" },
    { text: "Composantes", kind: "spell" },
    { text: "Portée", kind: undefined },
  ])("$text belongs to $kind", ({ text, kind }) => {
    expect(labels.lookup(foldKey(text))?.entryKind).toBe(kind);
  });

  test("lookup takes the whole text", () => {
    expect(labels.lookup("zone d'effet et plus")).toBeUndefined();
  });

  test.for([
    { words: "jet de", start: true },
    { words: "jet", start: true },
    { words: "jet de sauvegarde", start: false },
    { words: "portee", start: false },
    { words: "zon", start: false },
  ])("'$words' begins a longer label: $start", ({ words, start }) => {
    expect(labels.isLabelStart(words)).toBe(start);
  });

  test.for([
    { line: "lancement du sort", section: true },
    { line: "lancement", section: false },
  ])("'$line' is a section: $section", ({ line, section }) => {
    expect(labels.isSection(line)).toBe(section);
  });

  test.for([
    { words: "protee", form: "portee" },
    { words: "jet de sauvgarde", form: "jet de sauvegarde" },
    { words: "p0rtee", form: "portee" },
    { words: "composnate materiele", form: "composante materielle" },
    { words: "rayon", form: undefined },
    { words: "", form: undefined },
  ])("'$words' was meant to be $form", ({ words, form }) => {
    expect(labels.nearest(words)).toBe(form);
  });

  test.for([
    { words: "p0rtee", form: "portee" },
    { words: "po rtee", form: "portee" },
    { words: "jetde sauvegarde", form: "jet de sauvegarde" },
    { words: "poktee", form: undefined },
    { words: "protee", form: undefined },
  ])("'$words' is a scan of $form", ({ words, form }) => {
    expect(labels.scanned(words)).toBe(form);
  });

  test.for([
    { words: "jerdo sauvegarde", form: "jet de sauvegarde" },
    { words: "pcrtec", form: "portee" },
    { words: "jour de sauvetage", form: undefined },
    { words: "rayon", form: undefined },
  ])("'$words' may be a bad scan of $form", ({ words, form }) => {
    expect(labels.nearestScan(words)).toBe(form);
  });

  test.for([
    { word: "jet", may: true },
    { word: "jer", may: true },
    { word: "lune", may: false },
  ])("a label may start with '$word': $may", ({ word, may }) => {
    expect(labels.mayStartWith(word)).toBe(may);
  });

  test("an empty index knows nothing", () => {
    expect(new LabelIndex({}).match("nom", 0)).toBeUndefined();
  });
});

describe("the packs' labels", () => {
  test.for([
    { lang: "fr", label: "Temps d'incantation", key: "castingTime" },
    { lang: "fr", label: "TEMPS D\u2019INCANTATION", key: "castingTime" },
    { lang: "fr", label: "Zone d'effet", key: "area" },
    { lang: "fr", label: "Résistance à la magie", key: "resistance" },
    { lang: "fr", label: "Résistance psionique", key: "resistance" },
    { lang: "fr", label: "Cible, effet ou zone d'effet", key: "targetEffectOrArea" },
    { lang: "it", label: "Raggio di azione", key: "range" },
    { lang: "it", label: "Tempo di lancio", key: "castingTime" },
    { lang: "it", label: "Tiro salvezza", key: "savingThrow" },
    { lang: "it", label: "Bersaglio o Area", key: "targetOrArea" },
    { lang: "it", label: "Resistenza ai poteri", key: "resistance" },
    { lang: "it", label: "Punti potere", key: "powerPoints" },
    { lang: "fi", label: "Kohde tai kohteet", key: "target" },
    { lang: "fi", label: "Kohde tai alue", key: "targetOrArea" },
    { lang: "fi", label: "Loitsimisviive", key: "castingTime" },
    { lang: "fi", label: "Osatekijät", key: "components" },
    { lang: "fi", label: "Voimansieto", key: "resistance" },
    { lang: "fi", label: "Ilmentymä", key: "displays" },
  ] as const)("$lang: $label is $key", ({ lang, label, key }) => {
    expect(packOf(lang).labels.lookup(foldKey(label))).toMatchObject({ kind: "field", key });
  });

  test.for([
    { lang: "fr", label: "Amélioration", key: "augment" },
    { lang: "fr", label: "Focaliseur divin", key: "divine-focus" },
    { lang: "it", label: "Potenziamento", key: "augment" },
    { lang: "it", label: "Costo in PE", key: "xp-cost" },
    { lang: "fi", label: "Voimistus", key: "augment" },
    { lang: "fi", label: "Ainesosatekijä", key: "material" },
  ] as const)("$lang: $label is the detail $key", ({ lang, label, key }) => {
    expect(packOf(lang).labels.lookup(foldKey(label))).toMatchObject({ kind: "detail", key });
  });
});

describe("line phrases", () => {
  const phrases = new LinePhraseIndex({
    starts: ["Catégorie :", "Voir aussi"],
    contains: ["Tous droits réservés"],
    equals: ["Haut", "[modifier]"],
  });
  test.for([
    { line: "Catégorie : sorts de feu", marked: true },
    { line: "Voir aussi la Brume", marked: true },
    { line: "Voir aussitôt la brume", marked: false },
    { line: "© Les Presses du lac, tous droits réservés.", marked: true },
    { line: "HAUT", marked: true },
    { line: "[modifier]", marked: true },
    { line: "Haut mur", marked: false },
    { line: "Portée : 9 m", marked: false },
  ])("$line: $marked", ({ line, marked }) => {
    expect(phrases.matches(foldKey(line))).toBe(marked);
  });

  test("no phrases mark nothing", () => {
    expect(new LinePhraseIndex(undefined).matches("")).toBe(false);
  });
});

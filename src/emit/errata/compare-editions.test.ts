import { describe, expect, test } from "vitest";
import type { DescriptionBlock, Entry } from "../../model/entry.js";
import { type Lang, packOf } from "../../print/packs.test-data.js";
import { type EntryChange, type Errata, isEmpty } from "./changes.js";
import { compareEditions } from "./compare-editions.js";
import { inLanguages, spell } from "./errata.test-data.js";

const compare = (old: readonly Entry[], current: readonly Entry[], lang: Lang = "fr", only?: string): Errata =>
  compareEditions(old, current, { pack: packOf(lang), ...(only === undefined ? {} : { only }) });

/** The change of the only entry. */
function changeOf(before: Entry, after: Entry, lang: Lang = "fr"): EntryChange | undefined {
  const { changed, added, removed } = compare([before], [after], lang);
  expect([added, removed]).toEqual([[], []]);
  expect(changed.length).toBeLessThan(2);
  return changed[0];
}

const minutes = (base: number): Entry["mechanics"] => ({
  duration: { alternatives: [{ kind: "timed", amount: { unit: "minute", base } }] },
});

describe("stat lines", () => {
  test.for<{ name: string; before: Entry; after: Entry; fields: unknown }>([
    {
      name: "other mechanics are a change of the rules, printed from the mechanics",
      before: spell(),
      after: spell({ mechanics: minutes(20), printed: { duration: "vingt minutes" } }),
      fields: [{ key: "duration", as: "mechanics", lang: "fr", before: "10\u00A0minutes", after: "20\u00A0minutes" }],
    },
    {
      name: "other words for the same mechanics are reworded",
      before: spell(),
      after: spell({ printed: { range: "Contact" } }),
      fields: [{ key: "range", as: "wording", lang: "fr", before: "contact", after: "Contact" }],
    },
    {
      name: "what the mechanics do not hold is neither",
      before: spell({ printed: { reference: "p. 3" } }),
      after: spell({ printed: { reference: "p. 4" } }),
      fields: [{ key: "reference", as: "text", lang: "fr", before: "p. 3", after: "p. 4" }],
    },
    {
      name: "a freely worded effect is neither",
      before: spell({ mechanics: { effect: {} }, printed: { effect: "un héron" } }),
      after: spell({ mechanics: { effect: {} }, printed: { effect: "une aigrette" } }),
      fields: [{ key: "effect", as: "text", lang: "fr", before: "un héron", after: "une aigrette" }],
    },
    {
      name: "a line that is new",
      before: spell(),
      after: spell({
        mechanics: { resistance: { alternatives: [{ applies: true }] } },
        printed: { resistance: "oui" },
      }),
      fields: [{ key: "resistance", as: "mechanics", lang: "fr", after: "oui" }],
    },
    {
      name: "descriptors change the type line, once",
      before: spell(),
      after: spell({ mechanics: { descriptors: ["fire"] }, printed: { school: "Évocation [feu]" } }),
      fields: [{ key: "school", as: "mechanics", lang: "fr", before: "Évocation [lumière]", after: "Évocation [feu]" }],
    },
    {
      name: "the order of levels is wording",
      before: spell({ printed: { levels: "Ens/Mag 2, Dru 1" } }),
      after: spell({ printed: { levels: "Dru 1, Ens/Mag 2" } }),
      fields: [{ key: "levels", as: "wording", lang: "fr", before: "Ens/Mag 2, Dru 1", after: "Dru 1, Ens/Mag 2" }],
    },
  ])("$name", ({ before, after, fields }) => {
    expect(changeOf(before, after)?.fields).toEqual(fields);
  });

  test("are printed in the language of the errata", () => {
    const change = changeOf(spell(), spell({ mechanics: minutes(20) }), "it");
    expect(change?.fields).toEqual([
      { key: "duration", as: "mechanics", lang: "it", before: "10 minuti", after: "20 minuti" },
    ]);
  });

  test("of the rules come first", () => {
    const after = spell({ mechanics: minutes(20), printed: { levels: "Dru. 1" } });
    expect(changeOf(spell(), after)?.fields.map(({ key, as }) => [key, as])).toEqual([
      ["duration", "mechanics"],
      ["levels", "wording"],
    ]);
  });
});

describe("descriptions", () => {
  const list = (...items: string[]) =>
    ({ type: "list", ordered: false, items: items.map((text) => ({ text })) }) as const;

  test.for<{
    name: string;
    before: readonly (string | DescriptionBlock)[];
    after: readonly (string | DescriptionBlock)[];
    changes: readonly object[];
  }>([
    {
      name: "a changed paragraph",
      before: ["Un feu brûle ici.", "Rien."],
      after: ["Un feu froid brûle ici.", "Rien."],
      changes: [{ kind: "paragraph", number: 1, before: "Un feu brûle ici.", after: "Un feu froid brûle ici." }],
    },
    {
      name: "a new paragraph",
      before: ["Un feu brûle ici."],
      after: ["Préambule tout neuf.", "Un feu brûle ici."],
      changes: [{ kind: "paragraph", number: 1, after: "Préambule tout neuf." }],
    },
    {
      name: "a paragraph that is gone",
      before: ["Un feu brûle ici.", "Rien d’autre."],
      after: ["Un feu brûle ici."],
      changes: [{ kind: "paragraph", number: 2, before: "Rien d’autre." }],
    },
    {
      name: "a replaced paragraph is no changed one",
      before: ["Le vent souffle fort."],
      after: ["Chaque allié gagne deux dés."],
      changes: [
        { kind: "paragraph", number: 1, before: "Le vent souffle fort." },
        { kind: "paragraph", number: 1, after: "Chaque allié gagne deux dés." },
      ],
    },
    {
      name: "an item of a list",
      before: ["Choisir :", list("la craie", "le suif noir")],
      after: ["Choisir :", list("la craie", "le suif blanc")],
      changes: [{ kind: "item", number: 3, before: "le suif noir", after: "le suif blanc" }],
    },
    {
      name: "only marks",
      before: ["Un feu."],
      after: [{ type: "paragraph", text: "Un feu.", marks: [{ start: 0, end: 2, type: "strong" }] }],
      changes: [],
    },
  ])("$name", ({ before, after, changes }) => {
    const change = changeOf(
      spell({ description: before }),
      spell({ description: after, printed: { levels: "Dru. 1" } }),
    );
    expect(change?.description).toEqual(changes.map((item) => ({ lang: "fr", ...item })));
  });
});

describe("entries", () => {
  const renamed = { id: "spell/clarte", name: "Clarté de vase" };
  const prose = ["Un tout autre texte, qui parle de chevaux, de foin et de rien de ce qui luit."];

  test("equal editions do not differ", () => {
    expect(isEmpty(compare([spell()], [spell()]))).toBe(true);
  });

  test.for([
    { name: "the same but for the id", after: spell(renamed), paired: true },
    { name: "another duration", after: spell({ ...renamed, mechanics: minutes(20) }), paired: true },
    { name: "another text", after: spell({ ...renamed, description: prose }), paired: false },
    {
      name: "other rules",
      after: spell({ ...renamed, mechanics: { ...minutes(9), range: { kind: "personal" }, descriptors: [] } }),
      paired: false,
    },
    { name: "another language", after: spell({ ...renamed, lang: "it" }), paired: false },
  ])("under a new id with $name: $paired", ({ after, paired }) => {
    const { changed, added, removed } = compare([spell()], [after]);
    expect(changed.map(({ idBefore }) => idBefore)).toEqual(paired ? ["spell/lueur"] : []);
    expect([added.length, removed.length]).toEqual(paired ? [0, 0] : [1, 1]);
  });

  test("the likest two become a pair", () => {
    const old = [spell()];
    const current = [spell({ ...renamed, mechanics: minutes(20) }), spell({ id: "spell/nitescence" })];
    const { changed, added } = compare(old, current);
    expect(changed.map(({ id, idBefore }) => [id, idBefore])).toEqual([["spell/nitescence", "spell/lueur"]]);
    expect(added).toEqual([{ id: "spell/clarte", kind: "spell", name: "Clarté de vase" }]);
  });

  test("a new name under the same id", () => {
    const change = changeOf(spell(), spell({ name: "Clarté de vase" }));
    expect(change?.names).toEqual([{ lang: "fr", before: "Lueur de vase", after: "Clarté de vase" }]);
  });

  test("a language more is told", () => {
    const both = inLanguages(spell(), spell({ lang: "it", name: "Bagliore di melma" }));
    expect(changeOf(spell(), both)).toMatchObject({ languagesAdded: ["it"], languagesRemoved: [] });
    expect(changeOf(both, spell())).toMatchObject({ languagesAdded: [], languagesRemoved: ["it"] });
  });

  test("a language can be compared alone", () => {
    const old = inLanguages(spell(), spell({ lang: "it", name: "Bagliore" }));
    const current = inLanguages(spell({ name: "Clarté" }), spell({ lang: "it", name: "Bagliore" }));
    expect(isEmpty(compare([old], [current], "it", "it"))).toBe(true);
    expect(compare([old], [current], "it", "fr").changed).toHaveLength(1);
  });

  test("are sorted by name", () => {
    const current = ["Éclair", "Abeille", "Zéphyr"].map((name, i) =>
      spell({ id: `spell/${i}`, name, description: [`${name} ${"mot ".repeat(i)}`] }),
    );
    expect(compare([], current).added.map(({ name }) => name)).toEqual(["Abeille", "Éclair", "Zéphyr"]);
  });
});

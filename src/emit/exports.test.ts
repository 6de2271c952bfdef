import i18next from "i18next";
import { describe, expect, test } from "vitest";
import type { Entry } from "../model/entry.js";
import { babeleTranslation, d20Mapping } from "./babele.js";
import { cardWords, entries, frost, MemoryOutput } from "./fixtures.test-data.js";
import { emitLocales } from "./locales.js";
import { emitRpgCards, type RpgCard } from "./rpg-cards.js";

const withText = (id: string, text: Entry["text"], entry: Entry = frost): Entry => ({ ...entry, id, text });
const plain = (name: string, description: string, printed = {}): Entry["text"][string] => ({
  name,
  aliases: [],
  printed,
  description: [{ type: "paragraph", text: description }],
});

describe("rpg-cards", () => {
  const cardsOf = (made: readonly Entry[], lang: string): RpgCard[] => {
    const output = new MemoryOutput();
    emitRpgCards(output, made, { words: cardWords });
    return JSON.parse(output.text(`rpg-cards/${lang}.json`)) as RpgCard[];
  };

  test("a card of a spell", () => {
    const [card] = cardsOf([frost], "fr");
    expect(card).toMatchObject({ count: 1, color: "#b03021", icon: "fire-ray", title: frost.text["fr"]?.name });
    expect(card?.contents[0]).toMatch(/^subtitle \| /);
    expect(card?.contents).toContainEqual(expect.stringMatching(/^property \| Port\u00E9e \| /));
    expect(card?.tags).toContain("evocation");
  });

  test("bars, line ends and markup of a source are text", () => {
    const hostile = plain("A | <b>", "x | property | y\nrule <img src=x>", { range: "1 | 2" });
    const [card] = cardsOf([withText("spell/x", { fr: hostile })], "fr");
    expect(card?.title).toBe("A &#124; &lt;b&gt;");
    expect(card?.contents.at(-1)).toBe("text | x &#124; property &#124; y rule &lt;img src=x&gt;");
    expect(card?.contents).toContainEqual(expect.stringMatching(/^property \| [^|]+ \| 1 &#124; 2$/));
  });

  test("all fixtures, the same in every run", () => {
    expect(cardsOf(entries, "fr")).toEqual(cardsOf(entries, "fr"));
    for (const card of cardsOf(entries, "fr")) {
      for (const line of card.contents)
        expect(line).toMatch(/^(?:rule|(?:subtitle|text|section|bullet) \| [^|\n]*|property \| [^|\n]* \| [^|\n]*)$/);
    }
  });
});

describe("i18next resources", () => {
  test("an app reads names and texts, and nothing in them takes effect", async () => {
    const output = new MemoryOutput();
    const tricky = plain("{{name}} $t(entries:spell.b.name)", "{{{x}}}");
    emitLocales(output, [frost, withText("spell/a.b:c", { fr: tricky })]);
    const entriesOfFr = JSON.parse(output.text("locales/fr/entries.json")) as Record<string, unknown>;
    const app = i18next.createInstance();
    await app.init({
      lng: "fr",
      ns: "entries",
      defaultNS: "entries",
      resources: { fr: { entries: entriesOfFr } },
      interpolation: { escapeValue: false },
    });
    expect(app.t("spell.lance-de-givre.name")).toBe(frost.text["fr"]?.name);
    expect(app.t("spell.a_b_c.name", { name: "evil" }).replaceAll("\u2060", "")).toBe(tricky.name);
    expect(app.t("spell.a_b_c.description", { x: "evil" }).replaceAll("\u2060", "")).toBe("{{{x}}}");
  });

  test("a bundle for each language", () => {
    const output = new MemoryOutput();
    emitLocales(output, [frost]);
    expect([...output.files.keys()]).toEqual([
      "locales/fi/entries.json",
      "locales/fr/entries.json",
      "locales/it/entries.json",
    ]);
  });
});

describe("Babele", () => {
  const both = withText("spell/a", { en: plain("Glow", "It glows."), fr: plain("Lueur", "@UUID[x] <b>") });
  const options = { label: "Sorts", lang: "fr", from: "en" } as const;

  test("entries by the compendium's names, with the mapping", () => {
    const { file, added, stale, unnamed } = babeleTranslation([both, frost], options);
    expect(file).toEqual({
      label: "Sorts",
      mapping: d20Mapping,
      entries: { Glow: { name: "Lueur", description: "<p>&#64;UUID[x] &lt;b&gt;</p>" } },
    });
    expect({ added, stale, unnamed }).toEqual({ added: ["Glow"], stale: [], unnamed: [frost.id] });
  });

  test("a translator's work stays; what is gone is listed", () => {
    const existing = {
      label: "Mes sorts",
      folders: { Old: "Vieux" },
      mapping: { name: "name" },
      entries: { Glow: { name: "Lumignon", description: "", notes: "x" }, Gone: { name: "Parti" } },
    };
    const { file, added, stale } = babeleTranslation([both], { ...options, existing });
    expect(file).toEqual({
      ...existing,
      entries: {
        Glow: { name: "Lumignon", description: "<p>&#64;UUID[x] &lt;b&gt;</p>", notes: "x" },
        Gone: { name: "Parti" },
      },
    });
    expect({ added, stale }).toEqual({ added: [], stale: ["Gone"] });
  });

  test("names may come from elsewhere", () => {
    const names = new Map([
      [frost.id, "Frost Lance"],
      ["spell/none", "None"],
    ]);
    const { file, missing } = babeleTranslation([frost], { ...options, names });
    expect(Object.keys(file.entries)).toEqual(["Frost Lance"]);
    expect(missing).toEqual(["None"]);
  });

  test("or from the translation so far, where one name is the entry's", () => {
    const name = frost.text["fr"]?.name ?? "";
    const once = { entries: { "Frost Lance": { name: name.toUpperCase() }, Other: { name: "x" } } };
    const { file, unnamed, stale } = babeleTranslation([frost], { ...options, existing: once });
    expect(file.entries["Frost Lance"]).toHaveProperty("name", name.toUpperCase());
    expect(file.entries["Frost Lance"]?.["description"]).toMatch(/^<p>/);
    expect({ unnamed, stale }).toEqual({ unnamed: [], stale: ["Other"] });
    const twice = { entries: { A: { name }, B: { name } } };
    expect(babeleTranslation([frost], { ...options, existing: twice }).unnamed).toEqual([frost.id]);
  });

  test("an entry that only the compendium's language has is missing, and its translation so far is not stale", () => {
    const only = withText("spell/b", { en: plain("Fog", "It is foggy.") });
    expect(babeleTranslation([only], options)).toMatchObject({ missing: ["Fog"], stale: [] });
    const existing = { entries: { Fog: { name: "Brume" } } };
    expect(babeleTranslation([only], { ...options, existing })).toMatchObject({ missing: [], stale: [] });
  });
});

import { expect, test } from "vitest";
import type { Entry } from "../model/entry.js";
import { packOf } from "./packs.test-data.js";
import { labelOf, layouts, printEntry } from "./print-entry.js";

const entry: Entry = {
  schemaVersion: 1,
  id: "spell/lueur",
  kind: "spell",
  mechanics: {
    school: "evocation",
    subschools: [],
    descriptors: ["light"],
    levels: [{ class: "bard", level: 1 }],
    range: { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2 } },
    savingThrow: { alternatives: [{ save: "none" }] },
    resistance: { alternatives: [{ applies: false }] },
  },
  text: { fr: { name: "Lueur <b>", aliases: [], printed: {}, description: [] } },
  sources: [],
};

test.for([
  [
    "md",
    "### Lueur \\<b\\>\n\n*Evocation \\[Light\\]*  \n**Level**: Brd 1  \n**Range**: Close (25 ft. + 5 ft./2 levels)  \n**Saving Throw**: None  \n**Spell Resistance**: No  ",
  ],
  [
    "txt",
    "Lueur <b>\nEvocation [Light]\nLevel: Brd 1\nRange: Close (25 ft. + 5 ft./2 levels)\nSaving Throw: None\nSpell Resistance: No",
  ],
  [
    "pf",
    "Lueur <b>\nEvocation [Light]; Level Brd 1\nRange Close (25 ft. + 5 ft./2 levels)\nSaving Throw None; Spell Resistance No",
  ],
] as const)("an entry in English as %s", ([layout, text]) => {
  expect(printEntry(entry, packOf("en"), layout)).toBe(text);
});

test("no markup of a name reaches HTML, and a foreign name is marked", () => {
  expect(printEntry(entry, packOf("en"), "html")).toContain('<caption lang="fr">Lueur &lt;b&gt;</caption>');
});

test("every layout prints French with its no-break spaces", () => {
  const printed = layouts.filter((l) => l !== "html").map((layout) => printEntry(entry, packOf("fr"), layout));
  expect(printed.every((text) => text.includes("7,50\u00A0m + 1,50\u00A0m/2\u00A0niveaux"))).toBe(true);
});

test.for([
  ["range", "spell", "fr", "Portée"],
  ["levels", "power", "fr", "Niveau"],
  ["duration", "power", "fi", "Kestoaika"],
  ["castingTime", "spell", "it", "Tempo di lancio"],
  ["castingTime", "power", "it", "Tempo di manifestazione"],
  ["toString", "spell", "fr", undefined],
  ["__proto__", "spell", "fr", undefined],
] as const)("the label of %s of a %s in %s is %s", ([key, kind, lang, label]) => {
  expect(labelOf(key, kind, packOf(lang))).toBe(label);
});

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { langs, shared } from "../packs/grammar.test-data.js";
import { loadPackData } from "../packs/load-pack.js";
import { PackSet } from "../packs/pack-set.js";
import { readDocument } from "../read/read-document.js";
import { findWrapping } from "../segment/wrapping.js";
import { type Chapter, readChapter } from "./read-chapter.js";

const grammar = join(import.meta.dirname, "../../grammar");
const packs = new PackSet(shared, await Promise.all([...langs, "en"].map((lang) => loadPackData(join(grammar, lang)))));

async function chapterOf(text: string, file = "a.txt"): Promise<Chapter | undefined> {
  const { lines } = await readDocument(file, text);
  return readChapter(lines, packs.all, packs.ruleTree, findWrapping(lines), () => false);
}

/** Concept, then the lines of its text. */
const outline = (chapter: Chapter | undefined): string[] =>
  (chapter?.sections ?? []).map((s) => [s.concept, ...s.lines.map((l) => l.text.text)].join(" | "));

const filler = "Ce n’est qu’une histoire que l’on raconte au bord du lac, les soirs où la bise souffle.";

describe("a chapter of rules", () => {
  test.for([
    {
      what: "French without headings",
      text: [
        "La portée d’un sort dit jusqu’où il va. Elle se compte depuis le lanceur, en ligne droite et sans détour.",
        "Le sort n’affecte que le lanceur.",
        "Le sort va jusqu’à 30 mètres, plus 3 mètres par niveau.",
        "La durée d’un sort dit quand il finit. Personne ne peut la changer après coup, sauf indication contraire.",
      ].join("\n\n"),
      concepts: ["range", "range/personal", "range/medium", "duration"],
    },
    {
      what: "Italian labels, two concepts on one line",
      text: [
        "- Area: Alcuni poteri hanno effetto su un'area, che potete scegliere dove volete entro il raggio di azione.",
        "- Cono, linea o sfera: Ogni area ha una forma. Un potere a cono parte da voi. Un potere a linea va diritto.",
        "- Altro: Un potere può avere un'area tutta sua.",
      ].join("\n"),
      concepts: ["area", "area-shape", "area-shape/cone", "area-shape/line", "area/other"],
    },
    {
      what: "Finnish headings, one name with two meanings",
      text: [
        "Ilmiö\n\nJotkin loitsut luovat jotakin aivan uutta, mitä kukaan ei ole ennen nähnyt.",
        "Leviämä\n\nUsva kiertää kulmat.",
        "Alue\n\nOsa loitsuista vaikuttaa alueeseen, jonka langettaja valitsee itse.",
        "Purkaus, huoku tai leviämä\n\nTapoja on kolme.",
        "Leviämä\n\nSe kiertää seinien kulmat.",
      ].join("\n\n"),
      concepts: ["effect", "effect/spread", "area", "area-form", "area-form/spread"],
    },
    {
      what: "English headings in Markdown",
      file: "a.md",
      text: [
        "## Range\n\nHow far the spell reaches, counted from the caster in a straight line over land and water.",
        "### Touch\n\nThe caster lays a hand on the creature.",
        "### Close\n\nAs far as a stone flies.",
        "## Saving Throw\n\nA creature may resist the spell.",
        "### Half\n\nHalf the damage is taken.",
      ].join("\n\n"),
      concepts: ["range", "range/touch", "range/close", "saving-throw", "saving-throw/half"],
    },
    {
      what: "bold labels",
      file: "a.md",
      text: [
        "**Raggio di azione.** Dice fin dove arriva l'incantesimo, contando dal punto in cui si trova chi lo lancia.",
        "**Contatto:** L'incantatore tocca il bersaglio.",
        "**Durata** – Dice quando l'incantesimo finisce, se nessuno lo interrompe prima del tempo.",
      ].join("\n\n"),
      concepts: ["range", "range/touch", "duration"],
    },
    {
      what: "headings that say their concepts, whatever they are called and what the text speaks of",
      file: "a.md",
      text: [
        "## Reach {#range}\n\nRange: the spell reaches that far.\n\nA line of effect is a straight path.",
        "#### Touch\n\nOf the hand.",
        "## Range\n\nIt is told again.",
        "### Nearby {#range/close}\n\n**Touch**\n\nAs far as a stone flies.",
      ].join("\n\n"),
      concepts: ["range", "range/close"],
    },
    {
      what: "one heading that says its concept",
      file: "a.md",
      text: "# Nearby {#range/close}\n\nAs far as a stone flies.",
      concepts: ["range/close"],
    },
  ])("$what", async ({ text, concepts, file }) => {
    const chapter = await chapterOf(text, file);
    expect(chapter?.sections.map((section) => section.concept)).toEqual(concepts);
  });

  test("text before the first concept belongs to the nearest concept above all", async () => {
    const text = `${filler}\n\nLa portée d’un sort dit jusqu’où il va.\n\nLa durée d’un sort dit quand il finit.\n\nUne ligne d’effet est droite.`;
    expect(outline(await chapterOf(text))).toEqual([
      `description | ${filler}`,
      "range | La portée d’un sort dit jusqu’où il va.",
      "duration | La durée d’un sort dit quand il finit.",
      "line-of-effect | Une ligne d’effet est droite.",
    ]);
  });

  test("a heading that names nothing is told, and ends the concepts of its own level", async () => {
    const text = `## Portée\n\n${filler}\n\n### Contact\n\nIl faut toucher ce que l’on vise.\n\n### Le moulin\n\nTout y est doublé, sauf le prix du pain.\n\n## Durée\n\nUn an.`;
    const chapter = await chapterOf(text, "a.md");
    expect(outline(chapter)).toEqual([
      `range | ${filler} | Le moulin | Tout y est doublé, sauf le prix du pain.`,
      "range/touch | Il faut toucher ce que l’on vise.",
      "duration | Un an.",
    ]);
    expect(chapter?.unknownHeadings.map((heading) => heading.text)).toEqual(["Le moulin"]);
  });

  test("a concept under two parents is below the one that is defined", async () => {
    const chapter = await chapterOf(
      `## École\n\n${filler}\n\n### Enchantement\n\n${filler}\n\n#### Charme\n\nLa cible sourit.`,
      "a.md",
    );
    expect(chapter?.sections.map((section) => section.parent)).toEqual(["description", "school", "school/enchantment"]);
  });

  test("a common word is a concept's name near its parent alone", async () => {
    const chapter = await chapterOf(
      `## Durée\n\n${filler}\n\n## Portée\n\n${filler}\n\n## Autre\n\nRien.\n\n## Zone\n\n${filler}\n\n### Autre\n\nUne zone à part.`,
      "a.md",
    );
    expect(outline(chapter).map((section) => section.split(" | ").at(0))).toEqual([
      "duration",
      "range",
      "area",
      "area/other",
    ]);
    expect(chapter?.unknownHeadings).toHaveLength(1);
  });

  test.for([
    ["stories", `${filler}\n\n`.repeat(8)],
    [
      "two concepts",
      `La portée d’un sort dit jusqu’où il va.\n\nLa durée d’un sort dit quand il finit.\n\n${filler}\n\n${filler}`,
    ],
    ["a short text", "Portée\n\nDurée\n\nZone\n\nEffet"],
  ] as const)("%s are none", async ([, text]) => {
    expect(await chapterOf(text)).toBeUndefined();
  });
});

import { DOMParser, type Element } from "@xmldom/xmldom";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import type { Entry } from "../../model/entry.js";
import { ownCard } from "../cards/card-entry.js";
import { cardWords, circle, entries, frost, hostile } from "../fixtures.test-data.js";
import { manuscriptDocx } from "./docx.js";
import { manuscriptIcml } from "./icml.js";
import type { Manuscript } from "./manuscript.js";
import { manuscriptEntry } from "./manuscript-entry.js";

function manuscriptOf(chosen: readonly Entry[]): Manuscript {
  const words = cardWords("fr");
  if (words === undefined) throw new Error("no words");
  const written = chosen.flatMap((entry) => {
    const card = ownCard(entry, "fr");
    return card === undefined ? [] : [manuscriptEntry(card, words, ["levels", "components", "duration"])];
  });
  return { lang: "fr", title: `A "title" & <more>`, entries: written };
}

/** @throws if it is not well-formed */
function parseXml(xml: string): Element {
  const errors: string[] = [];
  const parser = new DOMParser({
    onError: (level, message) => {
      // It warns of U+FFFD, which stands for what XML has no place for.
      if (level !== "warning") errors.push(`${level}: ${message}`);
    },
  });
  const root = parser.parseFromString(xml, "text/xml").documentElement;
  expect(errors).toEqual([]);
  if (root === null) throw new Error("no root");
  return root;
}

const all = (root: Element, tag: string): Element[] => [...root.getElementsByTagName(tag)];
const values = (root: Element, tag: string, attribute: string): string[] =>
  all(root, tag).flatMap((element) => element.getAttribute(attribute) ?? []);

function partsOf(manuscript: Manuscript): Record<string, Element> {
  const files = Object.entries(unzipSync(manuscriptDocx(manuscript)));
  return Object.fromEntries(files.map(([name, bytes]) => [name, parseXml(strFromU8(bytes))]));
}

const icmlOf = (manuscript: Manuscript): string => [...manuscriptIcml(manuscript)].join("");

const texts = (element: Element): string[] => all(element, "w:t").map(({ textContent }) => textContent ?? "");

/** Style and text of each paragraph. */
const docxParagraphs = (document: Element): string[] =>
  all(document, "w:p").map((p) => `${values(p, "w:pStyle", "w:val").join()}: ${p.textContent}`);

const frostLines = [
  "SpellName: Lance de givre",
  "SpellTypeLine: Évocation [froid]",
  "SpellStatLine: Niveau\u00A0: Ens/Mag 2, Dru 3",
  "SpellStatLine: Composantes\u00A0: V, G, F/FD",
  "SpellStatLine: Durée\u00A0: 1 round/niveau (T) ou jusqu’à décharge",
  "SpellStatLine: Temps d’incantation\u00A0: 1 action simple",
  "SpellStatLine: Portée\u00A0: courte (7,50 m + 1,50 m/2 niveaux)",
  "SpellStatLine: Effet\u00A0: rayon",
  "SpellStatLine: Jet de sauvegarde\u00A0: Vigueur partielle (objet) ; voir description",
  "SpellStatLine: Résistance à la magie\u00A0: oui (objet)",
  "SpellBody: Une lance de glace bleutée jaillit de votre paume. Elle inflige 1d6 points de dégâts de froid par niveau (maximum 10d6) et recouvre la cible d’une fine pellicule de givre.",
  "SpellBody: Voir aussi Voile de brume, dont le givre fige les gouttelettes.",
  "SpellDetail: Focaliseur\u00A0: Une aiguille d’argent passée sur de la glace.",
];

describe("a manuscript as DOCX", () => {
  test("has a paragraph style for each part of an entry", () => {
    const { "word/document.xml": document } = partsOf(manuscriptOf([frost]));
    expect(docxParagraphs(document as Element)).toEqual(frostLines);
  });

  test("defines every style and list that it uses", () => {
    const parts = partsOf(manuscriptOf(entries));
    const [document, styles, numbering] = ["document", "styles", "numbering"].map(
      (n) => parts[`word/${n}.xml`] as Element,
    );
    const defined = values(styles as Element, "w:style", "w:styleId");
    const used = ["w:pStyle", "w:rStyle", "w:tblStyle"].flatMap((tag) => values(document as Element, tag, "w:val"));
    expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    expect(new Set(used)).toContain("PowerName");
    const lists = values(numbering as Element, "w:num", "w:numId");
    const usedLists = values(document as Element, "w:numId", "w:val");
    expect(usedLists.filter((id) => !lists.includes(id))).toEqual([]);
    expect(new Set(usedLists).size).toBe(3);
  });

  test("keeps emphasis, tables and references", () => {
    const { "word/document.xml": document } = partsOf(manuscriptOf(entries));
    const root = document as Element;
    const italic = all(root, "w:r").filter((run) => all(run, "w:i").length > 0);
    expect(italic.map(({ textContent }) => textContent)).toContain("points de dégâts de froid par niveau");
    const cells = (row: Element): string[] => all(row, "w:tc").map((cell) => texts(cell).join(""));
    const rows = all(all(root, "w:tbl")[0] as Element, "w:tr").map(cells);
    expect(rows.slice(0, 2)).toEqual([
      ["d%", "Gardien éveillé", "Conséquence"],
      ["01–25", "Nord", "Les spectres sont repoussés de 9 m."],
    ]);
    const bookmarks = values(root, "w:bookmarkStart", "w:name");
    expect(new Set(bookmarks.map((name) => name.toLowerCase())).size).toBe(bookmarks.length);
    const anchors = values(root, "w:hyperlink", "w:anchor");
    expect(anchors).toContain("spell_voile_de_brume");
    expect(anchors.filter((name) => !bookmarks.includes(name))).toEqual([]);
  });

  test("is the same bytes for the same manuscript", () => {
    expect(manuscriptDocx(manuscriptOf(entries))).toEqual(manuscriptDocx(manuscriptOf(entries)));
  });

  test("has a relationship for every part", () => {
    const names = Object.keys(unzipSync(manuscriptDocx(manuscriptOf([circle]))));
    const parts = partsOf(manuscriptOf([circle]));
    const targets = [
      ...values(parts["_rels/.rels"] as Element, "Relationship", "Target"),
      ...values(parts["word/_rels/document.xml.rels"] as Element, "Relationship", "Target").map((t) => `word/${t}`),
    ];
    expect(targets.sort()).toEqual(names.filter((name) => !/rels$|^\[/.test(name)).sort());
    const typed = values(parts["[Content_Types].xml"] as Element, "Override", "PartName");
    expect(typed.sort()).toEqual(targets.map((target) => `/${target}`));
  });
});

describe("a manuscript as ICML", () => {
  test("has a paragraph style for each part of an entry", () => {
    const root = parseXml(icmlOf(manuscriptOf([frost])));
    const lines = all(root, "ParagraphStyleRange").map((range) => {
      const style = (range.getAttribute("AppliedParagraphStyle") ?? "").replace("ParagraphStyle/", "");
      return `${style.replaceAll(" ", "")}: ${all(range, "Content")
        .map(({ textContent }) => textContent)
        .join("")}`;
    });
    expect(lines).toEqual(frostLines);
    expect(all(root, "Br")).toHaveLength(frostLines.length - 1);
  });

  test("defines every style that it applies", () => {
    const root = parseXml(icmlOf(manuscriptOf(entries)));
    for (const type of ["Paragraph", "Character"]) {
      const defined = values(root, `${type}Style`, "Self");
      const used = values(root, `${type}StyleRange`, `Applied${type}Style`);
      expect(used.length).toBeGreaterThan(50);
      expect(used.filter((id) => !defined.includes(id))).toEqual([]);
    }
    const tables = values(root, "TableStyle", "Self");
    expect(values(root, "Table", "AppliedTableStyle").filter((id) => !tables.includes(id))).toEqual([]);
  });

  test("has each id once, and hyperlinks that lead somewhere", () => {
    const root = parseXml(icmlOf(manuscriptOf(entries)));
    const ids = values(root, "*", "Self");
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const targets = all(root, "Destination").map(({ textContent }) => textContent ?? "");
    expect(targets).toEqual(["HyperlinkTextDestination/spell/voile-de-brume"]);
    expect([...values(root, "Hyperlink", "Source"), ...targets].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test("the ids of an entry do not depend on the others", () => {
    const idsOf = (chosen: readonly Entry[]): string[] =>
      values(parseXml(icmlOf(manuscriptOf(chosen))), "*", "Self").filter((id) => id.includes(circle.id));
    expect(idsOf([frost, circle])).toEqual(idsOf([circle]));
    expect(idsOf([circle]).length).toBeGreaterThan(10);
  });

  test("hostile text stays text", () => {
    const root = parseXml(icmlOf(manuscriptOf([hostile])));
    expect(all(root, "script")).toEqual([]);
    expect(all(root, "Content")[0]?.textContent).toBe(hostile.text["fr"]?.name);
  });
});

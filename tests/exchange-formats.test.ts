import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { po as poParser } from "gettext-parser";
import { DtdValidator, XmlDocument, XmlDtd, XsdValidator } from "libxml2-wasm";
import { beforeAll, describe, expect, test } from "vitest";
import { emitGlossary } from "../src/emit/glossary.js";
import { poFile } from "../src/emit/interchange/po.js";
import { tmx } from "../src/emit/interchange/tmx.js";
import { entryUnits, type EntryUnits } from "../src/emit/interchange/units.js";
import { xliff } from "../src/emit/interchange/xliff.js";
import { elementsOf, readXml, type XmlElement } from "../src/emit/interchange/xml-tree.js";
import type { Entry } from "../src/model/entry.js";
import type { PackSet } from "../src/packs/pack-set.js";
import { languagePair, loadPacks, readRulebook } from "./sample-rulebook.js";

// Exports are what their formats' specifications say: held against schemas, and against what no schema can say.

const schema = (name: string): string => readFileSync(join(import.meta.dirname, "schemas", name), "utf8");

/** Throws with what is wrong with an XML text. */
type Validate = (xml: string) => void;

function withDocument(xml: string, use: (document: XmlDocument) => void): void {
  const document = XmlDocument.fromString(xml);
  try {
    use(document);
  } finally {
    document.dispose();
  }
}

function xsd(name: string): Validate {
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema(name)));
  return (xml) => {
    withDocument(xml, (document) => {
      validator.validate(document);
    });
  };
}

function dtd(name: string): Validate {
  const validator = new DtdValidator(XmlDtd.fromString(schema(name)));
  return (xml) => {
    withDocument(xml, (document) => {
      validator.validate(document);
    });
  };
}

const assertXliff = xsd("xliff-core-2.1.xsd");
const assertTbx = xsd("tbx-basic.xsd");
const assertTmx = dtd("tmx14.dtd");

let packs: PackSet;
let book: readonly Entry[];
beforeAll(async () => {
  packs = await loadPacks();
  book = await readRulebook(packs);
});

const unitsOf = (entries: readonly Entry[], from: string, into: string): EntryUnits[] =>
  entries.flatMap((entry) => entryUnits(entry, languagePair(packs, from, into)) ?? []);

const xliffOf = (entries: readonly Entry[], from: string, into: string): string =>
  [...xliff(unitsOf(entries, from, into), from, into)].join("");

const pairs = [
  { from: "fr", into: "it" },
  { from: "it", into: "fi" },
  { from: "fi", into: "en" },
];

/** All elements of a name below one. */
function descendants(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return element.children.flatMap((child) =>
    typeof child === "string" ? [] : [...(names.includes(child.name) ? [child] : []), ...descendants(child, ...names)],
  );
}

/** What XLIFF 2.1 demands of the codes of a unit, in sections 4.3 and 4.7. */
function codeFaults(unit: XmlElement): string[] {
  const { name = "" } = unit.attributes;
  const [source = [], target = []] = ["source", "target"].map((side) =>
    elementsOf(unit, "segment").flatMap((segment) =>
      elementsOf(segment, side).flatMap((element) => descendants(element, "ph", "pc", "sc", "ec")),
    ),
  );
  const hasTarget = elementsOf(unit, "segment").some((segment) => elementsOf(segment, "target").length > 0);
  const idsOf = (codes: readonly XmlElement[]): string[] => codes.map(({ attributes: { id = "" } }) => id);
  const faults: string[] = [];
  for (const codes of [source, target])
    if (new Set(idsOf(codes)).size < codes.length) faults.push(`${name}: ids of codes are not unique`);
  for (const { name: code, attributes } of source) {
    const { id = "", canDelete, type, subType } = attributes;
    const other = target.find((candidate) => candidate.attributes["id"] === id);
    if (hasTarget && canDelete === "no" && other === undefined) faults.push(`${name}: code ${id} is not in the target`);
    if (other !== undefined && other.name !== code) faults.push(`${name}: code ${id} is of another kind in the target`);
    if (subType?.startsWith("xlf:") === true && type !== "fmt") faults.push(`${name}: ${subType} is of no type fmt`);
  }
  return faults;
}

describe("XLIFF 2.1", () => {
  test.for(pairs)("$from to $into is valid", ({ from, into }) => {
    const xml = xliffOf(book, from, into);
    assertXliff(xml);
    const units = descendants(readXml(xml), "unit");
    expect(units.length).toBeGreaterThan(200);
    expect(units.flatMap(codeFaults)).toEqual([]);
  });

  test.for([
    { what: "a unit that stands twice", from: /( *<unit [^]*?<\/unit>\n)/, to: "$1$1", says: "unitIds" },
    { what: "a code without data", from: /dataRef="s1"/, to: 'dataRef="s99"', says: "dataRefs" },
    {
      what: "notes behind segments",
      from: /( *<unit [^>]*>\n)( *<notes>[^]*?<\/notes>\n)([^]*?)( *<\/unit>)/,
      to: "$1$3$2$4",
      says: "notes",
    },
    { what: "an unknown state", from: /state="initial"/, to: 'state="new"', says: "state" },
  ])("$what would be found", ({ from, to, says }) => {
    const xml = xliffOf(book, "fi", "en").replace(from, to);
    expect(() => {
      assertXliff(xml);
    }).toThrow(says);
  });
});

describe("TMX 1.4b", () => {
  test.for([
    { from: "fr", into: "it" },
    { from: "it", into: "fi" },
  ])("$from and $into are valid", ({ from, into }) => {
    const xml = [...tmx(book, from, into, "1.0.0")].join("");
    assertTmx(xml);
    const tus = descendants(readXml(xml), "tu");
    const kinds = new Set(tus.map((tu) => textOfProp(tu, "x-entry").split("/")[0]));
    expect(kinds).toEqual(new Set(["spell", "power", "rule"]));
    expect(tus.filter((tu) => elementsOf(tu, "tuv").length !== 2)).toEqual([]);
  });

  test("a property behind a text would be found", () => {
    const xml = [...tmx(book, "fr", "it", "1.0.0")].join("");
    const moved = xml.replace(/( *<prop type="x-part">.*\n)([^]*?)( *<\/tu>)/, "$2$1$3");
    expect(() => {
      assertTmx(moved);
    }).toThrow("tu content does not follow the DTD");
  });
});

function textOfProp(tu: XmlElement, type: string): string {
  return elementsOf(tu, "prop")
    .filter(({ attributes }) => attributes["type"] === type)
    .flatMap(({ children }) => children.filter((child) => typeof child === "string"))
    .join("");
}

describe("TBX-Basic", () => {
  test("the glossary is valid", () => {
    let xml = "";
    emitGlossary(
      {
        write: (name, content) => {
          if (name.endsWith(".tbx")) xml = typeof content === "string" ? content : [...content].join("");
        },
      },
      book,
      { rankOf: (concept) => packs.ruleTree.rankOf(concept), forms: () => ["another name"] },
    );
    assertTbx(xml);
    expect(descendants(readXml(xml), "conceptEntry").length).toBeGreaterThan(20);
    expect(() => {
      assertTbx(xml.replace("preferredTerm-admn-sts", "preferred"));
    }).toThrow("enumeration");
  });
});

/** The placeholders of a text in Python's brace format, sorted; undefined where a brace is single. */
function placeholders(text: string): string[] | undefined {
  const plain = text.replaceAll("{{", "").replaceAll("}}", "");
  const rest = plain.replace(/\{(\d+)(?::[^{}]*)?\}/g, "");
  if (/[{}]/.test(rest)) return undefined;
  return [...plain.matchAll(/\{(\d+)/g)].map(([, id]) => id ?? "").sort();
}

/** Whether all that stands behind the colons of placeholders is a format of Python's (PEP 3101). */
function isFormat(text: string): boolean {
  const spec = /^(?:.?[<>=^])?[+\- ]?#?0?\d*,?(?:\.\d+)?[bcdoxXneEfFgG%]?$/u;
  return [...text.replaceAll("{{", "").matchAll(/\{\d+:([^{}]*)\}/g)].every(([, own = ""]) => spec.test(own));
}

describe("PO", () => {
  test.for(pairs)("$from to $into has equal placeholders in both texts", ({ from, into }) => {
    const units = unitsOf(book, from, into);
    const { headers, translations } = poParser.parse(poFile(units, from, into), { validation: true });
    expect(headers).toMatchObject({ Language: into, "Content-Type": "text/plain; charset=utf-8" });
    const messages = Object.values(translations).flatMap((byId) => Object.values(byId));
    const isTranslated = messages.filter(({ msgctxt, msgstr }) => msgctxt !== undefined && msgstr[0] !== "");
    let flagged = 0;
    for (const { msgid, msgstr, comments } of isTranslated) {
      expect(placeholders(msgid)).toBeDefined();
      expect(placeholders(msgstr[0] ?? "")).toEqual(placeholders(msgid));
      if (comments?.flag === "python-brace-format") flagged++;
      // As msgfmt does: what is no format in the source is not held against one.
      if (comments?.flag === "python-brace-format" && isFormat(msgid)) expect(isFormat(msgstr[0] ?? "")).toBe(true);
    }
    expect(flagged).toBeGreaterThan(isTranslated.length === 0 ? -1 : 50);
    const keys = units.flatMap((entry) => entry.units.flatMap(({ key, hasWords }) => (hasWords ? [key] : [])));
    expect(Object.keys(translations).filter((key) => key !== "")).toEqual(keys);
  });

  test.for(pairs)("msgfmt finds nothing wrong with $from to $into", ({ from, into }, context) => {
    const file = join(mkdtempSync(join(tmpdir(), "ruleglot-po-")), "a.po");
    writeFileSync(file, poFile(unitsOf(book, from, into), from, into));
    const run = spawnSync("msgfmt", ["-c", "-o", "/dev/null", file], { encoding: "utf8" });
    if (run.error !== undefined) context.skip("msgfmt (gettext) is not installed");
    expect({ status: run.status, errors: run.stderr.match(/^.*error.*$/gm) }).toEqual({ status: 0, errors: null });
  });
});

describe("any text", () => {
  const odd = fc
    .array(
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 6 }),
        fc.constantFrom("{", "}}", "9 m", "]]>", "<b>", "&amp;", "\u0001", "\uFFFE"),
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((parts) => parts.join(" "));

  test("gives valid files", () => {
    const [entry] = book.filter(({ kind }) => kind === "spell");
    const { text } = entry as Entry;
    fc.assert(
      fc.property(odd, odd, (first, second) => {
        const [fr, it] = [first, second].map((own, i) => ({
          ...(text[i === 0 ? "fr" : "it"] as Entry["text"][string]),
          name: own,
          description: [
            { type: "paragraph" as const, text: own, marks: [{ type: "strong" as const, start: 0, end: 1 }] },
          ],
        }));
        const changed = [{ ...entry, text: { fr, it } } as Entry];
        assertXliff(xliffOf(changed, "fr", "it"));
        assertTmx([...tmx(changed, "fr", "it", "1.0.0")].join(""));
        expect(() =>
          poParser.parse(poFile(unitsOf(changed, "fr", "it"), "fr", "it"), { validation: true }),
        ).not.toThrow();
      }),
    );
  });
});

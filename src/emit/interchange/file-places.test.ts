import { describe, expect, test } from "vitest";
import { readPo } from "./read-po.js";
import { readXliff } from "./read-xliff.js";
import type { TranslationFile } from "./translation.js";

/** Line of each unit, and what stands in the file where its translation is. */
function placesIn({ text, units }: TranslationFile): unknown[] {
  return units.map(({ key, line, range }) => [key, line, text.slice(range.start, range.end)]);
}

const head = 'msgid ""\nmsgstr "X-Source-Language: fr\\nLanguage: it\\n"\n\n';

describe("where translations stand in a PO file", () => {
  test.for([
    { what: "one line", text: 'msgctxt "a#name"\nmsgid "lac"\nmsgstr "lago"\n', places: [["a#name", 4, "lago"]] },
    {
      what: "several lines",
      text: '#. note\nmsgctxt ""\n"a#"\n"name"\nmsgid "lac"\nmsgstr ""\n"il "\n"lago"\n',
      places: [["a#name", 5, '"\n"il "\n"lago']],
    },
    {
      what: "a quote in the context",
      text: 'msgctxt "a\\"b#name"\nmsgid "lac"\nmsgstr "\\"lago\\""\n',
      places: [['a"b#name', 4, '\\"lago\\"']],
    },
    {
      what: "two messages and an obsolete one",
      text: 'msgctxt "a#x"\nmsgid "un"\nmsgstr "uno"\n\n#~ msgctxt "o"\n#~ msgid "o"\n#~ msgstr "o"\n\nmsgctxt "b#y"\nmsgid "deux"\nmsgstr ""\n',
      places: [
        ["a#x", 4, "uno"],
        ["b#y", 12, ""],
      ],
    },
  ])("$what", ({ text, places }) => {
    expect(placesIn(readPo("a.po", head + text))).toEqual(places);
    const windows = (head + text).replaceAll("\n", "\r\n");
    const wanted = places.map((place) => place.map((part) => String(part).replaceAll("\n", "\r\n")));
    expect(placesIn(readPo("a.po", windows)).map((place) => (place as unknown[]).map(String))).toEqual(wanted);
  });
});

describe("where translations stand in an XLIFF file", () => {
  const xliff = (unit: string): string =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="fr" trgLang="it">\n<file id="f">\n${unit}\n</file>\n</xliff>`;

  test.for([
    {
      what: "a target",
      unit: '<unit id="a" name="a#name"><segment><source>lac</source>\n<target>lago</target></segment></unit>',
      places: [["a#name", 4, "<target>lago</target>"]],
    },
    {
      what: "no target",
      unit: '<unit id="a" name="a#name"><segment><source>lac</source></segment></unit>',
      places: [["a#name", 3, '<unit id="a" name="a#name"><segment><source>lac</source></segment></unit>']],
    },
    {
      what: "two segments, an entity and a letter of two units",
      unit: '<unit id="a" name="a#name"><segment><source>a</source><target>\u{1F700} &amp; a</target></segment><segment><source>b</source><target>b</target></segment></unit>',
      places: [
        ["a#name", 3, "<target>\u{1F700} &amp; a</target></segment><segment><source>b</source><target>b</target>"],
      ],
    },
  ])("$what", ({ unit, places }) => {
    expect(placesIn(readXliff("a.xlf", xliff(unit)))).toEqual(places);
  });
});

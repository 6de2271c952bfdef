import { beforeAll, describe, expect, test } from "vitest";
import { parseFile } from "../../compile.js";
import { loadPackData, loadSharedData } from "../../packs/load-pack.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import { PackSet } from "../../packs/pack-set.js";
import { readXliff } from "./read-xliff.js";
import { restoreText } from "./restore.js";
import type { TranslatedUnit } from "./translation.js";
import { entryUnits, type LanguagePair, type Unit } from "./units.js";
import { nmtoken, xliff } from "./xliff.js";

const spell = `### Lueur de vase

*Évocation [lumière]*
**Niveau :** Dru 1
**Portée :** contact
**Effet :** une lueur de 3 m de haut
**Durée :** instantanée

À 9 m, **la vase** luit et inflige 2d6 points.

**Composante matérielle :** une algue.
`;

let pair: LanguagePair;
let units: readonly Unit[];
let xml: string;
beforeAll(async () => {
  const grammar = `${import.meta.dirname}/../../../grammar`;
  const packs = new PackSet(
    await loadSharedData(`${grammar}/shared`),
    await Promise.all(["fr", "fi"].map((lang) => loadPackData(`${grammar}/${lang}`))),
  );
  const { entries } = await parseFile({ file: "a b.md", content: spell }, { packs });
  pair = { from: packs.get("fr") as LanguagePack, into: packs.get("fi") as LanguagePack, ruleTree: packs.ruleTree };
  const cut = entries.flatMap((entry) => entryUnits(entry, pair) ?? []);
  units = cut.flatMap((entry) => entry.units);
  xml = [...xliff(cut, "fr", "fi")].join("");
});

test("segments are name, wording of the effect and description", () => {
  expect(units.map(({ key }) => key)).toEqual([
    "spell/lueur-de-vase#name",
    "spell/lueur-de-vase#field/effect",
    "spell/lueur-de-vase#description/0",
    "spell/lueur-de-vase#description/1",
  ]);
  expect(units.map(({ notes }) => notes)).toEqual([
    [],
    [expect.stringMatching(/^Effet → Ilmiö: /)],
    [],
    ["Composante matérielle → Ainesosatekijä"],
  ]);
});

/** The first paragraph with this as target, in the file's own segments. */
function translated(target: string, cut = false): TranslatedUnit {
  const [before = "", unit = "", after = ""] = xml.split(
    /(<unit id="spell\.lueur-de-vase:description\.0".*?<\/unit>)/s,
  );
  const whole = unit.replace("</source>", `</source><target>${target}</target>`);
  const segments = unit
    .replace(
      ", <pc",
      "</source><target>30 jalan päässä</target></segment><ignorable><source>, </source></ignorable><segment><source><pc",
    )
    .replace(/<\/source>(?=\s*<\/segment>\s*<\/unit>)/, `</source><target>${target}</target>`);
  const { units: read } = readXliff("a.xlf", `${before}${cut ? segments : whole}${after}`);
  return read.find(({ key }) => key.endsWith("#description/0")) as TranslatedUnit;
}

const restored = (unit: TranslatedUnit): unknown =>
  restoreText(units.find(({ key }) => key === unit.key) as Unit, unit, pair);

describe("a target of XLIFF", () => {
  test.for([
    { target: 'Lieju <ph id="2"/> <ph id="1" dataRef="s1"/>', text: "Lieju 2n6 30\u00A0j" },
    { target: '<mrk id="m1" translate="yes"><ph id="1"/></mrk>: <ph id="2"/>', text: "30\u00A0j: 2n6" },
    {
      target: '<sm id="m"/>  a\n <ph id="1"/><em startRef="m"/> <cp hex="0041"/> <ph id="2"/>',
      text: "a 30\u00A0j A 2n6",
    },
    { target: "", text: undefined },
  ])("$target", ({ target, text }) => {
    expect(restored(translated(target))).toEqual(text === undefined ? undefined : { text });
  });

  test.for([
    '<ph id="1"/> <ph id="2"/> <pc id="p1"> lieju </pc>.',
    '<ph id="1"/> <ph id="2"/> <sc id="p1"/>lieju<ec startRef="p1"/> .',
  ])("%s is bold", (target) => {
    expect(restored(translated(target))).toMatchObject({ marks: [{ type: "strong", start: 9, end: 14 }] });
  });

  test.for([
    { target: '<ph id="1"/>', says: "placeholder 2 (`2d6`) is missing" },
    { target: '<ph id="1"/><ph id="2"/><ph id="2"/>', says: "placeholder 2 (`2d6`) stands 2 times" },
    { target: '<ph id="1"/><ph id="2"/><ph id="9"/>', says: "the source has no placeholder `9`; it has `1`, `2`" },
    { target: '<ph id="1"/><ph id="2"/><pc id="p7">x</pc>', says: "the source has no paired code `p7`" },
    { target: '<ph id="1"/><ph id="2"/><sc id="p1"/>x', says: "the paired code `p1` is not closed" },
    { target: '<ph id="1"/><ph id="2"/><b>x</b>', says: "a segment can't hold `<b>`" },
  ])("refuses $target", ({ target, says }) => {
    expect(() => restored(translated(target))).toThrow(says);
  });

  test("that a tool has cut to segments is joined", () => {
    expect(translated('<pc id="p1">lieju</pc> <ph id="1"/> <ph id="2"/>', true)).toMatchObject({
      target: [{ text: "30 jalan päässä" }, { text: ", " }, { type: "pair" }, {}, { id: "1" }, {}, { id: "2" }],
    });
  });
});

test.for([
  { key: "spell/black-wick#description/2/item/1", id: "spell.black-wick:description.2.item.1" },
  { key: "spell/a.b_c#name", id: "spell.a_2e_b_5f_c:name" },
  { key: "spell/é#name", id: "spell.é:name" },
])("$key has the id $id", ({ key, id }) => {
  expect(nmtoken(key)).toBe(id);
});

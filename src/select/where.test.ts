import { describe, expect, test } from "vitest";
import type { Entry } from "../model/entry.js";
import { parseSort, sortEntries } from "./sort.js";
import { parseWhere, WhereError } from "./where.js";

const entry = (id: string, name: string, mechanics: Entry["mechanics"]): Entry => ({
  schemaVersion: 1,
  id,
  kind: "spell",
  mechanics,
  text: { fr: { name, aliases: [], printed: {}, description: [] } },
  sources: [],
});

const ember = entry("spell/ember", "Éclat de braise", {
  school: "evocation",
  descriptors: ["fire"],
  levels: [
    { class: "druid", level: 5 },
    { class: "wizard", level: 2 },
    { domain: "fire", level: 3 },
  ],
  components: ["V", "M/DF"],
  range: { kind: "close" },
  savingThrow: { alternatives: [{ save: "reflex", effect: "half" }] },
});
const veil = entry("spell/veil", "Voile d’oubli", { school: "illusion", levels: [{ class: "bard", level: 1 }] });
const bare = entry("spell/bare", "Âme nue", {});
const all = [ember, veil, bare];

describe("conditions", () => {
  test.for<[string, string[]]>([
    ["school=evocation", ["ember"]],
    ["school!=evocation", ["veil", "bare"]],
    ["level<=3 && class=wizard", ["ember"]],
    ["level>=3 && class=wizard", []],
    ["level>3", ["ember"]],
    ["level<3 && level>1", ["ember"]],
    ["domain=fire && level=3", ["ember"]],
    ["class=bard || class=wizard", ["ember", "veil"]],
    ["school=illusion || school=evocation && level=9", ["veil"]],
    ["(school=illusion || school=evocation) && level=2", ["ember"]],
    ["!school", ["bare"]],
    ["!(class=bard)", ["ember", "bare"]],
    ["component=DF", ["ember"]],
    ["name~BRAISE", ["ember"]],
    ["name='Voile d’oubli'", ["veil"]],
    ['name="voile d’OUBLI"', ["veil"]],
    ["save=reflex&range=close", ["ember"]],
    ["lang=fr", ["ember", "veil", "bare"]],
    ["id=spell/bare", ["bare"]],
  ])("%s", ([text, ids]) => {
    expect(all.filter(parseWhere(text)).map(({ id }) => id.slice("spell/".length))).toEqual(ids);
  });

  test.for([
    ["levl=3", 1, /no `levl`; keys are .*level/],
    ["school=evocation && ", 21, /stops in the middle/],
    ["", 1, /stops in the middle/],
    ["level<=x", 8, /needs a number, not `x`/],
    ["school<4", 8, /is no number/],
    ["level~3", 7, /is a number/],
    ["level=3 class=bard", 9, /`class` is not expected/],
    ["(level=3", 9, /stops in the middle/],
    ["level=3 § 4", 9, /`§` has no meaning/],
  ] as const)("%j is refused at column %i", ([text, column, message]) => {
    let error: unknown;
    try {
      parseWhere(text);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(WhereError);
    expect((error as WhereError).message).toMatch(message);
    expect((error as WhereError).column).toBe(column);
  });
});

describe("order", () => {
  test.for<[string, string[]]>([
    ["name", ["bare", "ember", "veil"]],
    ["-name", ["veil", "ember", "bare"]],
    ["level", ["veil", "ember", "bare"]],
    ["-level,name", ["ember", "veil", "bare"]],
    ["school", ["ember", "veil", "bare"]],
  ])("by %s", ([text, ids]) => {
    const keys = parseSort(text);
    if ("unknown" in keys) throw new Error(keys.unknown);
    expect(sortEntries(all, keys, "fr").map(({ id }) => id.slice("spell/".length))).toEqual(ids);
  });

  test("names what is no key", () => {
    expect(parseSort("level,nam")).toEqual({ unknown: "nam" });
  });
});

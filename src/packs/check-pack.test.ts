import { describe, expect, test } from "vitest";
import type { PackData } from "../generated/types.js";
import { checkPack } from "./check-pack.js";
import type { SharedData } from "./pack-set.js";

const shared: SharedData = {
  concepts: {
    groups: { class: ["bard", "druid"], save: ["none", "will"], unit: ["m", "ft"], rank: ["circle"], word: ["none"] },
    optional: ["rank"],
  },
  conventions: {},
};
const data: PackData = {
  pack: { lang: "it" },
  labels: {},
  terms: {
    "class/bard": { forms: ["Brd", "bardo"], print: { other: "bardi" } },
    "class/lamplighter": ["Lampionaio"],
    "class/tower": ["Torriere", "bardò"],
    "save/none": ["nessuno"],
    "save/will": [],
    "unit/m": ["m"],
    "unit/league": ["lega"],
    "word/none": ["nessuno"],
  },
  rulesets: { deep: { terms: { "unit/ft": ["piede"] } } },
};
const check = checkPack(data, shared);

describe("checkPack", () => {
  test("missing: ids without a form, in neither the language nor a ruleset, not of optional groups", () => {
    expect(check.missing).toEqual(["class/druid", "save/will"]);
  });

  test("unknown: ids that nothing reads", () => {
    expect(check.unknown).toEqual(["unit/league"]);
  });

  test("added: classes of the pack's own", () => {
    expect(check.added).toEqual(["class/lamplighter", "class/tower"]);
  });

  test("ambiguous: a form of two concepts that one family looks up; accents do not part them", () => {
    expect(check.ambiguous).toContainEqual({
      form: "bardo",
      concepts: ["class/bard", "class/tower"],
      families: ["typeLine", "levels", "components", "powerPoints"],
    });
  });

  test("not ambiguous: a form whose other concept the family leaves out", () => {
    expect(check.ambiguous.flatMap(({ families }) => families)).not.toContain("savingThrow");
  });

  test("forms are counted, printed ones too", () => {
    expect(check.forms).toBe(10);
  });

  test("groups are counted", () => {
    expect(check.groups.find(({ group }) => group === "class")).toEqual({ group: "class", known: 1, total: 2 });
  });
});

import { expect, test } from "vitest";
import type { Entry } from "../../model/entry.js";
import { groupsOf } from "./groups.js";

const entry = (id: string, mechanics: Entry["mechanics"]): Entry => ({
  schemaVersion: 1,
  id,
  kind: id.startsWith("rule/") ? "rule" : "spell",
  mechanics,
  text: {},
  sources: [],
});

const entries = [
  entry("spell/b", {
    school: "evocation",
    levels: [
      { class: "wizard", level: 1 },
      { domain: "fire", level: 2 },
    ],
    range: { kind: "close" },
  }),
  entry("spell/a", { school: "evocation", levels: [{ class: "wizard", level: 1 }], range: { kind: "touch" } }),
  entry("rule/range-close", { concept: "range/close", parent: "range" }),
  entry("rule/range", { concept: "range" }),
];

test("ids by group, in their order", () => {
  expect(groupsOf(entries)).toEqual({
    bySchool: { evocation: ["spell/a", "spell/b"] },
    byDiscipline: {},
    byClass: { wizard: { "1": ["spell/a", "spell/b"] } },
    byDomain: { fire: { "2": ["spell/b"] } },
    rulesOf: { "spell/b": { range: ["rule/range-close", "rule/range"] }, "spell/a": { range: ["rule/range"] } },
  });
});

test("without rules nothing is explained", () => {
  expect(groupsOf(entries.slice(0, 2)).rulesOf).toEqual({});
});

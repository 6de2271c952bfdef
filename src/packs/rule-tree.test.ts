import { describe, expect, test } from "vitest";
import { packs } from "./grammar.test-data.js";
import { RuleTree } from "./rule-tree.js";

const tree = new RuleTree({
  concepts: { all: {}, mind: { parent: "all" }, school: { parent: "all" }, charm: { parent: "mind|school" } },
});

describe("the tree of rules", () => {
  test.for([
    { defined: ["mind", "school"], parent: "mind" },
    { defined: ["school"], parent: "school" },
    { defined: [], parent: "mind" },
  ])("a concept with two parents where $defined is defined", ({ defined, parent }) => {
    expect(tree.parentOf("charm", new Set(defined))).toBe(parent);
    expect(tree.chainOf("charm", new Set(defined))).toEqual(["charm", parent, "all"]);
  });

  test("keeps its order", () => {
    expect(["charm", "all", "other"].map((id) => tree.rankOf(id))).toEqual([3, 0, 4]);
  });

  const { ruleTree } = packs;
  test.for(ruleTree.ids.map((id) => [id]))("%s of grammar/shared/rules.yaml ends at the root", ([id = ""]) => {
    const parents = ruleTree.parentsOf(id);
    expect(parents.filter((parent) => !ruleTree.has(parent))).toEqual([]);
    expect(ruleTree.chainOf(id, new Set()).at(-1)).toBe(ruleTree.ids[0]);
  });
});

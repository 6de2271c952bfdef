import { describe, expect, test } from "vitest";
import { validateEntry } from "../generated/validators.js";
import type { Entry } from "../model/entry.js";
import { emitEntries, orderEntry } from "./entries.js";
import { awkward, entries, frost, hostile, MemoryOutput } from "./fixtures.test-data.js";

const emit = (list: readonly Entry[]): MemoryOutput => {
  const output = new MemoryOutput();
  emitEntries(output, list);
  return output;
};

/** The same data with the keys of every object in reverse order. */
const reverseKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, child]) => [key, reverseKeys(child)]),
  );
};

describe("entry files", () => {
  test("the fixtures are valid entries", () => {
    expect(entries.map((entry) => [entry.id, validateEntry(entry)] as const).filter(([, valid]) => !valid)).toEqual([]);
  });

  test("one per entry, in the folder of its kind", () => {
    expect([...emit(entries).files.keys()].sort()).toEqual([
      "entries.jsonl",
      "entries/power/delete.json",
      "entries/power/energiapurkaus.json",
      "entries/rule/vide.json",
      "entries/spell/3-\u0153ufs-23-\u00E9.json",
      "entries/spell/_Con.json",
      "entries/spell/_con-2.json",
      "entries/spell/cercle-des-gardiens.json",
      "entries/spell/delete.json",
      "entries/spell/index.json",
      "entries/spell/lance-de-givre.json",
      "entries/spell/sans-fin.json",
      "entries/spell/script.json",
      "entries/spell/spells.json",
      "entries/spell/voile-de-brume.json",
    ]);
  });

  test("hold the entry, two spaces deep, with a newline at the end", () => {
    const text = emit([frost]).text("entries/spell/lance-de-givre.json");
    expect(JSON.parse(text)).toEqual(frost);
    expect(text.startsWith('{\n  "schemaVersion": 1,\n  "id": "spell/lance-de-givre",\n  "kind": "spell",\n')).toBe(
      true,
    );
    expect(text.endsWith("}\n")).toBe(true);
  });

  test("entries.jsonl has one entry a line, in the order given", () => {
    const lines = emit(awkward).text("entries.jsonl").split("\n");
    expect(lines.pop()).toBe("");
    expect(lines.map((line) => (JSON.parse(line) as Entry).id)).toEqual(awkward.map((entry) => entry.id));
  });

  test("whatever the order of the keys, the bytes are the same", () => {
    const turned: Entry = { ...frost, mechanics: reverseKeys(frost.mechanics) as Entry["mechanics"] };
    expect(JSON.stringify(orderEntry(turned))).toBe(JSON.stringify(orderEntry(frost)));
    expect(JSON.stringify(orderEntry(reverseKeys(frost) as Entry)).slice(0, 60)).toBe(
      JSON.stringify(frost).slice(0, 60),
    );
  });

  test("a printed label called __proto__ is a key like others", () => {
    const text = emit([hostile]).text("entries/spell/script.json");
    expect(text).toContain('"__proto__": "polluted </script>"');
  });
});

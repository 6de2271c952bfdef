import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { finnishSpell, folderWith, frenchSpell, ruleglot } from "./run.js";

interface Translation {
  readonly label: string;
  readonly mapping: Record<string, unknown>;
  readonly entries: Record<string, Record<string, unknown>>;
}

const translation = (cwd: string, file: string): Translation =>
  JSON.parse(readFileSync(join(cwd, file), "utf8")) as Translation;
const prose = "<p>La vase du lac luit sur l’objet et éclaire la barque du passeur.</p>";
const alignment = "spell/mire-glow: { en: Mire Glow, fr: Lueur de vase, fi: Liejun hehku }\nspell/lost: { en: Lost }\n";
const rules = {
  "rules/a.txt": frenchSpell(),
  "rules/b.txt": frenchSpell({ name: "Lueur de boue" }),
  "rules/c.txt": finnishSpell(),
  "rules/alignment.yaml": alignment,
};

describe("ruleglot babele", () => {
  test("writes a translation by the names of the compendium and lists what to look at", async () => {
    const cwd = folderWith(rules);
    const run = await ruleglot(["babele", "rules", "--lang", "fr", "--collection", "pf1.spells", "--label", "Sorts"], {
      cwd,
    });
    expect(run).toMatchObject({ code: 0, stdout: "added\tMire Glow\nmissing\tLost\nunnamed\tspell/lueur-de-boue\n" });
    expect(run.stderr).toMatch(/^3 entries, 3 files, 0 warnings, 0 errors, [\d.]+ s\n$/);
    expect(readdirSync(join(cwd, "babele"))).toEqual(["pf1.spells.json"]);
    expect(translation(cwd, "babele/pf1.spells.json")).toEqual({
      label: "Sorts",
      mapping: { name: "name", description: "system.description.value" },
      entries: { "Mire Glow": { name: "Lueur de vase", description: prose } },
    });
  });

  test("keeps what a translator wrote, fills in what is missing, names the stale; other files stay", async () => {
    const existing = {
      label: "Mes sorts",
      mapping: { name: "name", description: "data.description" },
      folders: { Old: "Vieux" },
      entries: {
        "Mire Glow": { name: "Lumignon", description: "" },
        "Mud Glow": { name: "LUEUR DE BOUE" },
        Gone: { name: "Parti", description: "<p>x</p>" },
      },
    };
    const cwd = folderWith({
      ...rules,
      "fr/pf1.spells.json": JSON.stringify(existing),
      "fr/pf1.items.json": "{}",
    });
    const args = ["babele", "rules", "--lang", "fr", "--existing", "fr/pf1.spells.json", "--out", "fr"];
    const run = await ruleglot(args, { cwd });
    expect(run).toMatchObject({ code: 0, stdout: "stale\tGone\nmissing\tLost\n" });
    const filled = {
      ...existing,
      entries: {
        ...existing.entries,
        "Mire Glow": { name: "Lumignon", description: prose },
        "Mud Glow": { name: "LUEUR DE BOUE", description: prose },
      },
    };
    expect(translation(cwd, "fr/pf1.spells.json")).toEqual(filled);
    expect(readdirSync(join(cwd, "fr")).sort()).toEqual(["pf1.items.json", "pf1.spells.json"]);
    const before = readFileSync(join(cwd, "fr/pf1.spells.json"), "utf8");
    await ruleglot(args, { cwd });
    expect(readFileSync(join(cwd, "fr/pf1.spells.json"), "utf8")).toBe(before);
  });

  test("an export of the compendium says what is missing and stale; lists become objects", async () => {
    const compendium = { label: "Spells", entries: [{ id: "Mire Glow" }, { id: "Fog" }] };
    const existing = { entries: [{ id: "Mist", name: "Brume" }] };
    const cwd = folderWith({
      ...rules,
      "export.json": JSON.stringify(compendium),
      "old.json": JSON.stringify(existing),
    });
    const files = ["--compendium", "export.json", "--existing", "old.json", "--collection", "x.spells"];
    const run = await ruleglot(["babele", "rules", "--lang", "fr", ...files], { cwd });
    expect(run.stdout).toBe("added\tMire Glow\nstale\tMist\nmissing\tFog\nunnamed\tspell/lueur-de-boue\n");
    expect(translation(cwd, "babele/x.spells.json")).toMatchObject({
      label: "Spells",
      entries: { Mist: { name: "Brume" }, "Mire Glow": { name: "Lueur de vase" } },
    });
  });

  test("another language of the compendium; kinds that are not wanted are left out", async () => {
    const cwd = folderWith(rules);
    const run = await ruleglot(["babele", "rules", "--lang", "fi", "--from", "fr"], { cwd });
    expect(run.stdout).toBe("added\tLueur de vase\nmissing\tLueur de boue\n");
    expect(Object.keys(translation(cwd, "babele/ruleglot.fi.json").entries)).toEqual(["Lueur de vase"]);
    const powers = await ruleglot(["babele", "rules", "--lang", "fi", "--from", "fr", "--kind", "power"], { cwd });
    expect(powers).toMatchObject({ code: 0, stdout: "" });
    expect(translation(cwd, "babele/ruleglot.fi.json").entries).toEqual({});
  });

  test.for([
    { args: ["rules"], says: "required option '--lang <lang>' not specified" },
    { args: ["rules", "--lang", "fe"], says: "no pack has the language `fe`" },
    { args: ["rules", "--lang", "fr", "--existing", "none.json"], says: "cannot read `none.json`: ENOENT" },
    { args: ["rules", "--lang", "fr", "--existing", "broken.json"], says: "cannot read `broken.json`: " },
    { args: ["rules", "--lang", "fr", "--existing", "odd.json"], says: "the entry `Fog` must be an object" },
    { args: ["rules", "--lang", "fr", "--collection", "a/b"], says: "`a/b` is no name of a compendium" },
    { args: ["rules", "--lang", "fr", "--out", "odd.json"], says: "cannot write `odd.json/ruleglot.fr.json`: " },
    { args: ["none", "--lang", "fr"], says: "`babele/ruleglot.fr.json` is left as it was" },
  ])("wrong use: $args", async ({ args, says }) => {
    const cwd = folderWith({ ...rules, "broken.json": "{", "odd.json": '{ "entries": { "Fog": "Brume" } }' });
    const run = await ruleglot(["babele", ...args], { cwd });
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toContain(says);
    expect(existsSync(join(cwd, "babele"))).toBe(false);
    expect(readdirSync(cwd).sort()).toEqual(["broken.json", "odd.json", "rules"]);
  });
});

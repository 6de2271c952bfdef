import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Entry } from "../model/entry.js";
import { entries, frost, hostile, MemoryOutput, mist } from "./fixtures.test-data.js";
import { emitModules } from "./modules.js";
import { identifiers } from "./modules/identifiers.js";

const emit = (list: readonly Entry[], options = {}): MemoryOutput => {
  const output = new MemoryOutput();
  emitModules(output, list, options);
  return output;
};

let project: string;
const inProject = (path: string): string => join(project, path);

/** A project that has the package installed. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "ruleglot-modules-"));
  for (const [path, text] of emit(entries, { name: "my-rules" }).files) {
    const place = inProject(path.replace(/^modules/, "node_modules/my-rules"));
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  writeFileSync(inProject("package.json"), JSON.stringify({ name: "consumer", type: "module", private: true }));
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What `tsc --strict` says of a file of the project, the package's declarations included. */
function typeErrors(file: string, source: string, options: ts.CompilerOptions = {}): string[] {
  writeFileSync(inProject(file), source);
  const program = ts.createProgram([inProject(file)], {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    types: [],
    ...options,
  });
  return ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, "\n");
    return `${diagnostic.file?.fileName.slice(project.length) ?? ""} ${message}`;
  });
}

describe("types of the package", () => {
  test("are strict and literal", () => {
    const source = `
      import { byClass, classes, entryIds, spellById, spells, type Entry, type PowerId, type SchoolId, type SpellEntry, type SpellId } from "my-rules";
      import { lanceDeGivre, _delete, spells_2 } from "my-rules/spells";
      import { energiapurkaus } from "my-rules/powers";
      import { entry } from "my-rules/entries/spell/script";
      import { bySchool } from "my-rules/groups";
      import { names } from "my-rules/names/fi";
      const id: SpellId = "spell/lance-de-givre";
      const school: "evocation" = spellById[id].mechanics.school;
      const level: 3 = lanceDeGivre.mechanics.levels[0].level;
      const name: "Huurrekeih\u00E4s" = names[id];
      const power: PowerId = energiapurkaus.id;
      const used: SchoolId = school;
      const wizards: readonly SpellId[] = byClass.wizard["2"];
      const evocations: readonly SpellId[] = bySchool.evocation;
      const each: readonly Entry[] = [lanceDeGivre, energiapurkaus, entry, _delete, spells_2, ...spells];
      const first: SpellEntry | undefined = spells[0];
      const label: string = entry.text.fr.printed["__proto__"];
      export { classes, each, entryIds, first, label, level, evocations, name, power, used, wizards };
    `;
    expect(typeErrors("good.ts", source)).toEqual([]);
  });

  test.for([
    { why: "unknown id", source: `import type { SpellId } from "my-rules"; export const id: SpellId = "spell/nope";` },
    {
      why: "read-only",
      source: `import { lanceDeGivre } from "my-rules/spells"; lanceDeGivre.mechanics.levels[0].level = 1;`,
    },
    {
      why: "no such school",
      source: `import { spellById } from "my-rules"; export const x: "illusion" = spellById["spell/lance-de-givre"].mechanics.school;`,
    },
  ])("are an error for: $why", ({ source }) => {
    expect(typeErrors("bad.ts", source)).toHaveLength(1);
  });

  /** Checks the JavaScript itself, without its declarations. */
  const dataErrors = (list: readonly Entry[]): string[] => {
    const files = [...emit(list).files].filter(([path]) => !path.endsWith(".d.ts") || path === "modules/types.d.ts");
    for (const [path, text] of files) {
      mkdirSync(dirname(inProject(path)), { recursive: true });
      writeFileSync(inProject(path), text);
    }
    const imports = files.filter(([path]) => path.endsWith(".js")).map(([path]) => `import "./${path}";`);
    const errors = typeErrors("checked.js", imports.join("\n"), { allowJs: true, checkJs: true });
    rmSync(inProject("modules"), { recursive: true });
    return errors;
  };

  test("are satisfied by the data", () => {
    expect(dataErrors(entries)).toEqual([]);
  });

  test("are not by other data", () => {
    const wrong = { ...frost, mechanics: { school: "cooking" } } as unknown as Entry;
    expect(dataErrors([wrong])).toEqual([expect.stringContaining("cooking")]);
  });
});

describe("the package at run time", () => {
  const run = (source: string): unknown => {
    writeFileSync(inProject("run.js"), source);
    return JSON.parse(execFileSync(process.execPath, [inProject("run.js")], { encoding: "utf8" }));
  };

  test("holds the entries as they are", () => {
    const source = `
      import { powers, rules, spells } from "my-rules";
      console.log(JSON.stringify([...powers, ...rules, ...spells]));
    `;
    const byId = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
    expect(run(source)).toEqual(JSON.parse(JSON.stringify(byId)));
  });

  test("has lists of ids, classes, schools, and names", () => {
    const source = `
      import { classes, disciplines, domains, languages, powerIds, ruleIds, schools } from "my-rules/ids";
      import { names } from "my-rules/names/it";
      console.log(JSON.stringify({ classes, disciplines, domains, languages, powerIds, ruleIds, schools, names }));
    `;
    expect(run(source)).toEqual({
      classes: ["bard", "cleric", "druid", "psion", "sorcerer", "wizard"],
      disciplines: ["psychokinesis", "telepathy"],
      domains: ["death"],
      languages: ["fi", "fr", "it"],
      powerIds: ["power/delete", "power/energiapurkaus"],
      ruleIds: ["rule/vide"],
      schools: [
        "abjuration",
        "conjuration",
        "divination",
        "enchantment",
        "evocation",
        "illusion",
        "necromancy",
        "transmutation",
        "universal",
      ],
      names: { "rule/vide": "Vuoto", "spell/lance-de-givre": "Lancia di brina" },
    });
  });

  test("a bundle of one entry holds no other", async () => {
    writeFileSync(inProject("one.js"), `import { lanceDeGivre } from "my-rules/spells"; console.log(lanceDeGivre.id);`);
    const { outputFiles } = await build({
      entryPoints: [inProject("one.js")],
      bundle: true,
      format: "esm",
      write: false,
    });
    const text = outputFiles[0]?.text ?? "";
    expect(text).toContain("spell/lance-de-givre");
    expect(text).not.toContain('spell/voile-de-brume",\n');
    expect(text).not.toContain("cercle-des-gardiens");
  });
});

describe("modules", () => {
  test("same entries, same bytes, in whatever order", () => {
    expect(emit(entries.toReversed()).files).toEqual(emit(entries).files);
  });

  test("no entries give an empty package", () => {
    const output = emit([]);
    expect(output.text("modules/ids.d.ts")).toContain("export type EntryId = never;");
    expect(output.text("modules/index.js")).toBe(
      '// made by ruleglot, do not edit\nexport * from "./ids.js";\nexport * from "./groups.js";\n',
    );
  });

  test("line separators and `__proto__` are written so that every reader takes them", () => {
    const text = emit([hostile]).text("modules/entries/spell/script.js");
    expect(text).toContain('["__proto__"]: "polluted </script>"');
    expect(text).not.toMatch(/[\u2028\u2029]/);
  });

  test("name and version are the caller's", () => {
    const manifest: unknown = JSON.parse(
      emit([frost, mist], { name: "x", version: "2.0.0" }).text("modules/package.json"),
    );
    expect(manifest).toMatchObject({ name: "x", version: "2.0.0", type: "module", sideEffects: false });
  });
});

describe("identifiers", () => {
  test.for([
    ["boule-de-feu", "bouleDeFeu"],
    ["huurrekeih\u00E4s", "huurrekeih\u00E4s"],
    ["delete", "_delete"],
    ["3-x", "_3X"],
    ["spells", "spells_2"],
    ["a.b'c", "aBC"],
    ["\u{1F525}", "_"],
    ["`${x}`", "x"],
  ] as const)("%j is %j", ([slug, name]) => {
    expect(identifiers([slug], ["spells"])).toEqual([name]);
  });

  test("are unique", () => {
    expect(identifiers(["a-b", "aB", "a.b"], [])).toEqual(["aB", "aB_2", "aB_3"]);
  });
});

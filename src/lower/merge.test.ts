import { describe, expect, test } from "vitest";
import { mergeEntries, type Merged, parseFile } from "../compile.js";
import { packs } from "../packs/grammar.test-data.js";

const alignment = { "spell/fog": { fr: "Brume", it: "Nebbia", fi: "Usva" } };
const files = {
  "fr.txt": "Brume\nInvocation [eau]\nNiveau : Dru 1\nPortée : 9 m\nDurée : 1 round/niveau\n\nElle monte.\n",
  "it.txt": "Nebbia\nEvocazione [Acqua]\nLivello: Drd 1\nRaggio di azione: 9 m\nDurata: 1 round/livello\n\nSale.\n",
  "fi.txt": "Usva\nLoihdinta [vesi]\nTaso: Dru 1\nKantama: 30 j\nKesto: 1 kierros/taso\n\nSe nousee.\n",
};

async function merge(sources: Readonly<Record<string, string>>): Promise<Merged> {
  const parsed = Object.entries(sources).map(([file, content]) => parseFile({ file, content }, { packs, alignment }));
  return mergeEntries(await Promise.all(parsed));
}

describe("languages that agree", () => {
  test("become one entry", async () => {
    const { entries, findings } = await merge(files);
    expect(
      entries.map(({ id, text, sources }) => ({
        id,
        langs: Object.keys(text),
        files: sources.map(({ file }) => file),
      })),
    ).toEqual([{ id: "spell/fog", langs: ["fr", "it", "fi"], files: ["fr.txt", "it.txt", "fi.txt"] }]);
    expect(findings).toEqual([]);
  });

  test("mechanics are those of each", async () => {
    const { entries } = await merge(files);
    const alone = await parseFile({ file: "fi.txt", content: files["fi.txt"] }, { packs });
    expect(JSON.stringify(entries[0]?.mechanics)).toBe(JSON.stringify(alone.entries[0]?.mechanics));
  });

  test("entries stand by id", async () => {
    const { entries } = await merge({ ...files, "a.txt": "Aube\nÉvocation\nNiveau : Dru 1\nDurée : 1 round\n" });
    expect(entries.map(({ id }) => id)).toEqual(["spell/aube", "spell/fog"]);
  });

  test("a field that one language leaves out is taken from another", async () => {
    const { entries, findings } = await merge({ ...files, "fr.txt": files["fr.txt"].replace("Portée : 9 m\n", "") });
    expect({ range: entries[0]?.mechanics.range, findings }).toEqual({
      range: { kind: "fixed", distance: { unit: "ft", base: 30 } },
      findings: [],
    });
  });

  test("entries without an alignment are merged only where their ids are equal", async () => {
    const parsed = Object.entries(files).map(([file, content]) => parseFile({ file, content }, { packs }));
    expect(mergeEntries(await Promise.all(parsed)).entries.map(({ id }) => id)).toEqual([
      "spell/brume",
      "spell/nebbia",
      "spell/usva",
    ]);
  });
});

describe("languages that disagree", () => {
  test.for([
    { field: "range", file: "fi.txt", from: "30 j", to: "60 j", first: "9 m", second: "60 j" },
    {
      field: "duration",
      file: "it.txt",
      from: "1 round/livello",
      to: "2 round",
      first: "1 round/niveau",
      second: "2 round",
    },
    { field: "levels", file: "fi.txt", from: "Dru 1", to: "Dru 2", first: "Dru 1", second: "Dru 2" },
    {
      field: "descriptors",
      file: "it.txt",
      from: "[Acqua]",
      to: "[Aria]",
      first: "Invocation [eau]",
      second: "Evocazione [Aria]",
    },
    {
      field: "school",
      file: "fi.txt",
      from: "Loihdinta",
      to: "Muutanta",
      first: "Invocation [eau]",
      second: "Muutanta [vesi]",
    },
  ] as const)("RG3001 with both places: $field", async ({ field, file, from, to, first, second }) => {
    const { entries, findings } = await merge({ ...files, [file]: files[file].replace(from, to) });
    const lang = file.slice(0, 2);
    expect(
      findings.map(({ source, finding }) => ({
        code: finding.code,
        field: finding.field,
        entry: finding.entry,
        data: finding.data,
        at: [source.file, source.text.slice(finding.range.start, finding.range.end)],
        related: finding.related?.map((r) => [r.file, files["fr.txt"].slice(r.range.start, r.range.end)]),
      })),
    ).toEqual([
      {
        code: "RG3001",
        field,
        entry: "spell/fog",
        data: { field, first, firstLang: "fr", second, secondLang: lang },
        at: [file, second],
        related: [["fr.txt", first]],
      },
    ]);
    expect(entries[0]).toMatchObject({ disagreements: [{ field, languages: [lang] }] });
  });

  test("mechanics are those of the first", async () => {
    const { entries } = await merge({ ...files, "fi.txt": files["fi.txt"].replace("30 j", "60 j") });
    expect(entries[0]?.mechanics.range?.distance?.base).toBe(30);
  });

  test("two languages against the first", async () => {
    const { entries } = await merge({ ...files, "fr.txt": files["fr.txt"].replace("9 m", "18 m") });
    expect(entries[0]).toMatchObject({ disagreements: [{ field: "range", languages: ["it", "fi"] }] });
  });
});

describe("an id twice in one language", () => {
  test("RG3002: the second is numbered", async () => {
    const { entries, findings } = await merge({
      "a.txt": files["fr.txt"],
      "b.txt": files["fr.txt"].replace("9 m", "3 m"),
    });
    expect(entries.map(({ id }) => id)).toEqual(["spell/fog", "spell/fog-2"]);
    expect(findings.map(({ source, finding }) => [source.file, finding.code, finding.data])).toEqual([
      ["b.txt", "RG3002", { id: "spell/fog", renamed: "spell/fog-2" }],
    ]);
  });

  test("a spell and a power of one id stay two", async () => {
    const power = "Brume\nTélépathie\nNiveau : Psion 1\nDurée : 1 round\n";
    const { entries } = await merge({ "a.txt": files["fr.txt"], "b.txt": power });
    expect(entries.map(({ kind }) => kind).sort()).toEqual(["power", "spell"]);
  });

  test("nothing is merged with nothing", () => {
    expect(mergeEntries([])).toEqual({ entries: [], findings: [] });
  });
});

describe("rules", () => {
  const story = "Voilà ce que disent les vieux du lac, qui l’ont appris de leurs mères et de leurs tantes.";
  const powers = `---\nruleset: srd-3.5-psionics\n---\n\n## Discipline\n\n${story}\n\n### Télépathie\n\n${story}\n\n#### Charme\n\nLa cible sourit.\n`;
  const spells = `---\nruleset: srd-3.5-magic\n---\n\n## Scuola\n\n${story}\n\n### Ammaliamento\n\n${story}\n\n#### Charme\n\nIl bersaglio sorride.\n`;

  test.for([
    { what: "powers first", sources: { "a.md": powers, "b.md": spells } },
    { what: "spells first", sources: { "a.md": spells, "b.md": powers } },
  ])("of two rulesets are below the first parent of the tree, $what", async ({ sources }) => {
    const { entries, findings } = await merge(sources);
    const charm = entries.find(({ id }) => id === "rule/subschool-charm");
    expect(charm?.mechanics).toEqual({ concept: "subschool/charm", parent: "discipline/telepathy" });
    expect(charm?.sources.map(({ lang, ruleset }) => [lang, ruleset]).sort()).toEqual([
      ["fr", "srd-3.5-psionics"],
      ["it", "srd-3.5-magic"],
    ]);
    expect(findings).toEqual([]);
  });

  test("of one ruleset are below the parent that it has", async () => {
    const { entries } = await merge({ "b.md": spells });
    expect(entries.find(({ id }) => id === "rule/subschool-charm")?.mechanics.parent).toBe("school/enchantment");
  });
});

import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import rehypeParse from "rehype-parse";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { VFile } from "vfile";
import { describe, expect, test } from "vitest";
import { compile, loadPack, loadPacks, PackError, parse } from "./index.js";
import { ruleglot } from "./plugin.js";

const french = `# Fil de brume

**Transmutation [eau]**

**Niveau :** Dru 2

**Composantes :** V, G

**Portée :** courte (7,50 m + 1,50 m/2 niveaux)

**Durée :** 1 round/niveau

Un fil de brume relie le lanceur de sorts au rivage.
`;
const finnish = `# Sumulanka

**Muutanta [vesi]**

**Taso:** Dru 2

**Osatekijät:** P, E

**Kantama:** lyhyt (8 m + 2 m / 2 tasoa)

**Kesto:** 1 kierros/taso

Sumulanka sitoo loitsijan rantaan.
`;

describe("parse", () => {
  test("text of a Markdown document", async () => {
    const { entries, diagnostics } = await parse(french);
    expect(diagnostics).toEqual([]);
    expect(entries.map(({ id }) => id)).toEqual(["spell/fil-de-brume"]);
    expect(entries[0]?.mechanics.range).toEqual({
      kind: "close",
      distance: { unit: "ft", base: 25, step: 5, perLevels: 2 },
    });
  });

  test("bytes, and a source with a name", async () => {
    const bytes = await parse(new TextEncoder().encode(french));
    const named = await parse({ file: "lake.md", content: french });
    expect(bytes.entries[0]?.mechanics).toEqual(named.entries[0]?.mechanics);
    expect(named.entries[0]?.sources[0]?.file).toBe("lake.md");
  });

  test.for([
    { ui: "en", message: "cannot read `deux lunes de brume` as a value of `Durée`" },
    { ui: "fi", message: "arvoa `deux lunes de brume` ei ymmärretty, otsake `Durée`" },
  ])("messages in $ui", async ({ ui, message }) => {
    const { diagnostics } = await parse(french.replace("1 round/niveau", "deux lunes de brume"), { ui });
    expect(diagnostics).toMatchObject([{ code: "RG1201", severity: "error", message, field: "duration" }]);
  });

  test.for([
    { options: { lang: "xx" }, message: "no pack has the language `xx`; there are en, fi, fr, it" },
    { options: { ui: "xx" }, message: "no messages in the language `xx`; there are en, fi, fr, it" },
  ])("$options is refused", async ({ options, message }) => {
    await expect(parse(french, options)).rejects.toThrow(new RangeError(message));
  });
});

describe("compile", () => {
  test("the same spell in two languages becomes one entry", async () => {
    const inputs = [
      { file: "fr.md", content: french },
      { file: "fi.md", content: finnish },
    ];
    const alignment = { "spell/thread-of-mist": { fr: "Fil de brume", fi: "Sumulanka" } };
    const { entries, diagnostics, files } = await compile(inputs, { alignment });
    expect(entries.map(({ id, text }) => [id, Object.keys(text).sort()])).toEqual([
      ["spell/thread-of-mist", ["fi", "fr"]],
    ]);
    expect(files.map(({ file, entries }) => [file, entries.length])).toEqual([
      ["fr.md", 1],
      ["fi.md", 1],
    ]);
    expect(files[0]?.entries[0]?.mechanics).toEqual({
      ...files[1]?.entries[0]?.mechanics,
      range: files[0]?.entries[0]?.mechanics.range,
    });
    expect(diagnostics.filter(({ code }) => !code.startsWith("RG3") && code !== "RG1203")).toEqual([]);
  });

  test("one input needs no list", async () => {
    expect((await compile({ file: "a.md", content: french })).files).toHaveLength(1);
  });
});

describe("packs", () => {
  const overlay = mkdtempSync(join(tmpdir(), "ruleglot-pack-"));
  mkdirSync(join(overlay, "terms"));
  writeFileSync(join(overlay, "pack.yaml"), "lang: fr\nextends: fr\n");
  writeFileSync(join(overlay, "terms/classes.yaml"), "class/lamplighter: [Allumeur de phares, All]\n");

  test.for([
    { name: "an overlay beside the own packs", packs: async () => [await loadPack(overlay)] },
    { name: "a set of packs", packs: () => loadPacks([overlay]) },
  ])("$name", async ({ packs }) => {
    const { entries } = await parse(french.replace("Dru 2", "All 2"), { packs: await packs() });
    expect(entries[0]?.mechanics.levels).toEqual([{ class: "lamplighter", level: 2 }]);
  });

  test("a folder that is no pack", async () => {
    await expect(loadPack(tmpdir())).rejects.toThrow(PackError);
  });
});

describe("the plugin", () => {
  test.for([
    { name: "remark", processor: unified().use(remarkParse), text: french },
    {
      name: "rehype",
      processor: unified().use(rehypeParse),
      text: "<h1>Fil de brume</h1><p><b>Niveau :</b> Dru 2</p><p><b>Durée :</b> 1 round/niveau</p>",
    },
  ])("attaches entries and diagnostics with $name", async ({ name, processor, text }) => {
    const file = new VFile({ value: text, path: name === "rehype" ? "lake.html" : "lake.md" });
    const attach = unified().use(ruleglot, { lang: "fr" });
    await attach.run(processor.parse(file), file);
    expect(file.data).toMatchObject({ ruleglot: { entries: [{ id: "spell/fil-de-brume" }], diagnostics: [] } });
  });
});

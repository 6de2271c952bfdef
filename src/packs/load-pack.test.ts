import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { loadPackData, loadSharedData } from "./load-pack.js";
import { PackError } from "./pack-error.js";

const root = mkdtempSync(join(tmpdir(), "ruleglot-load-"));
afterAll(() => rmSync(root, { recursive: true }));

let count = 0;
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = join(root, String(count++));
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

async function errorOf(path: string): Promise<PackError> {
  const error: unknown = await loadPackData(path).catch((e: unknown) => e);
  if (!(error instanceof PackError)) throw new Error(`no PackError but ${String(error)}`);
  return error;
}

const head = "lang: fi\n";

describe("a folder", () => {
  test("files of terms and of locale are put together", async () => {
    const folder = folderOf({
      "pack.yaml": head,
      "labels.yaml": "fields: { range: [Kantama] }\n",
      "terms/a.yaml": "class/bard: [Brd]\n",
      "terms/b.yaml": "class/druid: { forms: [Dru], print: { gen: druidin } }\n",
      "locale/cli.yaml": "cli: { usage: käyttö }\n",
      "locale/card.yaml": "card: { range: Kantama }\n",
    });
    expect(await loadPackData(folder)).toEqual({
      pack: { lang: "fi" },
      labels: { fields: { range: ["Kantama"] } },
      terms: { "class/bard": ["Brd"], "class/druid": { forms: ["Dru"], print: { gen: "druidin" } } },
      locale: { cli: { usage: "käyttö" }, card: { range: "Kantama" } },
    });
  });

  test("pack.yaml is enough", async () => {
    expect(await loadPackData(folderOf({ "pack.yaml": head }))).toEqual({
      pack: { lang: "fi" },
      labels: {},
      terms: {},
    });
  });

  test("an empty file says nothing", async () => {
    const folder = folderOf({ "pack.yaml": head, "terms/empty.yaml": "# later\n" });
    expect((await loadPackData(folder)).terms).toEqual({});
  });

  test("other files are passed over", async () => {
    const folder = folderOf({ "pack.yaml": head, "README.md": "# Suomi", "terms/notes.txt": "kesken" });
    expect((await loadPackData(folder)).pack).toEqual({ lang: "fi" });
  });
});

describe("a JSON file", () => {
  test("is read as it is", async () => {
    const data = { pack: { lang: "it" }, labels: {}, terms: { "class/bard": ["Brd"] } };
    const folder = folderOf({ "it.json": JSON.stringify(data) });
    expect(await loadPackData(join(folder, "it.json"))).toEqual(data);
  });

  test("must fit the schema", async () => {
    const folder = folderOf({ "it.json": JSON.stringify({ pack: { lang: 3 }, labels: {}, terms: {} }) });
    expect(await errorOf(join(folder, "it.json"))).toMatchObject({ file: join(folder, "it.json"), key: "pack.lang" });
  });
});

describe("an error names its place", () => {
  test.for([
    { what: "a bracket is open", file: "terms/x.yaml", text: "class/bard: [Brd\nclass/druid: [Dru]\n", line: 2 },
    { what: "a key stands twice", file: "terms/x.yaml", text: "class/bard: [Brd]\n\nclass/bard: [Bar]\n", line: 3 },
    { what: "a tab indents", file: "labels.yaml", text: "fields:\n\trange: [Kantama]\n", line: 2 },
    { what: "a string is open", file: "pack.yaml", text: 'lang: fi\nname: "suomi\n', line: 3 },
  ])("file and line where $what", async ({ file, text, line }) => {
    const folder = folderOf({ "pack.yaml": head, [file]: text });
    expect(await errorOf(folder)).toMatchObject({ file: join(folder, file), line });
  });

  test("file and line stand in the message", async () => {
    const folder = folderOf({ "pack.yaml": head, "terms/x.yaml": "class/bard: [Brd]\nclass/bard: [Bar]\n" });
    expect((await errorOf(folder)).message).toContain(`${join(folder, "terms/x.yaml")}:2: `);
  });

  test("file and key where an id stands in two files", async () => {
    const folder = folderOf({
      "pack.yaml": head,
      "terms/a.yaml": "class/bard: [Brd]\n",
      "terms/b.yaml": "class/bard: [Bar]\n",
    });
    expect(await errorOf(folder)).toMatchObject({ file: join(folder, "terms/b.yaml"), key: "class/bard" });
  });

  test.for([
    { what: "an unknown setting", text: { "pack.yaml": "lang: fi\ncolour: red\n" }, key: "pack", word: "`colour`" },
    { what: "an empty form", text: { "terms/x.yaml": 'class/bard: [""]\n' }, key: /^terms\./, word: "fewer" },
    { what: "a number as form", text: { "labels.yaml": "name: [7]\n" }, key: "labels.name.0", word: "string" },
    { what: "an unknown file", text: { "spells.yaml": "a: 1\n" }, key: "", word: "`spells`" },
  ])("key and reason where there is $what", async ({ text, key, word }) => {
    const error = await errorOf(folderOf({ "pack.yaml": head, ...text }));
    expect(error.key).toMatch(key);
    expect(error.message).toContain(word);
  });

  test("a folder without pack.yaml", async () => {
    const folder = folderOf({ "labels.yaml": "{}\n" });
    expect(await errorOf(folder)).toMatchObject({
      file: folder,
      message: expect.stringContaining("pack.yaml") as string,
    });
  });

  test("a folder that is not there", async () => {
    expect((await errorOf(join(root, "nowhere"))).file).toBe(join(root, "nowhere"));
  });
});

describe("shared data", () => {
  test("each file's content stands under its name", async () => {
    const folder = folderOf({ "concepts.yaml": "groups: {}\noptional: [rank]\n", "conventions.yaml": "{}\n" });
    expect(await loadSharedData(folder)).toEqual({ concepts: { groups: {}, optional: ["rank"] }, conventions: {} });
  });
});

import { describe, expect, test } from "vitest";
import { docx } from "../../src/read/files.test-data.js";
import { folderWith, frenchSpell, ruleglot } from "./run.js";

const styles = ["Sort Nom", "Sort Texte", "Mot", "Note"];
const paragraph = (style: string, ...runs: readonly (readonly [text: string, style?: string])[]): string =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${runs
    .map(
      ([text, s]) =>
        `<w:r><w:rPr>${s === undefined ? "" : `<w:rStyle w:val="${s}"/>`}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`,
    )
    .join("")}</w:p>`;

/** The spell without colons, with an editor's note in it: only its styles say what is what. */
function styledSpell(): Uint8Array {
  const [name = "", type = "", ...lines] = frenchSpell().trim().split("\n");
  const note = paragraph("Note", ["Durée : à revoir"]);
  const body = lines.map((line) => {
    const [, label = "", value = ""] = /^(.*?) : (.*)$/u.exec(line) ?? [];
    return label === "" ? paragraph("Sort Texte", [line]) : paragraph("Sort Texte", [label, "Mot"], [` ${value}`]);
  });
  return docx([paragraph("Sort Nom", [name]), paragraph("Sort Texte", [type]), note, ...body].join(""), {
    "word/styles.xml": `<w:styles NS>${styles.map((style) => `<w:style w:styleId="${style}"><w:name w:val="${style}"/></w:style>`).join("")}</w:styles>`,
  });
}

const map = "# house styles\nSort Nom: name\nMot: label\nNote: ignore\n";

interface Parsed {
  readonly files: readonly { readonly entries: readonly { readonly mechanics: unknown }[] }[];
}

describe("--style-map", () => {
  test("says what named styles are", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "b.docx": styledSpell(), "map.yaml": map });
    const { stdout, code } = await ruleglot(["parse", "a.txt", "b.docx", "--style-map", "map.yaml"], { cwd });
    const { files } = JSON.parse(stdout) as Parsed;
    expect(code).toBe(0);
    expect(files[1]?.entries).toHaveLength(1);
    expect(files[1]?.entries[0]?.mechanics).toEqual(files[0]?.entries[0]?.mechanics);
  });

  test("explain tells what it left out", async () => {
    const cwd = folderWith({ "b.docx": styledSpell(), "map.yaml": map });
    const { stdout, code } = await ruleglot(["explain", "b.docx", "--style-map", "map.yaml"], { cwd });
    expect(code).toBe(0);
    expect(stdout).toMatch(/ignored: style/);
  });

  test.for(["compile", "check"])("%s takes it from the configuration", async (command) => {
    const config = JSON.stringify({ include: ["b.docx"], styleMap: "maps/house.yaml" });
    const files = { "b.docx": styledSpell(), "maps/house.yaml": map, "ruleglot.config.json": config };
    const { code, stderr } = await ruleglot([command], { cwd: folderWith(files) });
    expect(stderr).toContain("1 entry, 1 file, 0 warnings, 0 errors");
    expect(code).toBe(0);
    const without = { ...files, "ruleglot.config.json": JSON.stringify({ include: ["b.docx"] }) };
    expect((await ruleglot([command], { cwd: folderWith(without) })).stderr).toContain("RG1201");
  });

  test.for([
    { map: "Sort Nom: nom\n", says: "map.yaml:1:11: there is no role `nom`; roles are `name`, `type-line`, `label`" },
    { map: "A: name\nB: labl\n", says: "map.yaml:2:4: there is no role `labl`; roles are" },
    { map: "A: labl\n", says: "did you mean `label`?" },
    { map: "A:\n", says: "map.yaml:1:1: `A` has no role; roles are" },
    { map: "A: { x: y }\n", says: "map.yaml:1:1: `A` has no role; roles are" },
    { map: "- A\n", says: "map.yaml:1:1: expected names of styles with what they set: `Spell Title: name`" },
    { map: "A: name\nA: label\n", says: "map.yaml:2:1: Map keys must be unique" },
    { map: "A: [name\n", says: "map.yaml:2:1: Flow sequence" },
  ])("$says", async ({ map: content, says }) => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "map.yaml": content });
    const { code, stderr } = await ruleglot(["parse", "a.txt", "--style-map", "map.yaml"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });

  test("a file that is not there", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    const { code, stderr } = await ruleglot(["compile", "a.txt", "--style-map", "none.yaml"], { cwd });
    expect(code).toBe(2);
    expect(stderr).toContain("cannot read `none.yaml`");
  });
});

import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { finnishSpell, folderWith, frenchSpell, plainEnv, ruleglot } from "./run.js";

const office = ["soffice", "libreoffice"].find((name) => spawnSync(name, ["--version"]).status === 0);
if (office === undefined) process.stderr.write("LibreOffice is not installed: no manuscript is opened with it\n");

/** Text of the paragraphs of a Word document. */
function wordsOf(file: string): string[] {
  const part = unzipSync(readFileSync(file))["word/document.xml"];
  const paragraphs = strFromU8(part ?? new Uint8Array()).split("</w:p>");
  return paragraphs.map((xml) => xml.replace(/<[^>]*>/g, "").trim()).filter((text) => text !== "");
}

describe("ruleglot manuscript", () => {
  test("writes a Word document in another language", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    const run = await ruleglot(["manuscript", "a.txt", "--to", "it", "-o", "book.docx"], { cwd });
    expect(run.code).toBe(0);
    expect(wordsOf(join(cwd, "book.docx"))).toEqual([
      "Lueur de vase",
      "Invocazione [Luce]",
      "Livello: Drd 1, Str/Mag 1",
      "Componenti: V, S",
      "Tempo di lancio: 1 azione standard",
      "Raggio di azione: contatto",
      "Bersaglio: oggetto toccato",
      "Durata: 10 minuti/livello (I)",
      "Tiro salvezza: Nessuno",
      "Resistenza agli incantesimi: no",
      "Nome e testo non tradotti (francese)",
      "La vase du lac luit sur l’objet et éclaire la barque du passeur.",
    ]);
  });

  test("writes a story for InDesign, sorted by name", async () => {
    const cwd = folderWith({ "a.txt": finnishSpell(), "b.txt": finnishSpell({ name: "Aallon valo" }) });
    const run = await ruleglot(["manuscript", ".", "--to", "fi", "--as", "icml"], { cwd });
    expect(run.code).toBe(0);
    const story = readFileSync(join(cwd, "manuscript.icml"), "utf8");
    const names = [...story.matchAll(/<HyperlinkTextDestination [^>]*Name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(["spell/aallon-valo", "spell/liejun-hehku"]);
    expect(story).toContain("<Content>Järven lieju hehkuu esineen pinnalla ja valaisee lautturin veneen.</Content>");
  });

  test("takes only what is asked for", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "b.txt": frenchSpell({ name: "Roseau", duration: "1 round" }) });
    const args = ["manuscript", ".", "--to", "fr", "--where", 'name = "Roseau"', "-o", "deep/er/book.docx"];
    expect(await ruleglot(args, { cwd })).toMatchObject({ code: 0 });
    expect(wordsOf(join(cwd, "deep/er/book.docx"))).toContain("Roseau");
    expect(wordsOf(join(cwd, "deep/er/book.docx"))).not.toContain("Lueur de vase");
  });

  test.for(["docx", "icml"] as const)("export --to %s writes the same", async (format) => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    await ruleglot(["manuscript", "a.txt", "--to", "it", "--as", format, "-o", `it.${format}`], { cwd });
    const run = await ruleglot(["export", "a.txt", "--to", `po,${format}`, "--from", "fr", "--into", "it"], { cwd });
    expect(run.code).toBe(0);
    expect(readdirSync(join(cwd, "translation")).sort()).toEqual(["fr-it.po", `it.${format}`]);
    expect(readFileSync(join(cwd, `translation/it.${format}`))).toEqual(readFileSync(join(cwd, `it.${format}`)));
  });

  test("export of a manuscript alone needs no language to translate from", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell() });
    const run = await ruleglot(["export", "a.txt", "--to", "docx", "--into", "fr", "-o", "work"], { cwd });
    expect(run.code).toBe(0);
    expect(wordsOf(join(cwd, "work/fr.docx"))).toContain("Lueur de vase");
    const again = await ruleglot(["export", "a.txt", "--to", "docx", "--into", "fr", "-o", "work"], { cwd });
    expect(again).toMatchObject({ code: 2 });
    expect(again.stderr).toContain("`work/fr.docx` is there already");
    const without = await ruleglot(["export", "a.txt", "--to", "docx,po", "--into", "fr"], { cwd });
    expect(without).toMatchObject({ code: 2 });
    expect(without.stderr).toContain("`po` needs `--from <lang>`");
  });

  test.for([
    { args: ["a.txt"], says: "required option '--to <lang>'" },
    { args: ["a.txt", "--to", "xx"], says: "no pack prints the language `xx`" },
    { args: ["a.txt", "--to", "fr", "--as", "rtf"], says: "Allowed choices are docx, icml" },
    { args: ["b.txt", "--to", "fr"], says: "b.txt" },
    { args: ["a.txt", "--to", "fr", "-o", "a.txt/book.docx"], says: "cannot write `a.txt/book.docx`" },
  ])("wrong use: $says", async ({ args, says }) => {
    const { code, stderr } = await ruleglot(["manuscript", ...args], { cwd: folderWith({ "a.txt": frenchSpell() }) });
    expect(code).toBe(2);
    expect(stderr).toContain(says);
  });

  test.skipIf(office === undefined)(
    "LibreOffice makes a PDF of it that means the same",
    { timeout: 120_000 },
    async () => {
      const cwd = folderWith({ "a.txt": frenchSpell() });
      await ruleglot(["manuscript", "a.txt", "--to", "fr", "-o", "book.docx"], { cwd });
      const profile = `-env:UserInstallation=file://${cwd}/profile`;
      spawnSync(office ?? "", [profile, "--headless", "--convert-to", "pdf", "book.docx"], { cwd, env: plainEnv() });
      const { stdout } = await ruleglot(["parse", "a.txt", "book.pdf"], { cwd });
      const { files } = JSON.parse(stdout) as {
        files: { entries: { mechanics: unknown }[]; diagnostics: unknown[] }[];
      };
      expect(files[1]?.diagnostics).toEqual([]);
      expect(files[1]?.entries.map(({ mechanics }) => mechanics)).toEqual(
        files[0]?.entries.map((entry) => entry.mechanics),
      );
    },
  );
});

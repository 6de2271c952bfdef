import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { folderWith, frenchSpell, ruleglot } from "./run.js";

const deep = frenchSpell({ name: "Sommeil du fond" }).replace("Dru 1, Ens/Mag 1", "Ens/Mag 4");
const files = { "a.txt": frenchSpell({ duration: "1 round/niveau (T)" }), "b.txt": deep };
const starts = (file: string, bytes: string): boolean =>
  readFileSync(file).subarray(0, bytes.length).toString("latin1") === bytes;

describe("ruleglot cards", () => {
  test("makes sheets in the texts' language", async () => {
    const cwd = folderWith(files);
    const run = await ruleglot(["cards", "."], { cwd });
    expect(run).toMatchObject({ code: 0, stdout: "" });
    expect(run.stderr).toMatch(/^2 entries, 2 files, 0 warnings, 0 errors, [\d.]+ s\n$/);
    expect(readdirSync(join(cwd, "cards/fr"))).toEqual(["cards.pdf"]);
    expect(starts(join(cwd, "cards/fr/cards.pdf"), "%PDF-")).toBe(true);
  });

  test("makes pictures of single cards, with bleed, in another language", async () => {
    const cwd = folderWith(files);
    const run = await ruleglot(
      ["cards", ".", "--to", "fi", "--as", "svg,png", "--single", "--bleed", "3", "--no-crop-marks", "--dpi", "72"],
      { cwd },
    );
    expect(run.code).toBe(0);
    expect(readdirSync(join(cwd, "cards/fi")).sort()).toEqual([
      "lueur-de-vase.png",
      "lueur-de-vase.svg",
      "sommeil-du-fond.png",
      "sommeil-du-fond.svg",
    ]);
    // 63 + 2 × 3 by 88 + 2 × 3 mm at 72 dots an inch, in the picture's header.
    const png = readFileSync(join(cwd, "cards/fi/lueur-de-vase.png"));
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect(Math.abs(png.readUInt32BE(16) - (69 / 25.4) * 72)).toBeLessThan(1.5);
    expect(Math.abs(png.readUInt32BE(20) - (94 / 25.4) * 72)).toBeLessThan(1.5);
  });

  test("prints the stat lines in the card's language and marks what nobody translated", async () => {
    const cwd = folderWith(files);
    await ruleglot(["cards", "a.txt", "--to", "it", "--as", "html", "--caster-level", "7"], { cwd });
    const html = readFileSync(join(cwd, "cards/cards/it/lueur-de-vase.html"), "utf8");
    expect(html).toContain('<h2 lang="fr" dir="auto">Lueur de vase</h2>');
    expect(html).toContain("<strong>Durata:</strong> 7 round (I)");
    expect(html).toMatch(/<p class="untranslated"[^>]*>Nome e testo non tradotti \(francese\)<\/p>/);
    expect(html).toMatch(/<p class="paragraph rule" lang="fr"[^>]*>La vase du lac/);
  });

  test("takes the entries that fulfil a condition, in an order", async () => {
    const cwd = folderWith(files);
    const run = await ruleglot(["cards", ".", "--where", "level<=3 && class=wizard", "--as", "svg", "--single"], {
      cwd,
    });
    expect(run.code).toBe(0);
    expect(readdirSync(join(cwd, "cards/fr"))).toEqual(["lueur-de-vase.svg"]);
    await ruleglot(["cards", ".", "--sort", "-level", "--as", "html"], { cwd });
    const print = readFileSync(join(cwd, "cards/cards/fr/print.html"), "utf8");
    expect(print.indexOf("Sommeil du fond")).toBeLessThan(print.indexOf("Lueur de vase"));
  });

  test("makes a booklet of one list", async () => {
    const cwd = folderWith(files);
    const run = await ruleglot(["cards", ".", "--spellbook", "wizard"], { cwd });
    expect(run.code).toBe(0);
    expect(readdirSync(join(cwd, "cards/fr"))).toEqual(["spellbook-wizard.pdf"]);
  });

  test.for([
    [["--where", "levl<3"], /--where, column 1: entries have no `levl`/],
    [["--where", "level<=3 && "], /column 13: the condition stops in the middle/],
    [["--where", "level>9"], /none of 2 entries fulfils `level>9`/],
    [["--sort", "nam"], /can't be sorted by `nam`.*did you mean `name`/],
    [["--as", "pfd"], /cards have no format `pfd`; known are .*did you mean `pdf`/],
    [["--to", "de"], /no pack prints the language `de`/],
    [["--spellbook", "wizzard"], /no entry is in the list of `wizzard`.*did you mean `wizard`/],
    [["--bleed", "-1"], /a number of millimetres from 0 to 10/],
    [["--size", "bridge"], /Allowed choices are poker, tarot/],
    [["--dpi", "9"], /a whole number from 36 to 1200/],
    [["--caster-level", "0"], /a whole number from 1 to 999/],
  ] as const)("%j is refused and writes nothing", async ([args, message]) => {
    const cwd = folderWith(files);
    const run = await ruleglot(["cards", ".", ...args], { cwd });
    expect(run.code).toBe(2);
    expect(run.stderr).toMatch(message);
    expect(existsSync(join(cwd, "cards"))).toBe(false);
  });
});

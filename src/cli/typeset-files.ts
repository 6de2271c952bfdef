import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { TypesetFiles } from "../emit/typeset/typesetter.js";
import { packageRoot } from "./built-in-packs.js";

/** The templates and fonts of the built package, which lie in `dist/typeset`. */
export async function typesetFiles(): Promise<TypesetFiles> {
  const folder = join(packageRoot(), "dist", "typeset");
  const source = (name: string): Promise<string> => readFile(join(folder, `${name}.typ`), "utf8");
  const fontFolder = join(folder, "fonts");
  const names = (await readdir(fontFolder)).filter((name) => name.endsWith(".ttf")).sort();
  const [cards, spellbook, parts, ...fonts] = await Promise.all([
    source("cards"),
    source("spellbook"),
    source("parts"),
    ...names.map((name) => readFile(join(fontFolder, name))),
  ]);
  return { fonts, sources: { cards, spellbook, parts } };
}

import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

/** From the bottom up: a folder or file may import itself and what stands in a row above its own. */
const layers = [
  ["model"],
  ["text"],
  ["packs"],
  ["read", "values", "kinds", "select"],
  ["segment", "print"],
  ["chapters"],
  ["lower"],
  ["checks"],
  ["emit"],
  ["compile"],
  ["cli", "index", "plugin"],
] as const;

/** Beside the rows: what a folder may import, and from which row on it may be imported. */
const aside = { report: { imports: ["model", "text"], from: "compile" } } as const;

const top = layers.length - 1;
const rankOf = (layer: string): number => layers.findIndex((row) => (row as readonly string[]).includes(layer));
/** Outside src: what may be imported, and from which row on. */
const outside = { "../package.json": "cli", "../schemas/": "emit" } as const;

const isAside = (layer: string): layer is keyof typeof aside => Object.hasOwn(aside, layer);
const isKnown = (layer: string): boolean => rankOf(layer) >= 0 || isAside(layer);

function mayImport(from: string, to: string): boolean {
  if (from === to || to === "generated") return true;
  if (isAside(from)) return (aside[from].imports as readonly string[]).includes(to);
  if (isAside(to)) return rankOf(from) >= rankOf(aside[to].from);
  const beside = Object.entries(outside).find(([path]) => to.startsWith(path));
  if (beside !== undefined) return rankOf(from) >= rankOf(beside[1]);
  if (!isKnown(to)) return false;
  return rankOf(to) < rankOf(from) || (rankOf(from) === top && rankOf(to) === top);
}

/** `text/source.ts` → `text`, `compile.ts` → `compile`; a path out of src stays as it is. */
const layerOf = (path: string): string =>
  path.startsWith("../") ? path : (path.split("/")[0] ?? "").replace(/\.ts$/, "");

const root = join(import.meta.dirname, "../src");
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".ts") && !/\.test(-data)?\.ts$/.test(path) && !path.startsWith("generated/"))
  .sort();

const importsOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(join(root, file), "utf8"), true, true).importedFiles.map(({ fileName }) => fileName);

describe("architecture", () => {
  test("every file of src belongs to a layer", () => {
    expect(files.filter((file) => !isKnown(layerOf(file)))).toEqual([]);
  });

  test("imports point downwards", () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith("."))
        .filter(
          (name) => !mayImport(layerOf(file), layerOf(posix.join(posix.dirname(file), name.replace(/\.js$/, ".ts")))),
        )
        .map((name) => `src/${file} must not import ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  test.for([
    ["text", "model", true],
    ["model", "text", false],
    ["values", "kinds", false],
    ["print", "values", true],
    ["report", "text", true],
    ["report", "packs", false],
    ["lower", "report", false],
    ["compile", "report", true],
    ["cli", "index", true],
    ["emit", "cli", false],
    ["cli", "../package.json", true],
    ["lower", "../package.json", false],
    ["cli", "../grammar/pack.json", false],
    ["emit", "../schemas/entry.schema.json", true],
  ] as const)("%s → %s: %s", ([from, to, allowed]) => {
    expect(mayImport(from, to)).toBe(allowed);
  });
});

import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { PackError } from "../packs/pack-error.js";

/**
 * Gives a pack error that names a key of the whole pack (`terms.save/will`, `examples.0.family`) the YAML file and line
 * where that key stands. Returns the error as it is where that can't be found.
 */
export async function locatePackError(error: PackError): Promise<PackError> {
  if (error.key === undefined || error.line !== undefined) return error;
  try {
    if (!(await stat(error.file)).isDirectory()) return error;
  } catch {
    return error;
  }
  const extra = /additional properties `(.+)`$/.exec(error.message)?.[1];
  const keys = error.key.split(".").map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));
  const [section = "", ...path] = [...keys, ...(extra === undefined ? [] : [extra])].filter((key) => key !== "");
  const inside = section === "examples" ? path.slice(1) : path;
  const found = await findKey(await filesOf(error.file, section, path), inside);
  if (found === undefined) return error;
  const message =
    extra === undefined ? error.message.slice(error.message.indexOf("`: ") + 3) : "a pack has no such key here";
  return new PackError(message, { ...found, ...(inside.length > 0 && { key: inside.join(" \u203A ") }) });
}

async function filesOf(folder: string, section: string, path: readonly string[]): Promise<string[]> {
  const below = async (name: string): Promise<string[]> => {
    const names = await readdir(join(folder, name)).catch(() => [] as string[]);
    return names
      .filter((file) => file.endsWith(".yaml"))
      .sort()
      .map((file) => join(folder, name, file));
  };
  if (section === "terms") return below("terms");
  if (section === "examples") return (await below("examples")).slice(Number(path[0]), Number(path[0]) + 1);
  return [join(folder, `${section}.yaml`), ...(section === "locale" ? await below("locale") : [])];
}

async function findKey(
  files: readonly string[],
  path: readonly string[],
): Promise<{ file: string; line: number } | undefined> {
  const { isMap, isScalar, LineCounter, parseDocument } = await import("yaml");
  for (const file of files) {
    const text = await readFile(file, "utf8").catch(() => undefined);
    if (text === undefined) continue;
    const lines = new LineCounter();
    let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
    if (path[0] !== undefined && isMap(node) && !node.has(path[0])) continue;
    let offset = 0;
    for (const key of path) {
      const pair = isMap(node)
        ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
        : undefined;
      const next =
        pair?.value ?? (node as { get?: (key: number, keep: true) => unknown } | null)?.get?.(Number(key), true);
      const start =
        (pair?.key as { range?: [number] } | undefined)?.range?.[0] ??
        (next as { range?: [number] } | undefined)?.range?.[0];
      if (start === undefined) break;
      offset = start;
      node = next;
    }
    return { file, line: lines.linePos(offset).line };
  }
  return undefined;
}

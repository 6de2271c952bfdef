import { readFile } from "node:fs/promises";
import type * as Yaml from "yaml";
import { SourceText } from "../text/source.js";
import { UsageError } from "./usage-error.js";

export interface YamlFile {
  /** The library, loaded when a file is first read. */
  readonly yaml: typeof Yaml;
  readonly source: SourceText;
  readonly root: Yaml.ParsedNode | null;
  /** @throws {UsageError} with the place of an offset of `source` */
  readonly fail: (offset: number, message: string) => never;
}

/**
 * Reads a YAML file whose nodes are looked at with their places.
 * @throws {UsageError} that names file, line and column.
 */
export async function openYaml(file: string): Promise<YamlFile> {
  const yaml = await import("yaml");
  let content: string;
  try {
    content = await readFile(file, "utf8");
  } catch (error) {
    throw new UsageError(`cannot read \`${file}\`: ${(error as Error).message}`);
  }
  const source = new SourceText(file, content.replace(/^\uFEFF/, ""));
  const fail = (offset: number, message: string): never => {
    const { line, column } = source.positionAt(offset);
    throw new UsageError(`${file}:${line}:${column}: ${message}`);
  };
  const document = yaml.parseDocument(source.text, { prettyErrors: false });
  const problem = document.errors.at(0);
  if (problem !== undefined) return fail(problem.pos[0], problem.message);
  return { yaml, source, root: document.contents, fail };
}

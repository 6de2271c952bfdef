import { readFile } from "node:fs/promises";
import { type StyleRole, styleRoles, type StyleRoles } from "../read/style-roles.js";
import { SourceText } from "../text/source.js";
import { didYouMean, listed } from "./suggest.js";
import { UsageError } from "./usage-error.js";

/**
 * Reads a style map: YAML, a style's name and what it sets: `Spell Title: name`.
 * @throws {UsageError} that names file, line, column and what would be right
 */
export async function loadStyleMap(file: string): Promise<StyleRoles> {
  const { isMap, isScalar, parseDocument } = await import("yaml");
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
  const document = parseDocument(source.text, { prettyErrors: false });
  const problem = document.errors.at(0);
  if (problem !== undefined) return fail(problem.pos[0], problem.message);
  const root = document.contents;
  if (!isMap(root)) return fail(0, "expected names of styles with what they set: `Spell Title: name`");
  const textOf = (node: unknown): string =>
    isScalar(node) && (typeof node.value === "string" || typeof node.value === "number")
      ? String(node.value).trim()
      : "";
  const roles: [string, StyleRole][] = [];
  for (const { key, value } of root.items) {
    const style = textOf(key);
    const start = isScalar(key) ? key.range[0] : 0;
    if (style === "") return fail(start, "expected the name of a style: `Spell Title: name`");
    const role = roleOf(textOf(value));
    if (role === undefined) {
      const isWritten = isScalar(value) && value.range[1] > value.range[0];
      return fail(isWritten ? value.range[0] : start, noRole(style, textOf(value)));
    }
    roles.push([style, role]);
  }
  return Object.fromEntries(roles);
}

function roleOf(text: string): StyleRole | undefined {
  const wanted = text.trim().toLowerCase().replace(/[ _]/g, "-");
  return styleRoles.find((role) => role === wanted);
}

function noRole(style: string, given: string): string {
  const what = given === "" ? `\`${style}\` has no role` : `there is no role \`${given}\``;
  return `${what}; roles are ${listed(styleRoles, "and")}${given === "" ? "" : didYouMean(given, styleRoles)}`;
}

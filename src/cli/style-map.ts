import { type StyleRole, styleRoles, type StyleRoles } from "../read/style-roles.js";
import { didYouMean, listed } from "./suggest.js";
import { openYaml } from "./yaml-file.js";

/**
 * Reads a style map: YAML, a style's name and what it sets: `Spell Title: name`.
 * @throws {UsageError} that names file, line, column and what would be right
 */
export async function loadStyleMap(file: string): Promise<StyleRoles> {
  const { yaml, root, fail } = await openYaml(file);
  const { isMap, isScalar } = yaml;
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

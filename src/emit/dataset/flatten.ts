import entrySchema from "../../../schemas/entry.schema.json" with { type: "json" };
import type { Mechanics } from "../../model/entry.js";
import type { Column, ColumnType } from "./columns.js";

interface Node {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly items?: Node;
  readonly properties?: Readonly<Record<string, Node>>;
}

const definitions: Readonly<Record<string, Node>> = entrySchema.$defs;

/**
 * One column for each scalar and each list of texts that the entry schema admits in `mechanics`, under its dot path.
 * Of a list of objects the first is flattened (`duration.alternatives.0.kind`); a number that may be dice has a second
 * column (`range.distance.baseDice`); what nests in itself (`range.or`) is only in the nested column.
 */
export const flatColumns: readonly Column[] = columnsOf(definitions["mechanics"] ?? {}, "mechanics", []);
const known = new Set(flatColumns.map(({ name }) => name));

/** The values of `flatColumns`, by column. */
export function flattenMechanics(mechanics: Mechanics): Record<string, unknown> {
  const flat: Record<string, unknown> = {};
  walk(mechanics, "mechanics", flat);
  return flat;
}

function walk(value: unknown, path: string, flat: Record<string, unknown>): void {
  if (Array.isArray(value)) {
    if (known.has(path)) flat[path] = value;
    else if (value.length > 0) walk(value[0], `${path}.0`, flat);
    return;
  }
  if (typeof value === "object" && value !== null) {
    for (const [key, child] of Object.entries(value)) walk(child, `${path}.${key}`, flat);
    return;
  }
  const dice = `${path}Dice`;
  const column = typeof value === "string" && known.has(dice) ? dice : path;
  if (known.has(column)) flat[column] = value;
}

function columnsOf(node: Node, path: string, within: readonly string[]): Column[] {
  if (node.$ref !== undefined) {
    const name = node.$ref.replace(/^#\/\$defs\//, "");
    return within.includes(name) ? [] : columnsOf(definitions[name] ?? {}, path, [...within, name]);
  }
  const choices = node.anyOf ?? node.oneOf ?? [];
  const objects = choices.filter(({ $ref, properties }) => $ref !== undefined || properties !== undefined);
  if (choices.length > 0 && objects.length === 0 && node.properties === undefined) {
    return [column(path, "number"), column(`${path}Dice`, "string")];
  }
  if (node.properties !== undefined || objects.length > 0) {
    const own = Object.entries(node.properties ?? {}).flatMap(([key, child]) =>
      columnsOf(child, `${path}.${key}`, within),
    );
    const all = [...own, ...objects.flatMap((choice) => columnsOf(choice, path, within))];
    return [...new Map(all.map((found) => [found.name, found])).values()];
  }
  if (node.items !== undefined) {
    const item = node.items.$ref === undefined ? node.items : definitions[node.items.$ref.replace(/^#\/\$defs\//, "")];
    return item?.properties === undefined ? [column(path, "strings")] : columnsOf(node.items, `${path}.0`, within);
  }
  return [column(path, scalarType(node))];
}

function scalarType(node: Node): ColumnType {
  if (node.type === "integer" || node.type === "number") return "number";
  return node.type === "boolean" || node.const === true ? "boolean" : "string";
}

function column(name: string, type: ColumnType): Column {
  return { name, type, description: `\`${name.replace(/Dice$/, "")}\` of the entry`, sparse: true };
}

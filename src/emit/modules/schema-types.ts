import { type SchemaNode, type SchemaRoot } from "../key-order.js";

interface TypedNode extends SchemaNode {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly required?: readonly string[];
}

/**
 * Type declarations of a JSON schema, one exported type per definition that has a title. Unlike those of `npm run generate`
 * everything is read-only, as `as const` data must have it.
 */
export function schemaTypes(schema: SchemaRoot): string {
  const definitions: readonly TypedNode[] = [schema, ...Object.values(schema.$defs ?? {})];
  return definitions
    .filter((node) => node.title !== undefined)
    .map(
      (node) => `${comment(node.description, "")}export type ${node.title as string} = ${typeOf(node, schema, "")};\n`,
    )
    .join("\n");
}

function typeOf(node: TypedNode, schema: SchemaRoot, indent: string): string {
  if (node.$ref !== undefined) {
    const target = schema.$defs?.[node.$ref.replace(/^#\/\$defs\//, "")] as TypedNode | undefined;
    if (target === undefined) throw new Error(`the schema has no ${node.$ref}`);
    return target.title ?? typeOf(target, schema, indent);
  }
  if (node.const !== undefined) return JSON.stringify(node.const);
  if (node.enum !== undefined) return node.enum.map((value) => JSON.stringify(value)).join(" | ");
  const branches = node.oneOf ?? node.anyOf;
  if (branches !== undefined) return branches.map((branch) => typeOf(branch, schema, indent)).join(" | ");
  switch (node.type) {
    case "string":
      return "string";
    case "integer":
    case "number":
      return "number";
    case "boolean":
      return "boolean";
    case "array": {
      const item = node.items === undefined ? "unknown" : typeOf(node.items, schema, indent);
      return `readonly ${item.includes(" ") ? `(${item})` : item}[]`;
    }
    case "object":
      return objectType(node, schema, indent);
    default:
      return "unknown";
  }
}

function objectType(node: TypedNode, schema: SchemaRoot, indent: string): string {
  const inner = `${indent}  `;
  const members = Object.entries(node.properties ?? {}).map(([key, child]: [string, TypedNode]) => {
    const optional = node.required?.includes(key) === true ? "" : "?";
    return `${comment(child.description, inner)}${inner}readonly ${key}${optional}: ${typeOf(child, schema, inner)};\n`;
  });
  if (typeof node.additionalProperties === "object") {
    members.push(`${inner}readonly [key: string]: ${typeOf(node.additionalProperties, schema, inner)};\n`);
  }
  return `{\n${members.join("")}${indent}}`;
}

function comment(description: string | undefined, indent: string): string {
  return description === undefined ? "" : `${indent}/** ${description.replaceAll("*/", "* /")} */\n`;
}

/** The parts of a JSON schema that say in which order keys stand. */
export interface SchemaNode {
  readonly $ref?: string;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly additionalProperties?: boolean | SchemaNode;
  readonly items?: SchemaNode;
  readonly oneOf?: readonly SchemaNode[];
  readonly anyOf?: readonly SchemaNode[];
}

export interface SchemaRoot extends SchemaNode {
  readonly $defs?: Readonly<Record<string, SchemaNode>>;
}

type Reorder = (value: unknown) => unknown;

/**
 * Puts the keys of a value into the order of its schema's properties, so that equal data is written as equal bytes.
 * Keys that the schema doesn't name (languages, printed labels) keep their order, after the others.
 */
export function keyOrder<T>(schema: SchemaRoot): (value: T) => T {
  const made = new Map<SchemaNode, Reorder>();

  const reorder = (node: SchemaNode): Reorder => {
    const known = made.get(node);
    if (known !== undefined) return known;
    let built: Reorder | undefined;
    const lazy: Reorder = (value) => (built ??= build(node))(value);
    made.set(node, lazy);
    return lazy;
  };

  const build = (node: SchemaNode): Reorder => {
    if (node.$ref !== undefined) return build(resolveRef(schema, node.$ref));
    const branches = node.oneOf ?? node.anyOf;
    if (branches !== undefined) {
      const choices = branches.map((branch) => (branch.$ref === undefined ? branch : resolveRef(schema, branch.$ref)));
      return (value) => {
        const choice = choices.find((branch) => suits(branch, value));
        return choice === undefined ? value : reorder(choice)(value);
      };
    }
    if (node.items !== undefined) {
      const item = reorder(node.items);
      return (value) => (Array.isArray(value) ? value.map(item) : value);
    }
    const properties = Object.entries(node.properties ?? {}).map(([key, child]) => [key, reorder(child)] as const);
    const names = new Set(properties.map(([key]) => key));
    const others = typeof node.additionalProperties === "object" ? reorder(node.additionalProperties) : undefined;
    if (properties.length === 0 && others === undefined) return (value) => value;
    return (value) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
      const record = value as Readonly<Record<string, unknown>>;
      const entries: [string, unknown][] = [];
      for (const [key, child] of properties) {
        if (Object.hasOwn(record, key) && record[key] !== undefined) entries.push([key, child(record[key])]);
      }
      for (const [key, child] of Object.entries(record)) {
        if (!names.has(key) && child !== undefined) entries.push([key, others === undefined ? child : others(child)]);
      }
      return Object.fromEntries(entries); // defines its keys, so that `__proto__` is one like others
    };
  };

  return reorder(schema) as (value: T) => T;
}

export function resolveRef(schema: SchemaRoot, ref: string): SchemaNode {
  const node = schema.$defs?.[ref.replace(/^#\/\$defs\//, "")];
  if (node === undefined) throw new Error(`the schema has no ${ref}`);
  return node.$ref === undefined ? node : resolveRef(schema, node.$ref);
}

function suits(branch: SchemaNode, value: unknown): boolean {
  if (Array.isArray(value)) return branch.items !== undefined;
  if (typeof value !== "object" || value === null || branch.items !== undefined) return false;
  const type = branch.properties?.["type"]?.const;
  return type === undefined || type === (value as { type?: unknown }).type;
}

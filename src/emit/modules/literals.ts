/** A string as a literal of JavaScript and of TypeScript's type language; U+2028 and U+2029 end a line in some readers. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text).replace(/[\u2028\u2029]/g, (c) => (c === "\u2028" ? "\\u2028" : "\\u2029"));
}

/** A JSON value as a JavaScript expression, laid out with two spaces. */
export function valueLiteral(value: unknown, indent = ""): string {
  if (typeof value === "string") return stringLiteral(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    return `[\n${value.map((item) => `${inner}${valueLiteral(item, inner)},\n`).join("")}${indent}]`;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  // `"__proto__": x` would set the prototype, `["__proto__"]: x` makes a key.
  const key = (name: string): string => (name === "__proto__" ? '["__proto__"]' : stringLiteral(name));
  return `{\n${entries.map(([name, item]) => `${inner}${key(name)}: ${valueLiteral(item, inner)},\n`).join("")}${indent}}`;
}

/** A JSON value as the type that `as const` would give it. `widen` may name a type for the value at a path. */
export function typeLiteral(
  value: unknown,
  widen: (path: readonly string[]) => string | undefined = () => undefined,
  path: readonly string[] = [],
): string {
  const wide = widen(path);
  if (wide !== undefined) return wide;
  if (typeof value === "string") return stringLiteral(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `readonly [${value.map((item, i) => typeLiteral(item, widen, [...path, String(i)])).join(", ")}]`;
  }
  const members = Object.entries(value).map(
    ([name, item]) => `readonly ${stringLiteral(name)}: ${typeLiteral(item, widen, [...path, name])}`,
  );
  return members.length === 0 ? "{}" : `{ ${members.join("; ")} }`;
}

/** A union of string literals; `never` for none. */
export function unionOf(values: readonly string[]): string {
  return values.length === 0 ? "never" : values.map((value) => `\n  | ${stringLiteral(value)}`).join("");
}

/** Text that is no JSON: where, and what would have been right. */
export class JsonSyntaxError extends Error {
  override readonly name = "JsonSyntaxError";
  /** UTF-16 offset. */
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

/** A JSON value, and the offset at which the value of each JSON pointer starts; `keys` has that of each member's name. */
export interface JsonWithPlaces {
  readonly value: unknown;
  readonly values: ReadonlyMap<string, number>;
  readonly keys: ReadonlyMap<string, number>;
}

const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const string = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const space = /[ \t\r\n]*/y;

/** Parses small JSON files, such as configuration, that a person wrote. @throws {JsonSyntaxError} */
export function parseJsonWithPlaces(text: string): JsonWithPlaces {
  const values = new Map<string, number>();
  const keys = new Map<string, number>();
  let at = 0;

  const match = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    if (found !== undefined) at += found.length;
    return found;
  };
  const skip = (): void => void match(space);
  const take = (sign: string): boolean => {
    skip();
    if (text[at] !== sign) return false;
    at++;
    return true;
  };
  const fail = (expected: string): never => {
    skip();
    const found = at >= text.length ? "the file ends here" : `found \`${text[at] ?? ""}\``;
    throw new JsonSyntaxError(at, `expected ${expected}, ${found}`);
  };

  const readString = (what: string): string => {
    skip();
    const found = match(string);
    return found === undefined ? fail(what) : (JSON.parse(found) as string);
  };

  const readMembers = (pointer: string): Record<string, unknown> => {
    const result: Record<string, unknown> = {};
    if (take("}")) return result;
    do {
      skip();
      const place = at;
      const key = readString("a key in double quotes");
      const inner = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      keys.set(inner, place);
      if (!take(":")) fail("a colon");
      Object.defineProperty(result, key, { value: readValue(inner), enumerable: true });
    } while (take(","));
    if (!take("}")) fail("a comma or `}`");
    return result;
  };

  const readItems = (pointer: string): unknown[] => {
    const result: unknown[] = [];
    if (take("]")) return result;
    do result.push(readValue(`${pointer}/${result.length}`));
    while (take(","));
    if (!take("]")) fail("a comma or `]`");
    return result;
  };

  function readValue(pointer: string): unknown {
    skip();
    values.set(pointer, at);
    if (take("{")) return readMembers(pointer);
    if (take("[")) return readItems(pointer);
    if (text[at] === '"') return readString("a string that ends on its line");
    const found = match(literal);
    return found === undefined ? fail("a value") : (JSON.parse(found) as unknown);
  }

  const value = readValue("");
  skip();
  if (at < text.length) fail("the end of the file");
  return { value, values, keys };
}

import entrySchema from "../../schemas/entry.schema.json" with { type: "json" };
import type { Entry } from "../model/entry.js";
import { entryFileNames, orderEntry } from "./entries.js";
import { compareIds } from "./file-names.js";
import type { SchemaRoot } from "./key-order.js";
import { type Groups, groupsOf } from "./modules/groups.js";
import { identifiers } from "./modules/identifiers.js";
import { stringLiteral, typeLiteral, unionOf, valueLiteral } from "./modules/literals.js";
import { schemaTypes } from "./modules/schema-types.js";
import type { Output } from "./output.js";

export interface ModulesOptions {
  /** Name of the package. */
  readonly name?: string;
  /** Version of the package, of the data's choosing. */
  readonly version?: string;
}

interface Item {
  readonly entry: Entry;
  readonly file: string;
  readonly identifier: string;
}

const header = "// made by ruleglot, do not edit\n";

/**
 * Writes `modules/`: an ESM package of the entries with their literal types, importable without a build.
 * `./spells` has each spell as an export of its own, `./entries/spell/<slug>` one alone, `./ids` unions of what is in use,
 * `./groups` ids by school, class and level, `./names/<lang>` the names of one language, `./types` the shape of an entry.
 */
export function emitModules(output: Output, entries: readonly Entry[], options: ModulesOptions = {}): void {
  const write = (path: string, content: string | Iterable<string>): void => {
    output.write(`modules/${path}`, content);
  };
  const sorted = [...entries].sort((a, b) => compareIds(a.id, b.id));
  const files = entryFileNames(sorted);
  const kinds = [...new Set(sorted.map((entry) => entry.kind))];
  const languages = [...new Set(sorted.flatMap((entry) => Object.keys(entry.text)))].sort(compareIds);

  write("package.json", `${JSON.stringify(manifest(kinds, options), null, 2)}\n`);
  write("types.d.ts", header + schemaTypes(entrySchema as SchemaRoot));

  for (const kind of kinds) {
    const list = plural(kind);
    const ofKind = sorted.flatMap((entry, i) => (entry.kind === kind ? [{ entry, file: files[i] as string }] : []));
    const slugs = ofKind.map(({ entry }) => entry.id.slice(entry.id.indexOf("/") + 1));
    const names = identifiers(slugs, [list, `${kind}ById`]);
    const items = ofKind.map((item, i): Item => ({ ...item, identifier: names[i] as string }));
    for (const { entry, file } of items) {
      write(`entries/${kind}/${file}.js`, entryModule(entry));
      write(`entries/${kind}/${file}.d.ts`, entryTypes(entry));
    }
    write(`${list}.js`, kindModule(kind, items));
    write(`${list}.d.ts`, kindTypes(kind, items));
  }

  const ids = idLists(sorted, kinds, languages);
  write("ids.js", header + ids.map(({ name, values }) => `export const ${name} = ${constant(values)};\n`).join(""));
  write(
    "ids.d.ts",
    header +
      ids
        .map(
          ({ name, type, values }) =>
            `export type ${type} = ${unionOf(values)};\nexport declare const ${name}: readonly ${type}[];\n`,
        )
        .join(""),
  );

  const groups = Object.entries<Groups[keyof Groups]>({ ...groupsOf(sorted) });
  write("groups.js", header + groups.map(([name, ids]) => `export const ${name} = ${constant(ids)};\n`).join(""));
  write(
    "groups.d.ts",
    header + groups.map(([name, ids]) => `export declare const ${name}: ${typeLiteral(ids)};\n`).join(""),
  );
  write("entry.schema.json", `${JSON.stringify(entrySchema, null, 2)}\n`);

  for (const language of languages) {
    const named = Object.fromEntries(
      sorted.flatMap((entry) => {
        const text = Object.hasOwn(entry.text, language) ? entry.text[language] : undefined;
        return text === undefined ? [] : [[entry.id, text.name]];
      }),
    );
    const file = `names/${languageFile(language)}`;
    write(`${file}.js`, `${header}export const names = ${constant(named)};\n`);
    const members = Object.entries(named).map(
      ([id, name]) => `  readonly ${stringLiteral(id)}: ${stringLiteral(name)};\n`,
    );
    write(`${file}.d.ts`, `${header}export declare const names: {\n${members.join("")}};\n`);
  }

  const all = kinds.map((kind) => `export { ${plural(kind)}, ${kind}ById } from "./${plural(kind)}.js";\n`).join("");
  const types = kinds.map((kind) => `export type { ${typeName(kind)} } from "./${plural(kind)}.js";\n`).join("");
  write("index.js", `${header}export * from "./ids.js";\nexport * from "./groups.js";\n${all}`);
  write(
    "index.d.ts",
    `${header}export type * from "./types.js";\nexport * from "./ids.js";\nexport * from "./groups.js";\n${types}${all}`,
  );
}

function plural(kind: string): string {
  return `${kind}s`;
}

/** `SpellEntry`: the type that `spells` is a list of. */
function typeName(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Entry`;
}

function languageFile(language: string): string {
  return language.replace(/[^A-Za-z0-9-]+/g, "-") || "und";
}

function manifest(kinds: readonly string[], { name = "ruleglot-entries", version = "0.0.0" }: ModulesOptions): object {
  const module = (path: string): object => ({ types: `${path}.d.ts`, default: `${path}.js` });
  return {
    name,
    version,
    type: "module",
    sideEffects: false,
    types: "./index.d.ts",
    exports: {
      ".": module("./index"),
      "./ids": module("./ids"),
      "./groups": module("./groups"),
      ...Object.fromEntries(kinds.map((kind) => [`./${plural(kind)}`, module(`./${plural(kind)}`)])),
      "./entries/*": module("./entries/*"),
      "./names/*": module("./names/*"),
      "./types": { types: "./types.d.ts" },
      "./entry.schema.json": "./entry.schema.json",
      "./package.json": "./package.json",
    },
  };
}

function entryModule(entry: Entry): string {
  return (
    `${header}/** @satisfies {import("../../types.js").Entry} */\n` +
    `export const entry = ${constant(orderEntry(entry))};\n`
  );
}

/** JavaScript's way to write `as const`. */
function constant(value: unknown): string {
  return `/** @type {const} */ (${valueLiteral(value)})`;
}

/** Prose, marks and spans have their general types: as literals they would say nothing and double the size. */
function entryTypes(entry: Entry): string {
  const used = new Set<string>();
  const type = typeLiteral(orderEntry(entry), (path) => {
    const wide =
      path.length === 1 && path[0] === "sources"
        ? "EntrySource"
        : path.length === 3 && path[0] === "text" && path[2] === "description"
          ? "DescriptionBlock"
          : path.length === 3 && path[0] === "text" && path[2] === "mentions"
            ? "Mention"
            : undefined;
    if (wide === undefined) return undefined;
    used.add(wide);
    return `readonly ${wide}[]`;
  });
  const imports = used.size === 0 ? "" : `import type { ${[...used].sort().join(", ")} } from "../../types.js";\n\n`;
  return `${header}${imports}export declare const entry: ${type};\n`;
}

function* kindModule(kind: string, items: readonly Item[]): Generator<string> {
  yield header;
  for (const { file, identifier } of items) {
    yield `import { entry as ${identifier} } from ${stringLiteral(`./entries/${kind}/${file}.js`)};\n`;
  }
  yield `\nexport {\n`;
  for (const { identifier } of items) yield `  ${identifier},\n`;
  yield `};\n\n/** All of them, by id. */\nexport const ${plural(kind)} = [\n`;
  for (const { identifier } of items) yield `  ${identifier},\n`;
  yield `];\n\nexport const ${kind}ById = {\n`;
  for (const { entry, identifier } of items) yield `  ${stringLiteral(entry.id)}: ${identifier},\n`;
  yield `};\n`;
}

function* kindTypes(kind: string, items: readonly Item[]): Generator<string> {
  const type = typeName(kind);
  const idType = type.replace(/Entry$/, "Id");
  yield `${header}import type { ${idType} } from "./ids.js";\nimport type { Entry } from "./types.js";\n\n`;
  for (const { file, identifier } of items) {
    yield `export { entry as ${identifier} } from ${stringLiteral(`./entries/${kind}/${file}.js`)};\n`;
  }
  yield `\nexport type ${type} = Entry & { readonly kind: ${stringLiteral(kind)}; readonly id: ${idType} };\n`;
  yield `\n/** All of them, by id. */\nexport declare const ${plural(kind)}: readonly ${type}[];\n`;
  yield `\nexport declare const ${kind}ById: {\n`;
  for (const { entry, file } of items) {
    const module = stringLiteral(`./entries/${kind}/${file}.js`);
    yield `  readonly ${stringLiteral(entry.id)}: typeof import(${module}).entry;\n`;
  }
  yield `};\n`;
}

interface IdList {
  readonly name: string;
  readonly type: string;
  readonly values: readonly string[];
}

/** What the entries use, each list in code unit order. */
function idLists(entries: readonly Entry[], kinds: readonly string[], languages: readonly string[]): IdList[] {
  const used = (values: readonly (string | undefined)[]): string[] =>
    [...new Set(values.filter((value) => value !== undefined))].sort(compareIds);
  const levels = entries.flatMap((entry) => entry.mechanics.levels ?? []);
  const idsOf = (kind: string): string[] => used(entries.map((entry) => (entry.kind === kind ? entry.id : undefined)));
  return [
    ...kinds.map((kind) => ({
      name: `${kind}Ids`,
      type: typeName(kind).replace(/Entry$/, "Id"),
      values: idsOf(kind),
    })),
    { name: "entryIds", type: "EntryId", values: used(entries.map((entry) => entry.id)) },
    { name: "classes", type: "ClassId", values: used(levels.map((level) => level.class)) },
    { name: "domains", type: "DomainId", values: used(levels.map((level) => level.domain)) },
    { name: "schools", type: "SchoolId", values: used(entries.map((entry) => entry.mechanics.school)) },
    { name: "disciplines", type: "DisciplineId", values: used(entries.map((entry) => entry.mechanics.discipline)) },
    { name: "languages", type: "LanguageId", values: languages },
  ];
}

import entrySchema from "../../schemas/entry.schema.json" with { type: "json" };
import type { Entry } from "../model/entry.js";
import { entryFileNames } from "./entries.js";
import { compareIds } from "./file-names.js";
import type { SchemaRoot } from "./key-order.js";
import { entryModule, entryTypes } from "./modules/entry-module.js";
import { type Groups, groupsOf } from "./modules/groups.js";
import { idLists } from "./modules/id-lists.js";
import { identifiers } from "./modules/identifiers.js";
import { kindModule, type KindItem, kindTypes } from "./modules/kind-module.js";
import { stringLiteral, typeLiteral, unionOf } from "./modules/literals.js";
import { manifest, type ModulesOptions } from "./modules/manifest.js";
import { languageFile, plural, typeName } from "./modules/module-names.js";
import { constant, header } from "./modules/module-text.js";
import { schemaTypes } from "./modules/schema-types.js";
import type { Output } from "./output.js";

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
    const items = ofKind.map((item, i): KindItem => ({ ...item, identifier: names[i] as string }));
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

import type { Entry } from "../../model/entry.js";
import { stringLiteral } from "./literals.js";
import { plural, typeName } from "./module-names.js";
import { header } from "./module-text.js";

/** An entry with the name of its file, without ending, and that of its export. */
export interface KindItem {
  readonly entry: Entry;
  readonly file: string;
  readonly identifier: string;
}

/** A module that has each entry of a kind as an export, a list of all, and all by id. */
export function* kindModule(kind: string, items: readonly KindItem[]): Generator<string> {
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

/** The declarations of `kindModule`. */
export function* kindTypes(kind: string, items: readonly KindItem[]): Generator<string> {
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

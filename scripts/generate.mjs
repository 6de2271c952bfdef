// npm run generate: schemas/*.json → src/generated/: types.ts, and validators that need no schema compiler at run time;
// and the widths of the fonts.
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fontWidthsModule } from "./font-widths.mjs";
import { filesBelow, isMain, readStamp, root, signature, withLock, writeStamp } from "./freshness.mjs";

const banner = "// generated from schemas/, do not edit\n";
const target = "src/generated";
const stamp = `${target}/.stamp`;
const names = ["entry", "diagnostic", "config", "pack"];
const validators = {
  entry: "validateEntry",
  diagnostic: "validateDiagnostic",
  config: "validateConfig",
  pack: "validatePack",
};

/** Does nothing if the schemas are those of the last run. @returns whether files were written */
export async function generate({ force = false } = {}) {
  const current = () =>
    signature([
      ...filesBelow("schemas"),
      "package-lock.json",
      "scripts/font-widths.mjs",
      "scripts/generate.mjs",
      "scripts/freshness.mjs",
    ]);
  if (!force && readStamp(stamp) === current()) return false;
  return withLock("generate", async () => {
    const made = current();
    if (!force && readStamp(stamp) === made) return false;
    const schemas = names.map((name) => ({ name, schema: readSchema(name) }));
    const files = {
      "types.ts": await types(schemas),
      "font-widths.ts": await fontWidthsModule(),
      ...(await validatorFiles(schemas)),
    };
    rmSync(join(root, stamp), { force: true });
    for (const [name, text] of Object.entries(files)) replaceFile(join(root, target, name), text);
    writeStamp(stamp, made);
    return true;
  });
}

function readSchema(name) {
  const file = `schemas/${name}.schema.json`;
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${error.message}`, { cause: error });
  }
}

function replaceFile(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

/**
 * Every definition is compiled by itself, with the names of the types it refers to in place of its `$ref`s:
 * a definition has one type, however many schemas refer to it and whatever stands beside the `$ref`.
 */
async function types(schemas) {
  const { compile } = await import("json-schema-to-typescript");
  const prettier = await import("prettier");
  const typeNames = new Map(); // absolute $ref → type name
  const definitions = [];
  for (const { schema } of schemas) {
    for (const [pointer, definition] of [
      ["", schema],
      ...Object.entries(schema.$defs ?? {}).map(([key, value]) => [`/$defs/${key}`, value]),
    ]) {
      const name = definition.title ?? pascalCase(pointer.slice("/$defs/".length));
      typeNames.set(`${schema.$id}#${pointer}`, name);
      definitions.push({ name, definition, base: schema.$id });
    }
  }

  const referTo = (node, base) => {
    if (Array.isArray(node)) return node.map((item) => referTo(item, base));
    if (node === null || typeof node !== "object") return node;
    if (typeof node.$ref === "string") {
      const url = new URL(node.$ref, base);
      const name = typeNames.get(`${url.origin}${url.pathname}#${url.hash.slice(1)}`);
      if (name === undefined) throw new Error(`${base}: \`${node.$ref}\` refers to no definition`);
      return { ...(node.description === undefined ? {} : { description: node.description }), tsType: name };
    }
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, referTo(value, base)]));
  };

  const parts = [];
  for (const { name, definition, base } of definitions) {
    const own = Object.fromEntries(Object.entries(definition).filter(([key]) => !/^\$(?:defs|id|schema)$/.test(key)));
    const schema = referTo(own, base);
    parts.push(await compile(schema, name, { bannerComment: "", format: false, ignoreMinAndMaxItems: true }));
  }
  const text = parts.join("\n");
  const exported = [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].map((match) => match[1]);
  const twice = exported.filter((name, i) => exported.indexOf(name) !== i);
  if (twice.length > 0) throw new Error(`schemas/: two definitions have the title ${twice.join(", ")}`);
  return prettier.format(banner + text, { parser: "typescript", printWidth: 120 });
}

function pascalCase(key) {
  return key.charAt(0).toUpperCase() + key.slice(1);
}

async function validatorFiles(schemas) {
  const { Ajv2020 } = await import("ajv/dist/2020.js");
  const { default: standalone } = await import("ajv/dist/standalone/index.js");
  const { build } = await import("esbuild");
  const ajv = new Ajv2020({
    schemas: schemas.map(({ schema }) => schema),
    allErrors: true,
    allowUnionTypes: true,
    strictTypes: false, // what depends on another key does not say its type again
    code: { source: true, esm: true },
  });
  const files = {
    "validators/validator.d.ts": `${banner}
/** Why a value does not fit its schema. */
export interface SchemaError {
  /** JSON pointer into the value. */
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/** \`errors\` belongs to the last call: every error of the value, null if there was none. */
export interface Validator<T> {
  (data: unknown): data is T;
  readonly errors?: readonly SchemaError[] | null;
}
`,
  };
  const packages = new Set();
  for (const { name, schema } of schemas) {
    const result = await build({
      stdin: { contents: standalone.default(ajv, { [validators[name]]: schema.$id }), resolveDir: root, loader: "js" },
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node20",
      banner: { js: banner },
      write: false,
      metafile: true,
    });
    for (const input of Object.keys(result.metafile.inputs)) {
      const folder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input);
      if (folder !== null) packages.add(folder[0]);
    }
    files[`validators/${name}.js`] = result.outputFiles[0].text;
    files[`validators/${name}.d.ts`] = `${banner}import type { ${schema.title} } from "../types.js";
import type { Validator } from "./validator.js";

export declare const ${validators[name]}: Validator<${schema.title}>;
`;
  }
  const exports = names.map((name) => `export { ${validators[name]} } from "./validators/${name}.js";\n`).join("");
  files["validators.js"] = banner + exports;
  files["validators.d.ts"] =
    `${banner}export type { SchemaError, Validator } from "./validators/validator.js";\n${exports}`;
  // Code of these packages is in the validators: their licences go into the notices of the build.
  files["packages.json"] = `${JSON.stringify([...packages].sort())}\n`;
  return files;
}

if (isMain(import.meta.url)) {
  const started = performance.now();
  if (await generate({ force: process.argv.includes("--force") })) {
    console.log(`${target} written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

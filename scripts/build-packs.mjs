// grammar/<language>/**.yaml → dist/grammar/<language>.json, one object in the shape of schemas/pack.schema.json, and
// grammar/shared/*.yaml → dist/grammar/shared.json, one key per file. An error names file and line.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { filesBelow, isMain, root } from "./freshness.mjs";
import { generate } from "./generate.mjs";

/** @returns the names of the packs that were written */
export async function buildPacks(outFolder) {
  await generate();
  const { validatePack } = await import("../src/generated/validators/pack.js");
  mkdirSync(outFolder, { recursive: true });
  const languages = readdirSync(join(root, "grammar"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "shared")
    .map((entry) => entry.name)
    .filter((name) => filesBelow(`grammar/${name}`, isYaml).length > 0)
    .sort();
  const problems = [];
  const results = { shared: compileShared(problems) };
  for (const language of languages) results[language] = compilePack(language, validatePack, problems);
  if (problems.length > 0) throw new PackProblems(problems);
  for (const [name, data] of Object.entries(results)) {
    writeFileSync(join(outFolder, `${name}.json`), `${JSON.stringify(data)}\n`);
  }
  return languages;
}

class PackProblems extends Error {
  constructor(problems) {
    super(problems.join("\n"));
    this.name = "PackProblems";
  }
}

function compileShared(problems) {
  const shared = {};
  for (const file of filesBelow("grammar/shared", isYaml)) shared[stem(file)] = readYaml(file, problems).data;
  return shared;
}

/** `terms/*.yaml` and `locale/*.yaml` are merged, `examples/*.yaml` listed, every other file is the key of its name. */
function compilePack(language, validatePack, problems) {
  const found = problems.length;
  const folder = `grammar/${language}`;
  const pack = { labels: {}, terms: {} }; // a pack of texts alone has neither
  const origins = { terms: {} }; // key of the pack → its parsed file, by key for terms and locale, by index for examples
  for (const file of filesBelow(folder, isYaml)) {
    const parsed = readYaml(file, problems);
    const inside = file.slice(folder.length + 1);
    if (inside.startsWith("terms/")) merge("terms", pack, origins, parsed, problems);
    else if (inside.startsWith("locale/")) merge("locale", pack, origins, parsed, problems);
    else if (inside.startsWith("examples/")) {
      (pack.examples ??= []).push(parsed.data);
      (origins.examples ??= []).push(parsed);
    } else if (inside.includes("/"))
      problems.push(`${file}:1: a pack has no such folder, only terms/, locale/ and examples/`);
    else {
      pack[stem(file)] = parsed.data;
      origins[stem(file)] = parsed;
    }
  }
  if (problems.length > found) return pack; // what could not be read would fail the schema too
  if (!validatePack(pack)) {
    for (const error of telling(validatePack.errors)) problems.push(describe(error, folder, origins));
  }
  delete pack.examples;
  return pack;
}

function merge(section, pack, origins, parsed, problems) {
  pack[section] ??= {};
  origins[section] ??= {};
  for (const [id, value] of Object.entries(parsed.data ?? {})) {
    const other = origins[section][id];
    if (other !== undefined) {
      problems.push(`${place(parsed, [id])}: \`${id}\` is in ${place(other, [id])} too`);
      continue;
    }
    pack[section][id] = value;
    origins[section][id] = parsed;
  }
}

function readYaml(file, problems) {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(root, file), "utf8"), { lineCounter: lines, prettyErrors: false });
  for (const error of [...document.errors, ...document.warnings]) {
    problems.push(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message}`);
  }
  return { file, document, lines, data: document.errors.length > 0 ? undefined : document.toJS() };
}

/** Of the errors of an `anyOf` those of the alternative that has the value's type say what is wrong. */
function telling(errors) {
  const choices = errors.filter(({ keyword }) => keyword === "anyOf").map(({ instancePath }) => instancePath);
  return errors.filter((error) => {
    if (error.keyword === "propertyNames") return false; // the error of the name itself stands beside it
    const choice = choices.find((path) => isWithin(error, path));
    if (choice === undefined) return true;
    const isOfAlternative = ({ keyword, instancePath }) =>
      keyword !== "anyOf" && !(keyword === "type" && instancePath === choice);
    const inside = errors.filter((other) => isWithin(other, choice));
    return inside.some(isOfAlternative) ? isOfAlternative(error) : error.keyword === "anyOf";
  });
}

function isWithin({ instancePath }, path) {
  return instancePath === path || instancePath.startsWith(`${path}/`);
}

function describe(error, folder, origins) {
  if (error.instancePath === "" && error.keyword === "required") {
    const name = error.params.missingProperty;
    return `${folder}/${name === "terms" ? "terms/*" : name}.yaml: the file is missing`;
  }
  const path = error.instancePath
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
  const key = error.params.additionalProperty ?? error.params.propertyName ?? error.propertyName;
  const full = key === undefined ? path : [...path, key];
  const allowed = error.params.allowedValues ?? error.params.allowedValue;
  const message = `${error.message}${allowed === undefined ? "" : ` (${[allowed].flat().join(", ")})`}`;
  const [section, ...rest] = full;
  const isMerged = section === "terms" || section === "locale";
  const origin = isMerged ? origins[section]?.[rest[0]] : origins[section];
  const [parsed, inner] = section === "examples" ? [origins.examples?.[rest[0]], rest.slice(1)] : [origin, rest];
  const where = parsed?.document === undefined ? `${folder}:1` : place(parsed, inner);
  return `${where}: ${full.length > 0 ? `\`${full.join(" › ")}\` ` : ""}${message}`;
}

/** `file:line` of the deepest part of `path` that the file has. */
function place({ file, document, lines }, path) {
  let offset = document.contents?.range?.[0] ?? 0;
  let node = document.contents;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => String(isScalar(item.key) ? item.key.value : item.key) === key)
      : undefined;
    node = pair === undefined ? node?.get?.(Number(key), true) : pair.value;
    const start = pair?.key.range?.[0] ?? node?.range?.[0];
    if (start === undefined) break;
    offset = start;
  }
  return `${file}:${lines.linePos(offset).line}`;
}

function isYaml(file) {
  return file.endsWith(".yaml");
}

function stem(file) {
  return basename(file, ".yaml");
}

if (isMain(import.meta.url)) {
  try {
    const languages = await buildPacks(join(root, "dist/grammar"));
    console.log(`dist/grammar: ${["shared", ...languages].join(", ")}`);
  } catch (error) {
    if (!(error instanceof PackProblems)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

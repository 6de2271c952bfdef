// npm run build: dist/ with the bundles, their declarations, the compiled packs and the licences of what is bundled.
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { buildPacks } from "./build-packs.mjs";
import { fontFiles, fontPackages, fontPath } from "./font-widths.mjs";
import { filesBelow, isMain, readStamp, root, signature, withLock, writeStamp } from "./freshness.mjs";
import { generate } from "./generate.mjs";

const entryPoints = { index: "src/index.ts", cli: "src/cli/main.ts", plugin: "src/plugin.ts" };
const declared = ["index.d.ts", "plugin.d.ts"];
const stamp = ".cache/dist.stamp";

/** Builds into a folder beside dist/ and then swaps the two: nobody sees half a build. */
export async function build({ declarations = true } = {}) {
  await withLock("build", () => buildNow(declarations));
}

/** Builds the bundles and packs if a source is newer than dist/; the declarations that stand there stay. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  await withLock("build", async () => {
    if (!isBuilt()) await buildNow(false);
  });
}

function isBuilt() {
  return existsSync(join(root, "dist/cli.js")) && readStamp(stamp) === sourceSignature();
}

function sourceSignature() {
  const sources = filesBelow("src", (file) => !file.endsWith(".test.ts") && !file.startsWith("src/generated/"));
  const scripts = filesBelow("scripts", (file) => file.endsWith(".mjs"));
  const data = [...filesBelow("schemas"), ...filesBelow("grammar")];
  return signature([...sources, ...scripts, ...data, "package.json", "package-lock.json"]);
}

async function buildNow(declarations) {
  const made = sourceSignature();
  const fresh = join(root, ".cache", `dist-${process.pid}`);
  const old = `${fresh}-old`;
  const dist = join(root, "dist");
  rmSync(fresh, { recursive: true, force: true });
  try {
    await generate();
    await buildPacks(join(fresh, "grammar"));
    const packages = [...(await bundle(fresh)), ...copyTypesetFiles(join(fresh, "typeset"))].sort();
    writeFileSync(join(fresh, "THIRD-PARTY-NOTICES.txt"), notices(packages));
    if (declarations) await declare(join(fresh, "types"));
    else if (existsSync(join(dist, "types"))) renameSync(join(dist, "types"), join(fresh, "types"));
    if (existsSync(dist)) renameSync(dist, old);
    renameSync(fresh, dist);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
  writeStamp(stamp, made);
}

/** @returns folders of the npm packages whose code is in the bundles */
async function bundle(outFolder) {
  const { build: esbuild } = await import("esbuild");
  const { outputFiles, metafile } = await esbuild({
    absWorkingDir: root,
    entryPoints,
    outdir: outFolder,
    chunkNames: "chunks/[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    // Its CommonJS build, which Node would be given, has no named exports when it is imported lazily.
    alias: { yaml: join(root, "node_modules/yaml/browser/index.js") },
    // Native code and WebAssembly, which npm installs for the machine.
    external: ["@myriaddreamin/typst-ts-node-compiler", "@resvg/resvg-js", "hunspell-wasm", "koffi"],
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: "linked",
    metafile: true,
    write: false,
    logLevel: "warning",
  });
  for (const { path, text } of outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    const isCli = path === join(outFolder, "cli.js");
    writeFileSync(path, withHead(text, path.endsWith(".js"), isCli));
    if (isCli) chmodSync(path, 0o755);
  }
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0),
  );
  const folders = used.flatMap(([input]) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0] ?? []);
  const generated = JSON.parse(readFileSync(join(root, "src/generated/packages.json"), "utf8"));
  return [...new Set([...folders, ...generated])].sort();
}

/** Templates and fonts, which the command reads when it typesets. @returns folders of the npm packages that the fonts come from */
function copyTypesetFiles(outFolder) {
  mkdirSync(join(outFolder, "fonts"), { recursive: true });
  for (const template of filesBelow("src/emit/typeset", (file) => file.endsWith(".typ")))
    copyFileSync(join(root, template), join(outFolder, basename(template)));
  for (const font of fontFiles) copyFileSync(fontPath(font), join(outFolder, "fonts", basename(font)));
  return fontPackages;
}

/** CommonJS packages in a bundle call `require` for modules of Node: esbuild's helper for them needs one. */
function withHead(text, isScript, isCli) {
  if (!isScript) return text;
  const shebang = isCli ? "#!/usr/bin/env node\n" : "";
  const body = text.replace(/^#!.*\n/, "");
  const needsRequire = body.includes("Dynamic require of");
  const require =
    'import{createRequire as __createRequire}from"node:module";const require=__createRequire(import.meta.url);\n';
  return shebang + (needsRequire ? require : "") + body;
}

/** Code that a package holds of another one without its licence file. */
const vendored = {
  "node_modules/unpdf":
    "Its build holds PDF.js (pdfjs-dist), copyright Mozilla Foundation, under the Apache License 2.0, whose text stands\n" +
    "with chevrotain in this file; changed by unpdf for use without a browser.",
};

function notices(folders) {
  const parts = folders.map((folder) => {
    const { name, version, license, author } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    const by = typeof author === "string" ? author : author?.name;
    const texts = readdirSync(join(root, folder))
      .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file))
      .sort()
      .map((file) => readFileSync(join(root, folder, file), "utf8").trim());
    if (texts.length === 0)
      texts.push(`${license}${by === undefined ? "" : `, by ${by}`} (the package has no licence file)`);
    if (vendored[folder] !== undefined) texts.push(vendored[folder]);
    return `${name} ${version} (${license})\n\n${texts.join("\n\n")}\n`;
  });
  const rule = `\n${"-".repeat(80)}\n\n`;
  return `The bundles in this folder contain code of these packages.\n${rule}${parts.join(rule)}`;
}

/** Declarations of what index.ts and plugin.ts export, and of nothing else. */
async function declare(outFolder) {
  const { default: ts } = await import("typescript");
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const emitted = `${outFolder}-all`;
  const run = spawnSync(process.execPath, [tsc, "-p", "tsconfig.build.json", "--outDir", emitted], {
    cwd: root,
    encoding: "utf8",
  });
  if (run.status !== 0) throw new Error(`declarations:\n${run.stdout}${run.stderr}`);
  renameSync(join(emitted, "src"), outFolder);
  rmSync(emitted, { recursive: true });
  const reached = new Set();
  const pending = declared.map((file) => join(outFolder, file));
  const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  while (pending.length > 0) {
    const file = pending.pop();
    if (reached.has(file)) continue;
    reached.add(file);
    if (!existsSync(file)) copyGenerated(file, outFolder);
    for (const { fileName: name } of ts.preProcessFile(readFileSync(file, "utf8"), true, true).importedFiles) {
      const target = resolve(dirname(file), name.replace(/\.js$/, ".d.ts"));
      if (name.startsWith(".") && target.startsWith(outFolder)) pending.push(target);
      else if (!name.startsWith("node:") && !(packageOf(name) in { ...dependencies, ...peerDependencies })) {
        const from = relative(outFolder, file).replace(/\.d\.ts$/, ".ts");
        throw new Error(`src/${from}: a public type names \`${name}\`, which users of the package do not have`);
      }
    }
  }
  for (const entry of readdirSync(outFolder, { recursive: true })) {
    const path = join(outFolder, entry);
    if (statSync(path).isFile() && !reached.has(path)) rmSync(path);
  }
  removeEmptyFolders(outFolder);
}

/** The declarations of the validators are sources for tsc: it does not emit them. */
function copyGenerated(file, outFolder) {
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(join(root, "src", relative(outFolder, file)), file);
}

function packageOf(name) {
  return name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");
}

function removeEmptyFolders(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const path = join(folder, entry.name);
    removeEmptyFolders(path);
    if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
  }
}

if (isMain(import.meta.url)) {
  const started = performance.now();
  try {
    await build({ declarations: !process.argv.includes("--no-declarations") });
    console.log(`dist written in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(error.message); // esbuild, tsc and the packs say file and line
    process.exitCode = 1;
  }
}

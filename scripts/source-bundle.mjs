// The project's TypeScript for scripts: bundled into .cache, with npm packages left where they are.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./freshness.mjs";
import { generate } from "./generate.mjs";

/** @param source - Options of esbuild that say what is bundled: `entryPoints` or `stdin`. @returns the bundle's path */
export async function bundleSource(name, source) {
  await generate();
  const { build } = await import("esbuild");
  const outfile = join(root, ".cache", `${name}.js`);
  await build({
    absWorkingDir: root,
    ...source,
    outfile,
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
  });
  return outfile;
}

/** Imports parts of the sources. @param exports - `{ "./src/compile.js": ["parseFile"] }`; paths start from the root. */
export async function importSource(name, exports) {
  const lines = Object.entries(exports).map(([path, names]) => `export { ${names.join(", ")} } from "${path}";`);
  const stdin = { contents: lines.join("\n"), resolveDir: root, loader: "ts" };
  return import(pathToFileURL(await bundleSource(name, { stdin })).href);
}

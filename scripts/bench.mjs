// npm run bench [MEASUREMENT FILE …]: bundles bench/run.ts and runs it.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { root } from "./freshness.mjs";

await ensureBuilt();
const { build } = await import("esbuild");
const outfile = join(root, ".cache/bench/run.js");
await build({
  absWorkingDir: root,
  entryPoints: ["bench/run.ts"],
  outfile,
  bundle: true,
  packages: "external",
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
});
const run = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
if (run.signal !== null) console.error(`stopped by ${run.signal}`);
process.exitCode = run.status ?? 1;

// npm run bench [MEASUREMENT FILE …]: bundles bench/run.ts and runs it.
import { spawnSync } from "node:child_process";
import { ensureBuilt } from "./build.mjs";
import { bundleSource } from "./source-bundle.mjs";

await ensureBuilt();
const outfile = await bundleSource("bench/run", { entryPoints: ["bench/run.ts"] });
const run = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], { stdio: "inherit" });
if (run.signal !== null) console.error(`stopped by ${run.signal}`);
process.exitCode = run.status ?? 1;

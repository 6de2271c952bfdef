// Before the tests: src/generated exists, and dist/ is up to date if a test of tests/e2e, which run dist/cli.js, is among them.
// All temporary files of the tests and of the commands that they run are in one folder, which goes after the last test.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { filesBelow, root } from "./freshness.mjs";
import { generate } from "./generate.mjs";

export default async function setup(project) {
  await generate();
  const filters = (project.vitest.filenamePattern ?? []).map((filter) => filter.replace(/^\.\//, ""));
  const isChosen = (file) => filters.length === 0 || filters.some((filter) => join(root, file).includes(filter));
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-tests-"));
  process.env.TMPDIR = folder;
  if (filesBelow("tests/e2e", (file) => file.endsWith(".test.ts")).some(isChosen)) await ensureBuilt();
  return () => rmSync(folder, { recursive: true, force: true });
}

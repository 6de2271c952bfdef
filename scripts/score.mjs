// npm run score [-- --verbose] [--floor FILE [--raise]]: field accuracy on the optional ../shared test data.
// With --floor it fails if a language's accuracy is lower or its share of silent errors higher than in FILE;
// --raise then writes the better figures into FILE, never worse ones.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./build.mjs";
import { root } from "./freshness.mjs";

const languages = ["fr", "it", "fi", "en"];
const shared = resolve(root, "../shared");
const tool = join(shared, "tools/score.mjs");
const { values: options } = parseArgs({
  options: {
    floor: { type: "string" },
    raise: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
});

if (options.raise && options.floor === undefined) throw new Error("--raise needs --floor FILE");

if (!existsSync(tool)) {
  console.log("skipped: ../shared is not here");
} else {
  const figures = await measure();
  if (options.floor !== undefined) hold(figures, resolve(options.floor));
}

/** @returns accuracy and silent errors in per cent, by language */
async function measure() {
  await ensureBuilt();
  const folders = languages.map((language) => join(shared, "corpus", language));
  const cli = `node ${join(root, "dist/cli.js")}`;
  const flags = options.verbose ? ["--verbose"] : [];
  const run = spawnSync(process.execPath, [tool, "--cli", cli, ...flags, ...folders], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 30,
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.stdout.write(run.stdout);
  if (run.status !== 0) throw new Error("the score could not be measured");
  const line = /^([a-z]{2}) +accuracy ([\d.]+) % silent ([\d.]+) %/gm;
  const rows = [...run.stdout.matchAll(line)].map(([, language, accuracy, silent]) => [
    language,
    { accuracy: Number(accuracy), silent: Number(silent) },
  ]);
  const figures = Object.fromEntries(rows);
  for (const language of languages) {
    if (figures[language] === undefined) throw new Error(`no score for ${language}`);
  }
  return figures;
}

function hold(figures, file) {
  const floor = JSON.parse(readFileSync(file, "utf8"));
  const next = {};
  for (const language of languages) {
    const now = figures[language];
    const least = floor[language] ?? { accuracy: 0, silent: 100 };
    next[language] = {
      accuracy: Math.max(now.accuracy, least.accuracy),
      silent: Math.min(now.silent, least.silent),
    };
    if (now.accuracy < least.accuracy) fail(`${language}: accuracy ${now.accuracy} % is below ${least.accuracy} %`);
    if (now.silent > least.silent) fail(`${language}: silent errors ${now.silent} % are above ${least.silent} %`);
  }
  if (options.raise) writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

// npm run score:rules [-- --verbose] [--floor FILE [--raise]]: how well rules chapters are read, on the optional ../shared
// test data: concepts found, their parents, lines (or parts of lines) in the right concept, and facts, in per cent.
// With --floor it fails if a figure is lower than in FILE; --raise then writes the better figures into FILE.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { ensureBuilt } from "./build.mjs";
import { root } from "./freshness.mjs";

const { values: options } = parseArgs({
  options: {
    cli: { type: "string" },
    floor: { type: "string" },
    raise: { type: "boolean", default: false },
    verbose: { type: "boolean", default: false },
  },
});
if (options.raise && options.floor === undefined) throw new Error("--raise needs --floor FILE");

const seeds = resolve(root, "../shared/seeds");
/** What two facts must agree in; their words are advisory. */
const compared = [
  "unit",
  "base",
  "step",
  "perLevels",
  "min",
  "max",
  "bonus",
  "percent",
  "multiplier",
  "natural",
  "dc",
  "roll",
];
const files = { fr: "000", it: "001", fi: "004" };

if (!existsSync(join(seeds, "concepts.tsv"))) {
  console.log("skipped: ../shared is not here");
} else {
  if (options.cli === undefined) await ensureBuilt();
  const figures = Object.fromEntries(Object.keys(files).map((lang) => [lang, measure(lang)]));
  if (options.floor !== undefined) hold(figures, resolve(options.floor));
}

function table(name) {
  const [head, ...rows] = readFileSync(join(seeds, name), "utf8").trimEnd().split("\n");
  const keys = head.replace(/^#/, "").split("\t");
  return rows.map((row) => Object.fromEntries(row.split("\t").map((cell, i) => [keys[i], cell])));
}

/** @returns figures of a language in per cent */
function measure(lang) {
  const name = readdirSync(seeds).find((file) => file.startsWith(files[lang]));
  const path = join(seeds, name);
  const text = readFileSync(path, "utf8");
  const gold = goldOf(lang, text);
  const entries = parse(path, lang);
  const byConcept = new Map(entries.map((entry) => [entry.mechanics.concept, entry]));
  const problems = [];

  const core = gold.concepts.filter((concept) => concept.grain === "core");
  const found = core.filter((concept) => byConcept.has(concept.concept));
  for (const { concept } of core.filter((c) => !found.includes(c))) problems.push(`not found: ${concept}`);
  const known = new Set(gold.concepts.map(({ concept }) => concept));
  const extra = entries.filter((entry) => !known.has(entry.mechanics.concept));
  for (const entry of extra) problems.push(`not in the gold: ${entry.mechanics.concept}`);

  const present = gold.concepts.filter((concept) => byConcept.has(concept.concept));
  const rightParents = present.filter(({ concept, parent }) => {
    const got = byConcept.get(concept).mechanics.parent;
    const right =
      parent === "-" ? got === undefined || byConcept.get(got) === undefined : got === parentIn(parent, known);
    if (!right) problems.push(`parent of ${concept} is ${got}, not ${parent}`);
    return right;
  });

  const owners = ownersOf(entries, text);
  let right = 0;
  for (const part of gold.parts) {
    const shares = new Map();
    for (let i = part.start; i < part.end; i++) {
      if (/\s/u.test(text[i]) || owners[i] === undefined) continue;
      shares.set(owners[i], (shares.get(owners[i]) ?? 0) + 1);
    }
    const [owner, share] = [...shares].sort((a, b) => b[1] - a[1])[0] ?? [undefined, 0];
    const total = [...text.slice(part.start, part.end)].filter((c) => !/\s/u.test(c)).length;
    const isLeft = part.grain === "fine" && !byConcept.has(part.concept) && owner === parentIn(part.parent, known);
    if ((owner === part.concept || isLeft) && share >= 0.75 * total) right++;
    else
      problems.push(
        `line ${part.label} of ${part.concept} is in ${owner}: ${text.slice(part.start, part.end).slice(0, 60)}`,
      );
  }

  const facts = factScore(lang, gold, byConcept, known, problems);
  const show = (label, part, whole) => `${label} ${percent(part, whole).toFixed(1)} % (${part}/${whole})`;
  console.log(
    [
      `${lang} ${show("lines", right, gold.parts.length)}`,
      show("concepts", found.length, core.length),
      `extra ${extra.length}`,
      show("parents", rightParents.length, present.length),
      `${show("facts", facts.right, facts.all)} extra facts ${facts.extra}`,
    ].join("  "),
  );
  if (options.verbose) for (const problem of problems) console.log(`   ${problem}`);
  return {
    lines: percent(right, gold.parts.length),
    concepts: percent(found.length, core.length),
    parents: percent(rightParents.length, present.length),
    facts: percent(facts.right, facts.all),
  };
}

function parse(path, lang) {
  const cli = options.cli ?? join(root, "dist/cli.js");
  const run = spawnSync(process.execPath, [cli, "parse", "--lang", lang, path], {
    encoding: "utf8",
    maxBuffer: 1 << 30,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (run.status !== 0) throw new Error(`${path} could not be parsed`);
  return JSON.parse(run.stdout).files[0].entries.filter((entry) => entry.kind === "rule");
}

function parentIn(parents, known) {
  const list = parents.split("|");
  return list.find((parent) => known.has(parent)) ?? list[0];
}

/** The concepts that a chapter defines, and its non-blank lines or parts of lines with the concept of each. */
function goldOf(lang, text) {
  const starts = [0];
  for (let i = text.indexOf("\n"); i >= 0; i = text.indexOf("\n", i + 1)) starts.push(i + 1);
  const cuts = new Map(
    table("line-parts.tsv")
      .filter((row) => row.lang === lang)
      .map((row) => [row.part, row]),
  );
  const isCut = (line) => cuts.has(`${line}a`);
  const concepts = table("concepts.tsv")
    .filter((row) => row[`${lang}_lines`] !== "-")
    .map((row) => ({ concept: row.concept, parent: row.parent, grain: row.grain, range: row[`${lang}_lines`] }));
  const parts = concepts.flatMap((concept) => {
    const [first, last] = concept.range.split("-");
    const labels = [];
    for (let line = parseInt(first, 10); line <= parseInt(last, 10); line++) {
      if (!isCut(line)) labels.push(String(line));
      else if (line === parseInt(first, 10) && /[a-z]$/.test(first)) labels.push(first);
      else if (line === parseInt(last, 10) && /[a-z]$/.test(last)) labels.push(last);
    }
    return labels.flatMap((label) => {
      const start = starts[parseInt(label, 10) - 1];
      const end = starts[parseInt(label, 10)] ?? text.length;
      const cut = cuts.get(label);
      const part =
        cut === undefined ? { start, end } : { start: start + Number(cut.start), end: start + Number(cut.end) };
      return text.slice(part.start, part.end).trim() === "" ? [] : [{ ...concept, label, ...part }];
    });
  });
  return { concepts, parts };
}

/** The concept whose name or description has each unit of the text. */
function ownersOf(entries, text) {
  const owners = new Array(text.length);
  for (const entry of entries) {
    const { name, description = [] } = entry.sources[0].fields;
    for (const span of [...(name === undefined ? [] : [name]), ...description]) {
      for (let i = span.start.offset; i < span.end.offset; i++) owners[i] = entry.mechanics.concept;
    }
  }
  return owners;
}

/** Amounts and checks in order, by their numbers and units; those of a fine concept that was left in its parent count there. */
function factScore(lang, gold, byConcept, known, problems) {
  const rows = readFileSync(join(seeds, "facts.jsonl"), "utf8").trim().split("\n").map(JSON.parse);
  const expected = new Map();
  for (const row of rows.filter((r) => r.lang === lang)) {
    const concept = gold.concepts.find((c) => c.concept === row.concept);
    if (concept === undefined) continue;
    const isLeft = concept.grain === "fine" && !byConcept.has(row.concept);
    const owner = isLeft ? parentIn(concept.parent, known) : row.concept;
    const list = expected.get(owner) ?? { amounts: [], checks: [], optional: [] };
    row.amounts?.forEach((amount, i) => list.amounts.push({ key: keyOf(amount), line: row.lines?.[i] ?? 0 }));
    for (const check of row.checks ?? []) list.checks.push({ key: keyOf(check), line: 0 });
    for (const { amount, check } of row.optional ?? []) list.optional.push(keyOf(amount ?? check ?? {}));
    expected.set(owner, list);
  }
  let right = 0;
  let all = 0;
  let extra = 0;
  for (const concept of new Set([...expected.keys(), ...byConcept.keys()])) {
    const want = expected.get(concept) ?? { amounts: [], checks: [], optional: [] };
    const facts = byConcept.get(concept)?.text[lang].facts ?? { amounts: [], checks: [] };
    for (const group of ["amounts", "checks"]) {
      const wanted = [...want[group]].sort((a, b) => a.line - b.line).map(({ key }) => key);
      const optional = [...want.optional];
      const got = (facts[group] ?? []).filter((fact) => fact.example !== true).map(keyOf);
      const kept = common(wanted, got);
      all += wanted.length;
      right += kept;
      const spare = [...got];
      for (const key of [...wanted, ...optional]) if (spare.includes(key)) spare.splice(spare.indexOf(key), 1);
      extra += spare.length;
      if (kept < wanted.length || spare.length > 0)
        problems.push(`facts of ${concept}: want ${wanted.join(" ")}, got ${got.join(" ")}`);
    }
  }
  return { right, all, extra };
}

function keyOf(fact) {
  return compared
    .filter((key) => fact[key] !== undefined)
    .map((key) => `${key}=${fact[key]}`)
    .join(",");
}

/** Length of the longest common subsequence. */
function common(a, b) {
  const row = new Array(b.length + 1).fill(0);
  for (const x of a) {
    let diagonal = 0;
    b.forEach((y, i) => {
      const above = row[i + 1];
      row[i + 1] = x === y ? diagonal + 1 : Math.max(row[i], above);
      diagonal = above;
    });
  }
  return row[b.length];
}

function percent(part, whole) {
  return whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10;
}

function hold(figures, file) {
  const floor = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const next = {};
  for (const [lang, now] of Object.entries(figures)) {
    next[lang] = {};
    for (const [figure, value] of Object.entries(now)) {
      const least = floor[lang]?.[figure] ?? 0;
      next[lang][figure] = Math.max(value, least);
      if (value < least) {
        console.error(`${lang}: ${figure} ${value} % is below ${least} %`);
        process.exitCode = 1;
      }
    }
  }
  if (options.raise) writeFileSync(file, `${JSON.stringify(next, null, 2)}\n`);
}

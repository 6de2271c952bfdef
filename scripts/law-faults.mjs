// npm run law:faults [-- --verbose] [--seed TEXT]: 300 faults, planted one at a time in the sample rulebook, and what `ruleglot check`
// finds of them: a fault is found by a new finding in its entry or at its place, and rightly by one whose code is meant for its kind. A
// table of kind and language, with --verbose every miss; fails below the share in scripts/law-faults-floor.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "./freshness.mjs";
import { languages, openBook } from "./law-faults/book.mjs";
import { kinds } from "./law-faults/kinds.mjs";
import { randomOf } from "./law-faults/random.mjs";

const { values: options } = parseArgs({
  options: { seed: { type: "string" }, verbose: { type: "boolean", default: false } },
});
const perKind = 25;
/** Characters between a fault and a finding that is at it. */
const near = 40;
const started = performance.now();
const book = await openBook();
const clean = countsOf(await book.check());
const rows = [];
const misses = [];
for (const [i, kind] of Object.keys(kinds).entries()) {
  const cells = [];
  for (const [j, lang] of languages.entries()) {
    // 25 are 9, 8 and 8: the language that has one more changes from kind to kind.
    const share = Math.floor(
      (perKind + ((j + languages.length - (i % languages.length)) % languages.length)) / languages.length,
    );
    cells.push(await tryKind(kind, lang, share));
  }
  rows.push([kind, cells]);
}
report();

async function tryKind(kind, lang, wanted) {
  const random = randomOf(`${options.seed ?? "faults"} ${kind} ${lang}`);
  const cell = { planted: 0, found: 0, right: 0 };
  for (const fault of chosen(random.shuffled(kinds[kind].faults(book, lang, random)), wanted)) {
    const { text } = book.sources.get(fault.file);
    const { start, end } = fault.range;
    const changed = text.slice(0, start) + fault.text + text.slice(end);
    const told = await book.check(fault.file, changed);
    const counts = countsOf(told);
    const isNew = (diagnostic) => counts.get(keyOf(diagnostic)) > (clean.get(keyOf(diagnostic)) ?? 0);
    const codes = [...new Set(told.filter((d) => isNew(d) && isOf(d, fault)).map(({ code }) => code))];
    const isRight = codes.some((code) => kinds[kind].codes.includes(code));
    cell.planted++;
    if (codes.length > 0) cell.found++;
    if (isRight) cell.right++;
    else misses.push({ kind, fault, codes, line: shown(text, fault) });
  }
  return cell;
}

/** The first of each variant in turn, each at another place. */
function chosen(faults, wanted) {
  const variants = [...new Set(faults.map(({ variant }) => variant))];
  const queues = variants.map((variant) => faults.filter((fault) => fault.variant === variant));
  const taken = [];
  for (let turn = 0; taken.length < wanted && queues.some(({ length }) => length > 0); turn++) {
    const next = queues[turn % queues.length].shift();
    if (next === undefined) continue;
    const overlaps = ({ file, range }) =>
      file === next.file && range.start < next.range.end && next.range.start < range.end;
    if (!taken.some(overlaps)) taken.push(next);
  }
  return taken;
}

/** Whether a finding is about the fault's entry, or at the fault: one that hits a name or a first line may make another entry of it. */
function isOf({ entry, file, span }, fault) {
  if (entry === fault.entry) return true;
  const { start } = fault.range;
  return (
    file === fault.file && span.start.offset <= start + fault.text.length + near && start - near <= span.end.offset
  );
}

/** How often each code is told of each entry. */
function countsOf(diagnostics) {
  const counts = new Map();
  for (const diagnostic of diagnostics) counts.set(keyOf(diagnostic), (counts.get(keyOf(diagnostic)) ?? 0) + 1);
  return counts;
}

function keyOf({ code, entry = "" }) {
  return `${code} ${entry}`;
}

function shown(text, { range: { start, end }, text: put }) {
  const quote = (part) => (part.length > 90 ? `${part.slice(0, 60)}…${part.slice(-25)}` : part);
  const marked = `${text.slice(start - 25, start)}{${quote(text.slice(start, end))} → ${quote(put)}}${text.slice(end, end + 25)}`;
  return marked.replace(/\s+/gu, (space) => (/^ +$/.test(space) ? space : " "));
}

function report() {
  if (options.verbose) {
    for (const { kind, fault, codes, line } of misses) {
      console.log(`${kind}${fault.variant === "" ? "" : `, ${fault.variant}`}: ${fault.file}, ${fault.entry}`);
      console.log(`  ${line}`);
      console.log(`  ${codes.length === 0 ? "nothing found" : `only ${codes.join(", ")}`}`);
    }
  }
  const keys = ["planted", "found", "right"];
  const sum = (cells, key) => cells.reduce((total, cell) => total + cell[key], 0);
  const line = (name, cells) =>
    [name.padEnd(28), ...cells.map((cell) => keys.map((key) => String(cell[key]).padStart(8)).join(""))]
      .join(" ")
      .trimEnd();
  const summed = (cells) => Object.fromEntries(keys.map((key) => [key, sum(cells, key)]));
  const heads = [...languages, "all"].map(() => keys.map((key) => key.padStart(8)).join(""));
  console.log([" ".repeat(28), ...[...languages, "all"].map((name) => name.padEnd(24))].join(" ").trimEnd());
  console.log([" ".repeat(28), ...heads].join(" "));
  for (const [kind, cells] of rows) console.log(line(kind, [...cells, summed(cells)]));
  const columns = languages.map((_, i) => summed(rows.map(([, cells]) => cells[i])));
  const all = summed(columns);
  console.log(line("all", [...columns, all]));
  console.log(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  const percent = (100 * all.right) / all.planted;
  const floor = JSON.parse(readFileSync(join(root, "scripts/law-faults-floor.json"), "utf8"));
  // A share for each set of languages that lack a spell checker.
  const least =
    book.withoutSpelling.length === 0 ? floor.rightly : (floor.without[book.withoutSpelling.join(" ")] ?? 0);
  const short = all.planted < perKind * rows.length;
  if (short) console.log(`only ${all.planted} of ${perKind * rows.length} could be planted`);
  if (book.withoutSpelling.length > 0)
    console.log(`no spell checker is installed for ${book.withoutSpelling.join(", ")}`);
  console.log(`faults ${(Math.floor(10 * percent) / 10).toFixed(1)} % of ${all.planted} found by the right code`);
  if (short || percent < least) process.exitCode = 1;
}

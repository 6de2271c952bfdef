// npm run law:ocr [-- --verbose]: the sample rulebook as plain text, damaged as by character recognition at several rates, compiled and
// compared with the clean text. A field may be read exactly or be flagged by a warning or an error; a field that is neither is silent.
// Of the silent ones some are legal: the damaged text is another value that the field may have, which no reader of it alone can know.
// Fails if a share of silent errors is above that in scripts/law-ocr-floor.json, or if the clean text does not read as the book does.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { root } from "./freshness.mjs";
import { damage } from "./law-ocr/damage.mjs";
import { importSource } from "./source-bundle.mjs";

const languages = ["fr", "it", "fi"];
/** Damaged characters in per cent. */
const rates = [0.5, 1, 2];
const headline = 1;
/** Each rate is applied to the whole book this often, to other characters each time. */
const rounds = 8;
const { values: options } = parseArgs({ options: { verbose: { type: "boolean", default: false } } });
const floor = JSON.parse(readFileSync(join(root, "scripts/law-ocr-floor.json"), "utf8"));

const { differences, fieldParts, kinds, labelOf, labelledValue, packSetWith, parseFile, readExactly } =
  await importSource("law/ocr", {
    "./src/compile.js": ["parseFile"],
    "./src/cli/built-in-packs.js": ["packSetWith"],
    "./src/kinds/all-kinds.js": ["kinds"],
    "./src/print/print-entry.js": ["labelOf", "labelledValue"],
    "./src/checks/round-trip.js": ["differences", "fieldParts"],
    "./src/values/read-value.js": ["readExactly"],
  });
const packs = await packSetWith([]);
const totals = new Map(rates.map((rate) => [rate, counters()]));
const silentKinds = new Map();

console.log(
  "lang  rate %  damaged %  entries    named        fields  exact %  flagged %  silent  silent %  info only  legal",
);
for (const lang of languages) {
  const book = await bookOf(lang);
  const clean = await partsByBlock(book.map(({ lines }) => lines));
  book.forEach(({ entry }, n) => {
    if (!isDeepStrictEqual(clean.blocks[n].parts, partsOf([entry]))) fail(`${lang}: ${entry.id} as plain text differs`);
  });
  for (const rate of rates) {
    const counts = counters();
    for (let round = 1; round <= rounds; round++) await count(book, clean, { lang, rate, round }, counts);
    for (const key of Object.keys(counts)) totals.get(rate)[key] += counts[key];
    console.log(row(lang, rate, counts));
    const most = floor[lang]?.[rate] ?? 0;
    const silent = share(counts.silent, counts.fields);
    if (silent > most) fail(`${lang}: silent errors ${silent} % at ${rate} % are above ${most} %`);
  }
}
for (const rate of rates) console.log(row("all", rate, totals.get(rate)));
if (options.verbose)
  for (const [kind, n] of [...silentKinds].sort((a, b) => b[1] - a[1])) console.log(`${String(n).padStart(4)} ${kind}`);
const { silent, legal, fields } = totals.get(headline);
const without = share(silent - legal, fields).toFixed(2);
console.log(
  `ocr silent ${share(silent, fields).toFixed(2)} % of ${fields} fields at ${headline} %, ${without} % without other legal values`,
);

function counters() {
  return {
    chars: 0,
    damaged: 0,
    found: 0,
    named: 0,
    entries: 0,
    fields: 0,
    exact: 0,
    flagged: 0,
    silent: 0,
    info: 0,
    legal: 0,
  };
}

/** Damages a book once, compiles it and adds what became of its fields to `counts`. */
async function count(book, clean, { lang, rate, round }, counts) {
  const damaged = book.map(({ entry, lines }) =>
    lines.map(({ key, text }) => {
      const made = damage(text, { lang, rate: rate / 100, seed: `${entry.id} ${round}` });
      counts.chars += text.length;
      counts.damaged += made.done.length;
      return { key, text: made.text, done: made.done, clean: text };
    }),
  );
  const read = await partsByBlock(damaged);
  book.forEach(({ entry }, n) => {
    const expected = clean.blocks[n].parts;
    const { parts, findings, entries } = read.blocks[n];
    counts.entries++;
    if (entries.length > 0) counts.found++;
    const [{ text: name }] = read.blocks[n].lines;
    if (entries.some((one) => lettersOf(one.text[lang]?.name ?? "") === lettersOf(name))) counts.named++;
    else if (options.verbose)
      console.log(`${lang} ${rate} % ${entry.id}: ${name} is named ${entries.map((one) => one.id).join(", ")}`);
    for (const key of new Set([...Object.keys(expected), ...Object.keys(parts)])) {
      counts.fields++;
      const line = read.blocks[n].lines.find((other) => other.key === key);
      if (isDeepStrictEqual(parts[key], expected[key])) counts.exact++;
      else if (findings.some((finding) => finding.severity !== "info" && tells(finding, key, line))) counts.flagged++;
      else {
        const info = findings.some((finding) => tells(finding, key, line));
        counts.silent++;
        if (info) counts.info++;
        const legal = isLegal(entries, key, packs.get(lang));
        if (legal) counts.legal++;
        note({ entry, entries, info, legal, key, line, expected: expected[key], actual: parts[key], lang, rate });
      }
    }
  });
}

/** A name may lose its page ids, and ligatures and spaces be set right. */
function lettersOf(name) {
  return name
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** Whether a finding points at a field: it names it, or stands in its line. */
function tells({ field, range }, key, line) {
  return (
    field === key || (line !== undefined && range.start <= line.end && range.end >= line.start && field !== "name")
  );
}

/** Whether the text that was read is a value of its field to the last word. */
function isLegal(entries, key, pack) {
  const printed = entries.length === 1 ? entries[0].text[pack.lang].printed[key] : undefined;
  const family = kinds.flatMap(({ fields }) => fields).find((field) => field.key === key)?.family;
  if (printed === undefined || family === undefined) return false;
  const { value, findings, tokens } = readExactly(family, printed, pack);
  return value !== undefined && findings.length === 0 && !tokens.some(({ concept }) => concept === "unknown");
}

function note({ entry, entries, info, legal, key, line, expected, actual, lang, rate }) {
  const what = actual === undefined ? "missing" : expected === undefined ? "invented" : "other";
  const where = entries.length === 0 ? "entry lost" : `${what}${info ? ", info" : ""}${legal ? ", legal" : ""}`;
  const causes = [...new Set((line?.done ?? []).map(({ kind }) => kind))];
  const kind = `${key}: ${where}`;
  const cause = causes.length > 1 ? "several" : (causes[0] ?? "elsewhere");
  for (const sum of [kind, `damage: ${cause}`]) silentKinds.set(sum, (silentKinds.get(sum) ?? 0) + 1);
  if (!options.verbose) return;
  console.log(`${lang} ${rate} % ${entry.id} ${key} (${where}; ${causes.join(", ")})`);
  console.log(`  clean   ${line?.clean ?? "no such line"}`);
  console.log(`  damaged ${line?.text ?? "no such line"}`);
  for (const difference of differences(expected ?? {}, actual ?? {})) console.log(`  ${difference}`);
}

/** What is read in a book, by the block of lines that it stands in: fields, warnings and errors, lines with their place. */
async function partsByBlock(book) {
  let content = "";
  const blocks = book.map((lines) => {
    const placed = lines.map((line) => {
      const start = content.length;
      content += `${line.text}\n`;
      return { ...line, start, end: content.length - 1 };
    });
    content += "\n";
    return { lines: placed, start: placed[0].start, end: content.length };
  });
  const parsed = await parseFile({ file: "book.txt", content }, { packs });
  const inside = ({ start, end }, offset) => offset >= start && offset < end;
  return {
    blocks: blocks.map((block) => {
      const entries = parsed.entries.filter(({ sources }) => inside(block, sources[0]?.span.start.offset ?? -1));
      const findings = parsed.findings.filter(({ range }) => inside(block, range.start));
      return { lines: block.lines, entries, findings, parts: partsOf(entries) };
    }),
  };
}

/** Mechanics by field. */
function partsOf(entries) {
  return Object.fromEntries(
    entries.flatMap((entry) => fieldParts(entry.mechanics)).map(({ key, mechanics }) => [key, mechanics]),
  );
}

/** Spells and powers of the sample rulebook, each as lines of plain text: `{ key?, text }`, with the field that a line states. */
async function bookOf(lang) {
  const folder = join(root, "corpus", lang);
  const found = [];
  for (const file of readdirSync(folder).sort())
    found.push(...(await parseFile({ file, content: readFileSync(join(folder, file)) }, { packs, lang })).entries);
  return found
    .filter(({ kind }) => kind !== "rule")
    .map((entry) => ({ entry, lines: linesOf(entry, packs.get(lang)) }));
}

function linesOf(entry, pack) {
  const { name, printed, description } = entry.text[pack.lang];
  const fields = (kinds.find(({ kind }) => kind === entry.kind)?.fields ?? []).filter(({ key }) => printed[key]);
  return [
    { text: name },
    ...fields.map(({ key, family }) => ({
      key,
      text: family === "typeLine" ? printed[key] : labelledValue(labelOf(key, entry.kind, pack), printed[key], pack),
    })),
    // What stands in brackets behind a component is printed there already.
    ...description.filter((block) => block.inline !== true).flatMap((block) => blockLines(block, pack)),
  ];
}

function blockLines(block, pack) {
  if (block.type === "list") return block.items.map(({ text }) => ({ text: `• ${text}` }));
  if (block.type === "table")
    return [block.header, ...block.rows].map((cells) => ({ text: cells.map(({ text }) => text).join("    ") }));
  return [{ text: block.type === "detail" ? labelledValue(block.label, block.text, pack) : block.text }];
}

function row(lang, rate, { chars, damaged, found, named, entries, fields, exact, flagged, silent, info, legal }) {
  const percent = (part, whole) => share(part, whole).toFixed(2);
  return [
    lang.padEnd(4),
    String(rate).padStart(6),
    percent(damaged, chars).padStart(9),
    `${found}/${entries}`.padStart(7),
    `${named}/${entries}`.padStart(7),
    String(fields).padStart(12),
    percent(exact, fields).padStart(7),
    percent(flagged, fields).padStart(9),
    String(silent).padStart(6),
    percent(silent, fields).padStart(8),
    String(info).padStart(9),
    String(legal).padStart(5),
  ].join("  ");
}

/** In per cent, to two places. */
function share(part, whole) {
  return whole === 0 ? 0 : Math.round((10_000 * part) / whole) / 100;
}

function fail(message) {
  console.error(message);
  process.exitCode = 1;
}

// npm run law:files [-- FORMAT …]: sets the sample rulebook in the formats of publishers, compiles it back and compares. A table of
// format and language, then every difference; fails below 99.5 % of the mechanics or if an entry is missing.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { root } from "./freshness.mjs";
import { makeDocx } from "./law-files/docx.mjs";
import { makeEpub, makePage, makeWiki } from "./law-files/html.mjs";
import { makeIcml, makeIdml } from "./law-files/idml.mjs";
import { makeOdt } from "./law-files/odt.mjs";
import { saveByOffice } from "./law-files/office.mjs";
import { htmlBook, makePdf, pdfVariants, printPdf } from "./law-files/pdf.mjs";
import { makeDokuWiki, makeForum, makeScrewTurn } from "./law-files/wiki.mjs";
import { importSource } from "./source-bundle.mjs";

const languages = ["fr", "it", "fi"];
const leastShare = 0.995;

/** Books by language for each format. */
const perBook = (make) => async (books) =>
  Object.fromEntries(Object.entries(books).map(([lang, blocks]) => [lang, make(blocks, lang)]));
const formats = {
  docx: { file: "book.docx", make: perBook(makeDocx) },
  odt: { file: "book.odt", make: perBook(makeOdt) },
  epub: { file: "book.epub", make: perBook(makeEpub) },
  idml: { file: "book.idml", make: perBook(makeIdml) },
  icml: { file: "book.icml", make: perBook(makeIcml) },
  html: { file: "book.html", make: perBook(makePage) },
  mediawiki: { file: "book.xml", make: perBook(makeWiki) },
  dokuwiki: { file: "book.txt", make: perBook(makeDokuWiki) },
  screwturn: { file: "book.txt", make: perBook(makeScrewTurn) },
  forum: { file: "book.txt", make: perBook(makeForum) },
  ...Object.fromEntries(
    Object.keys(pdfVariants).map((variant) => [
      `pdf, ${variant}`,
      { file: "book.pdf", make: (books) => makePdf(books, variant) },
    ]),
  ),
  "pdf, printed": { file: "book.pdf", make: printPdf },
  manuscript: { file: "book.docx", make: () => manuscripts() },
  // What LibreOffice makes of our files: it divides text into other runs and gives other names to styles.
  ...byOffice("docx", perBook(makeDocx), ["docx", "odt", "fodt"]),
  // These have no place for what is deleted.
  ...byOffice(
    "docx",
    perBook((blocks, lang) => makeDocx(blocks, lang, false)),
    ["pdf", "epub", "html", "txt"],
  ),
  ...byOffice("odt", perBook(makeOdt), ["docx", "odt"]),
  ...byOffice("html", perBook(htmlBook), ["docx:MS Word 2007 XML", "odt", "pdf:writer_pdf_Export"]),
  ...byOffice("manuscript", () => manuscripts(), ["docx", "odt", "pdf", "epub", "html", "txt"]),
};

/**
 * Settings that open a file of one kind in LibreOffice and save it as others. Its EPUB has neither bullets nor the head rows
 * of tables, its plain text no tables: of these only mechanics are compared.
 *
 * @param saved - `ending` or `ending:filter`
 */
function byOffice(name, make, saved) {
  const from = name === "manuscript" ? "docx" : name;
  return Object.fromEntries(
    saved.map((to) => {
      const [ending] = to.split(":");
      const save = async (books) => saveByOffice(await make(books), from, to);
      const losesBlocks = ending === "epub" || ending === "txt";
      return [`office ${name} to ${ending}`, { file: `book.${ending}`, make: save, losesBlocks }];
    }),
  );
}

const {
  cardInLanguage,
  cardWords,
  differences,
  fieldOrder,
  fieldParts,
  kinds,
  labelOf,
  labelledValue,
  manuscriptDocx,
  manuscriptEntry,
  packSetWith,
  parseFile,
  Translations,
} = await importSource("law/files", {
  "./src/cli/card-words.js": ["cardWords"],
  "./src/emit/cards/card-entry.js": ["cardInLanguage"],
  "./src/emit/manuscript/docx.js": ["manuscriptDocx"],
  "./src/emit/manuscript/manuscript-entry.js": ["manuscriptEntry"],
  "./src/report/words.js": ["Translations"],
  "./src/compile.js": ["parseFile"],
  "./src/cli/built-in-packs.js": ["packSetWith"],
  "./src/kinds/all-kinds.js": ["fieldOrder", "kinds"],
  "./src/print/print-entry.js": ["labelOf", "labelledValue"],
  "./src/checks/round-trip.js": ["differences", "fieldParts"],
});
const packs = await packSetWith([]);
const wanted = process.argv.slice(2);
const entries = Object.fromEntries(await Promise.all(languages.map(async (lang) => [lang, await entriesOf(lang)])));
const books = Object.fromEntries(
  languages.map((lang) => [lang, entries[lang].map((entry) => statBlock(entry, packs.get(lang)))]),
);
const total = { found: 0, entries: 0, equal: 0, mechanics: 0, same: 0, blocks: 0 };
const notes = [];
for (const [format, { file, make, losesBlocks = false }] of Object.entries(formats)) {
  if (wanted.length > 0 && !wanted.some((name) => format.startsWith(name))) continue;
  const made = await make(books);
  if (made === undefined) console.log(`${format}: skipped, the program for it is not installed`);
  for (const [lang, content] of Object.entries(made ?? {})) await compare({ format, lang, file, losesBlocks }, content);
}
for (const note of notes) console.log(note);
console.log(`entries ${total.found}/${total.entries}, description blocks ${total.same}/${total.blocks}`);
console.log(`files ${percent(total.equal, total.mechanics)} % of ${total.mechanics} mechanics`);
if (total.found < total.entries || total.equal < total.mechanics * leastShare || total.mechanics === 0)
  process.exitCode = 1;

async function compare({ format, lang, file, losesBlocks }, content) {
  const started = performance.now();
  const parsed = await parseFile({ file, content }, { packs });
  const seconds = (performance.now() - started) / 1000;
  const byName = new Map(parsed.entries.map((entry) => [nameOf(entry, lang), entry]));
  const counts = { found: 0, entries: entries[lang].length, equal: 0, mechanics: 0, same: 0, blocks: 0 };
  for (const expected of entries[lang]) {
    const name = nameOf(expected, lang);
    const actual = byName.get(name);
    byName.delete(name);
    if (actual !== undefined) counts.found++;
    else notes.push(`${format} ${lang}: ${name} is missing`);
    for (const { key, mechanics } of fieldParts(expected.mechanics)) {
      counts.mechanics++;
      const part = fieldParts(actual?.mechanics ?? {}).find((found) => found.key === key)?.mechanics;
      if (isDeepStrictEqual(part, mechanics)) counts.equal++;
      else if (actual !== undefined)
        for (const line of differences(mechanics, part ?? {})) notes.push(`${format} ${lang}: ${name} ${key}: ${line}`);
    }
    if (losesBlocks) continue;
    const [own, theirs] = [expected, actual].map((entry) => entry?.text[lang]?.description.map(plain) ?? []);
    counts.blocks += own.length;
    own.forEach((block, n) => {
      if (isDeepStrictEqual(sameSpaces(format, block), sameSpaces(format, theirs[n]))) counts.same++;
      else if (actual !== undefined)
        notes.push(`${format} ${lang}: ${name} block ${n}: ${JSON.stringify(block)} ≠ ${JSON.stringify(theirs[n])}`);
    });
    if (actual !== undefined && theirs.length > own.length)
      notes.push(`${format} ${lang}: ${name} has more blocks: ${JSON.stringify(theirs.slice(own.length))}`);
  }
  for (const name of byName.keys()) notes.push(`${format} ${lang}: ${name} is none of the book's entries`);
  for (const { code, severity } of parsed.findings) if (severity === "error") notes.push(`${format} ${lang}: ${code}`);
  for (const key of Object.keys(total)) total[key] += counts[key];
  console.log(
    `${format} ${lang}: entries ${counts.found}/${counts.entries} mechanics ${percent(counts.equal, counts.mechanics)} % ` +
      `description ${counts.same}/${counts.blocks} ${seconds.toFixed(2)} s`,
  );
}

/** What `ruleglot manuscript` writes for Word, by language. */
function manuscripts() {
  const words = new Translations();
  return Object.fromEntries(
    languages.map((lang) => {
      const pack = packs.get(lang);
      const labels = cardWords(pack, words, packs);
      const written = entries[lang].map((entry) =>
        manuscriptEntry(cardInLanguage(entry, pack), labels, fieldOrder(entry.kind)),
      );
      return [lang, manuscriptDocx({ lang, title: "Book", entries: written })];
    }),
  );
}

/** Rounded down: 100.00 means all. */
function percent(part, whole) {
  return (whole === 0 ? 0 : Math.floor((10_000 * part) / whole) / 100).toFixed(2);
}

function nameOf(entry, lang) {
  return entry.text[lang]?.name ?? entry.id;
}

/** A PDF's fonts often have one glyph for a space and a no-break space. */
function sameSpaces(format, block) {
  return format.startsWith("pdf") ? JSON.parse(JSON.stringify(block ?? null).replace(/[\u00A0\u202F]/g, " ")) : block;
}

/** A block without marks. */
function plain(block) {
  const texts = (parts) => parts.map(({ text }) => text);
  if (block.type === "list") return { type: "list", ordered: block.ordered, items: texts(block.items) };
  if (block.type === "table") return { type: "table", header: texts(block.header), rows: block.rows.map(texts) };
  return { type: block.type, text: block.text };
}

/** Spells and powers of the sample rulebook. */
async function entriesOf(lang) {
  const folder = join(root, "corpus", lang);
  const found = [];
  for (const file of readdirSync(folder).sort()) {
    const content = readFileSync(join(folder, file));
    found.push(...(await parseFile({ file, content }, { packs, lang })).entries);
  }
  return found.filter(({ kind }) => kind !== "rule");
}

/** An entry as the writers set it: its type line, labels with their sign, and the description. */
function statBlock(entry, pack) {
  const { name, printed, description } = entry.text[pack.lang];
  const labelled = (label) => labelledValue(label, "", pack).trimEnd();
  const keys = (kinds.find(({ kind }) => kind === entry.kind)?.fields ?? []).filter(
    ({ key }) => printed[key] !== undefined,
  );
  const line = keys.find(({ family }) => family === "typeLine");
  return {
    name,
    ...(line === undefined ? {} : { typeLine: printed[line.key] }),
    fields: keys
      .filter((field) => field !== line)
      .map(({ key }) => ({ label: labelled(labelOf(key, entry.kind, pack)), text: printed[key] })),
    // What stands in brackets behind a component is printed there already.
    description: description
      .filter((block) => block.inline !== true)
      .map((block) => (block.type === "detail" ? { ...block, label: labelled(block.label) } : block)),
  };
}

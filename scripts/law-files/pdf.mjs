// The rulebook as PDF: set by Typst in one to three columns as publishers do, and printed from a web page by Chromium.
import { Buffer } from "node:buffer";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { fontFiles, fontPath } from "../font-widths.mjs";
import { root } from "../freshness.mjs";

/** How the book is set: `indent` in em before a paragraph's first line. */
export const pdfVariants = {
  "one column": { paper: "a5", columns: 1, justify: true, indent: 0, font: "Alegreya", boxFont: "Source Sans 3" },
  "two columns": { paper: "a5", columns: 2, justify: true, indent: 1, font: "Alegreya", boxFont: "Source Sans 3" },
  "two columns, ragged": {
    paper: "a5",
    columns: 2,
    justify: false,
    indent: 0,
    font: "Source Sans 3",
    boxFont: "Alegreya",
  },
  "three columns": { paper: "a4", columns: 3, justify: true, indent: 1, font: "Source Sans 3", boxFont: "Alegreya" },
};

/** Words of the pages around the entries. */
const words = {
  fr: {
    title: "Almanach du lac",
    chapter: "Sorts et facultés",
    box: "Le carnet du passeur",
    text: "Qui traverse le lac de nuit compte ses rameurs au départ et les recompte à l’arrivée. S’il y en a un de trop, on le paie comme les autres.",
  },
  it: {
    title: "Almanacco del lago",
    chapter: "Incantesimi e poteri",
    box: "Il taccuino del traghettatore",
    text: "Chi attraversa il lago di notte conta i rematori alla partenza e li riconta all’arrivo. Se ce n’è uno in più, lo si paga come gli altri.",
  },
  fi: {
    title: "Järven almanakka",
    chapter: "Loitsut ja psioniset kyvyt",
    box: "Lautturin muistikirja",
    text: "Joka ylittää järven yöllä, laskee soutajansa lähtiessään ja uudelleen perille tultuaan. Jos yksi on liikaa, sille maksetaan kuten muillekin.",
  },
};

/**
 * Sets stat blocks as a book of PDF pages.
 *
 * @param blocksByLang Stat blocks by language: `name`, `typeLine`, `fields` of `label` and `text`, `description` as in an entry.
 * @param variant A key of `pdfVariants`.
 * @returns The bytes of a PDF by language.
 */
export async function makePdf(blocksByLang, variant = "two columns") {
  const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
  const workspace = resolve("/ruleglot-law");
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: fontFiles.map((file) => readFileSync(fontPath(file))) }],
  });
  const main = resolve(workspace, "book.typ");
  compiler.addSource(main, readFileSync(join(root, "scripts/law-files/book.typ"), "utf8"));
  const pdfs = {};
  for (const [lang, blocks] of Object.entries(blocksByLang)) {
    const data = { ...pdfVariants[variant], ...pageWords(lang), lang, entries: blocks.map(entryOf) };
    compiler.mapShadow(resolve(workspace, "data.json"), Buffer.from(JSON.stringify(data)));
    const compiled = compiler.compile({ mainFilePath: main });
    if (compiled.result === null)
      throw new Error(JSON.stringify(compiler.fetchDiagnostics(compiled.takeError()), null, 1));
    pdfs[lang] = compiler.pdf(compiled.result, { pdfTags: false });
  }
  return pdfs;
}

/** The same book as browsers print it, or undefined where there is no Chromium. */
export function printPdf(blocksByLang) {
  const chromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
  if (chromium === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-print-"));
  try {
    return Object.fromEntries(
      Object.entries(blocksByLang).map(([lang, blocks]) => {
        const [page, pdf] = [join(folder, `${lang}.html`), join(folder, `${lang}.pdf`)];
        writeFileSync(page, htmlBook(blocks, lang));
        const args = ["--headless", "--no-sandbox", "--disable-gpu", `--user-data-dir=${join(folder, "profile")}`];
        spawnSync(chromium, [...args, `--print-to-pdf=${pdf}`, pathToFileURL(page).href], { timeout: 120_000 });
        return [lang, new Uint8Array(readFileSync(pdf))];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function pageWords(lang) {
  const { title, chapter, box, text } = words[lang];
  return { title, chapter, box: { title: box, text } };
}

function entryOf({ name, typeLine, fields, description }) {
  return { name, typeLine: typeLine ?? null, fields: fields.map(fieldOf), description: description.map(blockOf) };
}

const fieldOf = ({ label, text }) => ({ label, text: ` ${text}` });

function blockOf(block) {
  if (block.type === "list") return { ...block, ordered: block.ordered === true, items: block.items.map(runsOf) };
  if (block.type === "table")
    return {
      type: "table",
      header: (block.header ?? []).map(runsOf),
      rows: block.rows.map((row) => row.map((cell) => ({ runs: runsOf(cell) }))),
    };
  if (block.type === "detail")
    return { type: "detail", label: block.label, runs: runsOf({ ...block, text: ` ${block.text}` }, 1) };
  return { ...block, runs: runsOf(block) };
}

/** Text and marks as runs of one style; `shift` is what was put before the text. */
function runsOf({ text, marks = [] }, shift = 0) {
  const styled = marks.filter(({ type }) => type === "strong" || type === "emphasis");
  const runs = [];
  let at = 0;
  for (const { start, end, type } of styled.sort((a, b) => a.start - b.start)) {
    if (start + shift < at) continue;
    if (start + shift > at) runs.push({ style: "plain", text: text.slice(at, start + shift) });
    runs.push({ style: type, text: text.slice(start + shift, end + shift) });
    at = end + shift;
  }
  if (at < text.length) runs.push({ style: "plain", text: text.slice(at) });
  return runs;
}

/** The book as a page for browsers and word processors: a header's lines in one block, parted by forced breaks. */
export function htmlBook(blocks, lang) {
  const html = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
  const rich = (part) =>
    runsOf(part)
      .map(({ style, text }) =>
        style === "strong" ? `<b>${html(text)}</b>` : style === "emphasis" ? `<i>${html(text)}</i>` : html(text),
      )
      .join("");
  const cells = (row, tag) => `<tr>${row.map((cell) => `<${tag}>${rich(cell)}</${tag}>`).join("")}</tr>`;
  const block = (item) => {
    if (item.type === "list")
      return `<${item.ordered ? "ol" : "ul"}>${item.items.map((one) => `<li>${rich(one)}</li>`).join("")}</${item.ordered ? "ol" : "ul"}>`;
    if (item.type === "table")
      return `<table>${item.header === undefined ? "" : cells(item.header, "th")}${item.rows.map((row) => cells(row, "td")).join("")}</table>`;
    if (item.type === "detail") return `<p><i>${html(item.label)}</i> ${rich(item)}</p>`;
    return item.type === "heading" ? `<h4>${rich(item)}</h4>` : `<p>${rich(item)}</p>`;
  };
  const entries = blocks.map(({ name, typeLine, fields, description }) =>
    [
      `<h2>${html(name)}</h2>`,
      `<div>${typeLine === undefined ? "" : `<i>${html(typeLine)}</i><br>`}`,
      fields.map(({ label, text }) => `<b>${html(label)}</b> ${html(text)}`).join("<br>\n"),
      "</div>",
      ...description.map(block),
    ].join("\n"),
  );
  const style =
    "body{font:10pt serif} th,td{padding:2px 6px;text-align:left;border-bottom:1px solid #999} table{border-collapse:collapse}";
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${html(words[lang].title)}</title><style>${style}</style><h1>${html(words[lang].title)}</h1>${entries.join("\n")}</html>`;
}

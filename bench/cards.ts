import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { packSetWith } from "../src/cli/built-in-packs.js";
import { cardWords } from "../src/cli/card-words.js";
import { typesetFiles } from "../src/cli/typeset-files.js";
import { parseFile } from "../src/compile.js";
import { emitCards } from "../src/emit/cards.js";
import { ownCard } from "../src/emit/cards/card-entry.js";
import { type CardSheetsOptions, sheetsOf, typesetFaces } from "../src/emit/typeset/card-sheets.js";
import { Typesetter } from "../src/emit/typeset/typesetter.js";
import { fieldOrder } from "../src/kinds/all-kinds.js";
import { Translations } from "../src/report/words.js";
import { makeGenerator } from "./generate.js";

export interface CardsCost {
  readonly cards: number;
  /** Seconds from entries to the bytes of the PDF, the compiler's start included. */
  readonly typeset: number;
  /** Seconds of headless Chromium from the sheets' HTML to a PDF; undefined where it is not installed. */
  readonly chromium: number | undefined;
}

/** A PDF of about `count` cards, through Typst and through Chromium. */
export async function cardsCost(corpus: string, count: number): Promise<CardsCost> {
  const packs = await packSetWith([]);
  const generator = await makeGenerator(corpus, packs);
  // Languages take turns in a book: one of them has a third of the entries.
  const { entries } = await parseFile({ file: "book.md", content: generator.book(3 * count) }, { packs });
  const lang = "fr";
  const words = cardWords(packs.get(lang), new Translations(), packs);
  if (words === undefined) throw new Error(`no words in ${lang}`);
  const options: CardSheetsOptions = {
    lang,
    words,
    fieldOrder,
    size: "poker",
    paper: "a4",
    bleed: 0,
    cropMarks: true,
    duplex: false,
  };
  const cards = entries.flatMap((entry) => ownCard(entry, lang) ?? []).slice(0, count);
  const files = await typesetFiles();

  const started = performance.now();
  const faces = typesetFaces(cards, options);
  const typesetter = await Typesetter.create(files);
  typesetter.pdf("cards", sheetsOf(faces, options));
  const typeset = (performance.now() - started) / 1000;

  const folder = mkdtempSync(join(tmpdir(), "ruleglot-cards-"));
  try {
    emitCards(
      {
        write(path, content) {
          mkdirSync(dirname(join(folder, path)), { recursive: true });
          writeFileSync(join(folder, path), typeof content === "string" ? content : [...content].join(""));
        },
      },
      cards.map(({ entry }) => entry),
      { words: () => words, fieldOrder },
    );
    return {
      cards: faces.length,
      typeset,
      chromium: chromiumSeconds(folder, join(folder, `cards/${lang}/print.html`)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function chromiumSeconds(folder: string, page: string): number | undefined {
  const program = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find((path) => existsSync(path));
  if (program === undefined) return undefined;
  const pdf = join(folder, "chromium.pdf");
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
  const started = performance.now();
  spawnSync(program, [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    ...quiet,
    `--user-data-dir=${join(folder, "profile")}`,
    "--no-pdf-header-footer",
    `--print-to-pdf=${pdf}`,
    `file://${page}`,
  ]);
  const seconds = (performance.now() - started) / 1000;
  return existsSync(pdf) ? seconds : undefined;
}

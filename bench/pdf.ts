import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packageRoot, packSetWith } from "../src/cli/built-in-packs.js";
import { parseFile } from "../src/compile.js";
import { readPdf } from "../src/read/pdf/read-pdf.js";

interface StatBlock {
  readonly name: string;
  readonly typeLine?: string;
  readonly fields: readonly { readonly label: string; readonly text: string }[];
  readonly description: readonly unknown[];
}

type MakePdf = (
  blocks: Readonly<Record<string, readonly StatBlock[]>>,
  variant?: string,
) => Promise<Record<string, Uint8Array>>;

/** Writes a book of about `pages` pages in two columns: the corpus, over and over again under new names. */
export async function writePdfBook(corpus: string, file: string, pages: number): Promise<void> {
  const { makePdf } = (await import(pathToFileURL(join(packageRoot(), "scripts/law-files/pdf.mjs")).href)) as {
    readonly makePdf: MakePdf;
  };
  const source = join(corpus, "fr/lamps-and-embers.md");
  const packs = await packSetWith([]);
  const { entries } = await parseFile({ file: source, content: readFileSync(source) }, { packs });
  const blocks = entries.flatMap(({ text: { fr } }): StatBlock[] =>
    fr === undefined
      ? []
      : [
          {
            name: fr.name,
            fields: Object.entries(fr.printed).map(([key, text]) => ({ label: `${key} :`, text })),
            description: fr.description.filter((block) => block.type === "paragraph"),
          },
        ],
  );
  const perPage = 3.5;
  const book = Array.from({ length: Math.round(pages * perPage) }, (_, i): StatBlock => {
    const block = blocks[i % blocks.length] as StatBlock;
    return { ...block, name: `${block.name} ${i + 1}` };
  });
  writeFileSync(file, (await makePdf({ fr: book }))["fr"] as Uint8Array);
}

export interface PdfCost {
  readonly pages: number;
  readonly seconds: number;
  readonly megabytes: number;
}

/** Time and peak memory of taking the text out of a PDF, loading of the engine included. */
export async function pdfCost(file: string): Promise<PdfCost> {
  const bytes = readFileSync(file);
  const started = performance.now();
  const { source, lines } = await readPdf(file, bytes);
  const seconds = (performance.now() - started) / 1000;
  if (lines.length === 0) throw new Error(`${file}: no text`);
  const pages = Number(source.placeOf(source.text.length)?.page ?? 0);
  return { pages, seconds, megabytes: process.resourceUsage().maxRSS / 1024 };
}

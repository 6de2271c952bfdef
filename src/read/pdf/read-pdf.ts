import type { Finding } from "../../model/diagnostic.js";
import { SourceText } from "../../text/source.js";
import { MappedText } from "../../text/mapped-text.js";
import type { Document } from "../document.js";
import { Sink } from "../sink.js";
import { BlockBuilder, headingRatio, type TextBlock } from "./block-builder.js";
import { hasBomb, largestStream } from "./bomb.js";
import { emitBlock } from "./document-lines.js";
import { openPdf } from "./engine.js";
import { PageFlow } from "./page-flow.js";

/**
 * Reads a PDF: its pages' columns, boxes and tables in reading order, without running heads and folios.
 * The document's source is the text that is extracted, a printed line a line; its places are pages and columns.
 *
 * @param known - Words in small letters that help to tell hyphens at line ends from those of words.
 *
 * Never rejects: a file that is protected, damaged or has no text gives a Document without lines and RG1005, RG1006, RG1007 or RG1009.
 */
export async function readPdf(file: string, bytes: Uint8Array, known?: ReadonlySet<string>): Promise<Document> {
  if (hasBomb(bytes))
    return failed(file, { code: "RG1007", data: { limit: `${String(largestStream / 1_048_576)} MiB` } });
  const opened = await openPdf(bytes);
  if (opened === "protected") return failed(file, { code: "RG1006", data: {} });
  if (opened === "damaged") return failed(file, { code: "RG1005", data: { reason: "PDF" } });
  const flow = new PageFlow(known);
  const damaged: number[] = [];
  try {
    let number = 0;
    for await (const page of opened.pages()) {
      number++;
      if (page === undefined) damaged.push(number);
      else flow.add(page, number);
    }
  } finally {
    await opened.close();
  }
  flow.finish();
  const findings = damaged.map((page): Finding => error("RG1005", { reason: `page ${page}` }));
  const isEmpty = flow.builder.blocks.length === 0 && flow.asides.length === 0;
  if (isEmpty && damaged.length === 0) findings.push(error("RG1009", { pages: opened.pageCount }));
  return documentOf(file, flow, findings);
}

function documentOf(file: string, flow: PageFlow, findings: readonly Finding[]): Document {
  const sink = new Sink();
  const asides = new BlockBuilder(flow.store, flow.measure.forBoxes());
  for (const lines of flow.asides) {
    asides.startRegion(lines, true);
    for (const line of lines) asides.add(line);
  }
  const { bodySize } = flow.measure;
  const book = {
    vocabulary: flow.vocabulary,
    bodySize,
    headingSizes: headingSizes([...flow.builder.blocks, ...asides.blocks], bodySize),
  };
  for (const block of flow.builder.blocks) emitBlock(block, book, sink);
  if (asides.blocks.length > 0) {
    // What stands in boxes beside the text belongs to no entry of it.
    sink.block();
    sink.emit(MappedText.empty, [], { kind: "rule", indent: 0 });
    for (const block of asides.blocks) emitBlock(block, book, sink);
  }
  for (const { start, end } of [...flow.furniture, ...flow.builder.repeated, ...asides.repeated])
    sink.ignore(start, end, "page");
  const source = new SourceText(file, flow.store.text, flow.store.places);
  return { source, format: "pdf", frontMatter: {}, lines: sink.lines, ignored: sink.ignored, findings };
}

/** Sizes of type above the text's, those that hardly differ as one. */
function headingSizes(blocks: readonly TextBlock[], bodySize: number): number[] {
  const sizes = blocks.flatMap(({ lines, kind }) => (kind === "text" ? [lines[0]?.line.size ?? 0] : []));
  const sorted = [...new Set(sizes.filter((size) => size > headingRatio * bodySize))].sort((a, b) => b - a);
  return sorted.filter((size, i) => i === 0 || (sorted[i - 1] as number) - size > 0.3);
}

function error(code: string, data: Finding["data"]): Finding {
  return { code, severity: "error", range: { start: 0, end: 0 }, data };
}

function failed(file: string, { code, data }: Pick<Finding, "code" | "data">): Document {
  const source = new SourceText(file, "");
  return { source, format: "pdf", frontMatter: {}, lines: [], ignored: [], findings: [error(code, data)] };
}

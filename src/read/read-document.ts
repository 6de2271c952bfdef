import type { Finding } from "../model/diagnostic.js";
import { knownWords } from "../packs/known-words.js";
import type { PackSet } from "../packs/pack-set.js";
import { decode } from "../text/decode.js";
import { SourceText } from "../text/source.js";
import type { Document, Format } from "./document.js";
import { readHtml } from "./html.js";
import { readMarkdown } from "./markdown.js";
import { readPlain } from "./plain.js";
import type { StyleRoles } from "./style-roles.js";
import { UnreadableFile } from "./unreadable.js";
import { isWikiExport } from "./wiki-export.js";

/** How much of a text without a file name is looked at to tell its format. */
const sampleSize = 20_000;

/** Standard input has no name. */
const mayBeExport = /^-$|\.xml$/i;

/** What the caller knows of a file. */
export interface DocumentOptions {
  /** Told by the file's name or content if left out. */
  readonly format?: Format | undefined;
  /** Roles of named styles; files without such have none. */
  readonly styles?: StyleRoles | undefined;
  /** Their words tell hyphens at the ends of a PDF's lines from those that belong to words. */
  readonly packs?: PackSet | undefined;
}

/**
 * Reads a file into a Document.
 *
 * @param file - Its name, `-` for standard input. The extension gives the format, the content if there is none.
 * @param content - Bytes, decoded by `decode`, or a text, which is taken as it is.
 * @returns Never rejects: a file that is no text gives a Document without lines and RG1003, a packed one that cannot be
 *   opened one with RG1005, RG1006 or RG1007.
 */
export async function readDocument(
  file: string,
  content: Uint8Array | string,
  { format, styles, packs }: DocumentOptions = {},
): Promise<Document> {
  if (typeof content !== "string" && isPdf(content)) {
    const { readPdf } = await import("./pdf/read-pdf.js");
    return readPdf(file, content, packs === undefined ? undefined : knownWords(packs));
  }
  if ((format ?? (mayBeExport.test(file) && isWikiExport(content) ? "mediawiki" : undefined)) === "mediawiki")
    return orUnreadable(file, "mediawiki", async () => (await import("./wiki-dump.js")).readWikiDump(file, content));
  const packed = typeof content === "string" ? undefined : await readIfPacked(file, content, styles);
  if (packed !== undefined) return packed;
  const { text, finding } = typeof content === "string" ? { text: content, finding: undefined } : decode(content);
  const source = new SourceText(file, text);
  const document = await readAs(format ?? formatOf(file, text), source, styles);
  return finding === undefined
    ? document
    : { ...document, findings: [finding, ...document.findings] satisfies Finding[] };
}

/** Some programs put a few bytes before the signature. */
function isPdf(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 1024));
  return /^(?:[^\n]{0,8}|\s*)%PDF-\d/.test(head);
}

function readAs(format: Format, source: SourceText, styles: StyleRoles | undefined): Promise<Document> {
  const { file, text } = source;
  switch (format) {
    case "md":
      return readMarkdown(source);
    case "html":
      return readHtml(source);
    case "odt":
      return orUnreadable(file, format, async () =>
        (await import("./odt/read-odt.js")).readFlatOdt(file, text, styles),
      );
    case "idml":
      return orUnreadable(file, format, async () => (await import("./idml/read-idml.js")).readIcml(file, text, styles));
    default:
      return Promise.resolve(readPlain(source));
  }
}

/** A document in a ZIP file, or one whose bytes show that a password locks it; undefined for any other file. */
async function readIfPacked(
  file: string,
  bytes: Uint8Array,
  styles: StyleRoles | undefined,
): Promise<Document | undefined> {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isPacked && bytes[0] !== 0xd0) return undefined;
  const { readPacked, refuseEncrypted } = await import("./packed.js");
  const { isZip } = await import("./zip.js");
  if (isZip(bytes)) return orUnreadable(file, "docx", () => readPacked(file, bytes, styles));
  return orUnreadable(file, "docx", () => {
    refuseEncrypted(bytes);
    return Promise.resolve(undefined);
  });
}

/** Makes a Document without lines of a file that its reader gives up. */
async function orUnreadable<Read extends Document | undefined>(
  file: string,
  format: Format,
  read: () => Promise<Read>,
): Promise<Read | Document> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const source = new SourceText(file, "");
    return { source, format, frontMatter: {}, lines: [], ignored: [], findings: [error.finding] };
  }
}

/** The format that a file's name says, or its content if it has no name. Any other file is plain text. */
export function formatOf(file: string, text: string): Format {
  if (file === "-") return sniffFormat(text);
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  if (extension === "md" || extension === "markdown") return "md";
  if (extension === "fodt") return "odt";
  if (extension === "icml") return "idml";
  return extension === "html" || extension === "htm" || extension === "xhtml" ? "html" : "txt";
}

/** A page starts with a tag; Markdown has headings, bold labels or table rules at the start of lines. */
function sniffFormat(text: string): Format {
  const sample = text.slice(0, sampleSize);
  if (
    /^\s*<(?:!doctype|\?xml|!--|[a-z][a-z0-9]*[\s/>])/i.test(sample) &&
    /<\/[a-z][a-z0-9]*>|<br\s*\/?>/i.test(sample)
  ) {
    // A wiki's source may start with a tag too, but it goes on with wiki markup.
    if (!/'''|\[\[/.test(sample)) return "html";
  }
  const isMarkdown =
    /^#{1,6} \S/m.test(sample) ||
    /^(?:[-*+] +)?\*\*[^*\n]+\*\*/m.test(sample) ||
    /^\|(?: *:?-+:? *\|)+ *$/m.test(sample) ||
    /^---\r?\n(?:lang|id|source|ruleset):/.test(sample);
  return isMarkdown && !/'''|\[\[[^\]\n]+\]\]/.test(sample) ? "md" : "txt";
}

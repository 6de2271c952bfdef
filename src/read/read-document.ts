import type { Finding } from "../model/diagnostic.js";
import { decode } from "../text/decode.js";
import { SourceText } from "../text/source.js";
import type { Document, Format } from "./document.js";
import { readHtml } from "./html.js";
import { readMarkdown } from "./markdown.js";
import { readPlain } from "./plain.js";

/** How much of a text without a file name is looked at to tell its format. */
const sampleSize = 20_000;

/**
 * Reads a file into a Document.
 *
 * @param file - Its name, `-` for standard input. The extension gives the format, the content if there is none.
 * @param content - Bytes, decoded by `decode`, or a text, which is taken as it is.
 * @param format - The format, if the caller knows it.
 * @returns Never rejects: a file that is no text gives a Document without lines and RG1003.
 */
export async function readDocument(file: string, content: Uint8Array | string, format?: Format): Promise<Document> {
  const { text, finding } = typeof content === "string" ? { text: content, finding: undefined } : decode(content);
  const source = new SourceText(file, text);
  const document = await readAs(format ?? formatOf(file, text), source);
  return finding === undefined
    ? document
    : { ...document, findings: [finding, ...document.findings] satisfies Finding[] };
}

function readAs(format: Format, source: SourceText): Promise<Document> {
  if (format === "md") return readMarkdown(source);
  if (format === "html") return readHtml(source);
  return Promise.resolve(readPlain(source));
}

/** The format that a file's name says, or its content if it has no name. Any other file is plain text. */
export function formatOf(file: string, text: string): Format {
  if (file === "-") return sniffFormat(text);
  const extension = /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "";
  if (extension === "md" || extension === "markdown") return "md";
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

import { decode } from "../text/decode.js";

/** Of text or of bytes. */
const headSize = 4000;

/** The beginning of a file. Its last letters may be wrong where they were cut. */
export function headOf(content: Uint8Array | string): string {
  return typeof content === "string" ? content.slice(0, headSize) : decode(content.subarray(0, headSize)).text;
}

/** Whether a file begins as the XML export of a MediaWiki does. */
export function isWikiExport(content: Uint8Array | string): boolean {
  return /^\s*(?:<\?xml[^>]*\?>\s*)?<mediawiki[\s>]/.test(headOf(content));
}

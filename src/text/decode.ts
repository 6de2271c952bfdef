import type { Finding } from "../model/diagnostic.js";
import { decodeWindows1252 } from "./windows-1252.js";

export interface Decoded {
  /** The file's text without its byte order mark. Empty for a binary file. */
  readonly text: string;
  /** WHATWG name of the encoding, `binary` for a file that is no text. */
  readonly encoding: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "binary";
  /** RG1001 or RG1003; its range is the start of the text. */
  readonly finding?: Finding;
}

/** How many bytes are looked at to tell UTF-16 and binary files. */
const sampleSize = 65_536;

/** First bytes of files that no text reader should touch: PDF, ZIP (docx, odt, epub), PNG, JPEG, GIF, OLE (doc). */
const signatures = ["%PDF-", "PK\u0003\u0004", "\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8", "\u00d0\u00cf\u0011\u00e0"];

/**
 * Decodes the bytes of a text file: a byte order mark decides; without one UTF-8 if it is valid,
 * UTF-16 if every other byte is mostly zero, else Windows-1252 with the finding RG1001.
 *
 * Never throws. Bytes that are no text give an empty text and RG1003.
 */
export function decode(bytes: Uint8Array): Decoded {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return { text: decodeAs("utf-16le", bytes), encoding: "utf-16le" };
  if (a === 0xfe && b === 0xff) return { text: decodeAs("utf-16be", bytes), encoding: "utf-16be" };
  if (hasSignature(bytes)) return binary;

  const zeros = countZeros(bytes);
  const half = Math.max(4, Math.min(bytes.length, sampleSize) / 2);
  if (zeros.odd > half * 0.4 && zeros.even < half * 0.02) {
    return { text: decodeAs("utf-16le", bytes), encoding: "utf-16le" };
  }
  if (zeros.even > half * 0.4 && zeros.odd < half * 0.02) {
    return { text: decodeAs("utf-16be", bytes), encoding: "utf-16be" };
  }
  // A stray NUL happens in text that a program exported; more of them do not.
  if (zeros.odd + zeros.even > 1 + half / 256) return binary;

  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return {
      text: decodeWindows1252(bytes),
      encoding: "windows-1252",
      finding: { code: "RG1001", severity: "warning", range: start, data: { encoding: "windows-1252" } },
    };
  }
}

const start = { start: 0, end: 0 };

const binary: Decoded = {
  text: "",
  encoding: "binary",
  finding: { code: "RG1003", severity: "error", range: start, data: {} },
};

function decodeAs(encoding: string, bytes: Uint8Array): string {
  return new TextDecoder(encoding).decode(bytes);
}

function hasSignature(bytes: Uint8Array): boolean {
  return signatures.some((s) => {
    for (let i = 0; i < s.length; i++) if (bytes[i] !== s.charCodeAt(i)) return false;
    return true;
  });
}

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  let even = 0;
  let odd = 0;
  const end = Math.min(bytes.length, sampleSize);
  for (let i = 0; i < end; i++) {
    if (bytes[i] !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  return { even, odd };
}

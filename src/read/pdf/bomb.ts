import { Unzlib } from "fflate";

/** One stream inflated: all of it is in memory at once. No page of a book comes near it. */
export const largestStream = 256 * 1_048_576;
/** Deflated bytes that cannot inflate to more: the format packs at most 1032 times. */
const harmless = largestStream / 1032;
const step = 16_384;
const keyword = Array.from("stream", (char) => char.charCodeAt(0));
/** A stream's dictionary stands right before it. */
const dictionarySize = 1024;

/** Whether a stream of the file inflates to more than any page does, which PDF.js would do without a bound. */
export function hasBomb(bytes: Uint8Array): boolean {
  if (bytes.length <= harmless) return false;
  for (let at = nextStream(bytes, 0); at >= 0; at = nextStream(bytes, at)) {
    const dictionary = String.fromCharCode(...bytes.subarray(Math.max(0, at - dictionarySize), at));
    const own = dictionary.slice(dictionary.lastIndexOf(" obj"));
    if (!/\/(?:FlateDecode|Fl)(?![A-Za-z])/.test(own)) continue;
    const [, length] = /\/Length\s+(\d+)(?!\s+\d+\s+R)(?!\d)/.exec(own) ?? [];
    const next = length === undefined ? nextStream(bytes, at, true) : at + 2 + Number(length);
    if (next < 0) return inflatesTooFar(bytes.subarray(dataStart(bytes, at)));
    const end = Math.min(bytes.length, next);
    if (end - at > harmless && inflatesTooFar(bytes.subarray(dataStart(bytes, at), end))) return true;
  }
  return false;
}

/** Offset behind the next `stream`, or behind the next `endstream`. */
function nextStream(bytes: Uint8Array, from: number, isEnd = false): number {
  for (let at = bytes.indexOf(0x73, from); at >= 0; at = bytes.indexOf(0x73, at + 1))
    if (keyword.every((code, n) => bytes[at + n] === code) && (bytes[at - 1] === 0x64) === isEnd)
      return at + keyword.length;
  return -1;
}

function dataStart(bytes: Uint8Array, at: number): number {
  return bytes[at] === 0x0d && bytes[at + 1] === 0x0a ? at + 2 : at + 1;
}

function inflatesTooFar(packed: Uint8Array): boolean {
  let size = 0;
  const stream = new Unzlib((chunk) => {
    size += chunk.length;
  });
  try {
    for (let from = 0; from < packed.length && size <= largestStream; from += step)
      stream.push(packed.subarray(from, from + step), from + step >= packed.length);
  } catch {
    // What is no deflated data, or is encrypted, PDF.js will find out.
  }
  return size > largestStream;
}

import { decode } from "../../text/decode.js";
import { windows1252Upper } from "../../text/windows-1252.js";

/** A way to write a text back as the bytes that it was read from. */
export type Encoder = (text: string) => Uint8Array | undefined;

/**
 * How a file's bytes were written: what it gives for the file's own text is the file again, byte for byte.
 *
 * @returns undefined for a file that no encoding gives back, such as one with broken bytes.
 */
export function encoderOf(bytes: Uint8Array): Encoder | undefined {
  const { text } = decode(bytes);
  return encoders.find((encode) => {
    const again = encode(text);
    return again !== undefined && Buffer.compare(again, bytes) === 0;
  });
}

const mark = "\uFEFF";

const encoders: readonly Encoder[] = [
  (text) => Buffer.from(text, "utf8"),
  (text) => Buffer.from(mark + text, "utf8"),
  (text) => Buffer.from(mark + text, "utf16le"),
  (text) => Buffer.from(text, "utf16le"),
  (text) => Buffer.from(mark + text, "utf16le").swap16(),
  (text) => Buffer.from(text, "utf16le").swap16(),
  toWindows1252,
];

/** @returns undefined if the text has a character that Windows-1252 has not. */
function toWindows1252(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const upper = windows1252Upper.indexOf(text.charAt(i));
    const byte = upper >= 0 ? 0x80 + upper : code;
    if (byte > 0xff) return undefined;
    bytes[i] = byte;
  }
  return bytes;
}

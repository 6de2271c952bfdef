import { describe, expect, test } from "vitest";
import { decode } from "./decode.js";

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, littleEndian: boolean): Uint8Array => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
  return bytes;
};

describe("decode", () => {
  test.for([
    { name: "UTF-8", bytes: utf8("Durée"), text: "Durée", encoding: "utf-8" },
    {
      name: "UTF-8 with a byte order mark, which is dropped",
      bytes: utf8("\ufeffDurée"),
      text: "Durée",
      encoding: "utf-8",
    },
    { name: "an empty file", bytes: utf8(""), text: "", encoding: "utf-8" },
    { name: "UTF-16 LE with a mark", bytes: utf16("\ufeffDurée", true), text: "Durée", encoding: "utf-16le" },
    { name: "UTF-16 BE with a mark", bytes: utf16("\ufeffDurée", false), text: "Durée", encoding: "utf-16be" },
    {
      name: "UTF-16 LE by its zero bytes",
      bytes: utf16("Kesto: 1 kierros", true),
      text: "Kesto: 1 kierros",
      encoding: "utf-16le",
    },
    {
      name: "UTF-16 BE by its zero bytes",
      bytes: utf16("Kesto: 1 kierros", false),
      text: "Kesto: 1 kierros",
      encoding: "utf-16be",
    },
    { name: "a text with one stray NUL", bytes: utf8("a\u0000b"), text: "a\u0000b", encoding: "utf-8" },
  ] as const)("$name", ({ bytes, text, encoding }) => {
    expect(decode(bytes)).toEqual({ text, encoding });
  });

  test("Windows-1252 is read with a warning", () => {
    const decoded = decode(Uint8Array.of(0x50, 0xe9, 0x20, 0x92, 0x80));
    expect(decoded.text).toBe("Pé \u2019\u20ac");
    expect(decoded.finding).toEqual({
      code: "RG1001",
      severity: "warning",
      range: { start: 0, end: 0 },
      data: { encoding: "windows-1252" },
    });
  });

  test.for([
    { name: "a PDF", bytes: utf8("%PDF-1.4\n%abc") },
    { name: "a ZIP (docx)", bytes: utf8("PK\u0003\u0004abc") },
    { name: "bytes full of NULs", bytes: Uint8Array.from({ length: 300 }, (_, i) => (i % 3 === 0 ? 0 : i % 251)) },
  ])("$name is no text", ({ bytes }) => {
    const decoded = decode(bytes);
    expect([decoded.text, decoded.encoding, decoded.finding?.code]).toEqual(["", "binary", "RG1003"]);
  });
});

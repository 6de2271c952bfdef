import { zlibSync } from "fflate";
import { expect, test } from "vitest";
import { hasBomb } from "./bomb.js";

const mebibyte = 1_048_576;
const encoder = new TextEncoder();
const blanks = new Uint8Array(300 * mebibyte);
const bomb = zlibSync(blanks, { level: 9 });
const noise = Uint8Array.from({ length: 400_000 }, (_, i) => (i * i * 7919) >> 5);

function file(dictionary: string, data: Uint8Array): Uint8Array {
  const head = encoder.encode(`%PDF-1.4\n4 0 obj\n<< ${dictionary} >>\nstream\r\n`);
  const tail = encoder.encode("\nendstream\nendobj\n");
  const bytes = new Uint8Array(head.length + data.length + tail.length);
  bytes.set(head);
  bytes.set(data, head.length);
  bytes.set(tail, head.length + data.length);
  return bytes;
}

test.for([
  { why: "a stream of blanks", bytes: file(`/Filter /FlateDecode /Length ${bomb.length}`, bomb), is: true },
  { why: "the same with its length elsewhere", bytes: file("/Length 9 0 R /Filter [/Fl]", bomb), is: true },
  { why: "the same without a filter", bytes: file(`/Length ${bomb.length}`, bomb), is: false },
  {
    why: "a picture of noise",
    bytes: file(`/Filter /FlateDecode /Length ${noise.length}`, zlibSync(noise)),
    is: false,
  },
  { why: "what is not deflated", bytes: file(`/Filter /FlateDecode /Length ${noise.length}`, noise), is: false },
])("$why: $is", ({ bytes, is }) => {
  expect(hasBomb(bytes)).toBe(is);
});

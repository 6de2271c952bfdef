import { describe, expect, test } from "vitest";
import type { Line } from "../read/document.js";
import { MappedText } from "../text/mapped-text.js";
import { sliceLine } from "./slice-line.js";

const line: Line = {
  kind: "item",
  text: MappedText.verbatim("Area: a ring. A ray: a line.", 10),
  marks: [{ start: 0, end: 5, type: "strong" }],
  indent: 0,
  gap: 0,
  join: "unknown",
};

describe("a part of a line", () => {
  test.for([
    { from: 0, to: 28, breaks: false, text: "Area: a ring. A ray: a line.", kind: "item", join: "unknown", marks: 1 },
    { from: 0, to: 28, breaks: true, text: "Area: a ring. A ray: a line.", kind: "item", join: "block", marks: 1 },
    { from: 0, to: 14, breaks: false, text: "Area: a ring.", kind: "item", join: "unknown", marks: 1 },
    { from: 5, to: 14, breaks: false, text: "a ring.", kind: "text", join: "block", marks: 0 },
    { from: 13, to: 28, breaks: false, text: "A ray: a line.", kind: "text", join: "block", marks: 0 },
  ])("from $from to $to", ({ from, to, breaks, text, kind, join, marks }) => {
    const part = sliceLine(line, from, to, breaks);
    expect([part?.text.text, part?.kind, part?.join, part?.marks.length]).toEqual([text, kind, join, marks]);
    expect(part?.text.range?.start).toBe(10 + line.text.text.indexOf(text));
  });

  test("that is blank is none", () => {
    expect(sliceLine(line, 13, 14, false)).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { formatOf, readDocument } from "./read-document.js";

describe("format", () => {
  test.for([
    ["a.md", "", "md"],
    ["a.MARKDOWN", "", "md"],
    ["a.htm", "", "html"],
    ["a.xhtml", "", "html"],
    ["a.txt", "# A", "txt"],
    ["a", "<p>a</p>", "txt"],
    ["-", "<!DOCTYPE html><p>a</p>", "html"],
    ["-", "<h2>A</h2>b<br />", "html"],
    ["-", "<fs xx-large>A</fs>\n[[a|b]]", "txt"],
    ["-", "# A\n\n**B:** c", "md"],
    ["-", "- **B:** c", "md"],
    ["-", "| a | b |\n|---|---|", "md"],
    ["-", "'''A''' [[b]]\n# c", "txt"],
    ["-", "A\nB: c", "txt"],
  ] as const)("%s %s", ([file, text, format]) => {
    expect(formatOf(file, text)).toBe(format);
  });
});

describe("readDocument", () => {
  test("decodes bytes and reports the encoding", async () => {
    const document = await readDocument("a.txt", Uint8Array.of(0x50, 0xe9));
    expect(document.lines.map((line) => line.text.text)).toEqual(["Pé"]);
    expect(document.findings.map((finding) => finding.code)).toEqual(["RG1001"]);
  });

  test("a binary file has no lines", async () => {
    const document = await readDocument("a.md", Uint8Array.of(0x89, 0x50, 0x4e, 0x47));
    expect([document.lines, document.findings.map((finding) => finding.code)]).toEqual([[], ["RG1003"]]);
  });

  test("the caller may know the format", async () => {
    expect((await readDocument("a.txt", "<p>a</p>", { format: "html" })).format).toBe("html");
  });
});

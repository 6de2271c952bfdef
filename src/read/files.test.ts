import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { accountBreach } from "./account.js";
import type { Document } from "./document.js";
import {
  docx,
  epub,
  idml,
  idmlParagraph,
  odt,
  odtContent,
  packed,
  wickDocx,
  wickEpub,
  wickIdml,
  wickOdt,
  wickWiki,
} from "./files.test-data.js";
import { readDocument } from "./read-document.js";

const shown = (document: Document): string[] =>
  document.lines.map(
    (line) => `${line.kind}${line.level ?? ""} ${line.cells?.map((c) => c.text).join("|") ?? line.text.text}`,
  );
const ignoredIn = ({ source, ignored }: Document): [string, string][] =>
  ignored.map(({ range, reason }) => [reason, source.text.slice(range.start, range.end)]);
const p = (inner: string): string => `<w:p>${inner}</w:p>`;
const r = (text: string): string => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

const samples = [
  { file: "wick.docx", content: wickDocx },
  { file: "wick.odt", content: wickOdt },
  { file: "wick.idml", content: wickIdml },
  { file: "wick.epub", content: wickEpub },
  { file: "wick.xml", content: strToU8(wickWiki) },
];

describe.for(samples)("$file", ({ file, content }) => {
  test("has headings, marks, lists and tables", async () => {
    const document = await readDocument(file, content);
    expect(document.findings).toEqual([]);
    expect(shown(document)).toEqual([
      file === "wick.idml" ? "heading1 Wick" : "heading2 Wick",
      "text Range: touch",
      "item one eel",
      "item two eels",
      "row Eel|Price",
      "row small|2 gp",
    ]);
    expect(document.lines[1]?.marks).toEqual([{ start: 0, end: 6, type: "strong" }]);
    expect(document.lines[4]?.header).toBe(true);
    expect(accountBreach(document)).toBeUndefined();
  });

  test("knows places in the file", async () => {
    const { source, lines } = await readDocument(file, content);
    expect(source.placeOf(lines[1]?.text.range?.start ?? -1)).toBeDefined();
  });

  test("damaged anywhere, it ends with lines or a finding", async () => {
    const runs = Number(process.env["FUZZ_RUNS"] ?? 200);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(content.length - 1), fc.integer({ min: 1, max: 255 })), { maxLength: 4 }),
        fc.option(fc.nat(content.length)),
        async (flips, length) => {
          const bytes = content.slice(0, length ?? undefined);
          for (const [at, change] of flips) if (at < bytes.length) bytes[at] = (bytes[at] as number) ^ change;
          const document = await readDocument(file, bytes);
          expect(accountBreach(document, true)).toBeUndefined();
          expect(document.lines.length + document.findings.length > 0 || document.source.text.trim() === "").toBe(true);
        },
      ),
      { numRuns: runs },
    );
  });

  test("an archive whose parts are damaged as XML ends the same way", async () => {
    if (file === "wick.xml") return;
    const { unzipSync } = await import("fflate");
    const parts = Object.entries(unzipSync(content));
    const runs = Number(process.env["FUZZ_RUNS"] ?? 200);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(),
        fc.nat(),
        fc.constantFrom("<", ">", "</x>", "<x>", "&x;", "", "\u0000", "x"),
        async (n, at, put) => {
          const [name, bytes] = parts[n % parts.length] ?? ["", new Uint8Array()];
          const text = new TextDecoder().decode(bytes);
          const from = at % (text.length + 1);
          const changed = zipSync({
            ...Object.fromEntries(parts),
            [name]: strToU8(text.slice(0, from) + put + text.slice(from + 1)),
          });
          expect(accountBreach(await readDocument(file, changed), true)).toBeUndefined();
        },
      ),
      { numRuns: runs },
    );
  });
});

describe("a word processor's document", () => {
  test.for([
    { why: "a forced break", body: p(`${r("a")}<w:r><w:br/></w:r>${r("b")}`), lines: ["text a", "text b"] },
    { why: "columns by tab", body: p(`${r("a")}<w:r><w:tab/></w:r>${r("b")}`), lines: ["row a|b"] },
    { why: "a typed bullet", body: p(r("\u2022 a")), lines: ["item a"] },
    { why: "soft hyphens and ligatures", body: p(r("o\u00adf\ufb01ce")), lines: ["text office"] },
    {
      why: "a text box, once",
      body: p(
        `${r("a")}<w:r><mc:AlternateContent><mc:Choice><w:drawing><w:txbxContent>${p(r("b"))}</w:txbxContent></w:drawing></mc:Choice><mc:Fallback><w:pict><w:txbxContent>${p(r("b"))}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
      ),
      lines: ["text a", "text b"],
    },
    {
      why: "a heading by outline level",
      body: `<w:p><w:pPr><w:outlineLvl w:val="2"/></w:pPr>${r("a")}</w:p>`,
      lines: ["heading3 a"],
    },
    {
      why: "headings by size",
      body: `${p(`<w:r><w:rPr><w:sz w:val="28"/></w:rPr><w:t>a</w:t></w:r>`)}${p(`<w:r><w:rPr><w:sz w:val="20"/></w:rPr><w:t>bcd</w:t></w:r>`)}`,
      lines: ["heading1 a", "text bcd"],
    },
    {
      why: "a box of several paragraphs",
      body: `<w:tbl><w:tr><w:tc>${p(r("a"))}${p(r("b"))}</w:tc></w:tr></w:tbl>`,
      lines: ["text a", "text b"],
    },
    {
      why: "cells that span columns and rows",
      body: `<w:tbl>${[
        `<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${p(r("a"))}</w:tc><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${p(r("b"))}</w:tc>`,
        `<w:tc>${p(r("c"))}</w:tc><w:tc>${p(r("d"))}</w:tc><w:tc><w:tcPr><w:vMerge/></w:tcPr>${p("")}</w:tc>`,
        `<w:tc><w:tcPr><w:gridSpan w:val="3"/></w:tcPr>${p(r("e"))}</w:tc>`,
      ]
        .map((cells) => `<w:tr>${cells}</w:tr>`)
        .join("")}</w:tbl>`,
      lines: ["row a||b", "row c|d|", "row e"],
    },
    {
      why: "a deleted end of paragraph",
      body: `<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>${r("a")}</w:p>${p(r("b"))}`,
      lines: ["text ab"],
    },
  ])("$why", async ({ body, lines }) => {
    const document = await readDocument("a.docx", docx(body));
    expect(shown(document)).toEqual(lines);
    expect(accountBreach(document)).toBeUndefined();
  });

  test("tracked changes count as accepted, with an info", async () => {
    const body = p(`${r("2 ")}<w:del><w:r><w:delText>eels</w:delText></w:r></w:del><w:ins>${r("herons")}</w:ins>`);
    const document = await readDocument("a.docx", docx(body));
    expect(shown(document)).toEqual(["text 2 herons"]);
    expect(ignoredIn(document)).toEqual([["deleted", "eels"]]);
    expect(document.findings).toMatchObject([{ code: "RG1008", data: { count: 2 } }]);
  });

  test("notes come behind their paragraph; running heads, directories and comments are ignored", async () => {
    const document = await readDocument(
      "a.docx",
      docx(
        `<w:p><w:pPr><w:pStyle w:val="T1"/></w:pPr>${r("Wick 3")}</w:p>${p(`${r("a")}<w:r><w:footnoteReference w:id="2"/></w:r>`)}${p(r("b"))}`,
        {
          "word/footnotes.xml": `<w:footnotes NS><w:footnote w:id="2">${p(r("note"))}</w:footnote></w:footnotes>`,
          "word/header1.xml": `<w:hdr NS>${p(r("Almanac"))}</w:hdr>`,
          "word/comments.xml": `<w:comments NS><w:comment w:id="0">${p(r("why?"))}</w:comment></w:comments>`,
        },
      ),
    );
    expect(shown(document)).toEqual(["text a", "text note", "text b"]);
    expect(ignoredIn(document).sort(([a, b], [c, d]) => (a + b < c + d ? -1 : 1))).toEqual([
      ["comment", "why?"],
      ["page", "Almanac"],
      ["page", "Wick 3"],
    ]);
  });
});

describe("an OpenDocument text", () => {
  const regionOf = (change: "deletion" | "insertion"): string =>
    `<text:tracked-changes><text:changed-region xml:id="c" text:id="c"><text:${change}/></text:changed-region></text:tracked-changes>`;

  test.for([
    { why: "white space of the XML", text: '<text:p>a\n   b<text:s text:c="2"/>c</text:p>', lines: ["text a b  c"] },
    { why: "a no-break space", text: "<text:p>9\u00a0m</text:p>", lines: ["text 9\u00a0m"] },
    { why: "a section", text: "<text:section><text:p>a</text:p></text:section>", lines: ["text a"] },
    {
      why: "a note",
      text: "<text:p>a<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>b</text:p></text:note-body></text:note></text:p>",
      lines: ["text a", "text b"],
    },
    {
      why: "a directory",
      text: "<text:table-of-content><text:index-body><text:p>a 3</text:p></text:index-body></text:table-of-content><text:p>b</text:p>",
      lines: ["text b"],
    },
    {
      why: "cells that span columns",
      text: "<table:table><table:table-row><table:table-cell><text:p>a</text:p></table:table-cell><table:covered-table-cell/><table:table-cell><text:p>b</text:p></table:table-cell></table:table-row></table:table>",
      lines: ["row a||b"],
    },
    {
      why: "a tracked deletion",
      text: "<text:tracked-changes><text:changed-region><text:deletion><text:p>a</text:p></text:deletion></text:changed-region></text:tracked-changes><text:p>b</text:p>",
      lines: ["text b"],
    },
    {
      why: "a tracked deletion whose text stays where it was",
      text: `${regionOf("deletion")}<text:p>a<text:change-start text:change-id="c"/>b<text:change-end text:change-id="c"/>c</text:p>`,
      lines: ["text ac"],
    },
    {
      why: "a tracked deletion over the end of a paragraph",
      text: `${regionOf("deletion")}<text:p>a<text:change-start text:change-id="c"/>b</text:p><text:p>c<text:change-end text:change-id="c"/>d</text:p>`,
      lines: ["text ad"],
    },
    {
      why: "a tracked deletion without an end",
      text: `${regionOf("deletion")}<text:p>a<text:change-start text:change-id="c"/>b</text:p>`,
      lines: ["text a"],
    },
    {
      why: "a tracked insertion",
      text: `${regionOf("insertion")}<text:p>a<text:change-start text:change-id="c"/>b<text:change-end text:change-id="c"/></text:p>`,
      lines: ["text ab"],
    },
  ])("$why", async ({ text, lines }) => {
    const document = await readDocument("a.odt", odt(text));
    expect(shown(document)).toEqual(lines);
    expect(accountBreach(document)).toBeUndefined();
    const flat = await readDocument("a.fodt", odtContent(text));
    expect(shown(flat)).toEqual(lines);
  });
});

describe("an InDesign document", () => {
  const text = (words: string): string => idmlParagraph("Text", [words]);

  test("stories are read in the order of their frames", async () => {
    const frames = [
      ["c", 250, 0],
      ["b", 0, 300],
      ["a", 0, 0],
    ] as const;
    const document = await readDocument(
      "a.idml",
      idml({ c: text("third"), a: text("first"), b: text("second") }, frames),
    );
    expect(shown(document)).toEqual(["text first", "text third", "text second"]);
  });

  test("cells that others span are empty", async () => {
    const cells = ["0:0", "2:0", "1:1", "2:1"].map((at) => `<Cell Name="${at}">${text(at)}</Cell>`);
    const table = `<ParagraphStyleRange><CharacterStyleRange><Table>${cells.join("")}</Table></CharacterStyleRange></ParagraphStyleRange>`;
    expect(shown(await readDocument("a.idml", idml({ a: table }, [])))).toEqual(["row 0:0||2:0", "row |1:1|2:1"]);
  });

  test("a paragraph's place says the page of its story, by name", async () => {
    const page = (name: string, x: number): string =>
      `<Page Name="${name}" GeometricBounds="0 0 700 500" ItemTransform="1 0 0 1 ${x} 0"/>`;
    const table = `<ParagraphStyleRange><CharacterStyleRange><Table><Cell Name="0:0">${text("in a cell")}</Cell><Cell Name="1:0">${text("y")}</Cell></Table></CharacterStyleRange></ParagraphStyleRange>`;
    const threaded = '<TextFrame ParentStory="c" PreviousTextFrame="fc" ItemTransform="1 0 0 1 510 300"/>';
    const { source } = await readDocument(
      "a.idml",
      idml(
        { a: text("on four"), b: text("on the right") + table, c: text("over both"), d: text("on none") },
        [
          ["a", 10, 0],
          ["b", 510, 0],
          ["c", 10, 300],
        ],
        page("iv", 0) + page("5", 500) + threaded,
      ),
    );
    const pageAt = (words: string): unknown => source.placeOf(source.text.indexOf(words))?.page;
    expect(["on four", "on the right", "in a cell", "over both", "on none"].map(pageAt)).toEqual([
      "iv",
      5,
      5,
      "iv\u20135",
      undefined,
    ]);
  });

  test("a paragraph goes on over ranges until its break", async () => {
    const open = idmlParagraph("Text", ["one "]).replace("<Br/>", "");
    expect(shown(await readDocument("a.idml", idml({ a: open + text("eel") }, [])))).toEqual(["text one eel"]);
  });
});

describe("an EPUB", () => {
  test("chapters come in reading order, without menus", async () => {
    const document = await readDocument("a.epub", epub(["<p>one</p><nav><a href='x'>Menu</a></nav>", "<p>two</p>"]));
    expect(shown(document)).toEqual(["text one", "text two"]);
    expect(document.source.placeOf(document.source.text.indexOf("two"))).toEqual({ part: "O/t/c 1.xhtml" });
    expect(ignoredIn(document)).toEqual([["page", "Menu"]]);
  });

  test("a locked chapter is refused, a locked font is not", async () => {
    const lock = (uri: string): Record<string, string> => ({
      "META-INF/encryption.xml": `<e xmlns="http://www.w3.org/2001/04/xmlenc#"><CipherReference URI="${uri}"/></e>`,
    });
    expect((await readDocument("a.epub", epub(["<p>a</p>"], lock("O/t/c%200.xhtml")))).findings[0]?.code).toBe(
      "RG1006",
    );
    expect((await readDocument("a.epub", epub(["<p>a</p>"], lock("O/f.otf")))).findings).toEqual([]);
  });
});

describe("a wiki's export", () => {
  test("only articles are read", async () => {
    const page = (title: string, more: string): string =>
      `<page><title>${title}</title>${more}<revision><text>a</text></revision></page>`;
    const pages = [
      page("Wick", "<ns>0</ns>"),
      page("Talk:Wick", "<ns>1</ns>"),
      page("Old", '<ns>0</ns><redirect title="Wick"/>'),
    ];
    const document = await readDocument("-", `<mediawiki>${pages.join("")}</mediawiki>`);
    expect(shown(document)).toEqual(["heading2 Wick", "text a"]);
  });

  test("of a page's revisions, the last one is read", async () => {
    const revisions = ["a", "b"].map((text) => `<revision><text>${text}</text></revision>`).join("");
    const dump = `<mediawiki><page><title>Wick</title><ns>0</ns>${revisions}</page></mediawiki>`;
    expect(shown(await readDocument("a.xml", strToU8(dump)))).toEqual(["heading2 Wick", "text b"]);
  });

  const long = `<mediawiki><page><title>W\u00e9</title><ns>0</ns><revision><text>${"\u00e9 ".repeat(50_000)}</text></revision></page></mediawiki>`;
  const utf16 = Uint8Array.from([0xff, 0xfe, ...Buffer.from(long, "utf16le")]);

  test.for([
    { encoding: "UTF-8, letters cut by the parts that are read", content: strToU8(long), codes: [] },
    { encoding: "UTF-16", content: utf16, codes: [] },
    { encoding: "Windows-1252", content: Uint8Array.from(Buffer.from(long, "latin1")), codes: ["RG1001"] },
  ])("$encoding", async ({ content, codes }) => {
    const { lines, findings } = await readDocument("a.xml", content);
    expect(findings.map(({ code }) => code)).toEqual(codes);
    expect(lines[0]?.text.text).toBe("W\u00e9");
    expect(lines[1]?.text.text).toBe("\u00e9 ".repeat(50_000).trim());
  });

  test("other XML is none", async () => {
    expect((await readDocument("a.xml", "<rss>a</rss>")).format).toBe("txt");
  });
});

describe("files that can't be read", () => {
  const bomb = zipSync({ "word/document.xml": new Uint8Array(4_000_000), "[Content_Types].xml": strToU8("x") });
  const lying = zipSync({ "word/document.xml": new Uint8Array(900_000), "[Content_Types].xml": strToU8("x") });
  // The directory's entry of the first file says that it unpacks to ten bytes.
  const entry = lying.findIndex((_, n) => lying[n] === 0x50 && lying[n + 1] === 0x4b && lying[n + 2] === 1);
  new DataView(lying.buffer).setUint32(entry + 24, 10, true);
  const ole = new Uint8Array([
    0xd0,
    0xcf,
    0x11,
    0xe0,
    ...Array.from("EncryptedPackage").flatMap((c) => [c.charCodeAt(0), 0]),
  ]);

  test.for([
    { why: "a bomb", content: bomb, code: "RG1007" },
    { why: "a part larger than it says", content: lying, code: "RG1005" },
    { why: "an archive without a document", content: packed({ "a.txt": "a" }), code: "RG1005" },
    { why: "half of a file", content: wickDocx.slice(0, 700), code: "RG1005" },
    {
      why: "XML that is none",
      content: packed({ "[Content_Types].xml": "", "word/document.xml": "<w" }),
      code: "RG1005",
    },
    {
      why: "an entity bomb",
      content: packed({ "content.xml": '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>' }),
      code: "RG1005",
    },
    { why: "elements without end", content: packed({ "content.xml": "<a>".repeat(100_000) }), code: "RG1005" },
    { why: "a document with a password", content: ole, code: "RG1006" },
    { why: "an old binary document", content: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), code: "RG1003" },
    { why: "an encrypted ODT", content: odt("", { "META-INF/manifest.xml": "<encryption-data/>" }), code: "RG1006" },
  ])("$why: $code", async ({ content, code }) => {
    const document = await readDocument("a.docx", content);
    expect(document.lines).toEqual([]);
    expect(document.findings.map((finding) => finding.code)).toEqual([code]);
  });
});

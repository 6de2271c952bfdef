import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Document } from "../document.js";
import { type Drawn, type DrawnPage, makePdf, paragraph } from "./pdf.test-data.js";
import { readPdf } from "./read-pdf.js";

const read = (pages: readonly DrawnPage[]): Promise<Document> => readPdf("book.pdf", makePdf(pages));
const texts = async (pages: readonly DrawnPage[]): Promise<string[]> =>
  (await read(pages)).lines.map(({ kind, cells, text }) =>
    kind === "text"
      ? text.text
      : `${kind}: ${cells === undefined ? text.text : cells.map((cell) => cell.text).join(" | ")}`,
  );

const left = [
  "The lamp burns with a dark flame and",
  "eats the light of the room, so that no",
  "one in the whole house sees the ferry-",
  "man who stands in the door and waits",
  "for the toll that all of them must pay.",
];
const right = [
  "Whoever crosses the lake by night will",
  "count the oars before the boat departs",
  "and counts them again when it arrives,",
  "for one oar too many belongs to one of",
  "the drowned, who row for nothing.",
];
const leftText =
  "The lamp burns with a dark flame and eats the light of the room, so that no one in the whole house sees the ferryman who stands in the door and waits for the toll that all of them must pay.";
const columns: DrawnPage = {
  texts: [
    ...paragraph(20, 550, left),
    ...paragraph(20, 478, right),
    ...paragraph(215, 547, right),
    ...paragraph(215, 475, left),
  ],
};

describe("a page", () => {
  test("of two columns is read column by column, a hyphen at a line's end is dropped", async () => {
    const rightText = right.join(" ");
    expect(await texts([columns])).toEqual([leftText, rightText, rightText, leftText]);
  });

  test("has headings by size, labels in bold on lines of their own", async () => {
    const page: Drawn[] = [
      { x: 20, y: 560, text: "Black wick", size: 16 },
      { x: 20, y: 540, text: "Range:", bold: true },
      { x: 60, y: 540, text: "touch" },
      { x: 20, y: 528, text: "Duration:", bold: true },
      { x: 70, y: 528, text: "1 minute" },
      ...paragraph(20, 500, left),
    ];
    const { lines } = await read([{ texts: page }]);
    expect(lines.slice(0, 3).map(({ kind, text, marks }) => ({ kind, text: text.text, marks }))).toEqual([
      { kind: "heading", text: "Black wick", marks: [] },
      { kind: "text", text: "Range: touch", marks: [{ start: 0, end: 6, type: "strong" }] },
      { kind: "text", text: "Duration: 1 minute", marks: [{ start: 0, end: 9, type: "strong" }] },
    ]);
  });

  test("has tables by the edges of their cells", async () => {
    const rows = [
      ["Wind", "Check"],
      ["breeze", "5"],
      ["squall", "15"],
    ].flatMap(([a = "", b = ""], i): Drawn[] => [
      { x: 20, y: 470 - 14 * i, text: a },
      { x: 120, y: 470 - 14 * i, text: b },
    ]);
    expect((await texts([{ texts: [...paragraph(20, 550, left), ...rows] }])).slice(1)).toEqual([
      "row: Wind | Check",
      "row: breeze | 5",
      "row: squall | 15",
    ]);
  });

  test("has a table of wide cells below a short line: its white is no gap between columns", async () => {
    const rows = [
      ["What one asks for", "What the eel wants", "CD"],
      ["the answer to it", "a memory of youth", "10"],
      ["a thing that lies in the lake", "500 coins of gold", "15"],
      ["the end of an oath", "one year of a life", "25"],
    ].flatMap(([a = "", b = "", c = ""], i): Drawn[] => [
      { x: 20, y: 490 - 12 * i, text: a },
      { x: 170, y: 490 - 12 * i, text: b },
      { x: 290, y: 490 - 12 * i, text: c },
    ]);
    const page: Drawn[] = [
      ...paragraph(20, 526, [
        "The lamp burns with a dark flame and eats the light of all the rooms, so",
        "that no one",
      ]),
      ...rows,
    ];
    expect((await texts([{ texts: page }])).slice(1)).toEqual([
      "row: What one asks for | What the eel wants | CD",
      "row: the answer to it | a memory of youth | 10",
      "row: a thing that lies in the lake | 500 coins of gold | 15",
      "row: the end of an oath | one year of a life | 25",
    ]);
  });

  test("has letter-spaced titles, bullets and initials", async () => {
    const page: Drawn[] = [
      ...Array.from("LANTERN", (text, i) => ({ x: 20 + 16 * i, y: 570, text, size: 14 })),
      { x: 20, y: 516, text: "T", size: 40 },
      ...paragraph(46, 540, ["he lamp burns with a dark flame and it", "eats the light of the room, so that no"]),
      ...paragraph(20, 516, ["one sees it."]).map((drawn) => ({ ...drawn, y: 504 })),
      { x: 24, y: 480, text: "\u00B7 the first" },
      { x: 24, y: 468, text: "\u00B7 the second" },
    ];
    expect(await texts([{ texts: page }])).toEqual([
      "heading: LANTERN",
      "The lamp burns with a dark flame and it eats the light of the room, so that no one sees it.",
      "item: the first",
      "item: the second",
    ]);
  });

  test("has boxes beside the text: they are read behind it", async () => {
    const box = paragraph(30, 480, ["A note of the", "ferryman, who", "counts oars."]);
    const lines = await texts([
      { texts: [...paragraph(20, 550, left), ...box, ...paragraph(20, 420, right)], boxes: [[20, 445, 120, 50]] },
    ]);
    expect(lines.slice(1)).toEqual([right.join(" "), "rule: ", "A note of the ferryman, who counts oars."]);
  });
});

describe("pages", () => {
  const head = ["Wind", "Check"];
  const names = ["Anna", "Berta", "Carla", "Dora"];
  const pages = names.map((name, i): DrawnPage => ({
    texts: [
      { x: 20, y: 585, text: "ALMANAC OF THE LAKE", size: 8 },
      ...paragraph(
        20,
        550,
        [
          "rows over the lake and counts the oars",
          "before the boat departs and when it has",
          "arrived, for one of them belongs to no",
        ].map((line) => `${name} ${line}`),
      ),
      { x: 190, y: 20, text: String(i + 1), size: 8 },
    ],
  }));

  test("lose running heads and folios, and a paragraph goes on over them", async () => {
    const { lines, ignored, source } = await read(pages);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.text.text).toMatch(/^Anna.* no Berta.* no Carla.* no Dora/u);
    const furniture = ignored.flatMap(({ range, reason }) =>
      reason === "page" ? [source.text.slice(range.start, range.end)] : [],
    );
    expect(furniture).toEqual(pages.flatMap((_, i) => ["ALMANAC OF THE LAKE", String(i + 1)]));
  });

  test("part a sentence before a number", async () => {
    const whole = (from: readonly string[]): DrawnPage => ({ texts: paragraph(20, 550, from) });
    const all = await texts([
      whole([...left.slice(0, 4), "for a toll of"]),
      whole(["20 coins that all of them must pay."]),
    ]);
    expect(all).toEqual([
      `${[...left.slice(0, 2), "one in the whole house sees the ferryman"].join(" ")} who stands in the door and waits for a toll of 20 coins that all of them must pay.`,
    ]);
  });

  describe("part a table", () => {
    const table = (y: number, rows: readonly (readonly string[])[], bold = false): Drawn[] =>
      rows.flatMap((row, i) => row.map((text, n) => ({ x: 20 + 100 * n, y: y - 14 * i, text, bold: bold && i === 0 })));
    const above = {
      texts: [...paragraph(20, 550, left), ...table(470, [head, ["breeze", "5"], ["squall", "15"]], true)],
    };
    const below = paragraph(20, 490, right);

    test.for([
      { why: "whose head is repeated", rows: [head, ["storm", "25"]], bold: true },
      { why: "whose head is not", rows: [["storm", "25"]], bold: false },
    ])("$why", async ({ rows, bold }) => {
      const document = await read([above, { texts: [...table(550, rows, bold), ...below] }]);
      expect(document.lines.slice(1, -1).map(({ text, gap, header }) => [text.text, gap, header === true])).toEqual([
        ["Wind\tCheck", 1, true],
        ["breeze\t5", 0, false],
        ["squall\t15", 0, false],
        ["storm\t25", 0, false],
      ]);
      expect(uncovered(document)).toBe("");
    });

    test("not before one with a head of its own", async () => {
      const next = table(
        550,
        [
          ["Ice", "Weight"],
          ["thin", "10"],
          ["thick", "250"],
        ],
        true,
      );
      const { lines } = await read([above, { texts: [...next, ...below] }]);
      expect(lines.filter(({ header }) => header).map(({ text, gap }) => [text.text, gap])).toEqual([
        ["Wind\tCheck", 1],
        ["Ice\tWeight", 1],
      ]);
    });
  });

  test("are told by a place", async () => {
    const { source } = await read(pages);
    expect(source.placeOf(source.text.indexOf("Carla"))).toEqual({ page: 3 });
    const { source: other } = await read([columns]);
    expect(other.placeOf(other.text.lastIndexOf("stands in the door"))).toEqual({ page: 1, column: 2, columns: 2 });
  });

  test("every character is in a line or ignored, and in one of them only", async () => {
    expect(uncovered(await read(pages))).toBe("");
  });
});

describe("a file that is no book", () => {
  test.for([
    { why: "without text", bytes: makePdf([{ texts: [] }, { texts: [] }]), code: "RG1009" },
    { why: "that is cut off behind its head", bytes: makePdf([{ texts: [] }]).slice(0, 30), code: "RG1005" },
    {
      why: "with a password",
      bytes: makePdf(
        [{ texts: paragraph(20, 500, left) }],
        `/ID [<00><00>] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${"00".repeat(32)}> /U <${"00".repeat(32)}> >>`,
      ),
      code: "RG1006",
    },
  ])("$why gives $code", async ({ bytes, code }) => {
    const { lines, findings } = await readPdf("book.pdf", bytes);
    expect(lines).toEqual([]);
    expect(findings.map((finding) => finding.code)).toEqual([code]);
  });

  const whole = makePdf([{ ...columns, boxes: [[20, 445, 120, 50]] }]);

  test("damaged bytes never make it fail, and lose no character", { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 12 }),
        fc.nat(whole.length),
        fc.boolean(),
        async (flips, end, isCut) => {
          const bytes = Uint8Array.from(whole);
          for (const [at, value] of flips) bytes[at] = value;
          const document = await readPdf("book.pdf", isCut ? bytes.slice(0, end) : bytes);
          expect(uncovered(document)).toBe("");
        },
      ),
      { numRuns: Number(process.env["FUZZ_RUNS"] ?? 200) },
    );
  });
});

/** Characters that are in no line and not ignored, or twice. */
function uncovered({ source, lines, ignored }: Document): string {
  const seen = new Uint8Array(source.text.length);
  const take = ({ start, end }: { start: number; end: number }): void => {
    for (let i = start; i < end; i++) seen[i] = (seen[i] as number) + 1;
  };
  for (const line of lines) line.text.ranges.forEach(take);
  for (const { range } of ignored) take(range);
  return Array.from(source.text, (char) => char)
    .join("")
    .split("")
    .filter((char, i) => char.trim() !== "" && seen[i] !== 1)
    .join("");
}

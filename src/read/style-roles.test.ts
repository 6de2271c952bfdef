import { describe, expect, test } from "vitest";
import { accountBreach } from "./account.js";
import { docx, idml, idmlParagraph, odt, odtContent } from "./files.test-data.js";
import { readDocument } from "./read-document.js";
import type { StyleRoles } from "./style-roles.js";

type Piece = readonly [paragraphStyle: string, ...runs: readonly (readonly [text: string, style?: string])[]];

/** The same styled paragraphs in every format that has named styles. */
const formats = {
  docx: (pieces: readonly Piece[]): Uint8Array => {
    const names = [...new Set(pieces.flatMap(([style, ...runs]) => [style, ...runs.flatMap(([, s]) => s ?? [])]))];
    const id = (name: string): string => `s${names.indexOf(name)}`;
    const styles = names.map(
      (name) => `<w:style w:type="paragraph" w:styleId="${id(name)}"><w:name w:val="${name}"/></w:style>`,
    );
    const body = pieces.map(
      ([style, ...runs]) =>
        `<w:p><w:pPr><w:pStyle w:val="${id(style)}"/></w:pPr>${runs
          .map(
            ([text, s]) =>
              `<w:r><w:rPr>${s === undefined ? "" : `<w:rStyle w:val="${id(s)}"/>`}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`,
          )
          .join("")}</w:p>`,
    );
    return docx(body.join(""), { "word/styles.xml": `<w:styles NS>${styles.join("")}</w:styles>` });
  },
  odt: (pieces: readonly Piece[]): Uint8Array => odt(odtText(pieces), { "styles.xml": odtStyles(pieces) }),
  fodt: (pieces: readonly Piece[]): string =>
    odtContent(odtText(pieces)).replace("<office:automatic-styles>", `$&${styleElements(pieces)}`),
  idml: (pieces: readonly Piece[]): Uint8Array =>
    idml({ u: pieces.map(([style, ...runs]) => idmlParagraph(style, ...runs)).join("") }, []),
};

function odtText(pieces: readonly Piece[]): string {
  return pieces
    .map(
      ([style, ...runs]) =>
        `<text:p text:style-name="${style}">${runs.map(([text, s]) => (s === undefined ? text : `<text:span text:style-name="${s}">${text}</text:span>`)).join("")}</text:p>`,
    )
    .join("");
}

function styleElements(pieces: readonly Piece[]): string {
  const of = (family: string, names: readonly string[]): string[] =>
    [...new Set(names)].map((name) => `<style:style style:name="${name}" style:family="${family}"/>`);
  const used = pieces.flatMap(([, ...runs]) => runs.flatMap(([, s]) => s ?? []));
  return [
    ...of(
      "paragraph",
      pieces.map(([style]) => style),
    ),
    ...of("text", used),
  ].join("");
}

function odtStyles(pieces: readonly Piece[]): string {
  return odtContent("")
    .replaceAll("document-content", "document-styles")
    .replace("<office:automatic-styles>", `$&${styleElements(pieces)}`)
    .replace(/<office:body>.*<\/office:body>/, "");
}

const shown = async (file: string, content: Uint8Array | string, styles: StyleRoles): Promise<string[]> => {
  const document = await readDocument(file, content, { styles });
  expect(accountBreach(document)).toBeUndefined();
  return [
    ...document.lines.map(({ kind, level, text, marks }) => {
      const bold = marks.flatMap(({ type, start, end }) => (type === "strong" ? text.text.slice(start, end) : []));
      return [`${kind}${level ?? ""}`, text.text, ...bold.map((part) => `(${part})`)].join(" ");
    }),
    ...document.ignored.flatMap(({ range, reason }) =>
      reason === "style" ? `ignored ${document.source.text.slice(range.start, range.end)}` : [],
    ),
  ];
};

describe.for(Object.entries(formats))("%s", ([ending, make]) => {
  test.for([
    {
      why: "a name",
      styles: { Titolo: "name" },
      pieces: [
        ["Titolo", ["Wick"]],
        ["Testo", ["a"]],
      ],
      lines: ["heading2 Wick", "text a"],
    },
    { why: "a heading below it", styles: { Sub: "heading" }, pieces: [["Sub", ["Wick"]]], lines: ["heading3 Wick"] },
    {
      why: "a label in a paragraph",
      styles: { Voce: "label" },
      pieces: [["Testo", ["Range", "Voce"], [" touch"]]],
      lines: ["text Range touch (Range)"],
    },
    {
      why: "a label on a line of its own",
      styles: { Voce: "label" },
      pieces: [["Voce", ["Range"]]],
      lines: ["text Range (Range)"],
    },
    { why: "letter case apart", styles: { TITOLO: "name" }, pieces: [["Titolo", ["Wick"]]], lines: ["heading2 Wick"] },
    {
      why: "an ignored paragraph",
      styles: { Nota: "ignore" },
      pieces: [
        ["Nota", ["draft"]],
        ["Testo", ["a"]],
      ],
      lines: ["text a", "ignored draft"],
    },
    {
      why: "ignored characters",
      styles: { Mano: "ignore" },
      pieces: [["Testo", ["a"], ["why?", "Mano"]]],
      lines: ["text a", "ignored why?"],
    },
    { why: "a style that the file has not", styles: { Altro: "name" }, pieces: [["Testo", ["a"]]], lines: ["text a"] },
  ] satisfies readonly { why: string; styles: StyleRoles; pieces: readonly Piece[]; lines: readonly string[] }[])(
    "$why",
    async ({ styles, pieces, lines }) => {
      expect(await shown(`a.${ending}`, make(pieces), styles)).toEqual(lines);
    },
  );
});

describe("what a style looks like", () => {
  const p = (style: string, look: string, text: string): string =>
    `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:rPr>${look}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;

  test.for([
    { why: "bold throughout means nothing in a body", role: "body", body: p("T1", "<w:b/>", "a"), lines: ["text a"] },
    { why: "nor in a value", role: "value", body: p("T1", "<w:b/>", "a"), lines: ["text a"] },
    {
      why: "large letters make no heading of a type line",
      role: "type-line",
      body: p("T1", '<w:sz w:val="40"/>', "a") + p("N", '<w:sz w:val="20"/>', "bcd"),
      lines: ["text a", "text bcd"],
    },
    { why: "nor does a heading's style", role: "detail", body: p("N1", "", "a"), lines: ["text a"] },
  ] as const)("$why", async ({ role, body, lines }) => {
    const named = body.includes("N1") ? "heading 2" : "House";
    const styles = `<w:styles NS><w:style w:type="paragraph" w:styleId="T1"><w:name w:val="House"/></w:style><w:style w:type="paragraph" w:styleId="N1"><w:name w:val="heading 2"/></w:style></w:styles>`;
    expect(await shown("a.docx", docx(body, { "word/styles.xml": styles }), { [named]: role })).toEqual(lines);
  });
});

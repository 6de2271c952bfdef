import { describe, expect, test } from "vitest";
import { parseFile } from "../compile.js";
import type { DescriptionBlock } from "../model/entry.js";
import { packs } from "../packs/grammar.test-data.js";

const headers = {
  fr: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\n",
  it: "Nebbia\nEvocazione\nLivello: Drd 1\nDurata: 1 round\n\n",
  fi: "Usva\nLoihdinta\nTaso: Dru 1\nKesto: 1 kierros\n\n",
};

/** Blocks of the description below a header, in plain text. */
async function blocksBelow(lang: "fr" | "it" | "fi", body: string): Promise<readonly DescriptionBlock[]> {
  const { entries } = await parseFile({ file: "a.txt", content: headers[lang] + body }, { packs });
  return entries[0]?.text[lang]?.description ?? [];
}

/** Blocks of the description in Markdown. */
async function markdownBlocks(body: string): Promise<readonly DescriptionBlock[]> {
  const content = `# Brume\n\nInvocation\n\n**Niveau :** Dru 1\n\n**Durée :** 1 round\n\n${body}`;
  const { entries } = await parseFile({ file: "a.md", content }, { packs });
  return entries[0]?.text["fr"]?.description ?? [];
}

const paragraph = (text: string): object => ({ type: "paragraph", text });

describe("paragraphs of plain text", () => {
  test.for([
    { what: "one", lang: "fr", body: "La brume monte du lac.\n", texts: ["La brume monte du lac."] },
    {
      what: "blank lines part",
      lang: "it",
      body: "Sale la nebbia.\n\nI cani tacciono.\n",
      texts: ["Sale la nebbia.", "I cani tacciono."],
    },
    {
      what: "wrapped",
      lang: "fr",
      body: "La brume monte du lac et couvre peu à peu les\nmaisons, les granges et le clocher, si bien que\nnul ne voit plus sa propre main.\n",
      texts: [
        "La brume monte du lac et couvre peu à peu les maisons, les granges et le clocher, si bien que nul ne voit plus sa propre main.",
      ],
    },
    {
      what: "wrapped",
      lang: "fi",
      body: "Usva nousee järvestä ja peittää vähitellen talot,\naitat ja kellotapulin, eikä kukaan näe enää omaa\nkättään edessään.\n",
      texts: [
        "Usva nousee järvestä ja peittää vähitellen talot, aitat ja kellotapulin, eikä kukaan näe enää omaa kättään edessään.",
      ],
    },
    {
      what: "wrapped, two paragraphs without a blank line",
      lang: "it",
      body: "Sale la nebbia dal lago e copre a poco a poco le\ncase, i granai e il campanile, sicché nessuno vede\npiù la propria mano.\nI cani tacciono e i gatti si nascondono nelle stufe\nspente, mentre il vento aspetta dietro la collina e\nnon osa entrare.\n",
      texts: [
        "Sale la nebbia dal lago e copre a poco a poco le case, i granai e il campanile, sicché nessuno vede più la propria mano.",
        "I cani tacciono e i gatti si nascondono nelle stufe spente, mentre il vento aspetta dietro la collina e non osa entrare.",
      ],
    },
    {
      what: "unwrapped, a line is a paragraph",
      lang: "fr",
      body: "La brume monte.\nLes chiens se taisent.\nLe vent attend.\n",
      texts: ["La brume monte.", "Les chiens se taisent.", "Le vent attend."],
    },
    {
      what: "hyphenated",
      lang: "fr",
      body: "La brume monte du lac et les maisons sont éva-\ncuées avant la nuit, car elle inflige des dé-\ngâts aux poumons.\n",
      texts: [
        "La brume monte du lac et les maisons sont évacuées avant la nuit, car elle inflige des dégâts aux poumons.",
      ],
    },
    {
      what: "hyphenated",
      lang: "fi",
      body: "Usvan keskellä olevat tekevät pelastus-\nheiton joka kierros, ja 9-\nmetrinen alue jää hämäräksi.\n",
      texts: ["Usvan keskellä olevat tekevät pelastusheiton joka kierros, ja 9-metrinen alue jää hämäräksi."],
    },
  ] as const)("$what, $lang", async ({ lang, body, texts }) => {
    expect(await blocksBelow(lang, body)).toEqual(texts.map(paragraph));
  });
});

describe("lists", () => {
  test.for([
    {
      what: "bullets",
      lang: "fr",
      body: "Elle cache :\n\n• les maisons\n• les granges\n",
      ordered: false,
      items: ["les maisons", "les granges"],
    },
    {
      what: "dashes",
      lang: "it",
      body: "Nasconde:\n\n- le case\n- i granai\n",
      ordered: false,
      items: ["le case", "i granai"],
    },
    {
      what: "numbers",
      lang: "fi",
      body: "Järjestys:\n\n1. talot\n2. aitat\n",
      ordered: true,
      items: ["talot", "aitat"],
    },
  ] as const)("$what", async ({ lang, body, ordered, items }) => {
    const blocks = await blocksBelow(lang, body);
    expect(blocks.at(-1)).toEqual({ type: "list", ordered, items: items.map((text) => ({ text })) });
  });

  test("in Markdown, with emphasis", async () => {
    expect(await markdownBlocks("Elle cache :\n\n1. les *maisons*\n2. les granges\n")).toEqual([
      paragraph("Elle cache :"),
      {
        type: "list",
        ordered: true,
        items: [{ text: "les maisons", marks: [{ start: 4, end: 11, type: "emphasis" }] }, { text: "les granges" }],
      },
    ]);
  });
});

describe("tables", () => {
  const table = {
    type: "table",
    header: [{ text: "d4" }, { text: "Vent" }],
    rows: [
      [{ text: "1" }, { text: "nord" }],
      [{ text: "2" }, { text: "sud" }],
    ],
  };
  test.for([{ what: "Markdown", body: "| d4 | Vent |\n|---|---|\n| 1 | nord |\n| 2 | sud |\n" }])(
    "$what",
    async ({ body }) => {
      expect(await markdownBlocks(`Le vent tourne.\n\n${body}\nIl tombe.\n`)).toEqual([
        paragraph("Le vent tourne."),
        table,
        paragraph("Il tombe."),
      ]);
    },
  );

  test("tabs in plain text", async () => {
    expect(await blocksBelow("fr", "Le vent tourne.\n\nd4\tVent\n1\tnord\n2\tsud\n")).toEqual([
      paragraph("Le vent tourne."),
      table,
    ]);
  });
});

describe("headings", () => {
  test("in Markdown", async () => {
    expect(await markdownBlocks("La brume monte.\n\n### Brume rouge\n\nElle pique.\n")).toEqual([
      paragraph("La brume monte."),
      { type: "heading", level: 3, text: "Brume rouge" },
      paragraph("Elle pique."),
    ]);
  });

  test.for([
    { lang: "fr", body: "La brume monte.\n\nBrume rouge\n\nElle pique les yeux.\n", heading: "Brume rouge" },
    { lang: "it", body: "Sale la nebbia.\n\nNebbia rossa\n\nPunge gli occhi.\n", heading: "Nebbia rossa" },
    { lang: "fi", body: "Usva nousee.\n\nPunainen usva\n\nSe kirveltää silmiä.\n", heading: "Punainen usva" },
  ] as const)("a short line between paragraphs, $lang", async ({ lang, body, heading }) => {
    expect((await blocksBelow(lang, body))[1]).toMatchObject({ type: "heading", text: heading });
  });

  test.for([
    { what: "ends a sentence", body: "La brume monte.\n\nElle pique.\n\nElle brûle.\n" },
    { what: "ends with a comma", body: "La brume monte.\n\nPuis,\n\nelle brûle.\n" },
    { what: "is the last line", body: "La brume monte.\n\nBrume rouge\n" },
    { what: "is the first line", body: "Brume rouge\n\nElle pique les yeux.\n" },
  ])("a line that $what is none", async ({ body }) => {
    expect((await blocksBelow("fr", body)).map(({ type }) => type)).not.toContain("heading");
  });
});

describe("marks of Markdown", () => {
  test.for([
    { body: "La *brume* monte.\n", text: "La brume monte.", marks: [{ start: 3, end: 8, type: "emphasis" }] },
    { body: "La **brume** monte.\n", text: "La brume monte.", marks: [{ start: 3, end: 8, type: "strong" }] },
    { body: "La [brume](brume.md) monte.\n", text: "La brume monte.", marks: [{ start: 3, end: 8, type: "link" }] },
    {
      body: "La brume\nmonte *du\nlac*.\n",
      text: "La brume monte du lac.",
      marks: [{ start: 15, end: 21, type: "emphasis" }],
    },
    { body: "5 &lt; 6, l&rsquo;*eau*.\n", text: "5 < 6, l’eau.", marks: [{ start: 9, end: 12, type: "emphasis" }] },
  ])("$body", async ({ body, text, marks }) => {
    expect(await markdownBlocks(body)).toEqual([{ type: "paragraph", text, marks }]);
  });
});

describe("the description's own label is not part of it", () => {
  test.for([
    { lang: "fr", body: "Description :\nLa brume monte.\n", text: "La brume monte." },
    { lang: "fr", body: "Description : La brume monte.\n", text: "La brume monte." },
    { lang: "it", body: "Descrizione: Sale la nebbia.\n", text: "Sale la nebbia." },
    { lang: "fi", body: "Kuvaus\n\nUsva nousee.\n", text: "Usva nousee." },
  ] as const)("$lang: $body", async ({ lang, body, text }) => {
    expect(await blocksBelow(lang, body)).toEqual([paragraph(text)]);
  });
});

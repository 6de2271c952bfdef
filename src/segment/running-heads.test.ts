import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.test-data.js";

const page = (head: string, ...lines: readonly string[]): string => `${head}\n\n${lines.join("\n")}\n`;

describe("a line at the edges of pages is a running head", () => {
  test.for([
    {
      what: "between the labels of a header",
      text: [
        page("ALMANACH", "Chant du puits", "Enchantement", "Niveau : Bard 1"),
        page("ALMANACH", "Durée : 1 round", "", "Le puits chante."),
        page("ALMANACH", "Il chante bas."),
      ].join("\f"),
      fields: { levels: "Bard 1", duration: "1 round" },
      body: ["Le puits chante.", "Il chante bas."],
    },
    {
      what: "with a letter wrong",
      text: [
        page("ALMANACCO DEL LAGO", "Canto del pozzo", "Ammaliamento", "Livello: Brd 1"),
        page("ALMANACCO DFL LAGO", "Durata: 1 round", "", "Il pozzo canta."),
        page("ALMANACCO DEL LAGO", "Canta piano."),
        page("ALMANACCO DEL LAGO", "Canta a lungo."),
      ].join("\f"),
      fields: { levels: "Brd 1", duration: "1 round" },
      body: ["Il pozzo canta.", "Canta piano.", "Canta a lungo."],
    },
    {
      what: "beside the numbers of pages, without form feeds",
      text: "Kaivon laulu\nKiehdonta\nTaso: Brd 1\n\n7\n\nJärven almanakka\n\nKesto: 1 kierros\n\nKaivo laulaa.\n\n8\n\nJärven almanakka\n\nSe laulaa hiljaa.\n\n9\n\nJärven almanakka\n\nSe laulaa kauan.\n",
      fields: { levels: "Brd 1", duration: "1 kierros" },
      body: ["Kaivo laulaa.", "Se laulaa hiljaa.", "Se laulaa kauan."],
    },
    {
      what: "a number that was taken for a letter",
      text: "Chant du puits\nEnchantement\nNiveau : Bard 1\n\nB\n\fDurée : 1 round\n\nLe puits chante.\n",
      fields: { levels: "Bard 1", duration: "1 round" },
      body: ["Le puits chante."],
    },
  ])("$what", async ({ text, fields, body }) => {
    const [block, ...others] = await blocksOf(text);
    expect({ fields: block?.fields, body: block?.body, others }).toEqual({ fields, body, others: [] });
  });
});

describe("text that comes again at the edges of pages stays", () => {
  const pages = (names: readonly string[], lines: readonly string[]): string =>
    names.map((name) => [name, ...lines].join("\n")).join("\n\n\f");
  test.for([
    {
      what: "names that differ in a number",
      names: ["Chant du puits 1", "Chant du puits 2", "Chant du puits 3"],
      lines: ["Enchantement", "Niveau : Bard 1", "Durée : 1 round", "Le puits chante."],
      body: ["Le puits chante."],
    },
    {
      what: "names that differ in a number, without school lines",
      names: ["Kaivon laulu 1", "Kaivon laulu 2", "Kaivon laulu 3", "Kaivon laulu 4"],
      lines: ["Taso: Brd 1", "Kesto: 1 kierros", "Kaivo laulaa."],
      body: ["Kaivo laulaa."],
    },
    {
      what: "last sentences",
      names: ["Nebbia", "Fuliggine", "Brina", "Cenere"],
      lines: ["Evocazione", "Livello: Drd 1", "Durata: 1 round", "", "Fa freddo.", "Poi tutto tace."],
      body: ["Fa freddo.", "Poi tutto tace."],
    },
  ])("$what", async ({ names, lines, body }) => {
    const blocks = await blocksOf(pages(names, lines));
    expect(blocks.map((block) => [block.name, block.body])).toEqual(names.map((name) => [name, body]));
  });
});

describe("what comes again at the edges of pages and is no running head", () => {
  test.for([
    {
      what: "the same value",
      text: ["Brume", "Suie", "Givre"]
        .map((name) => `${name}\nInvocation\nNiveau : Dru 1\n\fDurée : 1 round\n\nIl fait froid.\n`)
        .join("\n"),
      fields: { levels: "Dru 1", duration: "1 round" },
    },
    {
      what: "the same school",
      text: ["Nebbia", "Fuliggine", "Brina"]
        .map((name) => `${name}\n\fEvocazione\nLivello: Drd 1\nDurata: 1 round\n\nFa freddo.\n`)
        .join("\n"),
      type: "Evocazione",
      fields: { levels: "Drd 1", duration: "1 round" },
    },
  ])("$what", async ({ text, type, fields }) => {
    const blocks = await blocksOf(text);
    expect(blocks.map((block) => block.fields)).toEqual([fields, fields, fields]);
    if (type !== undefined) expect(blocks.map((block) => block.type)).toEqual([type, type, type]);
  });
});

describe("numbered rows below each other are a table, also where they come again", () => {
  test.for([
    {
      level: "Niveau : Bard 1",
      range: "Portée : 9 m",
      rows: ["d6       Effet", "1        boue", "2–3      boue", "4        glace"],
    },
    {
      level: "Livello: Brd 1",
      range: "Raggio di azione: 9 m",
      rows: ["d6       Effetto", "1        fango", "2        fango", "3        gelo"],
    },
    { level: "Taso: Brd 1", range: "Kantama: 9 m", rows: ["1        muta", "2        muta", "3        jää"] },
  ])("$level", async ({ level, range, rows }) => {
    const text = ["Ada", "Olo"].map((name) => [name, level, range, "", ...rows].join("\n")).join("\n\n");
    const blocks = await blocksOf(text);
    expect(blocks.map((block) => block.body)).toEqual([rows, rows]);
  });
});

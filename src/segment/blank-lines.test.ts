import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.test-data.js";

/** Wrapped sentences with blank lines inside, as a bad scan has them. */
const scanned = {
  fr: "La vase garde longtemps le souvenir de ceux qui\nl’ont foulée, et le passeur la lit à voix basse\n\npendant que ses rameurs regardent au loin vers\nla rive. Il y voit ceux qui sont partis la nuit\n\nsans payer leur passage.\n",
  it: "Il fango conserva a lungo il ricordo di quanti lo\nhanno calpestato, e il traghettatore lo legge piano\n\nmentre i suoi rematori guardano lontano verso la\nriva. Vi scorge anche chi se n’è andato di notte\n\nsenza pagare il passaggio.\n",
  fi: "Muta muistaa pitkään kaikki ne, jotka ovat siihen\nastuneet, ja lautturi lukee sitä hiljaisella äänellä\n\nsillä välin kun soutajat katselevat järven toiselle\nrannalle. Hän näkee myös ne, jotka lähtivät yöllä\n\nmaksamatta matkaansa.\n",
};

describe("a blank line that a scan put inside a header parts nothing", () => {
  test.for([
    {
      what: "in a value",
      text: `Cloche de vase\nInvocation\n\nNiveau : Dru 3\n\nZone d’effet : émanation hémisphérique de 3\n\nm de rayon centrée sur la créature touchée\nDurée : 1 round\n\n${scanned.fr}`,
      fields: {
        levels: "Dru 3",
        area: "émanation hémisphérique de 3 m de rayon centrée sur la créature touchée",
        duration: "1 round",
      },
    },
    {
      what: "in a list",
      text: `Campana di fango\nInvocazione\n\nLivello: Adepto 2, Brd 2, Drd 2, Guarigione 2,\n\nPal 2, Rgr 2\nDurata: 1 round\n\n${scanned.it}`,
      fields: { levels: "Adepto 2, Brd 2, Drd 2, Guarigione 2, Pal 2, Rgr 2", duration: "1 round" },
    },
    {
      what: "above a bracket",
      text: `Mutakello\nLoihdinta\n\nTaso: Dru 3\nLoitsunsieto: Pätee (vaaraton) tai ei päde lainkaan\n\n(esine)\nKesto: 1 kierros\n\n${scanned.fi}`,
      fields: { levels: "Dru 3", resistance: "Pätee (vaaraton) tai ei päde lainkaan (esine)", duration: "1 kierros" },
    },
    {
      what: "around a label that can't be read",
      text: `Mutakello\nLoihdinta\n\nTaso: Dru 3\n\nqqq xw\n\nKesto: 1 kierros\n\n${scanned.fi}`,
      fields: { levels: "Dru 3 qqq xw", duration: "1 kierros" },
    },
  ])("$what", async ({ text, fields }) => {
    const [block, ...others] = await blocksOf(text);
    expect({ fields: block?.fields, others }).toEqual({ fields, others: [] });
  });
});

describe("a blank line between two parts of a text stays", () => {
  test.for([
    {
      what: "an entry below one whose text is a line",
      text: `Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\nLa brume monte\n\nSuie\nInvocation\nNiveau : Dru 2\nDurée : 2 rounds\n\n${scanned.fr}`,
      names: ["Brume", "Suie"],
    },
    {
      what: "an entry without a school line below one without a text",
      text: `Nebbia\n\nLivello: Drd 1\nDurata: 1 round\n\nFuliggine\n\nLivello: Drd 2\nDurata: 2 round\n\n${scanned.it}`,
      names: ["Nebbia", "Fuliggine"],
    },
    {
      what: "a name in small letters below a short line",
      text: "Usva\nLoihdinta\nTaso: Dru 1\nKesto: 1 kierros\n\nUsva nousee\n\nnoki\nLoihdinta\nTaso: Dru 2\nKesto: 2 kierrosta\n",
      names: ["Usva", "noki"],
    },
  ])("$what", async ({ text, names }) => {
    expect((await blocksOf(text)).map(({ name }) => name)).toEqual(names);
  });
});

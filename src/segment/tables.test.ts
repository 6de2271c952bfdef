import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.test-data.js";

const brumes = [
  { name: "Brume basse", fields: { levels: "Dru 1", range: "contact", duration: "1 round" }, body: ["Le sol fume."] },
  { name: "Brume haute", fields: { levels: "Dru 2", range: "9 m", duration: "2 rounds" }, body: ["Le ciel fume."] },
];
const nebbie = [
  {
    name: "Nebbia bassa",
    fields: { levels: "Drd 1", range: "contatto", duration: "1 round" },
    body: ["Il suolo fuma."],
  },
  { name: "Nebbia alta", fields: { levels: "Drd 2", range: "9 m", duration: "2 round" }, body: ["Il cielo fuma."] },
];
const usvat = [
  { name: "Matala usva", fields: { levels: "Dru 1", range: "kosketus", duration: "1 kierros" }, body: ["Maa savuaa."] },
  {
    name: "Korkea usva",
    fields: { levels: "Dru 2", range: "30 j", duration: "2 kierrosta" },
    body: ["Taivas savuaa."],
  },
];

describe("a table with an entry in each row", () => {
  test.for([
    {
      layout: "Markdown",
      file: "a.md",
      expected: brumes,
      text: "| Nom | Niveau | Portée | Durée | Description |\n|---|---|---|---|---|\n| Brume basse | Dru 1 | contact | 1 round | Le sol fume. |\n| Brume haute | Dru 2 | 9 m | 2 rounds | Le ciel fume. |\n",
    },
    {
      layout: "CSV between semicolons",
      file: "a.csv",
      expected: nebbie,
      text: 'Nome;Livello;Raggio di azione;Durata;Descrizione\n"Nebbia bassa";Drd 1;contatto;1 round;"Il suolo fuma."\nNebbia alta;Drd 2;9 m;2 round;Il cielo fuma.\n',
    },
    {
      layout: "HTML",
      file: "a.html",
      expected: usvat,
      text: "<table><tr><th>Nimi</th><th>Taso</th><th>Kantama</th><th>Kesto</th><th>Kuvaus</th></tr><tr><td>Matala usva</td><td>Dru 1</td><td>kosketus</td><td>1 kierros</td><td>Maa savuaa.</td></tr><tr><td>Korkea usva</td><td>Dru 2</td><td>30 j</td><td>2 kierrosta</td><td>Taivas savuaa.</td></tr></table>",
    },
    {
      layout: "the name column has no label",
      file: "a.md",
      expected: usvat,
      text: "| | Taso | Kantama | Kesto | Kuvaus |\n|---|---|---|---|---|\n| Matala usva | Dru 1 | kosketus | 1 kierros | Maa savuaa. |\n| Korkea usva | Dru 2 | 30 j | 2 kierrosta | Taivas savuaa. |\n",
    },
    {
      layout: "the description stands before other columns",
      file: "a.csv",
      expected: brumes,
      text: "Description;Nom;Niveau;Portée;Durée\nLe sol fume.;Brume basse;Dru 1;contact;1 round\nLe ciel fume.;Brume haute;Dru 2;9 m;2 rounds\n",
    },
    {
      layout: "empty cells",
      file: "a.csv",
      expected: [
        { name: "Nebbia bassa", fields: { levels: "Drd 1", duration: "1 round" }, body: ["Il suolo fuma."] },
        { name: "Nebbia alta", fields: { range: "9 m", duration: "2 round" } },
      ],
      text: "Nome;Livello;Raggio di azione;Durata;Descrizione\nNebbia bassa;Drd 1;;1 round;Il suolo fuma.\nNebbia alta;;9 m;2 round;\n",
    },
    {
      layout: "quoted cells with semicolons",
      file: "a.csv",
      expected: [
        {
          name: "Brume basse",
          fields: { levels: "Dru 1", range: "contact ; voir texte", duration: "1 round" },
          body: ["Le sol fume ; tout se tait."],
        },
      ],
      text: 'Nom;Niveau;Portée;Durée;Description\nBrume basse;Dru 1;"contact ; voir texte";1 round;"Le sol fume ; tout se tait."\n',
    },
  ])("$layout: $expected.0.name", async ({ text, file, expected }) => {
    expect(await blocksOf(text, file)).toEqual(expected);
  });
});

describe("a table of one entry", () => {
  const fields = { levels: "Dru 2", range: "contact", duration: "1 round/niveau" };
  test.for([
    { layout: "bars", text: "Voile de givre\n| Niveau | Dru 2 |\n| Portée | contact |\n| Durée | 1 round/niveau |\n" },
    {
      layout: "bars without outer ones",
      text: "Voile de givre\nNiveau | Dru 2\nPortée | contact\nDurée | 1 round/niveau\n",
    },
    { layout: "tabs", text: "Voile de givre\nNiveau\tDru 2\nPortée\tcontact\nDurée\t1 round/niveau\n" },
    {
      layout: "tabs behind colons",
      text: "Voile de givre\nNiveau :\tDru 2\nPortée :\tcontact\nDurée :\t1 round/niveau\n",
    },
  ])("$layout", async ({ text }) => {
    expect(await blocksOf(text)).toEqual([{ name: "Voile de givre", fields }]);
  });
});

describe("a table that is no entry", () => {
  test.for([
    { what: "one label in its header", text: "| Durée | Prix | Poids |\n|---|---|---|\n| 1 heure | 5 po | 1 kg |\n" },
    {
      what: "two labels in its header",
      text: "| Nom | Durée | Prix | Poids |\n|---|---|---|---|\n| Bougie | 1 heure | 5 pc | 0 |\n",
    },
    { what: "no labels", text: "| Jet | Vent |\n|---|---|\n| 1 | nord |\n| 2 | sud |\n" },
  ])("$what", async ({ text }) => {
    expect(await blocksOf(text, "a.md")).toEqual([]);
  });
});

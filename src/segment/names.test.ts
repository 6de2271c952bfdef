import { describe, expect, test } from "vitest";
import { blocksOf, type PlainBlock } from "./blocks.test-data.js";

const rest = {
  fr: "Niveau : Dru 2\nPortée : contact\nDurée : 1 round/niveau\n",
  it: "Livello: Drd 2\nRaggio di azione: contatto\nDurata: 1 round/livello\n",
  fi: "Taso: Dru 2\nKantama: kosketus\nKesto: 1 kierros/taso\n",
};

async function nameOf(text: string, file?: string): Promise<Omit<PlainBlock, "fields" | "body">> {
  const [block, ...others] = await blocksOf(text, file);
  expect(others).toEqual([]);
  return { name: block?.name ?? "", ...(block?.type === undefined ? {} : { type: block.type }) };
}

describe("names and type lines in plain text", () => {
  test.for([
    {
      what: "name, type line",
      text: `Aile de suie\nIllusion (chimère)\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusion (chimère)",
    },
    {
      what: "name, type line",
      text: `Ala di fuliggine\nIllusione (Finzione)\n${rest.it}`,
      name: "Ala di fuliggine",
      type: "Illusione (Finzione)",
    },
    {
      what: "name, type line",
      text: `Nokisiipi\nHarhanta (joukkoharha)\n${rest.fi}`,
      name: "Nokisiipi",
      type: "Harhanta (joukkoharha)",
    },
    {
      what: "badly scanned type line",
      text: `Aile de suie\nIllusicn (chimère)\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusicn (chimère)",
    },
    {
      what: "type line in pieces",
      text: `Ala di fuliggine\nI llusione (Finzione)\n${rest.it}`,
      name: "Ala di fuliggine",
      type: "I llusione (Finzione)",
    },
    {
      what: "misspelt type line",
      text: `Nokisiipi\nHarhnata (joukkoharha)\n${rest.fi}`,
      name: "Nokisiipi",
      type: "Harhnata (joukkoharha)",
    },
    {
      what: "badly scanned type line behind the name",
      text: `Aile de suie Illusi0n (chimère)\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusi0n (chimère)",
    },
    {
      what: "badly scanned type line before the first label",
      text: `Nokisiipi\nHatbanta; Taso: Dru 2; Kantama: kosketus; Kesto: 1 kierros/taso\n`,
      name: "Nokisiipi",
      type: "Hatbanta;",
    },
    {
      what: "a name near a school's, far below other text",
      text: `Le vent tombe.\n\nIllusien\n${rest.fr}`,
      name: "Illusien",
    },
    {
      what: "a name with a school's word in it, near another school's",
      text: `Domination\n${rest.fr}`,
      name: "Domination",
    },
    { what: "no type line", text: `Aile de suie\n${rest.fr}`, name: "Aile de suie" },
    {
      what: "under a label, below a label without a value",
      text: `Bersaglio:\nIncantesimo: Ala di fuliggine\nScuola: Illusione\n${rest.it}`,
      name: "Ala di fuliggine",
    },
    {
      what: "on one line",
      text: `Aile de suie Illusion (chimère)\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusion (chimère)",
    },
    {
      what: "on one line",
      text: `ALA DI FULIGGINE Illusione (Finzione) [Buio]\n${rest.it}`,
      name: "ALA DI FULIGGINE",
      type: "Illusione (Finzione) [Buio]",
    },
    {
      what: "on one line",
      text: `Nokisiipi Harhanta (joukkoharha)\n${rest.fi}`,
      name: "Nokisiipi",
      type: "Harhanta (joukkoharha)",
    },
    {
      what: "on one line, dash between",
      text: `Aile de suie – Illusion (chimère)\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusion (chimère)",
    },
    {
      what: "type line in brackets",
      text: `Ala di fuliggine (Illusione)\n${rest.it}`,
      name: "Ala di fuliggine",
      type: "Illusione",
    },
    {
      what: "wrapped name",
      text: `Grande aile noire qui couvre\nles toits de la ville\nIllusion (chimère)\n${rest.fr}`,
      name: "Grande aile noire qui couvre les toits de la ville",
      type: "Illusion (chimère)",
    },
    {
      what: "wrapped type line",
      text: `Voix du puits\nEnchantement (coercition) [langage,\nmental]\n${rest.fr}`,
      name: "Voix du puits",
      type: "Enchantement (coercition) [langage, mental]",
    },
    {
      what: "wrapped type line",
      text: `Kaivon ääni\nKiehdonta (pakotus) [kielisidonnainen,\nmieleen kohdistuva]\n${rest.fi}`,
      name: "Kaivon ääni",
      type: "Kiehdonta (pakotus) [kielisidonnainen, mieleen kohdistuva]",
    },
    {
      what: "blank lines between",
      text: `Ala di fuliggine\n\n\nIllusione (Finzione)\n\n${rest.it}`,
      name: "Ala di fuliggine",
      type: "Illusione (Finzione)",
    },
    {
      what: "name label",
      text: `Nom du sort : Aile de suie\nÉcole : Illusion (chimère)\n${rest.fr}`,
      name: "Aile de suie",
    },
    { what: "name label", text: `Nome: Ala di fuliggine\n${rest.it}`, name: "Ala di fuliggine" },
    { what: "name label", text: `Loitsu: Nokisiipi\n${rest.fi}`, name: "Nokisiipi" },
    {
      what: "full stop behind the name",
      text: `Nokisiipi.\nHarhanta\n${rest.fi}`,
      name: "Nokisiipi",
      type: "Harhanta",
    },
    {
      what: "numbered",
      text: `12. Aile de suie\nIllusion (chimère)\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusion (chimère)",
    },
    { what: "numbered", text: `7) Nokisiipi\nHarhanta\n${rest.fi}`, name: "Nokisiipi", type: "Harhanta" },
    {
      what: "colon in the name",
      text: `Mur de suie : le retour\nInvocation\n${rest.fr}`,
      name: "Mur de suie : le retour",
      type: "Invocation",
    },
    {
      what: "question mark in the name",
      text: `Qui va là ?\nDivination\n${rest.fr}`,
      name: "Qui va là ?",
      type: "Divination",
    },
    {
      what: "comma in the name",
      text: `Mur de suie, supérieur\nInvocation (création)\n${rest.fr}`,
      name: "Mur de suie, supérieur",
      type: "Invocation (création)",
    },
    {
      what: "number in the name",
      text: `Convocation de corbeaux III\nInvocation (convocation)\n${rest.fr}`,
      name: "Convocation de corbeaux III",
      type: "Invocation (convocation)",
    },
    {
      what: "a school's word in the name",
      text: `Illusion persistante\nIllusion (chimère)\n${rest.fr}`,
      name: "Illusion persistante",
      type: "Illusion (chimère)",
    },
    {
      what: "print link behind the name",
      text: `Ala di fuliggine [modifica]\nIllusione\n${rest.it}`,
      name: "Ala di fuliggine",
      type: "Illusione",
    },
    {
      what: "print link behind the name",
      text: `Nokisiipi [muokkaa]\nHarhanta\n${rest.fi}`,
      name: "Nokisiipi",
      type: "Harhanta",
    },
    {
      what: "edit mark behind the name",
      text: `Aile de suie ¶\nIllusion\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusion",
    },
    {
      what: "name starts with a label's word",
      text: `Portée du corbeau\nTransmutation\n${rest.fr}`,
      name: "Portée du corbeau",
      type: "Transmutation",
    },
    {
      what: "name starts with a label's word",
      text: `Durata della luna\nTrasmutazione\n${rest.it}`,
      name: "Durata della luna",
      type: "Trasmutazione",
    },
    {
      what: "name starts with a label's word",
      text: `Kantama korpin\nMuutanta\n${rest.fi}`,
      name: "Kantama korpin",
      type: "Muutanta",
    },
    {
      what: "title repeated",
      text: `Aile de suie\n\nAILE DE SUIE\nIllusion (chimère)\n${rest.fr}`,
      name: "AILE DE SUIE",
      type: "Illusion (chimère)",
    },
    {
      what: "page id above",
      text: `sorts:aile_de_suie\nAile de suie\nIllusion (chimère)\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusion (chimère)",
    },
    {
      what: "page furniture above",
      text: `Aller au contenu\nVersion imprimable\n\nAile de suie\nIllusion (chimère)\n${rest.fr}`,
      name: "Aile de suie",
      type: "Illusion (chimère)",
    },
    {
      what: "page number above",
      text: `- 112 -\n\nNokisiipi\nHarhanta\n${rest.fi}`,
      name: "Nokisiipi",
      type: "Harhanta",
    },
  ])("$what: $name", async ({ text, name, type }) => {
    expect(await nameOf(text)).toEqual(type === undefined ? { name } : { name, type });
  });

  test("a sentence above, a blank line between", async () => {
    const text = `Un sort de ma table. Dites-moi ce que vous en pensez.\n\nAile de suie\nIllusion (chimère)\n${rest.fr}`;
    expect(await nameOf(text)).toEqual({ name: "Aile de suie", type: "Illusion (chimère)" });
  });
});

describe("names in Markdown and HTML", () => {
  test.for([
    {
      what: "heading",
      file: "a.md",
      text: "## Aile de suie\n\n**Niveau :** Dru 2\n\n**Durée :** 1 round\n",
      name: "Aile de suie",
    },
    {
      what: "heading with an anchor",
      file: "a.md",
      text: "## Nokisiipi {#nokisiipi}\n\n**Taso:** Dru 2\n\n**Kesto:** 1 kierros\n",
      name: "Nokisiipi",
    },
    {
      what: "bold line",
      file: "a.md",
      text: "**Ala di fuliggine**\n\n**Livello:** Drd 2\n\n**Durata:** 1 round\n",
      name: "Ala di fuliggine",
    },
    {
      what: "emphasis in the heading",
      file: "a.md",
      text: "# *Aile* de suie\n\n**Niveau :** Dru 2\n\n**Durée :** 1 round\n",
      name: "Aile de suie",
    },
    {
      what: "link in the heading",
      file: "a.md",
      text: "# [Nokisiipi](nokisiipi.html)\n\n**Taso:** Dru 2\n\n**Kesto:** 1 kierros\n",
      name: "Nokisiipi",
    },
    {
      what: "heading, rule, labels",
      file: "a.md",
      text: "# Aile de suie\n\n---\n\n**Niveau :** Dru 2\n\n**Durée :** 1 round\n",
      name: "Aile de suie",
    },
    {
      what: "HTML heading",
      file: "a.html",
      text: "<h1>Nokisiipi</h1><p>Taso: Dru 2<br>Kesto: 1 kierros</p>",
      name: "Nokisiipi",
    },
    {
      what: "HTML heading with entities",
      file: "a.html",
      text: "<h1>L&rsquo;aile &eacute;teinte</h1><p>Niveau : Dru 2<br>Durée : 1 round</p>",
      name: "L’aile éteinte",
    },
    {
      what: "title and heading",
      file: "a.html",
      text: "<title>Ala di fuliggine</title><h1>Ala di fuliggine</h1><p>Livello: Drd 2<br>Durata: 1 round</p>",
      name: "Ala di fuliggine",
    },
  ])("$what: $name", async ({ text, file, name }) => {
    expect((await nameOf(text, file)).name).toBe(name);
  });
});

describe("without a name", () => {
  test.for([
    { lang: "fr", text: rest.fr },
    { lang: "it", text: rest.it },
    { lang: "fi", text: rest.fi },
  ])("$lang: the block is there, its name is empty", async ({ text }) => {
    expect(await nameOf(text)).toEqual({ name: "" });
  });
});

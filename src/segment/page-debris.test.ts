import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.test-data.js";

describe("page furniture inside an entry is left out", () => {
  test.for([
    {
      what: "page number in the header",
      text: "Chant du puits\nEnchantement\nNiveau : Bard 1\n\n112\n\nPortée : 9 m\nDurée : 1 round\n\nLe puits chante.\n",
      fields: { levels: "Bard 1", range: "9 m", duration: "1 round" },
      body: ["Le puits chante."],
    },
    {
      what: "page number with dashes in the text",
      text: "Canto del pozzo\nAmmaliamento\nLivello: Brd 1\nDurata: 1 round\n\nIl pozzo canta a lungo\n\n- 88 -\n\nnella notte.\n",
      fields: { levels: "Brd 1", duration: "1 round" },
      body: ["Il pozzo canta a lungo", "nella notte."],
    },
    {
      what: "running head and number",
      text: "Kaivon laulu\nKiehdonta\nTaso: Brd 1\nKesto: 1 kierros\n\nKaivo laulaa yöhön.\n\nLUKU 4: LOITSUT        87\n\nLaulu on hidas.\n",
      fields: { levels: "Brd 1", duration: "1 kierros" },
      body: ["Kaivo laulaa yöhön.", "Laulu on hidas."],
    },
    {
      what: "number and running head",
      text: "Chant du puits\nEnchantement\nNiveau : Bard 1\nDurée : 1 round\n\nLe puits chante.\n\n52        CHAPITRE 4 : LES SORTS\n\nIl chante bas.\n",
      fields: { levels: "Bard 1", duration: "1 round" },
      body: ["Le puits chante.", "Il chante bas."],
    },
    {
      what: "links of the page",
      text: "Canto del pozzo\nVersione stampabile\nAmmaliamento\nLivello: Brd 1\nDurata: 1 round\n\nIl pozzo canta.\n\n[modifica]\n",
      fields: { levels: "Brd 1", duration: "1 round" },
      body: ["Il pozzo canta."],
    },
    {
      what: "the page's end",
      text: "Kaivon laulu\nKiehdonta\nTaso: Brd 1\nKesto: 1 kierros\n\nKaivo laulaa.\n\nSivua on viimeksi muokattu 3. toukokuuta.\nTietosuojakäytäntö\n",
      fields: { levels: "Brd 1", duration: "1 kierros" },
      body: ["Kaivo laulaa."],
    },
    {
      what: "the page's end",
      text: "Chant du puits\nEnchantement\nNiveau : Bard 1\nDurée : 1 round\n\nLe puits chante.\n\nCatégorie : Sorts de barde\n",
      fields: { levels: "Bard 1", duration: "1 round" },
      body: ["Le puits chante."],
    },
    {
      what: "a wiki's template behind",
      text: "Kaivon laulu\nKiehdonta\nTaso: Brd 1\nKesto: 1 kierros\n\nKaivo laulaa.\n\n{{Loitsut}}\n",
      fields: { levels: "Brd 1", duration: "1 kierros" },
      body: ["Kaivo laulaa."],
    },
  ])("$what", async ({ text, fields, body }) => {
    const [block, ...others] = await blocksOf(text);
    expect({ fields: block?.fields, body: block?.body, others }).toEqual({ fields, body, others: [] });
  });
});

describe("a wiki template is an entry", () => {
  test.for([
    {
      lang: "fr",
      text: "{{Sort\n| nom = Chant du puits\n| école = Enchantement\n| niveau = Bard 1\n| portée = 9 m\n| durée = 1 round\n}}\n\nLe puits chante.\n",
      name: "Chant du puits",
      fields: { school: "Enchantement", levels: "Bard 1", range: "9 m", duration: "1 round" },
      body: ["Le puits chante."],
    },
    {
      lang: "it",
      text: "{{Incantesimo\n|nome=Canto del pozzo\n|scuola=Ammaliamento\n|livello=Brd 1\n|durata=1 round\n}}\n\nIl pozzo canta.\n",
      name: "Canto del pozzo",
      fields: { school: "Ammaliamento", levels: "Brd 1", duration: "1 round" },
      body: ["Il pozzo canta."],
    },
    {
      lang: "fi",
      text: "{{Loitsu\n| nimi = Kaivon laulu\n| koulukunta = Kiehdonta\n| taso = Brd 1\n| kesto = 1 kierros\n}}\n\nKaivo laulaa.\n",
      name: "Kaivon laulu",
      fields: { school: "Kiehdonta", levels: "Brd 1", duration: "1 kierros" },
      body: ["Kaivo laulaa."],
    },
  ])("$lang", async ({ text, name, fields, body }) => {
    expect(await blocksOf(text)).toEqual([{ name, fields, body }]);
  });
});

describe("several entries", () => {
  test.for([
    {
      what: "one below the other",
      text: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\nLa brume monte.\n\nSuie\nInvocation\nNiveau : Dru 2\nDurée : 2 rounds\n\nLa suie tombe.\n",
      names: ["Brume", "Suie"],
    },
    {
      what: "without blank lines",
      text: "Nebbia\nEvocazione\nLivello: Drd 1\nDurata: 1 round\nSale la nebbia.\nFuliggine\nEvocazione\nLivello: Drd 2\nDurata: 2 round\nCade la fuliggine.\n",
      names: ["Nebbia", "Fuliggine"],
    },
    {
      what: "without descriptions",
      text: "Usva\nLoihdinta\nTaso: Dru 1\nKesto: 1 kierros\n\nNoki\nLoihdinta\nTaso: Dru 2\nKesto: 2 kierrosta\n",
      names: ["Usva", "Noki"],
    },
    {
      what: "rules between",
      text: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\n--------\n\nSuie\nInvocation\nNiveau : Dru 2\nDurée : 2 rounds\n",
      names: ["Brume", "Suie"],
    },
    {
      what: "letters as headings between",
      text: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\nLa brume monte.\n\nS\n\nSuie\nInvocation\nNiveau : Dru 2\nDurée : 2 rounds\n\nLa suie tombe.\n",
      names: ["Brume", "Suie"],
    },
    {
      what: "three languages in one file",
      text: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\nLa brume monte.\n\nFuliggine\nEvocazione\nLivello: Drd 2\nDurata: 2 round\n\nCade la fuliggine.\n\nUsva\nLoihdinta\nTaso: Dru 1\nKesto: 1 kierros\n\nUsva nousee.\n",
      names: ["Brume", "Fuliggine", "Usva"],
    },
  ])("$what: $names", async ({ text, names }) => {
    expect((await blocksOf(text)).map(({ name }) => name)).toEqual(names);
  });
});

import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.test-data.js";

describe("prose that mentions labels is no entry", () => {
  test.for([
    { lang: "fr", text: "Portée : 9 m est la distance habituelle d'un bon jet de pierre.\n" },
    { lang: "fr", text: "Le vieux livre dit que Portée : contact veut dire toucher du doigt.\n" },
    { lang: "fr", text: "Durée : les marins comptent en lunes, non en rounds. Ils ont leurs raisons.\n" },
    { lang: "fr", text: "La tour est haute.\n\nEffet du vent sur la tour : elle penche.\n\nNul ne s'en plaint.\n" },
    { lang: "fr", text: "Niveau de la mer : zéro. Les vagues sont petites, le ciel est bas.\n" },
    { lang: "it", text: "La voce Durata: 1 round indica quanto resta la nebbia. Nulla di più.\n" },
    { lang: "it", text: "Durata: il tempo che passa.\n\nRaggio di azione: la distanza.\n" },
    { lang: "it", text: "Effetto della luna: i lupi ululano.\n\nArea della piazza: nessuno l'ha misurata.\n" },
    { lang: "it", text: "Livello dell'acqua: basso. I pesci si lamentano.\n" },
    { lang: "fi", text: "Kohta Kantama: kosketus kertoo, että olentoa on kosketettava.\n" },
    { lang: "fi", text: "Kesto: merimiehet laskevat kuita, eivät kierroksia. Heillä on syynsä.\n" },
    { lang: "fi", text: "Kohde oli kaukana.\n\nAlue oli laaja, ja tuuli puhalsi.\n" },
    { lang: "fi", text: "Taso nousi, ja vesi tulvi kadulle.\n\nKesto ei haitannut ketään.\n" },
  ])("$lang: $text", async ({ text }) => {
    expect(await blocksOf(text)).toEqual([]);
  });
});

describe("a rules chapter starts no entry", () => {
  test.for([
    {
      lang: "fr",
      text: "## Portée\n\nLa portée d'un sort dit jusqu'où il agit. Elle figure dans sa description.\n\n### Contact\n\nIl faut toucher la cible.\n\n### Courte\n\nLe sort agit jusqu'à 7,50 m, plus 1,50 m par tranche de deux niveaux.\n\n## Durée\n\nLa durée dit combien de temps le sort reste.\n\n### Concentration\n\nIl faut se concentrer.\n",
    },
    {
      lang: "it",
      text: "## Tiro salvezza\n\nDi solito si può resistere a un incantesimo.\n\n**Nega:** L'incantesimo non ha effetto.\n\n**Parziale:** L'effetto è minore.\n\n## Durata\n\n**Istantanea:** L'energia va e viene in un attimo.\n\n**Permanente:** L'energia rimane.\n",
    },
    {
      lang: "fi",
      text: "## Laistoheitto\n\nLaistoheitto kertoo, miten loitsua vastustetaan.\n\n**Mitätöi:** Loitsulla ei ole vaikutusta.\n\n**Rajoittaa:** Vaikutus on pienempi.\n\n## Kesto\n\n**Silmänräpäyksellinen:** Loitsu vaikuttaa heti.\n",
    },
  ])("$lang", async ({ text }) => {
    expect(await blocksOf(text, "a.md")).toEqual([]);
  });
});

describe("a sentence of a description that starts with a label's word is no field", () => {
  const header = {
    fr: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\n",
    it: "Nebbia\nEvocazione\nLivello: Drd 1\nDurata: 1 round\n\n",
    fi: "Usva\nLoihdinta\nTaso: Dru 1\nKesto: 1 kierros\n\n",
  };
  test.for([
    { lang: "fr", body: "Portée par le vent, la brume avance." },
    { lang: "fr", body: "Durée et peine ne comptent pas pour elle." },
    { lang: "fr", body: "Niveau des eaux et brume montent ensemble." },
    { lang: "it", body: "Raggio di luna non la attraversa." },
    { lang: "it", body: "Durata e pena non contano per lei." },
    { lang: "fi", body: "Kesto vaihtelee sään mukaan, sanovat vanhat." },
    { lang: "fi", body: "Kantama ei auta, kun näkyvyys on huono." },
    { lang: "fi", body: "Taso nousee, ja laiturit jäävät usvan alle." },
  ] as const)("$lang: $body", async ({ lang, body }) => {
    const [block] = await blocksOf(`${header[lang]}${body}\n`);
    expect({ keys: Object.keys(block?.fields ?? {}), body: block?.body }).toEqual({
      keys: ["levels", "duration"],
      body: [body],
    });
  });
});

describe("the language of an entry", () => {
  test.for([
    { lang: "fr", text: "Fil\nTransmutation\nNiveau : Bard 1\nPortée : contact\n" },
    { lang: "it", text: "Filo\nTrasmutazione\nLivello: Brd 1\nDurata: 1 round\n" },
    { lang: "fi", text: "Lanka\nMuutanta\nTaso: Brd 1\nKesto: 1 kierros\n" },
  ] as const)("only packs that are given are read: $lang", async ({ lang, text }) => {
    const among = ["fr", "it", "fi"] as const;
    const found = await Promise.all(among.map(async (l) => ({ l, count: (await blocksOf(text, "a.txt", l)).length })));
    expect(found.filter(({ count }) => count > 0).map(({ l }) => l)).toEqual([lang]);
  });
});

import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.test-data.js";

/** Fields of the only block. */
async function fieldsOf(text: string, file?: string): Promise<Readonly<Record<string, string>>> {
  const blocks = await blocksOf(text, file);
  expect(blocks).toHaveLength(1);
  return blocks[0]?.fields ?? {};
}

describe("fields in any order, and missing ones", () => {
  test.for([
    {
      what: "shuffled",
      text: "Chant du puits\nEnchantement\nDurée : 1 round\nRésistance à la magie : oui\nNiveau : Bard 1\nPortée : contact\nComposantes : V\n",
      fields: { duration: "1 round", resistance: "oui", levels: "Bard 1", range: "contact", components: "V" },
    },
    {
      what: "shuffled",
      text: "Canto del pozzo\nAmmaliamento\nResistenza agli incantesimi: Sì\nDurata: 1 round\nComponenti: V\nLivello: Brd 1\nTiro salvezza: Volontà nega\n",
      fields: { resistance: "Sì", duration: "1 round", components: "V", levels: "Brd 1", savingThrow: "Volontà nega" },
    },
    {
      what: "shuffled",
      text: "Kaivon laulu\nKiehdonta\nLoitsunsieto: Pätee\nKesto: 1 kierros\nOsatekijät: P\nTaso: Brd 1\nPelastusheitto: Tahto mitätöi\n",
      fields: {
        resistance: "Pätee",
        duration: "1 kierros",
        components: "P",
        levels: "Brd 1",
        savingThrow: "Tahto mitätöi",
      },
    },
    {
      what: "no casting time",
      text: "Chant du puits\nEnchantement\nNiveau : Bard 1\nPortée : 9 m\nCible : 1 créature\n",
      fields: { levels: "Bard 1", range: "9 m", target: "1 créature" },
    },
    {
      what: "an empty value",
      text: "Canto del pozzo\nAmmaliamento\nLivello: Brd 1\nBersaglio:\nRaggio di azione: 9 m\nDurata: 1 round\n",
      fields: { levels: "Brd 1", target: "", range: "9 m", duration: "1 round" },
    },
    {
      what: "a power",
      text: "Kaikuva kaivo\nTelepatia [mieleen kohdistuva]\nTaso: Psionikko 1\nIlmentymä: Kuuluva\nIlmennysaika: 1 perustoiminto\nKesto: 1 kierros\nVoimapisteet: 1\n",
      fields: {
        levels: "Psionikko 1",
        displays: "Kuuluva",
        castingTime: "1 perustoiminto",
        duration: "1 kierros",
        powerPoints: "1",
      },
    },
    {
      what: "joint labels",
      text: "Pluie de suie\nInvocation\nNiveau : Dru 3\nCible ou zone d'effet : 1 créature ou rayonnement de 3 m de rayon\nDurée : 1 round\n",
      fields: { levels: "Dru 3", targetOrArea: "1 créature ou rayonnement de 3 m de rayon", duration: "1 round" },
    },
    {
      what: "levels on several lines",
      text: "Pluie de suie\nInvocation\nNiveau : Dru 3\nDomaine : Eau 3\nPortée : 9 m\nDurée : 1 round\n",
      fields: { levels: "Dru 3 + Eau 3", range: "9 m", duration: "1 round" },
    },
  ])("$what: $text", async ({ text, fields }) => {
    expect(await fieldsOf(text)).toEqual(fields);
  });
});

describe("unknown labels are kept under their own words", () => {
  test.for([
    {
      text: "Chant du puits\nEnchantement\nNiveau : Bard 1\nHumeur du puits : maussade\nPortée : 9 m\nDurée : 1 round\n",
      fields: { levels: "Bard 1", "Humeur du puits": "maussade", range: "9 m", duration: "1 round" },
    },
    {
      text: "Canto del pozzo\nAmmaliamento\nLivello: Brd 1\nColore preferito: blu\nRaggio di azione: 9 m\nDurata: 1 round\n",
      fields: { levels: "Brd 1", "Colore preferito": "blu", range: "9 m", duration: "1 round" },
    },
    {
      text: "Kaivon laulu\nKiehdonta\nTaso: Brd 1\nKaivon mieliala: apea\nKantama: 30 j\nKesto: 1 kierros\n",
      fields: { levels: "Brd 1", "Kaivon mieliala": "apea", range: "30 j", duration: "1 kierros" },
    },
  ])("$fields", async ({ text, fields }) => {
    expect(await fieldsOf(text)).toEqual(fields);
  });
});

describe("misspelt labels", () => {
  test.for([
    [
      "fr",
      "Porttée",
      "Chant du puits\nEnchantement\nNiveau : Bard 1\nPorttée : 9 m\nDurée : 1 round\n",
      { levels: "Bard 1", range: "9 m", duration: "1 round" },
    ],
    [
      "fr",
      "Composnates",
      "Chant du puits\nEnchantement\nNiveau : Bard 1\nComposnates : V, G\nDurée : 1 round\n",
      { levels: "Bard 1", components: "V, G", duration: "1 round" },
    ],
    [
      "it",
      "Componneti",
      "Canto del pozzo\nAmmaliamento\nLivello: Brd 1\nComponneti: V, S\nDurata: 1 round\n",
      { levels: "Brd 1", components: "V, S", duration: "1 round" },
    ],
    [
      "it",
      "Raggio di azoine",
      "Canto del pozzo\nAmmaliamento\nLivello: Brd 1\nRaggio di azoine: 9 m\nDurata: 1 round\n",
      { levels: "Brd 1", range: "9 m", duration: "1 round" },
    ],
    [
      "fi",
      "Kanatma",
      "Kaivon laulu\nKiehdonta\nTaso: Brd 1\nKanatma: 30 j\nKesto: 1 kierros\n",
      { levels: "Brd 1", range: "30 j", duration: "1 kierros" },
    ],
    [
      "fi",
      "Osatekjiät",
      "Kaivon laulu\nKiehdonta\nTaso: Brd 1\nOsatekjiät: P, E\nKesto: 1 kierros\n",
      { levels: "Brd 1", components: "P, E", duration: "1 kierros" },
    ],
  ] as const)("%s %s", async ([, , text, fields]) => {
    expect(await fieldsOf(text)).toEqual(fields);
  });
});

describe("Pathfinder pages: labels without colons, headings between", () => {
  test.for([
    {
      lang: "fr",
      text: "Chant du puits\nÉcole enchantement (coercition) [mental] ; Niveau Bard 1, Mag/Ens 2\n\nLancement\n\nTemps d'incantation 1 action simple\nComposantes V, G\n\nEffet\n\nPortée courte (7,50 m + 1,50 m/2 niveaux)\nCible 1 créature\nDurée 1 round\nJet de sauvegarde Volonté annule ; Résistance à la magie oui\n\nLe puits chante.\n",
      body: ["Le puits chante."],
    },
    {
      lang: "it",
      text: "Canto del pozzo\nScuola ammaliamento (compulsione) [influenza mentale]; Livello Brd 1, Mag/Str 2\n\nLANCIO\n\nTempo di lancio 1 azione standard\nComponenti V, S\n\nEFFETTO\n\nRaggio di azione vicino (7,5 m + 1,5 m/2 livelli)\nBersaglio 1 creatura\nDurata 1 round\nTiro salvezza Volontà nega; Resistenza agli incantesimi sì\n\nIl pozzo canta.\n",
      body: ["Il pozzo canta."],
    },
    {
      lang: "fi",
      text: "Kaivon laulu\nKoulukunta kiehdonta (pakotus) [mieleen kohdistuva]; Taso Brd 1, Tkr/Vel 2\n\nLoitsiminen\n\nLangetusaika 1 perustoiminto\nOsatekijät P, E\n\nVaikutus\n\nKantama lyhyt (25 j + 5 j/2 tasoa)\nKohde yksi olento\nKesto 1 kierros\nPelastusheitto Tahto mitätöi; Loitsunsieto pätee\n\nKaivo laulaa.\n",
      body: ["Kaivo laulaa."],
    },
  ])("$lang", async ({ text, body }) => {
    const [block, ...others] = await blocksOf(text);
    expect({ keys: Object.keys(block?.fields ?? {}), body: block?.body, others }).toEqual({
      keys: [
        "school",
        "levels",
        "castingTime",
        "components",
        "range",
        "target",
        "duration",
        "savingThrow",
        "resistance",
      ],
      body,
      others: [],
    });
  });
});

describe("values over several lines", () => {
  test.for([
    {
      what: "inside a bracket",
      text: "Composantes : V, G, M (une pincée\nde poudre)",
      key: "components",
      value: "V, G, M (une pincée de poudre)",
      lang: "fr",
    },
    {
      what: "inside a comma list",
      text: "Niveau : Bard 1, Dru 2,\nRôd 3",
      key: "levels",
      value: "Bard 1, Dru 2, Rôd 3",
      lang: "fr",
    },
    {
      what: "inside an amount",
      text: "Portée : courte (7,50 m +\n1,50 m/2 niveaux)",
      key: "range",
      value: "courte (7,50 m + 1,50 m/2 niveaux)",
      lang: "fr",
    },
    {
      what: "hyphenated, accents",
      text: "Cible : créature éva-\ncuée",
      key: "target",
      value: "créature évacuée",
      lang: "fr",
    },
    {
      what: "hyphenated, accents",
      text: "Jet de sauvegarde : Réflexes, 1/2 dé-\ngâts",
      key: "savingThrow",
      value: "Réflexes, 1/2 dégâts",
      lang: "fr",
    },
    {
      what: "inside a bracket",
      text: "Componenti: V, S, M (un\npizzico di sale)",
      key: "components",
      value: "V, S, M (un pizzico di sale)",
      lang: "it",
    },
    {
      what: "inside a phrase",
      text: "Bersaglio: una creatura\nvivente toccata",
      key: "target",
      value: "una creatura vivente toccata",
      lang: "it",
    },
    {
      what: "hyphenated",
      text: "Tiro salvezza: Volontà ne-\nga",
      key: "savingThrow",
      value: "Volontà nega",
      lang: "it",
    },
    {
      what: "inside a bracket",
      text: "Osatekijät: P, E, A (hyppysellinen\nsuolaa)",
      key: "components",
      value: "P, E, A (hyppysellinen suolaa)",
      lang: "fi",
    },
    {
      what: "hyphenated",
      text: "Kesto: silmänräpäyk-\nsellinen",
      key: "duration",
      value: "silmänräpäyksellinen",
      lang: "fi",
    },
    {
      what: "a hyphen behind a digit stays",
      text: "Alue: 9-\nmetrinen keila",
      key: "area",
      value: "9-metrinen keila",
      lang: "fi",
    },
    {
      what: "a hyphen before a capital stays",
      text: "Cible : saint Jean-\nLuc",
      key: "target",
      value: "saint Jean-Luc",
      lang: "fr",
    },
  ])("$what: $value", async ({ text, key, value, lang }) => {
    const frame = {
      fr: ["Chant du puits\nEnchantement\nIncantation : 1 action simple\n", "\nRésistance à la magie : non\n"],
      it: [
        "Canto del pozzo\nAmmaliamento\nTempo di lancio: 1 azione standard\n",
        "\nResistenza agli incantesimi: no\n",
      ],
      fi: ["Kaivon laulu\nKiehdonta\nLangetusaika: 1 perustoiminto\n", "\nLoitsunsieto: ei päde\n"],
    }[lang as "fr" | "it" | "fi"];
    expect((await fieldsOf(frame.join(text)))[key]).toBe(value);
  });
});

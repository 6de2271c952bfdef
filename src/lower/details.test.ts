import { describe, expect, test } from "vitest";
import { parseFile } from "../compile.js";
import { packs } from "../packs/grammar.test-data.js";

const headers = {
  fr: "Brume\nInvocation\nNiveau : Dru 1\nComposantes : V, G, M\nDurée : 1 round\n\n",
  it: "Nebbia\nEvocazione\nLivello: Drd 1\nComponenti: V, S, M\nDurata: 1 round\n\n",
  fi: "Usva\nLoihdinta\nTaso: Dru 1\nOsatekijät: P, E, A\nKesto: 1 kierros\n\n",
};
type Lang = keyof typeof headers;

/** Paragraphs and details as pairs: type or role, and text. */
async function pairs(lang: Lang, content: string, file = "a.txt"): Promise<(readonly [string, string])[]> {
  const { entries } = await parseFile({ file, content }, { packs });
  return (entries[0]?.text[lang]?.description ?? []).map((block) =>
    block.type === "detail" ? [block.role, block.text] : [block.type, "text" in block ? block.text : ""],
  );
}

describe("details below the description", () => {
  test.for([
    ["fr", "material", "Composante matérielle : une plume.", "une plume."],
    ["fr", "material", "Composantes matérielles: deux plumes.", "deux plumes."],
    ["fr", "material", "COMPOSANTE MATÉRIELLE : une plume.", "une plume."],
    ["fr", "focus", "Focaliseur : un sifflet en os.", "un sifflet en os."],
    ["fr", "divine-focus", "Focaliseur divin\u00A0: un rameau.", "un rameau."],
    ["fr", "xp-cost", "Coût en PX : 25 PX.", "25 PX."],
    ["fr", "augment", "Amélioration : la brume dure deux fois plus.", "la brume dure deux fois plus."],
    ["fr", "special", "Spécial : rien sous la pluie.", "rien sous la pluie."],
    ["it", "material", "Componente materiale: una piuma.", "una piuma."],
    ["it", "focus", "Focus: un fischietto d'osso.", "un fischietto d'osso."],
    ["it", "focus", "Focus arcano: un fischietto.", "un fischietto."],
    ["it", "divine-focus", "Focus divino: un ramoscello.", "un ramoscello."],
    ["it", "xp-cost", "Costo in PE: 25 PE.", "25 PE."],
    ["it", "augment", "Potenziamento: la nebbia dura il doppio.", "la nebbia dura il doppio."],
    ["it", "special", "Speciale: nulla sotto la pioggia.", "nulla sotto la pioggia."],
    ["fi", "material", "Ainesosatekijä: sulka.", "sulka."],
    ["fi", "focus", "Kanavoija: luinen pilli.", "luinen pilli."],
    ["fi", "divine-focus", "Jumalkanavoija: oksa.", "oksa."],
    ["fi", "xp-cost", "KoP-maksu: 25 KoP.", "25 KoP."],
    ["fi", "augment", "Voimistus: usva kestää kaksin verroin.", "usva kestää kaksin verroin."],
    ["fi", "special", "Huomautus: sateella ei mitään.", "sateella ei mitään."],
  ] as const)("%s %s: %s", async ([lang, role, line, text]) => {
    const body = { fr: "La brume monte.", it: "Sale la nebbia.", fi: "Usva nousee." }[lang];
    expect(await pairs(lang, `${headers[lang]}${body}\n\n${line}\n`)).toEqual([
      ["paragraph", body],
      [role, text],
    ]);
  });

  test("a detail keeps its label", async () => {
    const content = `${headers.fr}La brume monte.\n\nFocaliseur profane : un sifflet.\n`;
    const { entries } = await parseFile({ file: "a.txt", content }, { packs });
    expect(entries[0]?.text["fr"]?.description[1]).toEqual({
      type: "detail",
      role: "focus",
      label: "Focaliseur profane",
      text: "un sifflet.",
    });
  });
});

describe("details in other places", () => {
  test.for([
    {
      what: "label alone, text below",
      lang: "fr",
      content: `${headers.fr}La brume monte.\n\nComposante matérielle :\nUne plume grise.\n`,
      found: [
        ["paragraph", "La brume monte."],
        ["material", "Une plume grise."],
      ],
    },
    {
      what: "label alone without colon, text below",
      lang: "fi",
      content: `${headers.fi}Usva nousee.\n\nAinesosatekijä\nHarmaa sulka.\n`,
      found: [
        ["paragraph", "Usva nousee."],
        ["material", "Harmaa sulka."],
      ],
    },
    {
      what: "wrapped",
      lang: "it",
      content: `${headers.it}Sale la nebbia.\n\nComponente materiale: una piuma grigia presa da un\nnido abbandonato in autunno, che si sbriciola tra\nle dita.\n`,
      found: [
        ["paragraph", "Sale la nebbia."],
        ["material", "una piuma grigia presa da un nido abbandonato in autunno, che si sbriciola tra le dita."],
      ],
    },
    {
      what: "behind a paragraph on the same line",
      lang: "fr",
      content: `${headers.fr}La brume monte. Composante matérielle : une plume.\n`,
      found: [
        ["paragraph", "La brume monte."],
        ["material", "une plume."],
      ],
    },
    {
      what: "behind a paragraph on the same line",
      lang: "it",
      content: `${headers.it}Sale la nebbia. Componente materiale: una piuma.\n`,
      found: [
        ["paragraph", "Sale la nebbia."],
        ["material", "una piuma."],
      ],
    },
    {
      what: "behind a paragraph on the same line",
      lang: "fi",
      content: `${headers.fi}Usva nousee. Ainesosatekijä: sulka.\n`,
      found: [
        ["paragraph", "Usva nousee."],
        ["material", "sulka."],
      ],
    },
    {
      what: "among the fields",
      lang: "it",
      content:
        "Nebbia\nEvocazione\nLivello: Drd 1\nComponente materiale: una piuma\nDurata: 1 round\n\nSale la nebbia.\n",
      found: [
        ["material", "una piuma"],
        ["paragraph", "Sale la nebbia."],
      ],
    },
    {
      what: "before the description",
      lang: "fi",
      content: `${headers.fi}Ainesosatekijä: sulka.\n\nUsva nousee.\n`,
      found: [
        ["material", "sulka."],
        ["paragraph", "Usva nousee."],
      ],
    },
    {
      what: "two",
      lang: "fr",
      content: `${headers.fr}La brume monte.\n\nComposante matérielle : une plume.\nFocaliseur : un sifflet.\n`,
      found: [
        ["paragraph", "La brume monte."],
        ["material", "une plume."],
        ["focus", "un sifflet."],
      ],
    },
    {
      what: "without a description",
      lang: "fr",
      content: `${headers.fr}Composante matérielle : une plume.\n`,
      found: [["material", "une plume."]],
    },
  ] as const)("$what, $lang", async ({ lang, content, found }) => {
    expect(await pairs(lang, content)).toEqual(found);
  });

  test.for([
    { what: "bold", lang: "fr", body: "La brume monte.\n\n**Composante matérielle :** une plume.\n" },
    { what: "bold without colon", lang: "fr", body: "La brume monte.\n\n**Composante matérielle** une plume.\n" },
    { what: "emphasis", lang: "fr", body: "La brume monte.\n\n*Composante matérielle :* une plume.\n" },
    { what: "list item", lang: "fr", body: "La brume monte.\n\n- **Composante matérielle :** une plume.\n" },
    { what: "behind a soft break", lang: "fr", body: "La brume monte.\n**Composante matérielle :** une plume.\n" },
  ] as const)("in Markdown: $what", async ({ lang, body }) => {
    const content = `# Brume\n\nInvocation\n\n**Niveau :** Dru 1\n\n**Durée :** 1 round\n\n${body}`;
    expect(await pairs(lang, content, "a.md")).toEqual([
      ["paragraph", "La brume monte."],
      ["material", "une plume."],
    ]);
  });
});

describe("what only looks like a detail stays in its paragraph", () => {
  test.for([
    ["fr", "La composante matérielle : une simple plume, dit-on."],
    ["fr", "Focaliseur ou non, la brume monte."],
    ["it", "Il focus: nessuno lo sa."],
    ["it", "Speciale è la luce che la attraversa."],
    ["fi", "Kanavoija ei auta, kun usva nousee."],
    ["fi", "Siitä aines: joki, järvi ja meri."],
  ] as const)("%s: %s", async ([lang, body]) => {
    expect(await pairs(lang, `${headers[lang]}${body}\n`)).toEqual([["paragraph", body]]);
  });
});

describe("things in the components' brackets", () => {
  test.for([
    [
      "fr",
      "Brume\nInvocation\nComposantes : V, G, M (une pincée\nde cendre)\nDurée : 1 round\n\nElle monte.\n",
      "material",
      "une pincée de cendre",
    ],
    [
      "fr",
      "Brume\nInvocation\nComposantes : V, F (un sifflet)\nDurée : 1 round\n\nElle monte.\n",
      "focus",
      "un sifflet",
    ],
    [
      "it",
      "Nebbia\nEvocazione\nComponenti: V, S, M (un pizzico\ndi cenere)\nDurata: 1 round\n\nSale.\n",
      "material",
      "un pizzico di cenere",
    ],
    [
      "fi",
      "Usva\nLoihdinta\nOsatekijät: P, E, A (hyppysellinen\ntuhkaa)\nKesto: 1 kierros\n\nSe nousee.\n",
      "material",
      "hyppysellinen tuhkaa",
    ],
  ] as const)("%s %s", async ([lang, content, role, text]) => {
    const { entries } = await parseFile({ file: "a.txt", content }, { packs });
    expect(entries[0]?.text[lang]?.description[0]).toEqual({ type: "detail", role, inline: true, text });
  });
});

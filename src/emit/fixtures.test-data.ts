import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { DescriptionBlock, Entry, EntryText } from "../model/entry.js";
import type { CardWords } from "./cards.js";
import type { Output } from "./output.js";

/** An output that keeps its files in memory. */
export class MemoryOutput implements Output {
  readonly files = new Map<string, string>();

  write(path: string, content: string | Iterable<string>): void {
    const text = typeof content === "string" ? content : [...content].join("");
    if (this.files.has(path)) throw new Error(`${path} is written twice`);
    this.files.set(path, text);
  }

  text(path: string): string {
    const text = this.files.get(path);
    if (text === undefined) throw new Error(`there is no ${path}; there are ${[...this.files.keys()].join(", ")}`);
    return text;
  }
}

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    levels: "Niveau",
    components: "Composantes",
    displays: "Manifestation",
    castingTime: "Temps d’incantation",
    range: "Portée",
    target: "Cible",
    area: "Zone d’effet",
    effect: "Effet",
    duration: "Durée",
    savingThrow: "Jet de sauvegarde",
    resistance: "Résistance à la magie",
    powerPoints: "Points psi",
  },
  it: {
    levels: "Livello",
    components: "Componenti",
    displays: "Manifestazione",
    castingTime: "Tempo di lancio",
    range: "Raggio di azione",
    target: "Bersaglio",
    area: "Area",
    effect: "Effetto",
    duration: "Durata",
    savingThrow: "Tiro salvezza",
    resistance: "Resistenza agli incantesimi",
    powerPoints: "Punti potere",
  },
  fi: {
    levels: "Taso",
    components: "Osatekijät",
    displays: "Ilmentymä",
    castingTime: "Loitsimisaika",
    range: "Kantama",
    target: "Kohde",
    area: "Alue",
    effect: "Ilmiö",
    duration: "Kestoaika",
    savingThrow: "Pelastusheitto",
    resistance: "Loitsunsieto",
    powerPoints: "Voimapisteet",
  },
};

const concepts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    "school/evocation": "Évocation",
    "school/illusion": "Illusion",
    "school/abjuration": "Abjuration",
    "school/necromancy": "Nécromancie",
    "descriptor/cold": "froid",
    "discipline/psychokinesis": "Psychokinésie",
  },
  it: { "school/evocation": "Invocazione", "school/illusion": "Illusione" },
  fi: { "school/evocation": "Manaus", "school/illusion": "Illuusio", "discipline/psychokinesis": "Psykokinesia" },
};

/** Words with the texts of grammar/<lang>/locale/card.yaml, the labels and names above. */
export function cardWords(lang: string): CardWords | undefined {
  if (!(lang in labels)) return undefined;
  const file = new URL(`../../grammar/${lang}/locale/card.yaml`, import.meta.url);
  const texts = (parse(readFileSync(file, "utf8")) as { card: Record<string, unknown> }).card;
  const plural = new Intl.PluralRules(lang);
  const find = (key: string): string | undefined => {
    const value = key
      .split(".")
      .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], texts);
    return typeof value === "string" ? value : undefined;
  };
  return {
    label: (field) => (Object.hasOwn(labels[lang] ?? {}, field) ? labels[lang]?.[field] : undefined),
    detailLabel: () => undefined,
    concept: (id) => concepts[lang]?.[id],
    fullName: (id) => concepts[lang]?.[id],
    language: (tag) => tag,
    namesPrice: (text) => /\d+ (?:po|mo|kr)/.test(text),
    text(key, values = {}) {
      const counted = typeof values["count"] === "number" ? `${key}_${plural.select(values["count"])}` : key;
      const text = find(counted) ?? find(key);
      if (text === undefined) throw new Error(`${lang} has no card text ${counted}`);
      return text.replace(/\{\{([a-zA-Z]+)\}\}/g, (_, name: string) => String(values[name]));
    },
  };
}

const span = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 1, offset: 0 } };

function entry(
  id: string,
  mechanics: Entry["mechanics"],
  text: Readonly<Record<string, Partial<EntryText> & { name: string }>>,
  citation = "Grimoire d’essai, p. 12",
): Entry {
  const kind = id.slice(0, id.indexOf("/")) as Entry["kind"];
  return {
    schemaVersion: 1,
    id,
    kind,
    mechanics,
    text: Object.fromEntries(
      Object.entries(text).map(([lang, part]) => [lang, { aliases: [], printed: {}, description: [], ...part }]),
    ),
    sources: Object.keys(text).map((lang) => ({
      lang,
      file: `${lang}/essai.md`,
      citation,
      span,
      fields: { name: span },
    })),
  };
}

const p = (
  text: string,
  marks?: { start: number; end: number; type: "emphasis" | "strong" | "link" | "ref"; ref?: string }[],
): DescriptionBlock => ({
  type: "paragraph",
  text,
  ...(marks === undefined ? {} : { marks }),
});

/** A spell in three languages, short. */
export const frost = entry(
  "spell/lance-de-givre",
  {
    school: "evocation",
    subschools: [],
    descriptors: ["cold"],
    levels: [
      { class: "druid", level: 3 },
      { class: "sorcerer", level: 2 },
      { class: "wizard", level: 2 },
    ],
    components: ["V", "S", "F/DF"],
    castingTime: { action: "standard", count: 1 },
    range: { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2 } },
  },
  {
    fr: {
      name: "Lance de givre",
      printed: {
        school: "Évocation [froid]",
        levels: "Ens/Mag 2, Dru 3",
        components: "V, G, F/FD",
        castingTime: "1 action simple",
        range: "courte (7,50 m + 1,50 m/2 niveaux)",
        effect: "rayon",
        duration: "1 round/niveau (T) ou jusqu’à décharge",
        savingThrow: "Vigueur partielle (objet) ; voir description",
        resistance: "oui (objet)",
      },
      description: [
        p(
          "Une lance de glace bleutée jaillit de votre paume. Elle inflige 1d6 points de dégâts de froid par niveau (maximum 10d6) et recouvre la cible d’une fine pellicule de givre.",
          [{ start: 68, end: 104, type: "emphasis" }],
        ),
        p("Voir aussi Voile de brume, dont le givre fige les gouttelettes.", [
          { start: 11, end: 25, type: "ref", ref: "spell/voile-de-brume" },
        ]),
        { type: "detail", role: "focus", label: "Focaliseur", text: "Une aiguille d’argent passée sur de la glace." },
      ],
    },
    it: {
      name: "Lancia di brina",
      printed: {
        school: "Invocazione [Freddo]",
        levels: "Drd 3, Mag/Str 2",
        components: "V, S, F/FD",
        castingTime: "1 azione standard",
        range: "Vicino (7,5 m + 1,5 m/2 livelli)",
        effect: "Raggio",
        duration: "1 round/livello (I) o finché non è scaricato",
        savingThrow: "Tempra parziale (oggetto); vedi testo",
        resistance: "Sì (oggetto)",
      },
      description: [
        p(
          "Una lancia di ghiaccio azzurro scaturisce dal palmo dell’incantatore. Infligge 1d6 danni da freddo per livello (massimo 10d6).",
        ),
        { type: "detail", role: "focus", label: "Focus", text: "Un ago d’argento." },
      ],
    },
    fi: {
      name: "Huurrekeihäs",
      printed: {
        school: "Manaus [kylmä]",
        levels: "Dru 3, Vel/Tkr 2",
        components: "L, E, V/JV",
        castingTime: "1 perustoiminto",
        range: "Lyhyt (25 j + 5 j/2 tasoa)",
        effect: "Säde",
        duration: "1 kierros/taso (P) tai purkautumiseen asti",
        savingThrow: "Sitkeys osittainen (esine); ks. teksti",
        resistance: "Kyllä (esine)",
      },
      description: [
        p(
          "Kämmenestäsi syöksyy sinertävä jääkeihäs. Se tekee 1n6 kylmävauriota tasoa kohden (enintään 10n6) ja peittää kohteen ohuella huurteella, joka sulaa kymmenessä minuutissa.",
        ),
        { type: "detail", role: "focus", label: "Väline", text: "Jäällä vedetty hopeaneula." },
      ],
    },
  },
);

/** Middling length, no description markup. */
export const mist = entry(
  "spell/voile-de-brume",
  { school: "illusion", subschools: ["glamer"], descriptors: [], levels: [{ class: "bard", level: 1 }] },
  {
    fr: {
      name: "Voile de brume scintillante des marais endormis",
      printed: {
        school: "Illusion (hallucination)",
        levels: "Bard 1, Ens/Mag 1",
        components: "V, G",
        castingTime: "1 action simple",
        range: "moyenne (30 m + 3 m/niveau)",
        area: "étendue de 6 m de rayon, haute de 6 m",
        duration: "10 minutes/niveau (T)",
        savingThrow: "aucun",
        resistance: "non",
      },
      description: [
        p(
          "La brume monte du sol et noie les contours. Les créatures à plus de 1,50 m bénéficient d’un camouflage (20 % de chances de rater), celles au-delà de 6 m d’un camouflage total.",
        ),
        p("Un vent modéré disperse le voile en 4 rounds, un vent fort en 1 round. Le feu n’y change rien."),
      ],
    },
    fi: {
      name: "Usvaverho",
      printed: { school: "Illuusio (harha)", levels: "Bar 1", duration: "10 min/taso (P)" },
      description: [p("Usva nousee maasta ja peittää ääriviivat.")],
    },
  },
);

const long = [
  "Le lanceur trace autour de lui un cercle que seuls les morts savent franchir, et dont chaque point cardinal porte le nom d’un gardien oublié.",
  "Tant que le cercle tient, les créatures mortes-vivantes qui tentent d’en sortir doivent réussir un jet de Volonté (DD 10 + niveau du sort + modificateur de caractéristique) ou s’arrêter à la lisière.",
  "Une créature qui échoue ne peut pas réessayer avant 24 heures ; celle qui réussit perd 2d6 points de vie, sans jet de sauvegarde possible.",
  "Le cercle n’arrête ni les projectiles ni les sorts, mais leur lumière y prend une teinte verdâtre visible à 120 m par nuit claire.",
].join(" ");

/** Three cards: long prose, headings, a list, a table and details. */
export const circle = entry(
  "spell/cercle-des-gardiens",
  {
    school: "necromancy",
    subschools: [],
    descriptors: ["evil"],
    levels: [
      { class: "cleric", level: 5 },
      { domain: "death", level: 5 },
      { class: "sorcerer", level: 6 },
      { class: "wizard", level: 6 },
    ],
  },
  {
    fr: {
      name: "Cercle des gardiens oubliés",
      printed: {
        school: "Nécromancie [mal]",
        levels: "Ens/Mag 6, Mort 5, Prê 5",
        components: "V, G, M, FD",
        castingTime: "10 minutes",
        range: "contact",
        area: "cercle de 3 m de rayon",
        duration: "24 heures",
        savingThrow: "Volonté, annule ; voir description",
        resistance: "oui",
        reference: "Grimoire d’essai",
      },
      description: [
        p(long),
        { type: "heading", level: 4, text: "Les quatre gardiens" },
        {
          type: "list",
          ordered: true,
          items: [
            {
              text: "Le gardien du nord refuse le passage aux spectres.",
              marks: [{ start: 0, end: 18, type: "strong" }],
            },
            { text: "Le gardien de l’est compte les pas de ceux qui tournent autour du cercle." },
            { text: "Le gardien du sud réclame une goutte de sang par heure." },
            { text: "Le gardien de l’ouest dort, et nul ne doit prononcer son nom." },
          ],
        },
        p(long),
        {
          type: "table",
          header: [{ text: "d%" }, { text: "Gardien éveillé" }, { text: "Conséquence" }],
          rows: [
            [{ text: "01–25" }, { text: "Nord" }, { text: "Les spectres sont repoussés de 9 m." }],
            [{ text: "26–50" }, { text: "Est" }, { text: "Le cercle s’agrandit de 1,50 m." }],
            [{ text: "51–75" }, { text: "Sud" }, { text: "1d4 points de dégâts de Constitution." }],
            [{ text: "76–99" }, { text: "Ouest" }, { text: "Rien ; le gardien se rendort." }],
            [{ text: "100" }, { text: "Tous" }, { text: "Relancez deux fois." }],
          ],
        },
        p(long),
        {
          type: "list",
          ordered: false,
          items: [{ text: "De la craie pilée." }, { text: "Quatre bougies de suif noir." }],
        },
        {
          type: "detail",
          role: "material",
          label: "Composante matérielle",
          text: "De la poudre d’os d’une valeur de 50 po.",
        },
        { type: "detail", role: "xp-cost", label: "Coût en PX", text: "100 PX." },
      ],
    },
  },
);

/** A power with displays, power points and augmentation. */
export const burst = entry(
  "power/energiapurkaus",
  {
    discipline: "psychokinesis",
    subschools: [],
    descriptors: [],
    levels: [{ class: "psion", level: 3 }],
    displays: ["auditory"],
    powerPoints: [{ points: 5 }],
  },
  {
    fi: {
      name: "Energiasalama",
      printed: {
        discipline: "Psykokinesia [ks. teksti]",
        levels: "Psionikko/Villimieli 3, Kineetikko 3",
        displays: "Kuuluva",
        castingTime: "1 perustoiminto",
        range: "40 j",
        area: "Säteeltään 40 j:n purkaus, jonka keskellä olet sinä",
        duration: "Silmänräpäyksellinen",
        savingThrow: "Refleksi puolittaa tai Sitkeys puolittaa; ks. teksti",
        resistance: "Pätee",
        powerPoints: "5",
      },
      description: [
        p(
          "Varaat kehoosi hyökyvän energian ja vapautat sen yhtenä leimahduksena. Vaurioalue ulottuu kaikkialle ympärillesi, mutta kylmyydenkestävyysominaisuus suojaa täydellisesti.",
        ),
        {
          type: "detail",
          role: "augment",
          label: "Voimistus",
          text: "Jokaista lisättyä voimapistettä kohden vauriot kasvavat yhdellä nopalla.",
        },
      ],
    },
  },
  "Kokeilukirja, s. 3",
);

/** Markup, script and template injection in every place that takes text; right-to-left text and a direction override. */
export const hostile = entry(
  "spell/script",
  { school: "abjuration", levels: [{ other: `"><img src=x onerror=alert(1)>`, level: 1 }] },
  {
    fr: {
      name: `<script>alert("1")</script> \`\${x}\` '"&`,
      aliases: ["</style>", "\u2028"],
      printed: {
        school: "</style><script>alert(2)</script>",
        levels: `"><img src=x onerror=alert(1)> 1`,
        ["__proto__"]: "polluted </script>",
        "on\"click='x'": "`${process.exit()}` */ // \\",
      },
      description: [
        p("שלום עולם, \u202Eevil\u202C and نص عربي. </div></article> \u2028\u2029 \0 \uD800", [
          { start: 0, end: 9, type: "strong" },
          { start: 5, end: 20, type: "emphasis" },
        ]),
        p("javascript link, web link", [
          { start: 0, end: 15, type: "link", ref: "javascript:alert(1)" },
          { start: 17, end: 25, type: "link", ref: `https://example.org/?a="><script>` },
        ]),
        { type: "table", header: [{ text: "<th>" }], rows: [[{ text: "<td>" }, { text: "</table>" }]] },
      ],
    },
  },
  `"><svg onload=alert(3)>`,
);

/** A name, a word, a printed value and a row that no card can hold as they are. */
export const endless = entry(
  "spell/sans-fin",
  {
    school: "universal",
    levels: [
      { class: "wizard", level: 0 },
      { class: "bard", level: 9 },
    ],
  },
  {
    fr: {
      name: `Sort ${"interminablement ".repeat(12)}long`,
      printed: {
        levels: "Ens/Mag 0, ".repeat(60),
        target: "x".repeat(900),
        reference: "W".repeat(300),
      },
      description: [
        p("M".repeat(2500)),
        p("une phrase sans fin qui ne connaît ni point ni virgule ".repeat(60)),
        { type: "heading", level: 3, text: "Un titre ".repeat(80) },
        { type: "heading", level: 3, text: "Dernier titre" },
        {
          type: "table",
          header: [{ text: "Clef" }, { text: "Valeur" }],
          rows: [[{ text: "longue" }, { text: "valeur ".repeat(300) }]],
        },
        {
          type: "table",
          header: Array.from({ length: 12 }, (_, i) => ({ text: `Colonne ${String(i)}` })),
          rows: [Array.from({ length: 13 }, (_, i) => ({ text: `cellule ${String(i)}` }))],
        },
        {
          type: "table",
          header: [{ text: "Jet" }, { text: "Effet" }],
          rows: Array.from({ length: 60 }, (_, i) => [
            { text: String(i + 1) },
            { text: `Effet numéro ${String(i + 1)}, sans gravité.` },
          ]),
        },
        {
          type: "list",
          ordered: true,
          items: Array.from({ length: 120 }, (_, i) => ({ text: `Point ${String(i + 1)}.` })),
        },
        p("日本語の文字も幅を数える。".repeat(40)),
      ],
    },
  },
  "Une source dont le titre est bien trop long pour tenir dans le pied de la carte, deuxième édition revue et augmentée, p. 1234",
);

/** Nothing but a name. */
export const empty = entry("rule/vide", { concept: "vide" }, { fr: { name: "Vide" }, it: { name: "Vuoto" } });

/** Ids that differ only in letter case, names of devices and of JavaScript. */
export const awkward: readonly Entry[] = [
  entry("spell/con", { school: "divination" }, { fr: { name: "Con" } }),
  entry("spell/Con", { school: "divination" }, { fr: { name: "CON" } }),
  entry("spell/delete", { school: "conjuration" }, { fr: { name: "Effacer" } }),
  entry("spell/index", { school: "enchantment" }, { fr: { name: "Index" } }),
  entry("spell/spells", { school: "transmutation" }, { fr: { name: "Sorts" } }),
  entry("spell/3-œufs?%23#é", { school: "transmutation" }, { fr: { name: "Trois œufs" } }),
  entry("power/delete", { discipline: "telepathy" }, { fr: { name: "Effacer" } }),
];

export const entries: readonly Entry[] = [frost, mist, circle, burst, hostile, endless, empty, ...awkward];

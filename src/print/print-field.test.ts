import { describe, expect, test } from "vitest";
import type { Mechanics } from "../model/entry.js";
import { langs, packOf } from "./packs.test-data.js";
import { printField } from "./print-field.js";

// The house style of each language, word for word. U+00A0 is the no-break space of French and Finnish.

interface Row {
  readonly key: string;
  readonly mechanics: Mechanics;
  /** French, Italian, Finnish, English. */
  readonly texts: readonly [fr: string, it: string, fi: string, en: string];
}

const rows: readonly Row[] = [
  {
    key: "range",
    mechanics: { range: { kind: "personal" } },
    texts: ["personnelle", "personale", "Oma olemus", "Personal"],
  },
  {
    key: "range",
    mechanics: { range: { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2 } } },
    texts: [
      "courte (7,50\u00A0m + 1,50\u00A0m/2\u00A0niveaux)",
      "vicino (7,5 m + 1,5 m/2 livelli)",
      "Lyhyt (25\u00A0j + 5\u00A0j/2\u00A0tasoa)",
      "Close (25 ft. + 5 ft./2 levels)",
    ],
  },
  {
    key: "range",
    mechanics: { range: { kind: "medium", distance: { unit: "ft", base: 100, step: 10, perLevels: 1 } } },
    texts: [
      "moyenne (30\u00A0m + 3\u00A0m/niveau)",
      "medio (30 m + 3 m/livello)",
      "Keskipitkä (100\u00A0j + 10\u00A0j/taso)",
      "Medium (100 ft. + 10 ft./level)",
    ],
  },
  {
    key: "range",
    mechanics: { range: { kind: "long", distance: { unit: "ft", base: 400, step: 40, perLevels: 1 } } },
    texts: [
      "longue (120\u00A0m + 12\u00A0m/niveau)",
      "lungo (120 m + 12 m/livello)",
      "Pitkä (400\u00A0j + 40\u00A0j/taso)",
      "Long (400 ft. + 40 ft./level)",
    ],
  },
  {
    key: "range",
    mechanics: { range: { kind: "unlimited" } },
    texts: ["illimitée", "illimitato", "Rajaton", "Unlimited"],
  },
  {
    key: "range",
    mechanics: { range: { kind: "fixed", distance: { unit: "ft", base: 60 } } },
    texts: ["18\u00A0m", "18 m", "60\u00A0j", "60 ft."],
  },
  {
    key: "range",
    mechanics: { range: { kind: "fixed", distance: { unit: "ft", base: 0 } } },
    texts: ["0\u00A0m", "0 m", "0\u00A0j", "0 ft."],
  },
  {
    key: "range",
    mechanics: { range: { kind: "fixed", distance: { unit: "mi", base: 1 } } },
    texts: ["1,50\u00A0km", "1,5 km", "1\u00A0maili", "1 mile"],
  },
  {
    key: "range",
    mechanics: { range: { kind: "fixed", distance: { unit: "ft", base: 2 } } },
    texts: ["60\u00A0cm", "60 cm", "2\u00A0j", "2 ft."],
  },
  {
    key: "range",
    mechanics: { range: { kind: "fixed", distance: { unit: "ft", base: 1 } } },
    texts: ["30\u00A0cm", "30 cm", "1\u00A0j", "1 ft."],
  },
  {
    key: "range",
    mechanics: { range: { kind: "personal", or: { kind: "touch" } } },
    texts: ["personnelle ou contact", "personale o contatto", "Oma olemus tai kosketus", "Personal or touch"],
  },
  {
    key: "range",
    mechanics: { range: { kind: "special", seeText: true } },
    texts: ["voir description", "vedi testo", "Ks. teksti", "See text"],
  },
  {
    key: "range",
    mechanics: { range: { kind: "touch", seeText: true } },
    texts: ["contact\u00A0; voir description", "contatto; vedi testo", "Kosketus; ks. teksti", "Touch; see text"],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { action: "standard", count: 1 } },
    texts: ["1\u00A0action simple", "1 azione standard", "1\u00A0perustoiminto", "1 standard action"],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { action: "standard", count: 2 } },
    texts: ["2\u00A0actions simples", "2 azioni standard", "2\u00A0perustoimintoa", "2 standard actions"],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { action: "full-round", count: 1 } },
    texts: [
      "1\u00A0action complexe",
      "1 azione di round completo",
      "1\u00A0täyskierrostoiminto",
      "1 full-round action",
    ],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { action: "swift", count: 1 } },
    texts: ["1\u00A0action rapide", "1 azione veloce", "1\u00A0pikatoiminto", "1 swift action"],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { time: { unit: "minute", base: 10 } } },
    texts: ["10\u00A0minutes", "10 minuti", "10\u00A0min", "10 minutes"],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { time: { unit: "round", base: 1 }, seeText: true } },
    texts: [
      "1\u00A0round\u00A0; voir description",
      "1 round; vedi testo",
      "1\u00A0kierros; ks. teksti",
      "1 round; see text",
    ],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { time: { unit: "hour", base: 24 } } },
    texts: ["24\u00A0heures", "24 ore", "24\u00A0tuntia", "24 hours"],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [{ kind: "instantaneous" }] } },
    texts: ["instantanée", "istantanea", "Silmänräpäyksellinen", "Instantaneous"],
  },
  {
    key: "duration",
    mechanics: {
      duration: {
        alternatives: [{ kind: "timed", amount: { unit: "round", step: 1, perLevels: 1 } }],
        dismissible: true,
      },
    },
    texts: ["1\u00A0round/niveau (T)", "1 round/livello (I)", "1\u00A0kierros/taso (P)", "1 round/level (D)"],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [{ kind: "timed", amount: { unit: "minute", step: 10, perLevels: 1 } }] } },
    texts: ["10\u00A0minutes/niveau", "10 minuti/livello", "10\u00A0min/taso", "10 min./level"],
  },
  {
    key: "duration",
    mechanics: {
      duration: {
        alternatives: [{ kind: "timed", amount: { unit: "hour", step: 2, perLevels: 1 }, orDischarged: true }],
        dismissible: true,
      },
    },
    texts: [
      "2\u00A0heures/niveau (T) ou jusqu’à utilisation",
      "2 ore/livello (I) o finché non viene scaricato",
      "2\u00A0tuntia/taso (P) tai kunnes laukaistaan",
      "2 hours/level (D) or until discharged",
    ],
  },
  {
    key: "duration",
    mechanics: {
      duration: { alternatives: [{ kind: "timed", amount: { unit: "minute", step: 1, perLevels: 1, max: 5 } }] },
    },
    texts: [
      "1\u00A0minute/niveau (maximum 5\u00A0minutes)",
      "1 minuto/livello (massimo 5 minuti)",
      "1\u00A0min/taso (enintään 5\u00A0min)",
      "1 min./level (maximum 5 minutes)",
    ],
  },
  {
    key: "duration",
    mechanics: {
      duration: {
        alternatives: [{ kind: "concentration", upTo: { unit: "minute", step: 1, perLevels: 1 } }],
        dismissible: true,
      },
    },
    texts: [
      "concentration, jusqu’à 1\u00A0minute/niveau (T)",
      "concentrazione, fino a 1 minuto/livello (I)",
      "Keskittyminen, enintään 1\u00A0min/taso (P)",
      "Concentration, up to 1 min./level (D)",
    ],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [{ kind: "concentration", then: { unit: "round", base: 3 } }] } },
    texts: [
      "concentration + 3\u00A0rounds",
      "concentrazione + 3 round",
      "Keskittyminen + 3\u00A0kierrosta",
      "Concentration + 3 rounds",
    ],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [{ kind: "permanent", orDischarged: true }] } },
    texts: [
      "permanente jusqu’à utilisation",
      "permanente finché non viene scaricato",
      "Pysyvä kunnes laukaistaan",
      "Permanent until discharged",
    ],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [{ kind: "until-discharged" }] } },
    texts: ["jusqu’à utilisation", "finché non viene scaricato", "Kunnes laukaistaan", "Until discharged"],
  },
  {
    key: "duration",
    mechanics: {
      duration: { alternatives: [{ kind: "timed", amount: { unit: "round", base: "1d4+1" } }], seeText: true },
    },
    texts: [
      "1d4+1\u00A0rounds\u00A0; voir description",
      "1d4+1 round; vedi testo",
      "1n4+1\u00A0kierrosta; ks. teksti",
      "1d4+1 rounds; see text",
    ],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [{ kind: "timed", amount: { unit: "day", base: 1 } }] } },
    texts: ["1\u00A0jour", "1 giorno", "1\u00A0päivä", "1 day"],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [{ kind: "timed", upTo: { unit: "hour", base: 1 } }] } },
    texts: ["jusqu’à 1\u00A0heure", "fino a 1 ora", "Enintään 1\u00A0tunti", "Up to 1 hour"],
  },
  {
    key: "duration",
    mechanics: {
      duration: {
        alternatives: [{ kind: "instantaneous" }, { kind: "timed", amount: { unit: "round", step: 1, perLevels: 3 } }],
      },
    },
    texts: [
      "instantanée ou 1\u00A0round/3\u00A0niveaux",
      "istantanea o 1 round/3 livelli",
      "Silmänräpäyksellinen tai 1\u00A0kierros/3\u00A0tasoa",
      "Instantaneous or 1 round/3 levels",
    ],
  },
  {
    key: "savingThrow",
    mechanics: { savingThrow: { alternatives: [{ save: "will", effect: "negates", harmless: true }] } },
    texts: [
      "Volonté, annule (inoffensif)",
      "Volontà nega (innocuo)",
      "Tahto mitätöi (vaaraton)",
      "Will negates (harmless)",
    ],
  },
  {
    key: "savingThrow",
    mechanics: { savingThrow: { alternatives: [{ save: "reflex", effect: "half" }] } },
    texts: ["Réflexes, 1/2 dégâts", "Riflessi dimezza", "Refleksi puolittaa", "Reflex half"],
  },
  {
    key: "savingThrow",
    mechanics: {
      savingThrow: { alternatives: [{ save: "fortitude", effect: "partial", object: true }], seeText: true },
    },
    texts: [
      "Vigueur, partiel (objet)\u00A0; voir description",
      "Tempra parziale (oggetto); vedi testo",
      "Sitkeys rajoittaa (esine); ks. teksti",
      "Fortitude partial (object); see text",
    ],
  },
  {
    key: "savingThrow",
    mechanics: { savingThrow: { alternatives: [{ save: "none" }] } },
    texts: ["aucun", "Nessuno", "Ei ole", "None"],
  },
  {
    key: "savingThrow",
    mechanics: { savingThrow: { alternatives: [{ save: "will", effect: "disbelief" }] } },
    texts: ["Volonté, dévoile", "Volontà dubita", "Tahto harhaksi tunnistaminen", "Will disbelief"],
  },
  {
    key: "savingThrow",
    mechanics: {
      savingThrow: {
        alternatives: [{ save: "none" }, { save: "will", effect: "negates", object: true, harmless: true }],
      },
    },
    texts: [
      "aucun ou Volonté, annule (inoffensif, objet)",
      "Nessuno o Volontà nega (innocuo, oggetto)",
      "Ei ole tai tahto mitätöi (vaaraton, esine)",
      "None or Will negates (harmless, object)",
    ],
  },
  {
    key: "resistance",
    mechanics: { resistance: { alternatives: [{ applies: true }] } },
    texts: ["oui", "sì", "Pätee", "Yes"],
  },
  {
    key: "resistance",
    mechanics: { resistance: { alternatives: [{ applies: false }] } },
    texts: ["non", "no", "Ei päde", "No"],
  },
  {
    key: "resistance",
    mechanics: { resistance: { alternatives: [{ applies: true, harmless: true, object: true }] } },
    texts: ["oui (inoffensif, objet)", "sì (innocuo, oggetto)", "Pätee (vaaraton, esine)", "Yes (harmless, object)"],
  },
  {
    key: "resistance",
    mechanics: { resistance: { alternatives: [{ applies: false }, { applies: true, object: true }], seeText: true } },
    texts: [
      "non ou oui (objet)\u00A0; voir description",
      "no o sì (oggetto); vedi testo",
      "Ei päde tai pätee (esine); ks. teksti",
      "No or yes (object); see text",
    ],
  },
  {
    key: "levels",
    mechanics: {
      levels: [
        { class: "cleric", level: 3 },
        { class: "sorcerer", level: 3 },
        { class: "wizard", level: 3 },
        { domain: "fire", level: 4 },
      ],
    },
    texts: [
      "Prê 3, Ens/Mag 3, Feu 4",
      "Chr 3, Str/Mag 3, Fuoco 4",
      "Pap 3, Tkr/Vel 3, Tuli 4",
      "Clr 3, Sor/Wiz 3, Fire 4",
    ],
  },
  {
    key: "levels",
    mechanics: {
      levels: [
        { class: "psion", level: 2 },
        { class: "psychic-warrior", level: 2 },
      ],
    },
    texts: [
      "psion 2, guerrier psychique 2",
      "Psion 2, Combattente psichico 2",
      "Psionikko 2, Psyykkinen soturi 2",
      "Psion 2, Psychic warrior 2",
    ],
  },
  {
    key: "levels",
    mechanics: {
      levels: [
        { class: "sorcerer", level: 3 },
        { class: "wizard", level: 2 },
      ],
    },
    texts: ["Ens 3, Mag 2", "Str 3, Mag 2", "Tkr 3, Vel 2", "Sor 3, Wiz 2"],
  },
  { key: "levels", mechanics: { levels: [{ level: 2 }] }, texts: ["2", "2", "2", "2"] },
  {
    key: "components",
    mechanics: { components: ["V", "S", "M/DF", "XP"] },
    texts: ["V, G, M/FD, PX", "V, S, M/FD, PE", "P, E, A/JK, KoP", "V, S, M/DF, XP"],
  },
  { key: "components", mechanics: { components: [] }, texts: ["aucun", "Nessuna", "Ei ole", "None"] },
  {
    key: "components",
    mechanics: { components: ["V", "S", "F"] },
    texts: ["V, G, F", "V, S, F", "P, E, K", "V, S, F"],
  },
  {
    key: "displays",
    mechanics: { displays: ["auditory", "mental"] },
    texts: ["auditif, mental", "Uditiva, mentale", "Kuuluva, mielensisäinen", "Auditory, mental"],
  },
  { key: "displays", mechanics: { displays: [] }, texts: ["aucun", "Nessuna", "Ei ole", "None"] },
  {
    key: "displays",
    mechanics: { displays: ["auditory", "material", "mental", "olfactory", "visual"] },
    texts: [
      "auditif, matériel, mental, olfactif, visuel",
      "Uditiva, materiale, mentale, olfattiva, visiva",
      "Kuuluva, aineellinen, mielensisäinen, haistettava, näkyvä",
      "Auditory, material, mental, olfactory, visual",
    ],
  },
  { key: "powerPoints", mechanics: { powerPoints: [{ points: 5 }] }, texts: ["5", "5", "5", "5"] },
  {
    key: "powerPoints",
    mechanics: {
      powerPoints: [
        { class: "psion", points: 5 },
        { class: "psychic-warrior", points: 3 },
      ],
    },
    texts: [
      "psion 5, guerrier psychique 3",
      "Psion 5, Combattente psichico 3",
      "Psionikko 5, Psyykkinen soturi 3",
      "Psion 5, Psychic warrior 3",
    ],
  },
  {
    key: "powerPoints",
    mechanics: { powerPoints: [{ points: 9 }, { xp: true }] },
    texts: ["9, PX", "9, PE", "9, KoP", "9, XP"],
  },
  {
    key: "target",
    mechanics: { target: { of: "you" } },
    texts: ["le lanceur de sorts", "incantatore", "Langettaja", "You"],
  },
  {
    key: "target",
    mechanics: { target: { of: "creature", touched: true } },
    texts: ["créature touchée", "creatura toccata", "Kosketettu olento", "Creature touched"],
  },
  {
    key: "target",
    mechanics: { target: { count: { base: 1 }, of: "living-creature" } },
    texts: ["1\u00A0créature vivante", "1 creatura vivente", "Yksi elollinen olento", "One living creature"],
  },
  {
    key: "target",
    mechanics: { target: { count: { step: 1, perLevels: 1 }, of: "creature", maxSpread: { unit: "ft", base: 30 } } },
    texts: [
      "1\u00A0créature/niveau, distantes de moins de 9\u00A0m les unes des autres",
      "1 creatura/livello, due delle quali non possono trovarsi a più di 9 m l’una dall’altra",
      "Yksi olento/taso, joiden kaikkien on oltava 30\u00A0j:n säteellä toisistaan",
      "One creature/level, no two of which can be more than 30 ft. apart",
    ],
  },
  {
    key: "target",
    mechanics: { target: { count: { base: 2 }, of: "object", touched: true } },
    texts: ["2\u00A0objets touchés", "2 oggetti toccati", "Kaksi kosketettua esinettä", "Two objects touched"],
  },
  {
    key: "target",
    mechanics: { target: { of: "creature", willing: true, touched: true } },
    texts: [
      "créature consentante touchée",
      "creatura consenziente toccata",
      "Kosketettu vapaaehtoinen olento",
      "Willing creature touched",
    ],
  },
  {
    key: "target",
    mechanics: { target: { count: { step: 1, perLevels: 3 }, of: "creature", willing: true } },
    texts: [
      "1\u00A0créature consentante/3\u00A0niveaux",
      "1 creatura consenziente/3 livelli",
      "Yksi vapaaehtoinen olento/3\u00A0tasoa",
      "One willing creature/3 levels",
    ],
  },
  {
    key: "target",
    mechanics: { target: { of: "object", maxSpread: { unit: "ft", base: 30 } } },
    texts: [
      "objets, distants de moins de 9\u00A0m les uns des autres",
      "oggetti, due dei quali non possono trovarsi a più di 9 m l’uno dall’altro",
      "Esineet, joiden kaikkien on oltava 30\u00A0j:n säteellä toisistaan",
      "Objects, no two of which can be more than 30 ft. apart",
    ],
  },
  {
    key: "target",
    mechanics: { target: { count: { base: 1 } } },
    texts: ["1\u00A0cible", "1 bersaglio", "Yksi kohde", "One target"],
  },
  { key: "target", mechanics: { target: {} }, texts: ["cible", "bersaglio", "Kohde", "Target"] },
  {
    key: "target",
    mechanics: { target: { seeText: true } },
    texts: ["voir description", "vedi testo", "Ks. teksti", "See text"],
  },
  {
    key: "target",
    mechanics: { target: { count: { base: 4 }, of: "weapon", touched: true, seeText: true } },
    texts: [
      "4\u00A0armes touchées\u00A0; voir description",
      "4 armi toccate; vedi testo",
      "Neljä kosketettua asetta; ks. teksti",
      "Four weapons touched; see text",
    ],
  },
  {
    key: "area",
    mechanics: { area: { form: "spread", radius: { unit: "ft", base: 20 } } },
    texts: [
      "étendue de 6\u00A0m de rayon",
      "propagazione del raggio di 6 m",
      "Säteeltään 20\u00A0j:n leviämä",
      "20-ft.-radius spread",
    ],
  },
  {
    key: "area",
    mechanics: { area: { form: "emanation", radius: { unit: "ft", base: 10 }, centeredOn: "you" } },
    texts: [
      "émanation de 3\u00A0m de rayon centrée sur le lanceur de sorts",
      "emanazione del raggio di 3 m centrata sull’incantatore",
      "Säteeltään 10\u00A0j:n huoku, jonka keskellä on langettaja",
      "10-ft.-radius emanation, centered on you",
    ],
  },
  {
    key: "area",
    mechanics: { area: { form: "burst", radius: { unit: "ft", base: 30 }, centeredOn: "point" } },
    texts: [
      "rayonnement de 9\u00A0m de rayon centré sur un point dans l’espace",
      "esplosione del raggio di 9 m centrata su un punto nello spazio",
      "Säteeltään 30\u00A0j:n purkaus, jonka keskellä on piste",
      "30-ft.-radius burst, centered on a point in space",
    ],
  },
  {
    key: "area",
    mechanics: { area: { form: "burst", shape: "cone" } },
    texts: [
      "rayonnement en forme de cône",
      "esplosione a forma di cono",
      "Keilanmuotoinen purkaus",
      "Cone-shaped burst",
    ],
  },
  {
    key: "area",
    mechanics: { area: { shape: "cone", length: { unit: "ft", base: 60 } } },
    texts: ["cône de 18\u00A0m de long", "cono di 18 m", "60\u00A0j:n keila", "60-ft. cone"],
  },
  {
    key: "area",
    mechanics: { area: { shape: "line", length: { unit: "ft", base: 120 } } },
    texts: ["ligne de 36\u00A0m de long", "linea di 36 m", "120\u00A0j:n juova", "120-ft. line"],
  },
  {
    key: "area",
    mechanics: { area: { shape: "line", length: { unit: "ft", base: 120 }, width: { unit: "ft", base: 5 } } },
    texts: [
      "ligne de 36\u00A0m de long et de 1,50\u00A0m de large",
      "linea della lunghezza di 36 m e della larghezza di 1,5 m",
      "Juova, jonka pituus on 120\u00A0j ja leveys 5\u00A0j",
      "Line, 120 ft. long, 5 ft. wide",
    ],
  },
  {
    key: "area",
    mechanics: { area: { shape: "cylinder", radius: { unit: "ft", base: 20 }, height: { unit: "ft", base: 40 } } },
    texts: [
      "cylindre de 6\u00A0m de rayon et de 12\u00A0m de haut",
      "cilindro (raggio di 6 m, altezza di 12 m)",
      "Lieriö, jonka säde on 20\u00A0j ja korkeus 40\u00A0j",
      "Cylinder (20-ft. radius, 40 ft. high)",
    ],
  },
  {
    key: "area",
    mechanics: {
      area: { shape: "cube", side: { unit: "ft", base: 10 }, count: { step: 1, perLevels: 1 }, shapeable: true },
    },
    texts: [
      "1\u00A0cube de 3\u00A0m d’arête/niveau (F)",
      "1 cubo con spigolo di 3 m/livello (F)",
      "Yksi 10\u00A0j:n kuutio/taso (M)",
      "One 10-ft. cube/level (S)",
    ],
  },
  {
    key: "area",
    mechanics: { area: { shape: "cube", side: { unit: "ft", base: 10 }, count: { base: 2, step: 1, perLevels: 2 } } },
    texts: [
      "2\u00A0cubes de 3\u00A0m d’arête + 1\u00A0cube de 3\u00A0m d’arête/2\u00A0niveaux",
      "2 cubi con spigolo di 3 m + 1 cubo con spigolo di 3 m/2 livelli",
      "Kaksi 10\u00A0j:n kuutiota + yksi 10\u00A0j:n kuutio/2\u00A0tasoa",
      "Two 10-ft. cubes + one 10-ft. cube/2 levels",
    ],
  },
  {
    key: "area",
    mechanics: { area: { shape: "square", side: { unit: "ft", base: 20 }, count: { base: 4 } } },
    texts: [
      "4\u00A0carrés de 6\u00A0m de côté",
      "4 quadrati con lato di 6 m",
      "Neljä 20\u00A0j:n neliötä",
      "Four 20-ft. squares",
    ],
  },
  {
    key: "area",
    mechanics: { area: { shape: "circle", radius: { unit: "mi", base: 2 }, centeredOn: "target" } },
    texts: [
      "cercle de 3\u00A0km de rayon centré sur la cible",
      "cerchio del raggio di 3 km centrato sul bersaglio",
      "Säteeltään 2\u00A0mailin ympyrä, jonka keskellä on kohde",
      "2-mile-radius circle, centered on the target",
    ],
  },
  {
    key: "area",
    mechanics: { area: { form: "emanation", shape: "sphere", radius: { unit: "ft", base: 5, step: 5, perLevels: 2 } } },
    texts: [
      "émanation sphérique d’un rayon de 1,50\u00A0m + 1,50\u00A0m/2\u00A0niveaux",
      "emanazione sferica del raggio di 1,5 m + 1,5 m/2 livelli",
      "Pallonmuotoinen huoku, jonka säde on 5\u00A0j + 5\u00A0j/2\u00A0tasoa",
      "Spherical emanation, 5 ft. + 5 ft./2 levels radius",
    ],
  },
  { key: "area", mechanics: { area: {} }, texts: ["zone", "zona", "Alue", "Region"] },
  { key: "effect", mechanics: { effect: { shape: "ray" } }, texts: ["rayon", "raggio", "Säde", "Ray"] },
  {
    key: "effect",
    mechanics: { effect: { shape: "ray", count: { base: 2 } } },
    texts: ["2\u00A0rayons", "2 raggi", "Kaksi sädettä", "Two rays"],
  },
  {
    key: "effect",
    mechanics: { effect: { shape: "wall", length: { unit: "ft", base: 20 }, height: { unit: "ft", base: 10 } } },
    texts: [
      "mur de 6\u00A0m de long et de 3\u00A0m de haut",
      "muro della lunghezza di 6 m e dell’altezza di 3 m",
      "Seinämä, jonka pituus on 20\u00A0j ja korkeus 10\u00A0j",
      "Wall, 20 ft. long, 10 ft. high",
    ],
  },
  { key: "effect", mechanics: { effect: {} }, texts: ["effet", "effetto", "Vaikutus", "Effect"] },
  {
    key: "effect",
    mechanics: {
      effect: {
        shape: "wall",
        length: { unit: "ft", step: 10, perLevels: 1 },
        height: { unit: "ft", base: 10 },
        shapeable: true,
      },
    },
    texts: [
      "mur d’une longueur de 3\u00A0m/niveau et d’une hauteur de 3\u00A0m (F)",
      "muro della lunghezza di 3 m/livello e dell’altezza di 3 m (F)",
      "Seinämä, jonka pituus on 10\u00A0j/taso ja korkeus 10\u00A0j (M)",
      "Wall, 10 ft./level long, 10 ft. high (S)",
    ],
  },
  {
    key: "school",
    mechanics: { school: "evocation", subschools: [], descriptors: ["fire"] },
    texts: ["Évocation [feu]", "Invocazione [Fuoco]", "Lietsonta [tuli]", "Evocation [Fire]"],
  },
  {
    key: "school",
    mechanics: { school: "illusion", subschools: ["phantasm"], descriptors: ["fear", "mind-affecting"] },
    texts: [
      "Illusion (fantasme) [terreur, mental]",
      "Illusione (Allucinazione) [Paura, Influenza mentale]",
      "Harhanta (houre) [pelko, mieleen kohdistuva]",
      "Illusion (Phantasm) [Fear, Mind-Affecting]",
    ],
  },
  {
    key: "discipline",
    mechanics: { discipline: "telepathy", subschools: ["charm"], descriptors: [] },
    texts: ["Télépathie (charme)", "Telepatia (Charme)", "Telepatia (lumous)", "Telepathy (Charm)"],
  },
  {
    key: "school",
    mechanics: { school: "conjuration", subschools: ["creation", "teleportation"], descriptors: [] },
    texts: [
      "Invocation (création, téléportation)",
      "Evocazione (Creazione, Teletrasporto)",
      "Loihdinta (luonti, kaukosiirto)",
      "Conjuration (Creation, Teleportation)",
    ],
  },
  {
    key: "school",
    mechanics: { school: "universal", subschools: [], descriptors: [] },
    texts: ["Universel", "Universale", "Yleisloitsu", "Universal"],
  },
  {
    key: "range",
    mechanics: { range: { kind: "close", distance: { unit: "ft", base: 25, step: 5, perLevels: 2, max: 60 } } },
    texts: [
      "courte (7,50\u00A0m + 1,50\u00A0m/2\u00A0niveaux, maximum 18\u00A0m)",
      "vicino (7,5 m + 1,5 m/2 livelli, massimo 18 m)",
      "Lyhyt (25\u00A0j + 5\u00A0j/2\u00A0tasoa, enintään 60\u00A0j)",
      "Close (25 ft. + 5 ft./2 levels, maximum 60 ft.)",
    ],
  },
  {
    key: "range",
    mechanics: { range: { kind: "fixed", distance: { unit: "ft", step: 10, perLevels: 1, max: 100 } } },
    texts: [
      "3\u00A0m/niveau (maximum 30\u00A0m)",
      "3 m/livello (massimo 30 m)",
      "10\u00A0j/taso (enintään 100\u00A0j)",
      "10 ft./level (maximum 100 ft.)",
    ],
  },
  {
    key: "range",
    mechanics: {
      range: { kind: "personal", or: { kind: "touch", or: { kind: "fixed", distance: { unit: "ft", base: 30 } } } },
    },
    texts: [
      "personnelle ou contact ou 9\u00A0m",
      "personale o contatto o 9 m",
      "Oma olemus tai kosketus tai 30\u00A0j",
      "Personal or touch or 30 ft.",
    ],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { time: { unit: "minute", step: 1, perLevels: 1 } } },
    texts: ["1\u00A0minute/niveau", "1 minuto/livello", "1\u00A0min/taso", "1 min./level"],
  },
  {
    key: "castingTime",
    mechanics: { castingTime: { time: { unit: "round", base: 1, step: 1, perLevels: 2, max: 10 } } },
    texts: [
      "1\u00A0round + 1\u00A0round/2\u00A0niveaux (maximum 10\u00A0rounds)",
      "1 round + 1 round/2 livelli (massimo 10 round)",
      "1\u00A0kierros + 1\u00A0kierros/2\u00A0tasoa (enintään 10\u00A0kierrosta)",
      "1 round + 1 round/2 levels (maximum 10 rounds)",
    ],
  },
  {
    key: "duration",
    mechanics: {
      duration: { alternatives: [{ kind: "concentration", upTo: { unit: "round", step: 1, perLevels: 1, max: 10 } }] },
    },
    texts: [
      "concentration, jusqu’à 1\u00A0round/niveau (maximum 10\u00A0rounds)",
      "concentrazione, fino a 1 round/livello (massimo 10 round)",
      "Keskittyminen, enintään 1\u00A0kierros/taso (enintään 10\u00A0kierrosta)",
      "Concentration, up to 1 round/level (maximum 10 rounds)",
    ],
  },
  {
    key: "duration",
    mechanics: {
      duration: {
        alternatives: [{ kind: "timed", upTo: { unit: "minute", step: 10, perLevels: 1, max: 120 } }],
        dismissible: true,
      },
    },
    texts: [
      "jusqu’à 10\u00A0minutes/niveau (maximum 120\u00A0minutes) (T)",
      "fino a 10 minuti/livello (massimo 120 minuti) (I)",
      "Enintään 10\u00A0min/taso (enintään 120\u00A0min) (P)",
      "Up to 10 min./level (maximum 120 minutes) (D)",
    ],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [{ kind: "until-discharged", then: { unit: "round", base: 1 } }] } },
    texts: [
      "jusqu’à utilisation, puis 1\u00A0round",
      "finché non viene scaricato, poi 1 round",
      "Kunnes laukaistaan, sitten 1\u00A0kierros",
      "Until discharged, then 1 round",
    ],
  },
  {
    key: "duration",
    mechanics: {
      duration: {
        alternatives: [
          { kind: "concentration" },
          { kind: "timed", amount: { unit: "hour", base: 1 } },
          { kind: "permanent" },
        ],
      },
    },
    texts: [
      "concentration ou 1\u00A0heure ou permanente",
      "concentrazione o 1 ora o permanente",
      "Keskittyminen tai 1\u00A0tunti tai pysyvä",
      "Concentration or 1 hour or permanent",
    ],
  },
  {
    key: "duration",
    mechanics: { duration: { alternatives: [], dismissible: true, seeText: true } },
    texts: ["voir description (T)", "vedi testo (I)", "Ks. teksti (P)", "See text (D)"],
  },
  {
    key: "target",
    mechanics: { target: { count: { base: 1, step: 1, perLevels: 3 }, of: "creature" } },
    texts: [
      "1\u00A0créature + 1\u00A0créature/3\u00A0niveaux",
      "1 creatura + 1 creatura/3 livelli",
      "Yksi olento + yksi olento/3\u00A0tasoa",
      "One creature + one creature/3 levels",
    ],
  },
  {
    key: "target",
    mechanics: {
      target: { count: { step: 1, perLevels: 1, max: 10 }, of: "creature", maxSpread: { unit: "ft", base: 30 } },
    },
    texts: [
      "1\u00A0créature/niveau (maximum 10), distantes de moins de 9\u00A0m les unes des autres",
      "1 creatura/livello (massimo 10), due delle quali non possono trovarsi a più di 9 m l’una dall’altra",
      "Yksi olento/taso (enintään 10), joiden kaikkien on oltava 30\u00A0j:n säteellä toisistaan",
      "One creature/level (maximum 10), no two of which can be more than 30 ft. apart",
    ],
  },
  {
    key: "target",
    mechanics: { target: { count: { base: "1d4+1" }, of: "humanoid" } },
    texts: ["1d4+1\u00A0humanoïdes", "1d4+1 umanoidi", "1n4+1 ihmisoliota", "1d4+1 humanoids"],
  },
  {
    key: "effect",
    mechanics: { effect: { count: { base: "1d4" }, shape: "wall" } },
    texts: ["1d4\u00A0murs", "1d4 muri", "1n4 seinämää", "1d4 walls"],
  },
  {
    key: "effect",
    mechanics: { effect: { count: { step: 1, perLevels: 1, max: 12 }, shape: "cube", side: { unit: "ft", base: 10 } } },
    texts: [
      "1\u00A0cube de 3\u00A0m d’arête/niveau (maximum 12)",
      "1 cubo con spigolo di 3 m/livello (massimo 12)",
      "Yksi 10\u00A0j:n kuutio/taso (enintään 12)",
      "One 10-ft. cube/level (maximum 12)",
    ],
  },
  {
    key: "area",
    mechanics: { area: { shape: "ray", radius: { unit: "ft", base: 5 } } },
    texts: [
      "rayon d’un rayon de 1,50\u00A0m",
      "raggio del raggio di 1,5 m",
      "Säteeltään 5\u00A0j:n säde",
      "5-ft.-radius ray",
    ],
  },
  {
    key: "area",
    mechanics: { area: { form: "spread", radius: { unit: "ft", base: 10, step: 5, perLevels: 2, max: 40 } } },
    texts: [
      "étendue d’un rayon de 3\u00A0m + 1,50\u00A0m/2\u00A0niveaux (maximum 12\u00A0m)",
      "propagazione del raggio di 3 m + 1,5 m/2 livelli (massimo 12 m)",
      "Leviämä, jonka säde on 10\u00A0j + 5\u00A0j/2\u00A0tasoa (enintään 40\u00A0j)",
      "Spread, 10 ft. + 5 ft./2 levels (maximum 40 ft.) radius",
    ],
  },
  {
    key: "savingThrow",
    mechanics: {
      savingThrow: {
        alternatives: [
          { save: "none", effect: "negates" },
          { save: "will", effect: "negates" },
          { save: "fortitude", effect: "half" },
        ],
      },
    },
    texts: [
      "aucun, annule ou Volonté, annule ou Vigueur, 1/2 dégâts",
      "Nessuno nega o Volontà nega o Tempra dimezza",
      "Ei ole mitätöi tai tahto mitätöi tai sitkeys puolittaa",
      "None negates or Will negates or Fortitude half",
    ],
  },
];

describe.each(langs.map((lang, i) => [lang, i] as const))("printed in %s", (lang, i) => {
  test.for(rows.map(({ key, mechanics, texts }) => ({ key, mechanics, text: texts[i] })))(
    "$key: $text",
    ({ key, mechanics, text }) => {
      expect(printField(mechanics, key, packOf(lang))).toBe(text);
    },
  );
});

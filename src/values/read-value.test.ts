import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDeepStrictEqual } from "node:util";
import { langs, packOf, packs, shared } from "../packs/grammar.test-data.js";
import { termForms } from "../packs/language-pack.js";
import { PackSet } from "../packs/pack-set.js";
import { ruleName } from "./all-readers.js";
import { CastingTimeParser } from "./casting-time.js";
import { ClassListParser } from "./class-list.js";
import { ComponentsParser } from "./components.js";
import { DisplaysParser } from "./displays.js";
import { DurationParser } from "./duration.js";
import { RangeParser } from "./range.js";
import { readValue } from "./read-value.js";
import { ResistanceParser } from "./resistance.js";
import { SavingThrowParser } from "./save.js";
import { TargetingParser } from "./targeting/targeting-parser.js";
import { TypeLineParser } from "./type-line.js";
import type { ValueFamily } from "./value-types.js";

const families = [
  "typeLine",
  "levels",
  "components",
  "displays",
  "castingTime",
  "range",
  "target",
  "effect",
  "area",
  "joint",
  "duration",
  "savingThrow",
  "resistance",
  "powerPoints",
] as const satisfies readonly ValueFamily[];

describe("grammars", () => {
  test.for([
    { name: "castingTime", Parser: CastingTimeParser },
    { name: "list", Parser: ClassListParser },
    { name: "components", Parser: ComponentsParser },
    { name: "displays", Parser: DisplaysParser },
    { name: "duration", Parser: DurationParser },
    { name: "range", Parser: RangeParser },
    { name: "resistance", Parser: ResistanceParser },
    { name: "savingThrow", Parser: SavingThrowParser },
    { name: "facts", Parser: TargetingParser },
    { name: "typeLine", Parser: TypeLineParser },
  ])("$name passes the checks of Chevrotain", ({ Parser }) => {
    expect(() => new Parser(true)).not.toThrow();
  });

  test.for(families)("%s has a rule's name", (family) => {
    expect(ruleName(family)).toMatch(/^[a-zA-Z]+$/);
  });
});

describe("any text", () => {
  const words = langs.flatMap((lang) => Object.values(packOf(lang).data.terms).flatMap(termForms));
  const signs = [
    "(",
    ")",
    "[",
    "]",
    ",",
    ";",
    "/",
    "+",
    "-",
    "×",
    "x",
    ".",
    ":",
    "½",
    "°",
    "\u00A0",
    "'",
    "\u2019",
    "%",
  ];
  const numbers = ["1", "2", "7,5", "1 000", "1d6", "2n4+1", "1dl0", "l", "O", "0"];
  const value = fc
    .array(fc.oneof(fc.constantFrom(...words), fc.constantFrom(...signs), fc.constantFrom(...numbers)), {
      maxLength: 14,
    })
    .chain((parts) => fc.constantFrom(" ", "").map((space) => parts.join(space)));
  const text = fc.oneof(
    value,
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
  );
  const family = fc.constantFrom(...families);
  const lang = fc.constantFrom(...langs);
  const options = { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 1500) };

  test("throws in no family, and findings and tokens lie within it", () => {
    fc.assert(
      fc.property(family, lang, text, (f, l, t) => {
        const { findings, tokens } = readValue(f, t, packOf(l));
        for (const { start, end } of findings) {
          expect([start >= 0, start <= end, end <= t.length]).toEqual([true, true, true]);
        }
        for (const { startOffset, endOffset } of tokens) {
          expect([startOffset >= 0, startOffset <= (endOffset ?? -1), (endOffset ?? -1) < t.length]).toEqual([
            true,
            true,
            true,
          ]);
        }
      }),
      options,
    );
  });

  test("is refused with one RG1201, or read", () => {
    fc.assert(
      fc.property(family, lang, text, (f, l, t) => {
        const { value: read, findings } = readValue(f, t, packOf(l));
        const refused = findings.filter(({ code }) => code === "RG1201").length;
        expect(refused).toBe(read === undefined ? 1 : 0);
      }),
      options,
    );
  });

  test("is read the same with packs of its own", () => {
    const other = new PackSet(
      shared,
      packs.all.map(({ data }) => data),
    );
    fc.assert(
      fc.property(family, lang, text, (f, l, t) => {
        const second = other.get(l);
        if (second === undefined) throw new Error(`no pack of ${l}`);
        const [a, b] = [readValue(f, t, packOf(l)), readValue(f, t, second)];
        expect(isDeepStrictEqual([a.value, a.findings], [b.value, b.findings])).toBe(true);
      }),
      options,
    );
  });

  test("gives lists in canonical order, and no undefined", () => {
    fc.assert(
      fc.property(family, lang, text, (f, l, t) => {
        const { value: read } = readValue(f, t, packOf(l));
        if (read === undefined) return;
        expect(JSON.parse(JSON.stringify(read))).toEqual(read);
        const lists = Object.entries(read).filter(([key]) => ["subschools", "descriptors", "displays"].includes(key));
        for (const [, list] of lists) expect([...new Set(list as string[])].sort()).toEqual(list);
      }),
      options,
    );
  });
});

describe("long and deep texts end soon", () => {
  test.for([
    ["duration", "(".repeat(20_000) + "1 round" + ")".repeat(20_000)],
    ["range", "courte, ".repeat(10_000)],
    ["target", "1 créature ou ".repeat(10_000)],
    ["levels", "Dru 1, ".repeat(10_000)],
    ["components", "V, G, M (sel), ".repeat(5000)],
    ["savingThrow", "Volonté, annule ou ".repeat(5000)],
    ["area", "cône ".repeat(10_000)],
    ["typeLine", "Évocation [".repeat(5000)],
  ] as const)("%s", { timeout: 10_000 }, ([family, text]) => {
    const { value, findings } = readValue(family, text, packOf("fr"));
    expect(value !== undefined || findings.length > 0).toBe(true);
  });
});

describe("the three languages say the same", () => {
  test.for([
    ["typeLine", "Illusion (fantasme) [terreur]", "Illusione (Allucinazione) [Paura]", "Harhanta (houre) [pelko]"],
    ["levels", "Ens/Mag 4, Feu 4", "Mag/Str 4, Fuoco 4", "Tkr/Vel 4, Tuli 4"],
    ["components", "V, G, M/FD, PX", "V, S, M/FD, PE", "P, E, A/JK, KoP"],
    ["displays", "mental et visuel", "mentale e visiva", "mielensisäinen ja näkyvä"],
    ["castingTime", "1 action complexe", "1 azione di round completo", "1 täyskierrostoiminto"],
    ["castingTime", "10 minutes", "10 minuti", "10 minuuttia"],
    ["range", "moyenne (30 m + 3 m/niveau)", "medio (30 m + 3 m/livello)", "keskipitkä (100 j + 10 j/taso)"],
    ["target", "1 créature touchée", "1 creatura toccata", "yksi kosketettu olento"],
    ["area", "rayonnement de 6 m de rayon", "esplosione del raggio di 6 m", "säteeltään 20 j:n purkaus"],
    ["effect", "rayon", "raggio", "säde"],
    ["joint", "1 créature ou 1 objet", "una creatura o un oggetto", "yksi olento tai yksi esine"],
    ["duration", "1 round/niveau (T)", "1 round/livello (I)", "1 kierros/taso (P)"],
    ["savingThrow", "Vigueur partielle (objet)", "Tempra parziale (oggetto)", "Sitkeys rajoittaa (esine)"],
    ["resistance", "oui (inoffensif)", "sì (innocuo)", "pätee (vaaraton)"],
    ["powerPoints", "Psion/prodige 3, PX", "Psion/Selvaggio 3, PE", "Psionikko/Villimieli 3, KoP"],
  ] as const)("%s: %s", ([family, fr, it, fi]) => {
    const values = [
      readValue(family, fr, packOf("fr")),
      readValue(family, it, packOf("it")),
      readValue(family, fi, packOf("fi")),
    ].map(({ value }) =>
      Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => key !== "concepts" && key !== "details")),
    );
    expect(values[0]).not.toEqual({});
    expect(values.slice(1)).toEqual([values[0], values[0]]);
  });
});

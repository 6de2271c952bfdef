import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findMojibake } from "./mojibake.js";
import { decodeWindows1252 } from "./windows-1252.js";

const repaired = (text: string): string => {
  let at = 0;
  let result = "";
  for (const { start, end, text: clean } of findMojibake(text)) {
    result += text.slice(at, start) + clean;
    at = end;
  }
  return result + text.slice(at);
};

describe("UTF-8 decoded as another encoding", () => {
  test.for([
    { name: "Windows-1252", broken: "OsatekijÃ¤t: enintÃ¤Ã¤n", clean: "Osatekijät: enintään" },
    { name: "a dash of three units", broken: "kieli â€“ vaikka", clean: "kieli – vaikka" },
    { name: "ISO-8859-1, with controls", broken: "\u00c3\u0089cole d\u00e2\u0080\u0099acier", clean: "École d’acier" },
    { name: "a capital at the start of a word", broken: "Ã‰cole", clean: "École" },
    { name: "ISO-8859-16", broken: "ChimĂšre, pincĂ©e", clean: "Chimère, pincée" },
    { name: "a no-break space", broken: "NiveauÂ\u00a0: 3", clean: "Niveau\u00a0: 3" },
    {
      name: "a no-break space that became a plain one",
      broken: "NiveauÂ : 3 et PortÃ©e",
      clean: "Niveau\u00a0: 3 et Portée",
    },
    { name: "à with its no-break space", broken: "Sauter Ă\u00a0 la pincĂ©e", clean: "Sauter à la pincée" },
    { name: "à with its no-break space made plain", broken: "Sauter Ã  la pincÃ©e", clean: "Sauter à la pincée" },
    { name: "à with its space lost", broken: "Sauter Ã la pincÃ©e", clean: "Sauter à la pincée" },
    { name: "an apostrophe with its controls lost", broken: "sâabat, quâon, sĂ©chĂ©", clean: "s’abat, qu’on, séché" },
    { name: "an â that is one", broken: "mâchoire pincĂ©e", clean: "mâchoire pincée" },
    { name: "clean letters beside broken ones", broken: "Durée, PortÃ©e", clean: "Durée, Portée" },
  ])("$name", ({ broken, clean }) => {
    expect(repaired(broken)).toBe(clean);
  });

  test("a repair says where it is", () => {
    expect(findMojibake("PortÃ©e")).toEqual([{ start: 4, end: 6, text: "é" }]);
  });
});

describe("clean text is left alone", () => {
  test.for(["ÄÄNI", "PÂTÉ © 2009", "« À la carte »", "Aura maudite ®", "Ä–Ö", "10 °C", "CASĂ »", "théâtre", "¿¿¬¬"])(
    "%s",
    (text) => {
      expect(findMojibake(text)).toEqual([]);
    },
  );

  const lower = "abcdefghijlmnoprstuvzàâäåçèéêëîïìòôöùûüœæ";
  const word = fc
    .tuple(
      fc.constantFrom(...Array.from("AEÉÀÂÄÖÇSTaeéàä")),
      fc.string({ unit: fc.constantFrom(...Array.from(lower)), maxLength: 8 }),
    )
    .map((p) => p.join(""));
  const mark = fc.constantFrom(
    " ",
    " ",
    "\u00a0",
    "\u202f",
    ", ",
    "’",
    "« ",
    " »",
    " – ",
    "…",
    "(",
    ")",
    " © ",
    "½ ",
    "² ",
    "°",
    "\n",
    "§",
    // Parted from the next word, whose capital would otherwise stand inside one: clean text has none there.
    "œ ",
    "€",
  );
  test("whatever its words are", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(word, mark), { maxLength: 30 }), (parts) => {
        expect(findMojibake(parts.flat().join(""))).toEqual([]);
      }),
    );
  });

  test("and what was broken comes back", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, fc.constantFrom(" ", ", ", " – ", "’")), { minLength: 1, maxLength: 20 }),
        (parts) => {
          const clean = `été ${parts.flat().join("")}`;
          const broken = decodeWindows1252(new TextEncoder().encode(clean));
          expect(repaired(broken)).toBe(clean);
        },
      ),
    );
  });
});

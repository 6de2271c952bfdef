import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scanVariants } from "./scan-variants.js";

describe("scanVariants", () => {
  test.for([
    { seen: "annu1e", meant: "annule" },
    { seen: "v0lonte", meant: "volonte" },
    { seen: "ternpra", meant: "tempra" },
    { seen: "mveau", meant: "niveau" },
    { seen: "rif1e55i", meant: "riflessi" },
    { seen: "kierro5", meant: "kierros" },
    { seen: "tait0", meant: "taito" },
    { seen: "fuoc0", meant: "fuoco" },
    { seen: "clurata", meant: "durata" },
    { seen: "rad", meant: "racl" },
    { seen: "ricliice", meant: "riduce" },
    { seen: "rcund", meant: "round" },
    { seen: "rouud", meant: "round" },
    { seen: "cuhe", meant: "cube" },
    { seen: "vovage", meant: "voyage" },
    { seen: "fexte", meant: "texte" },
    { seen: "cerchic", meant: "cerchio" },
    { seen: "liqne", meant: "ligne" },
    { seen: "tasc", meant: "taso" },
  ])("$seen may be $meant", ({ seen, meant }) => {
    expect([...scanVariants(seen)]).toContain(meant);
  });

  test.for(["aa", "pk", "xsz"])("%s has none", (word) => {
    expect([...scanVariants(word)]).toEqual([]);
  });

  test("other shapes stand in one place at a time", () => {
    expect([...scanVariants("ee")]).toEqual(["ce", "oe", "ec", "eo"]);
  });

  test("the word itself is not among them, and none has more digits than it", () => {
    const digits = (text: string): number => text.replace(/\D/g, "").length;
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0158]{0,12}$/), (word) => {
        const variants = [...scanVariants(word)];
        expect(variants).not.toContain(word);
        expect(variants.filter((variant) => digits(variant) > digits(word))).toEqual([]);
      }),
    );
  });
});

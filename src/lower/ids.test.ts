import { describe, expect, test } from "vitest";
import { IdGiver } from "./ids.js";
import { slugOf } from "./slug.js";

describe("slugOf", () => {
  test.for([
    { name: "Lance de givre", slug: "lance-de-givre" },
    { name: "L’œil du père Noël", slug: "l-oeil-du-pere-noel" },
    { name: "Évanouissement, supérieur", slug: "evanouissement-superieur" },
    { name: "Mur d'eau (mineur)", slug: "mur-d-eau-mineur" },
    { name: "Velocità dell'ombra", slug: "velocita-dell-ombra" },
    { name: "Perche' no?", slug: "perche-no" },
    { name: "Yöhäivä", slug: "yohaiva" },
    { name: "  Tulipallo!  ", slug: "tulipallo" },
    { name: "Détection III", slug: "detection-iii" },
    { name: "½ lune", slug: "½-lune" },
    { name: "???", slug: "untitled" },
    { name: "", slug: "untitled" },
  ])("$name: $slug", ({ name, slug }) => {
    expect(slugOf(name)).toBe(slug);
  });
});

describe("IdGiver", () => {
  const alignment = { "spell/frost-lance": { fr: "Lance de givre", fi: "Kuurakeihäs" }, echo: { it: "Eco" } };

  test.for([
    { what: "the name", kind: "spell", name: "Brume", lang: "fr", id: "spell/brume" },
    { what: "the name of a power", kind: "power", name: "Écho", lang: "fr", id: "power/echo" },
    { what: "an alignment", kind: "spell", name: "Lance de givre", lang: "fr", id: "spell/frost-lance" },
    { what: "case and accents do not count", kind: "spell", name: "KUURAKEIHAS", lang: "fi", id: "spell/frost-lance" },
    {
      what: "an alignment of another language",
      kind: "spell",
      name: "Lance de givre",
      lang: "it",
      id: "spell/lance-de-givre",
    },
    { what: "an id without its kind", kind: "power", name: "Eco", lang: "it", id: "power/echo" },
  ] as const)("from $what", ({ kind, name, lang, id }) => {
    expect(new IdGiver(alignment, undefined).idOf(kind, name, lang)).toBe(id);
  });

  test.for([
    { fixed: "spell/deep-fog", id: "spell/deep-fog" },
    { fixed: "deep-fog", id: "spell/deep-fog" },
  ])("from the front matter: $fixed", ({ fixed, id }) => {
    expect(new IdGiver(alignment, fixed).idOf("spell", "Lance de givre", "fr")).toBe(id);
  });

  test("an id that stands twice is numbered", () => {
    const ids = new IdGiver(undefined, undefined);
    expect(["Brume", "brume", "Brûme"].map((name) => ids.idOf("spell", name, "fr"))).toEqual([
      "spell/brume",
      "spell/brume-2",
      "spell/brume-3",
    ]);
  });
});

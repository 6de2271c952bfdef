import { describe, expect, test } from "vitest";
import { blocksOf } from "./blocks.test-data.js";

const headers = {
  it: ["Lanterna", "Evocazione", "Livello: Mag/Str 3", "Componenti: V, S", "Durata: 1 round/livello"],
  fi: ["Kylän laulu", "Kiehdonta", "Taso: Brd 1", "Osat: V", "Kantama: 9 m"],
} as const;

describe("right below a header, a word that looks like a label", () => {
  test.for([
    ["opens the description in a sentence", "it", "Arca di 3 m di raggio.", undefined],
    ["opens the description in a sentence", "fi", "Kosto on 1 kierros.", undefined],
    ["is one before a value alone", "it", "Arca cubo di 3 m di lato", "area"],
    ["is one before a value alone", "fi", "Kosto 1 kierros", "duration"],
  ] as const)("%s, %s: %s", async ([, lang, line, key]) => {
    const [block] = await blocksOf([...headers[lang], line, "", "Ja yö."].join("\n"), "a.txt", lang);
    expect({
      isField: key !== undefined && block?.fields[key] !== undefined,
      isText: block?.body?.includes(line) === true,
    }).toEqual({ isField: key !== undefined, isText: key === undefined });
  });
});

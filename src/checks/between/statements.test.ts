import { describe, expect, test } from "vitest";
import type { Entry } from "../../model/entry.js";
import { packOf } from "../../print/packs.test-data.js";
import type { EntryText, TextPiece } from "../texts.js";
import { type StatedNumbers, statedNumbers, type Statement, states } from "./statements.js";

type Lang = Parameters<typeof packOf>[0];

function numbersOf(lang: Lang, text: string, kind: TextPiece["kind"] = "paragraph"): StatedNumbers {
  const piece: TextPiece = { text, field: "description", kind, block: 0, rangeOf: () => ({ start: 0, end: 0 }) };
  const zero = { line: 1, column: 1, offset: 0 };
  const source = { lang, file: "a.txt", span: { start: zero, end: zero }, fields: {} };
  const entry: Entry = { schemaVersion: 1, id: "spell/a", kind: "spell", mechanics: {}, text: {}, sources: [source] };
  const own: EntryText = { entry, lang, file: "a.txt", source, pieces: [piece] };
  return statedNumbers(own, packOf(lang));
}

const missing = (from: StatedNumbers, to: StatedNumbers): string[] =>
  from.statements
    .filter((statement) => !statement.optional && !states(to, statement))
    .map(({ dimension, value }: Statement) => `${dimension} ${value}`);

describe("numbers that one language states and the other does not", () => {
  test.for<{ first: [Lang, string]; second: [Lang, string]; lone: string[] }>([
    { first: ["fr", "à 7,50 m"], second: ["fi", "25 jalan päässä"], lone: [] },
    { first: ["fr", "à 7,50 m"], second: ["fi", "30 jalan päässä"], lone: ["length 25"] },
    { first: ["fr", "pendant 10 rounds"], second: ["it", "per 1 minuto"], lone: [] },
    { first: ["fr", "pendant 10 rounds"], second: ["it", "per 2 minuti"], lone: ["time 60"] },
    { first: ["it", "dopo 24 ore"], second: ["fr", "après 1 jour"], lone: [] },
    { first: ["fr", "inflige d10 points de dégâts"], second: ["it", "infligge 1d10 danni"], lone: [] },
    { first: ["fr", "inflige 2d6 points de dégâts"], second: ["it", "infligge 3d6 danni"], lone: ["dice 2d6"] },
    { first: ["fr", "réduit les dégâts de 50 %"], second: ["it", "i danni sono dimezzati"], lone: [] },
    { first: ["it", "una prova (CD 15)"], second: ["fi", "koe (VA 15)"], lone: [] },
    { first: ["it", "una prova (CD 15)"], second: ["fi", "koe (VA 20)"], lone: ["dc 15"] },
    { first: ["fr", "un bonus de +4"], second: ["it", "un bonus di 4"], lone: [] },
    { first: ["fr", "pendant 1 round"], second: ["fi", "kierroksen ajan"], lone: [] },
    { first: ["fr", "15 % de chances"], second: ["it", "una prova (CD 15)"], lone: ["percent 15"] },
  ])("$first.1 / $second.1", ({ first, second, lone }) => {
    expect(missing(numbersOf(...first), numbersOf(...second))).toEqual(lone);
  });

  test("a table's bare cell is a number, too", () => {
    expect(missing(numbersOf("fr", "25", "table"), numbersOf("it", "20", "table"))).toEqual(["count 25"]);
    expect(missing(numbersOf("fr", "25", "table"), numbersOf("it", "25", "table"))).toEqual([]);
  });
});

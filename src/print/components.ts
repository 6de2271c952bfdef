import type { Component } from "../model/entry.js";
import type { Phrasebook } from "./phrasebook.js";

const concepts: Readonly<Record<string, string>> = {
  V: "verbal",
  S: "somatic",
  M: "material",
  F: "focus",
  DF: "divine-focus",
  XP: "xp",
};

export function printComponents(components: readonly Component[], book: Phrasebook): string {
  if (components.length === 0) return book.word("word/none");
  const letter = (c: string): string => book.word(`component/${concepts[c] ?? c}`);
  return book.join(
    "common/list",
    components.map((c) => c.split("/").map(letter).join("/")),
  );
}

import { expect, test } from "vitest";
import { packs } from "../packs/grammar.test-data.js";
import { readDocument } from "../read/read-document.js";
import { segmentDocument } from "./segment-document.js";

const rest = {
  fr: "Niveau : Dru 2\nPortée : contact\nDurée : 1 round/niveau\n",
  it: "Livello: Drd 2\nRaggio di azione: contatto\nDurata: 1 round/livello\n",
  fi: "Taso: Dru 2\nKantama: kosketus\nKesto: 1 kierros/taso\n",
};
const others = {
  fr: ["Aile\nÉvocation", "Brume\nIllusion", "Cendre\nAbjuration", "Digue\nDivination"],
  it: ["Ala\nInvocazione", "Bruma\nIllusione", "Cenere\nAbiurazione", "Diga\nDivinazione"],
  fi: ["Aita\nLietsonta", "Enne\nHarhanta", "Ilma\nEstäntä", "Oras\nEnnustus"],
};

test.for([
  ["its bracket tells", "fr", [], "Mèche noire\nXvqcxtixn [obscurité]\n", "Xvqcxtixn [obscurité]"],
  ["its bracket tells", "it", [], "Stoppino nero\nXnvqcxzixne (Creazione)\n", "Xnvqcxzixne (Creazione)"],
  ["its bracket tells", "fi", [], "Musta sydänlanka\nLxqtsxntx [pimeys]\n", "Lxqtsxntx [pimeys]"],
  ["the others tell", "fr", others.fr, "Mèche noire\nXvqcxtixn\n", "Xvqcxtixn"],
  ["the others tell", "it", others.it, "Stoppino nero\nXnvqcxzixne\n", "Xnvqcxzixne"],
  ["the others tell", "fi", others.fi, "Musta sydänlanka\nLxqtsxntx\n", "Lxqtsxntx"],
  ["nothing tells", "fr", [], "Mèche noire\nXvqcxtixn\n", undefined],
  ["the entry has a name alone", "fr", others.fr, "Mèche noire\n", undefined],
  ["the entry has a school", "fr", others.fr, "Mèche noire\nÉvocation [obscurité]\n", undefined],
  ["a bracket of a name", "fr", [], "Mèche noire (brûlée)\n", undefined],
] as const)("a line that should be a type line: %s, %s", async ([, lang, before, head, expected]) => {
  const text = [...before.map((other) => `${other}\n`), head].map((top) => `${top}${rest[lang]}`).join("\n");
  const { blocks } = segmentDocument(await readDocument("a.txt", text), packs.all);
  expect(blocks.map(({ unreadTypeLine }) => unreadTypeLine?.text)).toEqual([...before.map(() => undefined), expected]);
});

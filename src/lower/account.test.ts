import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseFile } from "../compile.js";
import { packs } from "../packs/grammar.test-data.js";

/** Non-blank units of a text that no item of the account has, and those that several have. */
async function gaps(file: string, content: string): Promise<{ lost: string; twice: string }> {
  const { account, source } = await parseFile({ file, content }, { packs });
  const owners = new Array<number>(source.text.length).fill(0);
  for (const { range } of account) for (let i = range.start; i < range.end; i++) owners[i] = (owners[i] ?? 0) + 1;
  const where = (test: (count: number) => boolean): string =>
    owners
      .map((count, i) => (test(count) ? (source.text[i] ?? "") : " "))
      .join("")
      .replace(/\s+/gu, " ")
      .trim();
  return { lost: where((count) => count === 0), twice: where((count) => count > 1) };
}

const texts: readonly { readonly what: string; readonly file: string; readonly content: string }[] = [
  { what: "a block", file: "a.txt", content: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\nElle monte.\n" },
  {
    what: "words around it",
    file: "a.txt",
    content:
      "Bonjour à tous.\n\nBrume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\nElle monte.\n\n--\nCatégorie : Sorts\nMerci !\n",
  },
  {
    what: "hyphens",
    file: "a.txt",
    content:
      "Usva\nLoihdinta\nTaso: Dru 1\nPelastus-\nheitto: Tahto mi-\ntätöi\nKesto: 1 kierros\n\nUsva nou-\nsee järvestä.\n",
  },
  {
    what: "several labels on a line",
    file: "a.txt",
    content: "Nebbia | Evocazione\nLivello: Drd 1 | Durata: 1 round; Raggio di azione: 9 m\n\nSale.\n",
  },
  {
    what: "details",
    file: "a.txt",
    content:
      "Brume\nInvocation\nComposantes : V, M (une plume)\nDurée : 1 round\n\nElle monte. Composante matérielle : une plume.\nFocaliseur :\nun sifflet\n",
  },
  {
    what: "a name under a label without a value",
    file: "a.txt",
    content: "Bersaglio:\nIncantesimo: Nebbia\nScuola: Evocazione\nLivello: Drd 1\n",
  },
  {
    what: "a second name",
    file: "a.txt",
    content: "Brume\nÉcole : invocation\nSort : Nuée\nNiveau : Dru 1\n\nElle monte.\n",
  },
  { what: "bars", file: "a.txt", content: "Usva\n| Taso | Dru 1 |\n| Kesto | 1 kierros |\n\nUsva nousee.\n" },
  {
    what: "a CSV",
    file: "a.csv",
    content: 'Nome;Livello;Durata;Raggio di azione;Descrizione\n"Nebbia";Drd 1;1 round;9 m;"Sale; poi scende."\n',
  },
  {
    what: "a template",
    file: "a.txt",
    content: "{{Sort\n| nom = Brume\n| niveau = Dru 1\n| durée = 1 round\n}}\n\nElle monte.\n{{Palette}}\n",
  },
  {
    what: "quoted mail",
    file: "a.txt",
    content: "> Nebbia\n> Evocazione\n> Livello: Drd 1\n> Durata: 1 round\n>\n> Sale.\n",
  },
  {
    what: "doubled and unknown labels",
    file: "a.txt",
    content: "Usva\nLoihdinta\nTaso: Dru 1\nMieliala: apea\nKesto: 1 kierros\nKesto: 2 kierrosta\n\nUsva nousee.\n",
  },
  {
    what: "page debris",
    file: "a.txt",
    content:
      "LUKU 4        87\n\nUsva [muokkaa]\nLoihdinta\nTaso: Dru 1\n\n88        LUKU 4\n\nKesto: 1 kierros\n\nUsva nousee.\n",
  },
  {
    what: "Markdown",
    file: "a.md",
    content:
      "---\nlang: fr\n---\n\n# *Brume* {#brume}\n\n**Niveau :** Dru 1  \n**Durée :** 1 round\n\n> La brume\n> monte.\n\n- un\n- [deux](x.md)\n\n<!-- fin -->\n",
  },
  {
    what: "HTML",
    file: "a.html",
    content:
      "<html><head><title>Usva</title></head><body><h1>Usva</h1><p><b>Taso:</b> Dru 1<br/>Kesto: 1&nbsp;kierros</p><ul><li>a</li></ul></body></html>",
  },
  { what: "no entry", file: "a.txt", content: "La brume monte. Durée : longue.\n" },
  {
    what: "three languages",
    file: "a.txt",
    content:
      "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n\nNebbia\nEvocazione\nLivello: Drd 1\nDurata: 1 round\n\nUsva\nLoihdinta\nTaso: Dru 1\nKesto: 1 kierros\n",
  },
];

describe("every unit of a source is accounted for, once", () => {
  test.for(texts)("$what", async ({ file, content }) => {
    expect(await gaps(file, content)).toEqual({ lost: "", twice: "" });
  });

  test("lines of all these in any order", async () => {
    const lines = texts
      .filter(({ file, what }) => file === "a.txt" && what !== "a template")
      .flatMap(({ content }) => content.split("\n"));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...lines), { maxLength: 25 }), async (some) => {
        expect(await gaps("a.txt", some.join("\n"))).toEqual({ lost: "", twice: "" });
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 300) },
    );
  });
});

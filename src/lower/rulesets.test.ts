import { describe, expect, test } from "vitest";
import { parseFile } from "../compile.js";
import { packs } from "../packs/grammar.test-data.js";

describe("the ruleset of an entry", () => {
  test.for([
    {
      what: "fi, a circle",
      ruleset: "lnl",
      content: "Usva\n2-piirin kutsuminen\nKantama: 24 metriä\nKesto: 1 tunti\n",
    },
    {
      what: "fi, a cantrip",
      ruleset: "lnl",
      content: "Usva\nTaikakonsti, kutsuminen\nKantama: 24 metriä\nKesto: 1 tunti\n",
    },
    {
      what: "fi, a label",
      ruleset: "lnl",
      content: "Usva\nKutsuminen\nTaso: Dru 1\nLoitsimisviive: 1 toiminto\nKesto: 1 tunti\n",
    },
    {
      what: "fi, a class",
      ruleset: "pathfinder",
      content: "Usva\nLoihdinta\nTaso: Noita 1, Dru 1\nKesto: 1 kierros\n",
    },
    {
      what: "fr, a class",
      ruleset: "pathfinder",
      content: "Brume\nInvocation\nNiveau : Magus 1, Dru 1\nDurée : 1 round\n",
    },
    {
      what: "fr, a descriptor",
      ruleset: "pathfinder",
      content: "Brume\nInvocation [poison]\nNiveau : Dru 1\nDurée : 1 round\n",
    },
    {
      what: "fr, a cantrip",
      ruleset: "5e",
      content: "Brume\nTour de magie d'invocation\nIncantation : 1 action\nPortée : 9 m\nDurée : 1 minute\n",
    },
    {
      what: "it, a class",
      ruleset: "pathfinder",
      content: "Nebbia\nEvocazione\nLivello: Magus 1, Drd 1\nDurata: 1 round\n",
    },
    {
      what: "it, a label",
      ruleset: "5e",
      content: "Nebbia\nEvocazione\nTempo di lancio: 1 azione\nGittata: 9 m\nDurata: 1 minuto\n",
    },
    { what: "fr, no sign", ruleset: undefined, content: "Brume\nInvocation\nNiveau : Dru 1\nDurée : 1 round\n" },
    { what: "it, no sign", ruleset: undefined, content: "Nebbia\nEvocazione\nLivello: Drd 1\nDurata: 1 round\n" },
    { what: "fi, no sign", ruleset: undefined, content: "Usva\nLoihdinta\nTaso: Dru 1\nKesto: 1 kierros\n" },
  ])("$what: $ruleset", async ({ ruleset, content }) => {
    const { entries } = await parseFile({ file: "a.txt", content }, { packs });
    expect(entries.map((entry) => entry.ruleset)).toEqual([ruleset]);
  });

  test("its metres count", async () => {
    const content = "Usva\n2-piirin kutsuminen\nKantama: 24 metriä\nKesto: 1 tunti\n\nUsva täyttää 6 metriä.\n";
    const { entries } = await parseFile({ file: "a.txt", content }, { packs });
    expect({
      range: entries[0]?.mechanics.range,
      amounts: entries[0]?.text["fi"]?.mentions?.map(({ amount }) => amount),
    }).toEqual({
      range: { kind: "fixed", distance: { unit: "ft", base: 60 } },
      amounts: [{ unit: "ft", base: 15 }],
    });
  });

  const srd = "Usva\nLoihdinta\nTaso: Dru 1\nKantama: 24 metriä\nKesto: 1 kierros\n";
  test.for([
    {
      what: "the front matter says it",
      content: `---\nruleset: lnl\n---\n\n${srd}`,
      option: undefined,
      ruleset: "lnl",
    },
    { what: "an option says it", content: srd, option: "lnl", ruleset: "lnl" },
    {
      what: "an option goes before the front matter",
      content: `---\nruleset: lnl\n---\n\n${srd}`,
      option: "srd-3.5",
      ruleset: "srd-3.5",
    },
    {
      what: "an option goes before what shows itself",
      content: srd.replace("Loihdinta", "1-piirin kutsuminen"),
      option: "house",
      ruleset: "house",
    },
  ])("$what", async ({ content, option, ruleset }) => {
    const options = option === undefined ? { packs } : { packs, ruleset: option };
    const { entries } = await parseFile({ file: "a.txt", content }, options);
    expect(entries.map((entry) => entry.ruleset)).toEqual([ruleset]);
  });
});

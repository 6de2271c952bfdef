import { describe, expect, test } from "vitest";
import { packOf } from "../packs/grammar.test-data.js";
import { readValue } from "./read-value.js";

const of = (level: number, ...names: string[]): object[] => names.map((name) => ({ class: name, level }));
const domain = (name: string, level: number): object => ({ domain: name, level });
const other = (name: string, level: number): object => ({ other: name, level });

describe("levels", () => {
  test.for([
    ["fr", "Ens/Mag 2, Dru 3", [...of(3, "druid"), ...of(2, "sorcerer", "wizard")]],
    ["fr", "Mag/Ens 2", of(2, "sorcerer", "wizard")],
    ["fr", "Druide 1, Barde 1", of(1, "bard", "druid")],
    ["fr", "Eau 4, Dru 4", [...of(4, "druid"), domain("water", 4)]],
    ["fr", "Mort 9, Feu 9, Prê 9", [...of(9, "cleric"), domain("death", 9), domain("fire", 9)]],
    ["fr", "ensorceleur/magicien niveau 3", of(3, "sorcerer", "wizard")],
    ["fr", "Dru 3 ; Rôd 4", [...of(3, "druid"), ...of(4, "ranger")]],
    ["fr", "Dru 3 Rôd 4", [...of(3, "druid"), ...of(4, "ranger")]],
    ["fr", "Prê 2 (Brume), Dru 2", of(2, "cleric", "druid")],
    ["fr", "Gardien du phare 2, Bard 1", [...of(1, "bard"), other("Gardien du phare", 2)]],
    ["fr", "Psion/prodige 4", of(4, "psion", "wilder")],
    ["fr", "ens/mag 0", of(0, "sorcerer", "wizard")],
    ["fr", "3", [{ level: 3 }]],
    ["it", "Mag/Str 2, Drd 3", [...of(3, "druid"), ...of(2, "sorcerer", "wizard")]],
    ["it", "Str/Mag 2", of(2, "sorcerer", "wizard")],
    ["it", "Druido 1, Bardo 1", of(1, "bard", "druid")],
    ["it", "Acqua 4, Drd 4", [...of(4, "druid"), domain("water", 4)]],
    ["it", "Morte 9, Fuoco 9, Chr 9", [...of(9, "cleric"), domain("death", 9), domain("fire", 9)]],
    ["it", "stregone/mago livello 3", of(3, "sorcerer", "wizard")],
    ["it", "Drd 3; Rgr 4", [...of(3, "druid"), ...of(4, "ranger")]],
    ["it", "Drd 3 Rgr 4", [...of(3, "druid"), ...of(4, "ranger")]],
    ["it", "Chr 2 (Nebbia), Drd 2", of(2, "cleric", "druid")],
    ["it", "Guardiano del faro 2, Brd 1", [...of(1, "bard"), other("Guardiano del faro", 2)]],
    ["it", "Psion/Selvaggio 4", of(4, "psion", "wilder")],
    ["it", "mag/str 0", of(0, "sorcerer", "wizard")],
    ["it", "3", [{ level: 3 }]],
    ["fi", "Tkr/Vel 2, Dru 3", [...of(3, "druid"), ...of(2, "sorcerer", "wizard")]],
    ["fi", "Vel/Tkr 2", of(2, "sorcerer", "wizard")],
    ["fi", "Druidi 1, bardi 1", of(1, "bard", "druid")],
    ["fi", "Vesi 4, Dru 4", [...of(4, "druid"), domain("water", 4)]],
    ["fi", "Kuolema 9, Tuli 9, Pap 9", [...of(9, "cleric"), domain("death", 9), domain("fire", 9)]],
    ["fi", "taikuri/velho taso 3", of(3, "sorcerer", "wizard")],
    ["fi", "Dru 3; Sam 4", [...of(3, "druid"), ...of(4, "ranger")]],
    ["fi", "Dru 3 Sam 4", [...of(3, "druid"), ...of(4, "ranger")]],
    ["fi", "Pap 2 (Sumu), Dru 2", of(2, "cleric", "druid")],
    ["fi", "Majakanvartija 2, Brd 1", [...of(1, "bard"), other("Majakanvartija", 2)]],
    ["fi", "Psionikko/Villimieli 4", of(4, "psion", "wilder")],
    ["fi", "tkr/vel 0", of(0, "sorcerer", "wizard")],
    ["fi", "3", [{ level: 3 }]],
  ] as const)("%s: %s", ([lang, text, levels]) => {
    expect(readValue("levels", text, packOf(lang)).value).toEqual(levels);
  });

  test.for([
    ["fr", "Gardien du phare 2, Bard 1", "Gardien du phare"],
    ["it", "Brd 1, Guardiano del faro 2", "Guardiano del faro"],
    ["fi", "Brd 1, meren noita-akka 2", "meren noita-akka"],
  ] as const)("RG1205 for a list that nobody knows, %s: %s", ([lang, text, name]) => {
    const { findings } = readValue("levels", text, packOf(lang));
    expect(findings).toEqual([
      {
        code: "RG1205",
        severity: "info",
        start: text.indexOf(name),
        end: text.indexOf(name) + name.length,
        data: { name },
      },
    ]);
  });

  test.for([
    ["fr", "contact"],
    ["fr", "Ens/Mag"],
    ["fr", "Dru 2,5"],
    ["fr", "1d4 rounds"],
    ["it", "contatto"],
    ["it", "Mag/Str"],
    ["it", "Drd 2,5"],
    ["it", "1d4 round"],
    ["fi", "kosketus"],
    ["fi", "Tkr/Vel"],
    ["fi", "Dru 2,5"],
    ["fi", "1n4 kierrosta"],
  ] as const)("no levels, %s: %s", ([lang, text]) => {
    expect(readValue("levels", text, packOf(lang)).value).toBeUndefined();
  });
});

describe("power points", () => {
  const cost = (points: number, ...names: string[]): object[] => names.map((name) => ({ class: name, points }));
  test.for([
    ["fr", "3", [{ points: 3 }]],
    ["fr", "5, PX", [{ points: 5 }, { xp: true }]],
    ["fr", "Psion/prodige 3", cost(3, "psion", "wilder")],
    [
      "fr",
      "guerrier psychique 1, psion/prodige 3",
      [...cost(3, "psion"), ...cost(1, "psychic-warrior"), ...cost(3, "wilder")],
    ],
    ["fr", "Nomade 7", cost(7, "nomad")],
    ["it", "3", [{ points: 3 }]],
    ["it", "5, PE", [{ points: 5 }, { xp: true }]],
    ["it", "Psion/Selvaggio 3", cost(3, "psion", "wilder")],
    [
      "it",
      "combattente psichico 1, psion/selvaggio 3",
      [...cost(3, "psion"), ...cost(1, "psychic-warrior"), ...cost(3, "wilder")],
    ],
    ["it", "Nomade 7", cost(7, "nomad")],
    ["fi", "3", [{ points: 3 }]],
    ["fi", "5, KoP", [{ points: 5 }, { xp: true }]],
    ["fi", "Psionikko/Villimieli 3", cost(3, "psion", "wilder")],
    [
      "fi",
      "psyykkinen soturi 1, psionikko/villimieli 3",
      [...cost(3, "psion"), ...cost(1, "psychic-warrior"), ...cost(3, "wilder")],
    ],
    ["fi", "Nomadi 7", cost(7, "nomad")],
  ] as const)("%s: %s", ([lang, text, points]) => {
    expect(readValue("powerPoints", text, packOf(lang)).value).toEqual(points);
  });

  test.for([
    ["fr", "visuel"],
    ["fr", "autant qu'il en faut"],
    ["it", "visiva"],
    ["it", "quanti ne servono"],
    ["fi", "näkyvä"],
    ["fi", "niin monta kuin tarvitaan"],
  ] as const)("no power points, %s: %s", ([lang, text]) => {
    expect(readValue("powerPoints", text, packOf(lang)).value).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { folderWith, frenchSpell, nonsense, ruleglot } from "./run.js";

const spell = frenchSpell({ duration: "1 round/niveau (T)" }).replace("contact", "courte (7,50 m + 1,50 m/2 niveaux)");

const italian = {
  txt: `Lueur de vase
Invocazione [Luce]
Livello: Drd 1, Str/Mag 1
Componenti: V, S
Tempo di lancio: 1 azione standard
Raggio di azione: vicino (7,5 m + 1,5 m/2 livelli)
Bersaglio: oggetto toccato
Durata: 1 round/livello (I)
Tiro salvezza: Nessuno
Resistenza agli incantesimi: no
`,
  md: `### Lueur de vase

*Invocazione \\[Luce\\]*${"  "}
**Livello**: Drd 1, Str/Mag 1${"  "}
**Componenti**: V, S${"  "}
**Tempo di lancio**: 1 azione standard${"  "}
**Raggio di azione**: vicino (7,5 m + 1,5 m/2 livelli)${"  "}
**Bersaglio**: oggetto toccato${"  "}
**Durata**: 1 round/livello (I)${"  "}
**Tiro salvezza**: Nessuno${"  "}
**Resistenza agli incantesimi**: no${"  "}
`,
  html: `<table lang="it">
<caption lang="fr">Lueur de vase</caption>
<tr><td colspan="2">Invocazione [Luce]</td></tr>
<tr><th scope="row">Livello</th><td>Drd 1, Str/Mag 1</td></tr>
<tr><th scope="row">Componenti</th><td>V, S</td></tr>
<tr><th scope="row">Tempo di lancio</th><td>1 azione standard</td></tr>
<tr><th scope="row">Raggio di azione</th><td>vicino (7,5 m + 1,5 m/2 livelli)</td></tr>
<tr><th scope="row">Bersaglio</th><td>oggetto toccato</td></tr>
<tr><th scope="row">Durata</th><td>1 round/livello (I)</td></tr>
<tr><th scope="row">Tiro salvezza</th><td>Nessuno</td></tr>
<tr><th scope="row">Resistenza agli incantesimi</th><td>no</td></tr>
</table>
`,
  pf: `Lueur de vase
Invocazione [Luce]; Livello Drd 1, Str/Mag 1
Componenti V, S
Tempo di lancio 1 azione standard
Raggio di azione vicino (7,5 m + 1,5 m/2 livelli)
Bersaglio oggetto toccato
Durata 1 round/livello (I)
Tiro salvezza Nessuno; Resistenza agli incantesimi no
`,
} as const;
const layouts = ["txt", "md", "html", "pf"] as const;

/** The mechanics of the first entry of a text. */
async function mechanicsOf(text: string, file: string): Promise<unknown> {
  const { stdout } = await ruleglot(["parse", file], { cwd: folderWith({ [file]: text }) });
  const { files } = JSON.parse(stdout) as { files: { entries: { mechanics: unknown }[] }[] };
  return files[0]?.entries[0]?.mechanics;
}

describe("ruleglot print", () => {
  test.for(layouts)("--as %s", async (layout) => {
    const run = await ruleglot(["print", "-", "--to", "it", "--as", layout], { input: spell });
    expect(run).toEqual({ code: 0, stdout: italian[layout], stderr: "" });
  });

  test.for(layouts)("what --as %s printed has the same mechanics", async (layout) => {
    const before = await mechanicsOf(spell, "a.txt");
    expect(before).toMatchObject({ school: "evocation" });
    expect(await mechanicsOf(italian[layout], `b.${layout === "pf" ? "txt" : layout}`)).toEqual(before);
  });

  test.for([
    { to: "fr", field: "range", text: "courte (7,50\u00A0m + 1,50\u00A0m/2\u00A0niveaux)" },
    { to: "it", field: "school", text: "Invocazione [Luce]" },
    { to: "fi", field: "range", text: "Lyhyt (25\u00A0j + 5\u00A0j/2\u00A0tasoa)" },
    { to: "fi", field: "duration", text: "1\u00A0kierros/taso (P)" },
    { to: "en", field: "levels", text: "Drd 1, Sor/Wiz 1" },
  ])("--to $to --field $field", async ({ to, field, text }) => {
    const run = await ruleglot(["print", "-", "--to", to, "--field", field], { input: spell });
    expect(run).toEqual({ code: 0, stdout: `${text}\n`, stderr: "" });
  });

  test.for([
    { level: "1", range: "Close (25 ft.)", duration: "1 round (D)" },
    { level: "7", range: "Close (40 ft.)", duration: "7 rounds (D)" },
    { level: "20", range: "Close (75 ft.)", duration: "20 rounds (D)" },
  ])("--caster-level $level", async ({ level, range, duration }) => {
    const { stdout } = await ruleglot(["print", "-", "--to", "en", "--caster-level", level], { input: spell });
    expect(stdout).toContain(`\nRange: ${range}\n`);
    expect(stdout).toContain(`\nDuration: ${duration}\n`);
  });

  test("a field that no entry of the file has prints nothing", async () => {
    const run = await ruleglot(["print", "-", "--to", "en", "--field", "displays"], { input: spell });
    expect(run).toEqual({ code: 0, stdout: "", stderr: "" });
  });

  test("entries are parted by a blank line", async () => {
    const cwd = folderWith({ "a.txt": frenchSpell(), "b.txt": frenchSpell({ name: "Lueur d’algue" }) });
    const { stdout } = await ruleglot(["print", "a.txt", "b.txt", "--to", "it"], { cwd });
    expect(stdout).toMatch(/^Lueur de vase\n[^]+ no\n\nLueur d’algue\n[^]+ no\n$/u);
  });

  test("a value that was not understood is left out, and the exit code says so", async () => {
    const run = await ruleglot(["print", "-", "--to", "en"], { input: frenchSpell({ duration: nonsense }) });
    expect(run.code).toBe(1);
    expect(run.stdout).toContain("\nTarget: Object touched\nSaving Throw: None\n");
  });

  test("the words of an overlay are printed", async () => {
    const cwd = folderWith({
      "house/pack.yaml": "lang: en\nextends: en\n",
      "house/terms/more.yaml": "range/close: [Nearby]\n",
      "a.txt": spell,
    });
    const { stdout } = await ruleglot(["print", "a.txt", "--to", "en", "--pack", "house", "--field", "range"], { cwd });
    expect(stdout).toBe("Nearby (25 ft. + 5 ft./2 levels)\n");
  });
});

describe("wrong use of print", () => {
  test.for([
    { args: [], says: "required option '--to <lang>' not specified" },
    {
      args: ["--to", "fl"],
      says: "no pack prints the language `fl`; known are `en`, `fi`, `fr` and `it`; did you mean",
    },
    { args: ["--to", "it", "--field", "colour"], says: "no entry has a field `colour`" },
    { args: ["--to", "it", "--as", "pdf"], says: "Allowed choices are md, txt, html, pf." },
    { args: ["--to", "it", "--caster-level", "0"], says: "It is a whole number from 1 to 999." },
    { args: ["--to", "it", "--caster-level", "x"], says: "It is a whole number from 1 to 999." },
    { args: ["--to", "it", "none.txt"], says: "cannot read `none.txt`" },
  ])("$args", async ({ args, says }) => {
    const run = await ruleglot(["print", "a.txt", ...args], { cwd: folderWith({ "a.txt": nonsense }) });
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toContain(says);
  });
});

import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { finnishSpell, folderWith, frenchSpell, ruleglot } from "./run.js";

const corpus = join(import.meta.dirname, "../../corpus");

const other = `Roseau chantant
Illusion
Niveau : Bard 1
Composantes : V
Temps d’incantation : 1 action simple
Portée : contact
Durée : 1 heure
Un roseau siffle au vent le nom de celui qui l’a cueilli.
`;

const first = frenchSpell();
const second = frenchSpell({ duration: "20 minutes/niveau (T)" })
  .replace("contact", "Contact")
  .replace("la barque", "la longue barque");

describe("ruleglot diff", () => {
  test("shows rules, wording, text, new and removed entries", async () => {
    const cwd = folderWith({ "old/a.txt": first, "new/a.txt": second, "new/b.txt": other });
    expect(await ruleglot(["diff", "old", "new"], { cwd })).toEqual({
      code: 1,
      stdout: `Lueur de vase  spell/lueur-de-vase
  Rules changed
    Durée: [-10\u237Dminutes/niveau (T)-] → {+20\u237Dminutes/niveau (T)+}
  Reworded, same rules
    Portée: [-contact-]{+Contact+}
  Text
    Paragraph 1: La vase du lac luit sur l’objet et éclaire la {+longue +}barque du passeur.

New entries
  Roseau chantant (spell/roseau-chantant)

1 entry changed, 1 added
`,
      stderr: "",
    });
  });

  test("is silent about equal editions and exits with 0", async () => {
    const cwd = folderWith({ "old/a.txt": first, "new/b.txt": first });
    const run = await ruleglot(["diff", "old", "new"], { cwd });
    expect(run).toEqual({ code: 0, stdout: "The two editions do not differ.\n", stderr: "" });
  });

  test("finds no difference between a rulebook and its output", async () => {
    const cwd = folderWith({});
    await ruleglot(["compile", corpus, "--out", "out", "--no-cards", "--no-modules"], { cwd });
    const folder = await ruleglot(["diff", corpus, "out"], { cwd });
    expect(folder).toEqual({ code: 0, stdout: "The two editions do not differ.\n", stderr: "" });
    const files = await ruleglot(["diff", "out/entries.jsonl", "out", "--format", "json"], { cwd });
    expect(files.code).toBe(0);
    expect(JSON.parse(files.stdout)).toMatchObject({ changed: [], added: [], removed: [] });
  });

  test.for([
    {
      to: "fr",
      title: "Errata",
      line: "- **Durée\u00A0:** <del>10\u00A0minutes/niveau (T)</del> → <ins>20\u00A0minutes/niveau (T)</ins>",
    },
    {
      to: "it",
      title: "Errata",
      line: "- **Durata:** <del>10 minuti/livello (I)</del> → <ins>20 minuti/livello (I)</ins>",
    },
    {
      to: "fi",
      title: "Oikaisut",
      line: "- **Kestoaika:** <del>10\u00A0min/taso (P)</del> → <ins>20\u00A0min/taso (P)</ins>",
    },
    {
      to: "en",
      title: "Errata",
      line: "- **Duration:** <del>10 min./level (D)</del> → <ins>20 min./level (D)</ins>",
    },
  ])("writes a sheet of errata in $to", async ({ to, title, line }) => {
    const cwd = folderWith({ "old.txt": first, "new.txt": second });
    const { code, stdout } = await ruleglot(["diff", "old.txt", "new.txt", "--format", "md", "--to", to], { cwd });
    expect(code).toBe(1);
    expect(stdout).toContain(`# ${title}\n`);
    expect(stdout).toContain(`\n${line}\n`);
  });

  test("compares one language alone", async () => {
    const alignment = "spell/glow: { fr: Lueur de vase, fi: Liejun hehku }\n";
    const cwd = folderWith({
      "old/fr.txt": first,
      "old/fi.txt": finnishSpell(),
      "old/alignment.yaml": alignment,
      "new/fr.txt": first.replace("la barque", "la longue barque"),
      "new/fi.txt": finnishSpell(),
      "new/alignment.yaml": alignment,
    });
    for (const edition of ["old", "new"])
      await ruleglot(["compile", edition, "--out", `out-${edition}`, "--no-cards", "--no-modules"], { cwd });
    const french = await ruleglot(["diff", "out-old", "out-new", "--lang", "fr", "--format", "html"], { cwd });
    expect(french.code).toBe(1);
    expect(french.stdout).toContain('<section id="spell/glow">');
    expect(french.stdout).toContain("<ins>longue </ins>");
    expect((await ruleglot(["diff", "out-old", "out-new", "--lang", "fi"], { cwd })).code).toBe(0);
  });

  test("takes an entry with a new name as the same one", async () => {
    const cwd = folderWith({ "old.txt": first, "new.txt": frenchSpell({ name: "Clarté de vase" }) });
    const { code, stdout } = await ruleglot(["diff", "old.txt", "new.txt", "--format", "json"], { cwd });
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toEqual({
      lang: "fr",
      changed: [
        {
          id: "spell/clarte-de-vase",
          kind: "spell",
          name: "Clarté de vase",
          idBefore: "spell/lueur-de-vase",
          names: [{ lang: "fr", before: "Lueur de vase", after: "Clarté de vase" }],
          languagesAdded: [],
          languagesRemoved: [],
          fields: [],
          description: [],
        },
      ],
      added: [],
      removed: [],
    });
  });

  test.for([
    { args: ["diff", "a.txt"], says: "missing required argument" },
    { args: ["diff", "a.txt", "nowhere.txt"], says: "nowhere.txt" },
    { args: ["diff", "a.txt", "a.txt", "--to", "xx"], says: "no pack prints the language `xx`" },
    { args: ["diff", "a.txt", "bad.jsonl"], says: "`bad.jsonl:2` is no JSON" },
    { args: ["diff", "a.txt", "wrong.json"], says: "`wrong.json` is no entry" },
    { args: ["diff", "a.txt", "none.jsonl"], says: "cannot read `none.jsonl`" },
  ])("wrong use: $says", async ({ args, says }) => {
    const cwd = folderWith({ "a.txt": first, "bad.jsonl": "\n{", "wrong.json": '{ "id": 1 }' });
    const { code, stdout, stderr } = await ruleglot(args, { cwd });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(says);
  });
});

import { describe, expect, test } from "vitest";
import { folderWith, frenchSpell, nonsense, ruleglot } from "./run.js";

const spell = frenchSpell({ duration: "10 min par niveau" });

describe("ruleglot explain --diff", () => {
  test("shows each field against the house style of its language", async () => {
    const run = await ruleglot(["explain", "--diff", "a.txt"], { cwd: folderWith({ "a.txt": spell }) });
    expect(run).toEqual({
      code: 0,
      stderr: "",
      stdout: `a.txt
spell/lueur-de-vase Lueur de vase
  school 2:1 same Évocation [lumière]
  levels 3:10 same Dru 1, Ens/Mag 1
  components 4:15 same V, G
  castingTime 5:23 1[- -]{+⍽+}action simple
  range 6:10 same contact
  target 7:9 same objet touché
  duration 8:9 10[- min par -]{+⍽minutes/+}niveau
  savingThrow 9:21 same aucun
  resistance 10:25 same non

same 7, different 2, unread 0, unprinted 0 of 9 fields
`,
    });
  });

  test("shows it against another language's", async () => {
    const { code, stdout } = await ruleglot(["explain", "--diff", "--to", "it", "-"], { input: spell });
    expect(code).toBe(0);
    expect(stdout).toContain("\n  components 4:15 V, [-G-]{+S+}\n");
    expect(stdout).toContain("\n  target 7:9 [-objet-]{+oggetto+} [-touché-]{+toccato+}\n");
    expect(stdout).toMatch(/\nsame 0, different 9, unread 0, unprinted 0 of 9 fields\n$/u);
  });

  test("what was printed is the same", async () => {
    const { stdout: printed } = await ruleglot(["print", "--to", "fr", "-"], { input: spell });
    const { stdout } = await ruleglot(["explain", "--diff", "-"], { input: printed });
    expect(stdout).toMatch(/\nsame 9, different 0, unread 0, unprinted 0 of 9 fields\n$/u);
  });

  test("a value that was not understood is shown as it is", async () => {
    const { stdout } = await ruleglot(["explain", "--diff", "-"], { input: frenchSpell({ duration: nonsense }) });
    expect(stdout).toContain(`\n  duration 8:9 unread ${nonsense}\n`);
    expect(stdout).toMatch(/, unread 1, unprinted 0 of 9 fields\n$/u);
  });

  test("has colours where they are asked for", async () => {
    const { stdout } = await ruleglot(["explain", "--diff", "-"], { input: spell, env: { FORCE_COLOR: "1" } });
    expect(stdout).toContain("1\u001B[31m[- -]\u001B[39m\u001B[32m{+⍽+}\u001B[39maction simple");
  });

  test.for([
    { args: ["--diff", "--to", "fl"], says: "no pack prints the language `fl`" },
    { args: ["--to", "it"], says: "`--to` needs `--diff`" },
    { args: ["--diff", "--coverage"], says: "option '--diff' cannot be used with option '--coverage'" },
  ])("wrong use: $args", async ({ args, says }) => {
    const run = await ruleglot(["explain", ...args, "a.txt"], { cwd: folderWith({ "a.txt": spell }) });
    expect(run).toMatchObject({ code: 2, stdout: "" });
    expect(run.stderr).toContain(says);
  });
});

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { optionNames } from "./config.js";
import { findInputs } from "./inputs.js";
import { didYouMean } from "./suggest.js";
import { uiLanguage } from "./ui-language.js";

describe("language of messages", () => {
  const known = ["en", "fi", "fr", "it"];

  test.for([
    { option: "fi", env: { LANG: "fr_FR.UTF-8" }, lang: "fi" },
    { option: undefined, env: {}, lang: "en" },
    { option: undefined, env: { LANG: "fr_FR.UTF-8" }, lang: "fr" },
    { option: undefined, env: { LC_ALL: "it_IT", LC_MESSAGES: "fi_FI", LANG: "fr_FR" }, lang: "it" },
    { option: undefined, env: { LC_ALL: "", LC_MESSAGES: "fi_FI", LANG: "fr_FR" }, lang: "fi" },
    { option: undefined, env: { LC_ALL: "C", LANG: "fr_FR" }, lang: "en" },
    { option: undefined, env: { LANG: "de_DE.UTF-8" }, lang: "en" },
    { option: undefined, env: { LANG: "fr" }, lang: "fr" },
  ])("$option $env", ({ option, env, lang }) => {
    expect(uiLanguage(option, env, known)).toBe(lang);
  });

  test("an unknown one is refused", () => {
    expect(() => uiLanguage("fl", {}, known)).toThrow(
      "no messages in the language `fl`; there are `en`, `fi`, `fr` and `it`; did you mean `fi`?",
    );
  });
});

describe("did you mean", () => {
  test.for([
    { word: "langs", candidates: ["lang", "ui"], answer: "; did you mean `lang`?" },
    { word: "FR", candidates: ["fi", "fr"], answer: "; did you mean `fr`?" },
    { word: "de", candidates: ["it"], answer: "" },
    { word: "alignement", candidates: ["alignment"], answer: "; did you mean `alignment`?" },
    { word: "quite-other", candidates: ["include"], answer: "" },
  ])("$word", ({ word, candidates, answer }) => {
    expect(didYouMean(word, candidates)).toBe(answer);
  });
});

test("the options of the configuration are those of its schema", () => {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, "../../schemas/config.schema.json"), "utf8")) as {
    properties: object;
  };
  expect(["$schema", ...optionNames].sort()).toEqual(Object.keys(schema.properties).sort());
});

describe("inputs", () => {
  let cwd = "";
  beforeAll(() => {
    cwd = mkdtempSync(join(tmpdir(), "ruleglot-inputs-"));
    const files = [
      "b.md",
      "a.txt",
      "c.HTML",
      "d.htm",
      "e.markdown",
      "picture.png",
      "f.rules",
      "[x].md",
      "sub/g.md",
      "sub/deep/h.md",
      "sub/.hidden/i.md",
      "sub/.j.md",
      "sub/node_modules/k/l.md",
      "out/m.md",
      "old/.ruleglot",
      "old/n.md",
      "empty/o.png",
    ];
    for (const file of files) {
      mkdirSync(join(cwd, dirname(file)), { recursive: true });
      writeFileSync(join(cwd, file), "x");
    }
  });

  test.for([
    { args: ["."], files: ["[x].md", "a.txt", "b.md", "c.HTML", "d.htm", "e.markdown", "sub/deep/h.md", "sub/g.md"] },
    { args: ["sub/"], files: ["sub/deep/h.md", "sub/g.md"] },
    { args: ["f.rules", "./b.md", "b.md"], files: ["f.rules", "./b.md"] },
    { args: ["[x].md"], files: ["[x].md"] },
    { args: ["sub/**/*.md"], files: ["sub/deep/h.md", "sub/g.md"] },
    { args: ["*.{md,txt}"], files: ["[x].md", "a.txt", "b.md"] },
    { args: ["-", "b.md", "-"], files: ["-", "b.md"] },
    { args: ["sub", "sub/g.md"], files: ["sub/deep/h.md", "sub/g.md"] },
  ])("$args", async ({ args, files }) => {
    const inputs = await findInputs(args, { cwd, skip: join(cwd, "out") });
    expect(inputs.files.map(({ file }) => file)).toEqual(files);
    expect(inputs.problems).toEqual([]);
  });

  test.for([
    { arg: "nothing.md", reason: "missing" },
    { arg: "b.md/c.md", reason: "missing" },
    { arg: "nothing/*.md", reason: "noMatch" },
    { arg: "empty", reason: "empty" },
    { arg: "old", reason: "output" },
  ])("$arg: $reason", async ({ arg, reason }) => {
    const inputs = await findInputs([arg, "b.md"], { cwd });
    expect(inputs.problems).toEqual([{ file: arg, reason }]);
    expect(inputs.files.map(({ file }) => file)).toEqual(["b.md"]);
  });

  test("what is excluded is left out", async () => {
    const inputs = await findInputs(["."], { cwd, skip: join(cwd, "out"), exclude: ["sub/deep", "*.{txt,htm}"] });
    expect(inputs.files.map(({ file }) => file)).toEqual(["[x].md", "b.md", "c.HTML", "e.markdown", "sub/g.md"]);
  });

  test.for([
    { args: ["sub/g.md", "sub/deep/h.md"], common: "sub" },
    { args: ["sub/deep", "b.md"], common: "" },
    { args: ["sub"], common: "sub" },
    { args: ["-"], common: undefined },
  ])("common folder of $args", async ({ args, common }) => {
    const { commonFolder } = await findInputs(args, { cwd });
    expect(commonFolder).toBe(common === undefined ? undefined : join(cwd, common).replace(/\/$/, ""));
  });
});

import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { OutputError } from "./output/output-error.js";
import { openOutputFolder } from "./output.js";

let folder: string;
let out: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ruleglot-output-"));
  out = join(folder, "out");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const problemOf = (action: () => unknown): OutputError["problem"] | undefined => {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof OutputError) return error.problem;
    throw error;
  }
};

function make(files: Readonly<Record<string, string | Iterable<string>>>): void {
  const output = openOutputFolder(out);
  for (const [path, content] of Object.entries(files)) output.write(path, content);
  output.commit();
}

/** Process id of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ["-e", ""]).pid;

describe("output folder", () => {
  test("stands at its place only after the commit", () => {
    const output = openOutputFolder(out);
    output.write("a/b.txt", "text");
    expect(existsSync(out)).toBe(false);
    output.commit();
    expect(readFileSync(join(out, "a/b.txt"), "utf8")).toBe("text");
    expect(readdirSync(folder)).toEqual(["out"]);
  });

  test("replaces the earlier one as a whole", () => {
    make({ "old.txt": "old", "both.txt": "1" });
    make({ "both.txt": "2" });
    expect(readdirSync(out).sort()).toEqual([".ruleglot", "both.txt"]);
    expect(readFileSync(join(out, "both.txt"), "utf8")).toBe("2");
  });

  test("writes parts one after the other", () => {
    const parts = Array.from({ length: 3000 }, (_, i) => `${i} ${"ä".repeat(50)}\n`);
    make({ "big.txt": parts });
    expect(readFileSync(join(out, "big.txt"), "utf8")).toBe(parts.join(""));
  });

  test("keeps the earlier one when discarded", () => {
    make({ "old.txt": "old" });
    const output = openOutputFolder(out);
    output.write("new.txt", "new");
    output.discard();
    expect(readdirSync(out).sort()).toEqual([".ruleglot", "old.txt"]);
    expect(readdirSync(folder)).toEqual(["out"]);
  });

  test("counts its files", () => {
    const output = openOutputFolder(out);
    output.write("a", "");
    output.write("b", "");
    expect(output.files).toBe(2);
    output.discard();
  });

  test("follows a link to a folder", () => {
    mkdirSync(join(folder, "real"));
    symlinkSync(join(folder, "real"), out);
    make({ "a.txt": "a" });
    expect(readdirSync(join(folder, "real")).sort()).toEqual([".ruleglot", "a.txt"]);
  });

  test.for(["../a", "/a", "a//b", "a/./b", "", "a\\b"])("refuses the path %j", (path) => {
    const output = openOutputFolder(out);
    expect(() => output.write(path, "")).toThrow("is no path below");
    output.discard();
  });

  test("refuses a path that differs from another in letter case alone", () => {
    const output = openOutputFolder(out);
    output.write("a/É.txt", "");
    expect(() => output.write("a/é.txt", "")).toThrow("written twice");
    output.discard();
  });
});

describe("what must not be replaced", () => {
  test.for([
    { what: "a file", problem: "not-a-folder", lay: () => writeFileSync(out, "") },
    { what: "a folder of others", problem: "not-ours", lay: () => layFile("thesis.txt", "") },
    { what: "a broken marker", problem: "not-ours", lay: () => layFile(".ruleglot", "{") },
    {
      what: "a file of others in ours",
      problem: "foreign-files",
      lay: () => {
        make({ "a.txt": "a" });
        layFile("thesis.txt", "");
      },
    },
  ] as const)("$what", ({ problem, lay }) => {
    lay();
    expect(problemOf(() => openOutputFolder(out))).toBe(problem);
    expect(readdirSync(folder)).toEqual(["out"]);
  });

  test("what came while the run went on", () => {
    const output = openOutputFolder(out);
    output.write("a.txt", "a");
    layFile("thesis.txt", "mine");
    expect(problemOf(() => output.commit())).toBe("not-ours");
    expect(readdirSync(folder)).toEqual(["out"]);
    expect(readFileSync(join(out, "thesis.txt"), "utf8")).toBe("mine");
  });

  test("an empty folder and a file manager's debris may be", () => {
    layFile(".DS_Store", "");
    make({ "a.txt": "a" });
    expect(readdirSync(out).sort()).toEqual([".ruleglot", "a.txt"]);
  });
});

function layFile(name: string, content: string): void {
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, name), content);
}

describe("after a killed run", () => {
  test("its temporary folder goes, one of a running process stays", () => {
    const ours = JSON.stringify({ madeBy: "ruleglot", contents: [] });
    const dead = join(folder, `.out-${String(deadPid())}-0123abcd`);
    const running = join(folder, `.out-${String(process.ppid)}-0123abcd`);
    const foreign = join(folder, `.out-${String(deadPid())}-0123abce`);
    for (const path of [dead, running, foreign]) mkdirSync(path);
    for (const path of [dead, running]) writeFileSync(join(path, ".ruleglot"), ours);
    make({ "a.txt": "a" });
    expect([dead, running, foreign].map((path) => existsSync(path))).toEqual([false, true, true]);
  });

  test("between the two renames, the old folder comes back", () => {
    make({ "a.txt": "a" });
    const aside = join(folder, `.out-${String(deadPid())}-0123abcd.old`);
    spawnSync("mv", [out, aside]);
    const output = openOutputFolder(out);
    expect(readFileSync(join(out, "a.txt"), "utf8")).toBe("a");
    output.discard();
    expect(readdirSync(folder)).toEqual(["out"]);
  });
});

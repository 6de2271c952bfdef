import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { cli, folderWith, frenchSpell, plainEnv } from "./run.js";

const fine = frenchSpell();
const doubled = `${fine}\nLa lueur suit la la barque.\n`;
/** Long enough for a machine that is busy with other tests. */
const patience = 60_000;

/** `ruleglot check --watch` as a user sees it. */
class Watching {
  readonly cwd: string;
  readonly #child: ChildProcess;
  /** The exit code. */
  readonly ended: Promise<number | null>;
  #output = "";
  /** Output that has been looked at. */
  #seen = 0;

  constructor(cwd: string, args: readonly string[]) {
    this.cwd = cwd;
    this.#child = spawn(process.execPath, [cli, "check", ...args, "--lang", "fr", "--only", "RG6101", "--watch"], {
      cwd,
      env: plainEnv(),
    });
    this.#child.stderr?.on("data", (chunk: Buffer) => (this.#output += chunk.toString("utf8")));
    this.ended = new Promise((resolve) => this.#child.on("close", resolve));
  }

  /** What the runs say from the last call to the one whose text fulfils a condition. */
  async runs(condition: RegExp): Promise<string> {
    for (const start = Date.now(); Date.now() - start < patience;) {
      const fresh = this.#output.slice(this.#seen);
      const found = condition.exec(fresh);
      const end = found === null ? -1 : fresh.indexOf("watching for changes", found.index);
      if (end >= 0) {
        this.#seen += end + "watching for changes".length;
        return fresh.slice(0, end);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`no ${String(condition)} in:\n${this.#output.slice(this.#seen)}`);
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.cwd, file), text);
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.ended;
  }

  kill(): void {
    this.#child.kill("SIGKILL");
  }
}

const open: Watching[] = [];
afterEach(() => {
  for (const watching of open.splice(0)) watching.kill();
});

function watch(files: Readonly<Record<string, string>>, ...args: readonly string[]): Watching {
  const watching = new Watching(folderWith(files), args);
  open.push(watching);
  return watching;
}

describe("ruleglot check --watch", { timeout: 5 * patience }, () => {
  test("tells anew what is found when a file changes, comes or goes", async () => {
    const watching = watch({ "rules/a.txt": doubled }, "rules");
    expect(await watching.runs(/1 file,/)).toMatch(/--> rules\/a\.txt:13:15/);
    watching.write("rules/a.txt", fine);
    expect(await watching.runs(/0 warnings/)).not.toContain("RG6101");
    mkdirSync(join(watching.cwd, "rules/new"));
    watching.write("rules/new/b.txt", doubled.replace("Lueur", "Lanterne"));
    expect(await watching.runs(/2 files, 1 warning/)).toContain("--> rules/new/b.txt:13:15");
    rmSync(join(watching.cwd, "rules/new/b.txt"));
    expect(await watching.runs(/1 file, 0 warnings/)).not.toContain("RG6101");
    expect(await watching.end("SIGINT")).toBe(0);
  });

  test("sees files that are replaced, and those that are written in steps", async () => {
    const watching = watch({ "a.txt": fine }, "a.txt");
    await watching.runs(/0 warnings/);
    // As editors do that keep a backup.
    watching.write(".a.txt.swp", doubled);
    renameSync(join(watching.cwd, "a.txt"), join(watching.cwd, "a.txt~"));
    renameSync(join(watching.cwd, ".a.txt.swp"), join(watching.cwd, "a.txt"));
    expect(await watching.runs(/1 warning/)).toContain("--> a.txt:13:15");
    watching.write("a.txt", "");
    for (const line of fine.split(/(?<=\n)/)) {
      appendFileSync(join(watching.cwd, "a.txt"), line);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(await watching.runs(/1 entry, 1 file, 0 warnings/)).not.toContain("RG6101");
    expect(readFileSync(join(watching.cwd, "a.txt"), "utf8")).toBe(fine);
  });

  test("goes on while a configuration is half-written", async () => {
    const watching = watch({ "a.txt": doubled }, ".");
    await watching.runs(/1 warning,/);
    watching.write("ruleglot.config.json", '{ "checks": ');
    expect(await watching.runs(/error/)).toMatch(/error: ruleglot\.config\.json:1:\d+: /);
    watching.write("ruleglot.config.json", '{ "checks": { "RG6101": "error" } }');
    expect(await watching.runs(/1 error,/)).toContain("error RG6101");
    expect(await watching.end("SIGTERM")).toBe(1);
  });

  test("writes a baseline that the configuration names, and waits", async () => {
    const config = '{ "baseline": "known.json" }';
    const watching = watch(
      { "a.txt": doubled, "ruleglot.config.json": config },
      "a.txt",
      "--write-baseline",
      "known.json",
    );
    await watching.runs(/known\.json/);
    // Were the baseline looked after, a run would come now that has not seen the text change.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    watching.write("a.txt", fine);
    expect(await watching.runs(/known\.json/)).toContain("0 findings");
    expect(await watching.end("SIGINT")).toBe(0);
  });

  test("looks after the style map", async () => {
    const watching = watch(
      { "a.txt": fine, "styles/s.yaml": "Title: name\n" },
      "a.txt",
      "--style-map",
      "styles/s.yaml",
    );
    await watching.runs(/0 warnings/);
    watching.write("styles/s.yaml", "Title: names\n");
    expect(await watching.runs(/error/)).toContain("s.yaml:1:8: there is no role `names`");
    watching.write("styles/s.yaml", "Title: body\n");
    await watching.runs(/0 warnings/);
    expect(await watching.end("SIGINT")).toBe(0);
  });

  test("tells when the last file is gone, and when it is back", async () => {
    const watching = watch({ "rules/a.txt": fine, "rules/b.pdf~": "" }, "rules/*.txt");
    await watching.runs(/1 file,/);
    rmSync(join(watching.cwd, "rules/a.txt"));
    await watching.runs(/error/);
    watching.write("rules/c.txt", doubled);
    expect(await watching.runs(/1 warning,/)).toContain("--> rules/c.txt:13:15");
    expect(await watching.end("SIGINT")).toBe(0);
  });

  test("ends at once where its first run can't start", async () => {
    const watching = watch({ "a.txt": fine }, "a.txt", "--baseline", "none.json");
    expect(await watching.ended).toBe(2);
  });
});

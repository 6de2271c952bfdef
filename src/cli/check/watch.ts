import { stat } from "node:fs/promises";
import { relative, sep } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { exitCodeOf } from "../exit-code.js";

/** Milliseconds without a change after which a file counts as written: editors write in steps, or beside it and rename. */
const calm = 150;
const signals = ["SIGINT", "SIGTERM"] as const;

/** What a run depends on, as absolute paths. */
export interface Watched {
  /** Files that are read, or would be if they were there. */
  readonly files: readonly string[];
  /** Folders in which files may come and go, with all below them. */
  readonly trees: readonly string[];
  /** Folders of single files. */
  readonly folders: readonly string[];
}

interface WatchedRun {
  readonly watched: () => Promise<Watched>;
  /** @returns the exit code */
  readonly run: () => Promise<number>;
  /** Called when a run has ended and changes are waited for. */
  readonly waiting: () => void;
}

/**
 * Runs once, and again whenever a file that is watched changes, comes or goes, until the process is told to end. An error
 * of the first run is thrown, one of a later run is told: a file may be half-written.
 *
 * @returns the exit code of the last run that has ended
 */
export async function runOnChange({ watched, run, waiting }: WatchedRun): Promise<number> {
  const changes = new Changes();
  let code: number | undefined;
  const loop = async (): Promise<never> => {
    for (;;) {
      const now = await watched();
      await changes.watch(now);
      let state = await stateOf(now);
      try {
        code = await run();
      } catch (error) {
        if (code === undefined) throw error;
        code = exitCodeOf(error);
      }
      waiting();
      const before = state;
      while (state === before) {
        await changes.next();
        state = await settled(watched);
      }
    }
  };
  try {
    await Promise.race([loop(), interrupted()]);
  } finally {
    await changes.close();
  }
  return code ?? 0;
}

function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of signals) process.once(signal, () => resolve());
  });
}

/** What the files are like when they have stopped changing. */
async function settled(watched: () => Promise<Watched>): Promise<string> {
  for (let last = "", now: string; ; last = now) {
    await new Promise((resolve) => setTimeout(resolve, calm));
    now = await stateOf(await watched());
    if (now === last) return now;
  }
}

async function stateOf({ files }: Watched): Promise<string> {
  const states = files.map(async (path) => {
    const found = await stat(path).catch(() => undefined);
    return found === undefined ? path : `${path} ${String(found.ino)} ${String(found.size)} ${String(found.mtimeMs)}`;
  });
  return (await Promise.all(states)).sort().join("\n");
}

/** Changes anywhere in folders. Whether one of them matters is for others to find out. */
class Changes {
  readonly #watchers: FSWatcher[] = [];
  readonly #known = new Set<string>();
  #changed = false;
  #wake: (() => void) | undefined;

  /** Looks after these folders too. */
  async watch({ trees, folders }: Watched): Promise<void> {
    await Promise.all([...trees.map((path) => this.#add(path)), ...folders.map((path) => this.#add(path, 0))]);
  }

  /** Waits for a change since the last call. */
  async next(): Promise<void> {
    if (!this.#changed) await new Promise<void>((resolve) => (this.#wake = resolve));
    this.#changed = false;
  }

  async close(): Promise<void> {
    await Promise.all(this.#watchers.map((watcher) => watcher.close()));
  }

  async #add(path: string, depth?: number): Promise<void> {
    const key = `${path} ${String(depth)}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const watcher = watch(path, {
      ignoreInitial: true,
      ...(depth === undefined ? {} : { depth }),
      ignored: (inner) => /(?:^|[\\/])(?:node_modules|\.git)(?:[\\/]|$)/.test(sep + relative(path, inner)),
    });
    this.#watchers.push(watcher);
    watcher.on("all", () => {
      this.#changed = true;
      this.#wake?.();
    });
    // A folder that vanishes or can't be read is told by the run.
    watcher.on("error", () => undefined);
    await new Promise<void>((resolve) => watcher.once("ready", resolve));
  }
}

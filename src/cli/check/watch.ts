import { watch } from "chokidar";

/** Milliseconds in which several changes count as one: an editor may write a file in steps. */
const calm = 150;

/** Runs once, and again whenever one of the paths, or a file below, changes. Ends only with the process. */
export async function runOnChange(paths: readonly string[], run: () => Promise<void>): Promise<never> {
  await run();
  let changed = false;
  let wake: (() => void) | undefined;
  const watcher = watch([...paths], {
    ignoreInitial: true,
    ignored: /(?:^|[\\/])(?:node_modules|\..[^\\/]*)(?:[\\/]|$)/,
  });
  watcher.on("all", () => {
    changed = true;
    wake?.();
  });
  for (;;) {
    await new Promise<void>((resolve) => {
      wake = resolve;
      if (changed) resolve();
    });
    await new Promise((resolve) => setTimeout(resolve, calm));
    changed = false;
    await run();
  }
}

const signals = ["SIGINT", "SIGTERM"] as const;

/**
 * Does work that leaves nothing half done when the process is told to end: then `cleanUp` is called, and the process ends as
 * it would have. Signals are heard whenever the work waits for something.
 */
export async function interruptible<T>(cleanUp: () => void, work: () => Promise<T>): Promise<T> {
  const forget = (): void => {
    for (const signal of signals) process.removeListener(signal, end);
  };
  const end = (signal: NodeJS.Signals): void => {
    forget();
    cleanUp();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, end);
  try {
    return await work();
  } finally {
    forget();
  }
}

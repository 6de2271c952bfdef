import { once } from "node:events";
import type { Words } from "../report/words.js";
import type { InputProblem } from "./inputs.js";

/** Writes to standard output; waits while a pipe is full, so that big output takes no memory and is complete. */
export async function writeOut(text: string): Promise<void> {
  if (process.stdout.destroyed) return;
  if (!process.stdout.write(text)) await once(process.stdout, "drain");
}

/** A reader that closes the pipe (`| head`) has seen enough: the process ends without a word. */
export function endQuietlyWithReader(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
      process.exit(process.exitCode ?? 0);
    });
  }
}

/** Items of a JSON list, one a line, as they come. */
export class JsonList {
  #first = true;
  readonly #head: string;

  constructor(key: string) {
    this.#head = `{ ${JSON.stringify(key)}: [`;
  }

  async add(item: unknown): Promise<void> {
    await writeOut(`${this.#first ? this.#head : ","}\n${JSON.stringify(item)}`);
    this.#first = false;
  }

  async end(): Promise<void> {
    await writeOut(this.#first ? `${this.#head}] }\n` : "\n] }\n");
  }
}

/** A file that could not be read, in the reader's language. */
export function problemText({ file, reason }: InputProblem, words: Words): string {
  const text = typeof reason === "string" ? words.text(`cli.reasons.${reason}`) : reason.other;
  return words.text("cli.unreadable", { file, reason: text });
}

export function writeError(message: string, words?: Words): void {
  const severity = words?.text("cli.severity.error") ?? "error";
  process.stderr.write(`${severity}${words?.text("cli.colon") ?? ": "}${message}\n`);
}

/** What the reader should know though nothing is wrong. */
export function writeNote(message: string, words: Words): void {
  process.stderr.write(`${words.text("cli.severity.info")}${words.text("cli.colon")}${message}\n`);
}

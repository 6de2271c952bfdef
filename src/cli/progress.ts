import type { Colors } from "../report/colors.js";

/** Milliseconds before the bar appears: short work shows none. */
const patience = 400;
const interval = 100;
const width = 24;

/** A bar on a terminal's standard error, drawn over itself. Without a terminal it is silent. */
export class Progress {
  readonly #label: string;
  readonly #total: number;
  readonly #colors: Colors;
  readonly #enabled: boolean;
  #last: number;
  #shown = false;

  constructor(label: string, total: number, colors: Colors) {
    this.#label = label;
    this.#total = total;
    this.#colors = colors;
    this.#enabled = process.stderr.isTTY && process.env["TERM"] !== "dumb";
    this.#last = performance.now() + patience - interval;
  }

  update(done: number): void {
    if (!this.#enabled || performance.now() - this.#last < interval) return;
    this.#last = performance.now();
    this.#shown = true;
    // An archive holds more files than were named.
    const filled = Math.min(width, Math.round((done / Math.max(this.#total, 1)) * width));
    const bar = this.#colors.cyan("#".repeat(filled)) + this.#colors.dim("-".repeat(width - filled));
    process.stderr.write(`\r\u001B[K${this.#label} [${bar}] ${done}/${this.#total}`);
  }

  /** Takes the bar away; call it before anything else is written. */
  clear(): void {
    if (this.#shown) process.stderr.write("\r\u001B[K");
    this.#shown = false;
  }
}

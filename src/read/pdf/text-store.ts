import { type PlacedFrom } from "../../text/source.js";
import type { LinePlace } from "./text-line.js";

/** The text that is extracted from a file, line by line, and where its lines stood. */
export class TextStore {
  readonly places: PlacedFrom[] = [];
  readonly #chunks: string[] = [];
  #length = 0;
  #place = "";

  get text(): string {
    return this.#chunks.join("");
  }

  /** Adds a line. @returns the offset of its text */
  line(text: string, place: LinePlace): number {
    const offset = this.#length;
    const { page, column, columns } = place;
    const key = `${page} ${column} ${columns}`;
    if (key !== this.#place) {
      this.#place = key;
      this.places.push({ offset, place: columns > 1 ? { page, column, columns } : { page } });
    }
    this.#push(`${text}\n`);
    return offset;
  }

  /** A blank line, before a block that stands apart. */
  blank(): void {
    if (this.#length > 0) this.#push("\n");
  }

  #push(text: string): void {
    this.#chunks.push(text);
    this.#length += text.length;
  }
}

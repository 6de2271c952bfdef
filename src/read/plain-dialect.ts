import type { LineMarker } from "./plain-line.js";

/** Where two kinds of markup mean different things by the same signs: which of them a text has. */
export class Dialect {
  readonly #text: string;
  #isDokuWiki: boolean | undefined;
  /** Numbered lists of forums that the line at hand stands in, and those with bullets. */
  readonly #lists: boolean[] = [];

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes note of the tags that begin and end the lists of forums: `[list=1]`, `[/list]`. */
  seeList(line: string): void {
    for (const [, closes, kind] of line.matchAll(/\[(\/?)list(=[1a])?\]/gi)) {
      if (closes === "/") this.#lists.pop();
      else this.#lists.push(kind !== undefined);
    }
  }

  /** @param sign - What the line begins with. @param indent - Columns before it. */
  meaningOf(marker: LineMarker | undefined, sign: string, indent: number): LineMarker | undefined {
    if (marker?.kind === "item" && sign === "[") return { ...marker, ordered: this.#lists.at(-1) === true };
    if (marker?.kind === "item" && sign === "-" && indent >= 2)
      return this.#startsFromTheTop ? { ...marker, ordered: true } : marker;
    if (marker?.kind === "heading" && sign === "=")
      return this.#startsFromTheTop ? { ...marker, level: Math.max(1, 7 - marker.level) } : marker;
    return marker;
  }

  /** Found out once, and only where it matters. */
  get #startsFromTheTop(): boolean {
    return (this.#isDokuWiki ??= startsFromTheTop(this.#text));
  }
}

/** DokuWiki's highest heading has six signs on either side; other wikis come down to five and six, but never begin there. */
function startsFromTheTop(text: string): boolean {
  const [, signs = ""] = /^[ \t]*(={2,6})[^=\n\r][^\n\r]*$/m.exec(text) ?? [];
  return signs.length >= 5;
}

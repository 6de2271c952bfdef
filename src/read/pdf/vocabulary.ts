/** Fewest letters of a word's part that two words may have in common: “fore- and hindlegs”. */
const shortestPart = 4;

/** Words of a book, to tell hyphens that a line's end put in from those that belong to a word. */
export class Vocabulary {
  readonly #known: ReadonlySet<string>;
  readonly #words = new Map<string, number>();
  /** Words that hyphens part, by the first four letters of both: inflected forms are near enough. */
  readonly #pairs = new Set<string>();
  /** Words that stand before, and behind, a hyphen. */
  readonly #heads = new Set<string>();
  readonly #tails = new Set<string>();
  /** Words that stand behind a hyphen and a space: “fore- and hindlegs”. */
  readonly #followers = new Set<string>();

  /** @param known - Words that rules have, in small letters: they tell where the book itself does not. */
  constructor(known: ReadonlySet<string> = new Set()) {
    this.#known = known;
  }

  /** Counts the words of a line; those that a line's end may have cut are left out. */
  add(text: string, isCutBefore: boolean): void {
    const tokens = text.split(/[\s\u00A0\u202F]+/u);
    tokens.forEach((token, i) => {
      if ((i === 0 && isCutBefore) || (i === tokens.length - 1 && /[-\u2010]$/u.test(token))) return;
      const word = wordOf(token);
      if (word === "") return;
      this.#words.set(word, (this.#words.get(word) ?? 0) + 1);
      const parts = word.split("-");
      for (let at = 1; at < parts.length; at++) this.#addPair(parts[at - 1] as string, parts[at] as string);
      const before = tokens[i - 1];
      if (before !== undefined && /\p{L}[-\u2010]$/u.test(before)) this.#followers.add(word);
    });
  }

  #addPair(head: string, tail: string): void {
    this.#heads.add(head);
    this.#tails.add(tail);
    this.#pairs.add(pairKey(head, tail));
  }

  /**
   * What a hyphen at a line's end is, between the words that end and begin there: `drop`, `keep`, or `space` behind it.
   * @param next - The word behind `after`.
   */
  hyphenBetween(before: string, after: string, next = ""): "drop" | "keep" | "space" {
    const head = wordOf(before.slice(0, -1));
    const tail = wordOf(after);
    if (head === "" || tail === "") return "keep";
    const joined = this.#count(head + tail);
    const hyphened = this.#count(`${head}-${tail}`);
    if (joined !== hyphened) return joined > hyphened ? "drop" : "keep";
    // What has a comma behind it does not join two words.
    const joins = this.#followers.has(tail) || this.#sharePart(head, wordOf(next));
    if (joins && this.#count(tail) > 1 && /\p{L}$/u.test(after)) return "space";
    const isKnown = this.#known.has(head + tail);
    if (isKnown !== this.#known.has(`${head}-${tail}`)) return isKnown ? "drop" : "keep";
    if (!/^\p{Ll}/u.test(after)) return "keep";
    const parts = head.split(/[-'\u2019]/u);
    const [last, first] = [parts.at(-1) ?? head, tail.split("-")[0] ?? tail];
    if (this.#pairs.has(pairKey(last, first))) return "keep";
    // Compounds are parted between like vowels, syllables are not.
    if (/[aeiouy\u00E4\u00F6\u00E5]$/u.test(last) && last.at(-1) === first.at(0)) return "keep";
    const areWords = this.#count(last) > 0 && this.#count(first) > 0;
    const areParts = head.includes("-") || tail.includes("-") || this.#heads.has(last) || this.#tails.has(first);
    return areWords && areParts ? "keep" : "drop";
  }

  /** Whether a word is left out that the next one ends with: with its end the first one is a word of the book. */
  #sharePart(head: string, next: string): boolean {
    for (let at = next.length - shortestPart; at > 0; at--)
      if (this.#count(head + next.slice(at)) > 0 || this.#known.has(head + next.slice(at))) return true;
    return false;
  }

  #count(word: string): number {
    return this.#words.get(word) ?? 0;
  }
}

function pairKey(head: string, tail: string): string {
  return `${head.slice(0, 4)}-${tail.slice(0, 4)}`;
}

/** A token without the signs around it, in small letters. */
function wordOf(token: string): string {
  return token
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")
    .replace(/\u2010/g, "-");
}

import { type Check, findingIn } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";

type Pair = readonly [open: string, close: string];

const pairs: readonly Pair[] = [
  ["(", ")"],
  ["[", "]"],
  ["\u00AB", "\u00BB"],
];

/** A letter or a number with a bracket behind it. */
const lettered = /(?<![\p{L}\p{N}])(\p{L}|\d{1,2}|[ivx]{2,4})\)/gu;
/** What stands before the first word of a list's item. */
const beforeItem = /(?:^|[.:;,\u2013\u2014\u2022*-]\s*)$/u;

interface Mark {
  readonly piece: TextPiece;
  readonly at: number;
  readonly mark: string;
}

/** A bracket or guillemet without its other half in the entry. */
export const unpairedMark: Check = {
  code: "RG6203",
  *run({ texts }) {
    for (const text of texts) {
      for (const { piece, at, mark } of pairs.flatMap((pair) => unpairedIn(text, pair))) {
        yield findingIn(text, {
          code: "RG6203",
          severity: "warning",
          range: piece.rangeOf(at, at + 1),
          data: { mark },
          field: piece.field,
        });
      }
    }
  },
};

/** Paragraphs that a page parts may share a pair; so may values, where a semicolon in brackets parts them. */
function unpairedIn({ pieces }: EntryText, pair: Pair): Mark[] {
  const prose = pieces.filter(({ field, kind }) => field === "description" && kind !== "heading");
  const values = pieces.filter(({ kind }) => kind === "value");
  const alone = pieces.filter(({ kind }) => kind === "name" || kind === "heading");
  return [
    unpaired(prose, pair),
    values.flatMap((piece) => unpaired([piece], pair)),
    ...alone.map((piece) => unpaired([piece], pair)),
  ].flatMap((marks) => (new Set(marks.map(({ mark }) => mark)).size > 1 ? [] : marks));
}

function unpaired(pieces: readonly TextPiece[], [open, close]: Pair): Mark[] {
  const left: Mark[] = [];
  const wrong: Mark[] = [];
  const labels = new Labels(pieces);
  // Labels in brackets, each taken for the end of the brackets.
  let taken = 0;
  for (const piece of pieces) {
    for (let at = 0; at < piece.text.length; at++) {
      const mark = piece.text[at];
      if ((mark !== open && mark !== close) || isFace(piece.text, at)) continue;
      if (mark === open) left.push({ piece, at, mark });
      else if (left.pop() !== undefined) taken += labels.has(piece, at, "among others") ? 1 : 0;
      else if (!labels.has(piece, at)) wrong.push({ piece, at, mark });
    }
  }
  return [...left, ...wrong.slice(taken)];
}

/** Signs that look like a face, with no word behind them. */
function isFace(text: string, at: number): boolean {
  return (
    /(?<![\p{L}\p{N}])[:;=][-']?$/u.test(text.slice(Math.max(0, at - 3), at)) &&
    !/[\p{L}\p{N}]/u.test(text.charAt(at + 1))
  );
}

interface Label {
  readonly piece: TextPiece;
  /** Offset of the bracket. */
  readonly at: number;
  readonly label: string;
  readonly startsItem: boolean;
}

/** What labels the items of a list: `a)`, `2)`. */
class Labels {
  readonly #found: readonly Label[];
  readonly #all: ReadonlySet<string>;

  constructor(pieces: readonly TextPiece[]) {
    this.#found = pieces.flatMap((piece) =>
      [...piece.text.matchAll(lettered)].map((match) => ({
        piece,
        at: match.index + match[0].length - 1,
        label: (match[1] ?? "").toLowerCase(),
        startsItem: beforeItem.test(piece.text.slice(0, match.index)),
      })),
    );
    this.#all = new Set(this.#found.map(({ label }) => label));
  }

  /** Whether the bracket belongs to a label: an item starts there, or the label that comes before it is there too. */
  has(piece: TextPiece, at: number, how?: "among others"): boolean {
    const found = this.#found.find((label) => label.piece === piece && label.at === at);
    if (found === undefined) return false;
    const [before, after] = neighbours(found.label);
    return this.#all.has(before) || (how === undefined ? found.startsItem : this.#all.has(after) && found.startsItem);
  }
}

/** The labels before and after a letter or number; no label has the name of what is neither. */
function neighbours(label: string): [before: string, after: string] {
  const number = Number(label);
  if (Number.isInteger(number)) return [String(number - 1), String(number + 1)];
  const letter = label.length === 1 ? (label.codePointAt(0) ?? 0) : 0;
  return [String.fromCodePoint(Math.max(0, letter - 1)), String.fromCodePoint(letter + 1)];
}

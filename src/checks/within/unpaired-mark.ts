import { type Check, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";
import { type Place, proseOf } from "./prose.js";

const pairs: readonly (readonly [open: string, close: string])[] = [
  ["(", ")"],
  ["[", "]"],
  ["\u00AB", "\u00BB"],
];

/** A letter or number of a list with a bracket behind it, a face: they pair with nothing. */
const alone = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,2}\)|[:;=][-']?[()]/gu;

interface Open {
  readonly place: Place;
  readonly at: number;
  readonly mark: string;
}

/** A bracket or guillemet without its other half in the entry. */
export const unpairedMark: Check = {
  code: "RG6203",
  *run(context) {
    const places = new Map<EntryText, Place[]>();
    for (const place of proseOf(context)) {
      const list = places.get(place.text);
      if (list === undefined) places.set(place.text, [place]);
      else list.push(place);
    }
    for (const [text, list] of places) {
      for (const { place, at, mark } of pairs.flatMap((pair) => unpaired(list, pair))) {
        yield findingIn(text, {
          code: "RG6203",
          severity: "warning",
          range: place.piece.rangeOf(at, at + 1),
          data: { mark },
          field: place.piece.field,
        });
      }
    }
  },
};

function unpaired(places: readonly Place[], [open, close]: readonly [string, string]): Open[] {
  const left: Open[] = [];
  const wrong: Open[] = [];
  for (const place of places) {
    // A list's brackets pair in the item; paragraphs that a page parts may share a pair.
    const text = place.piece.text.replace(alone, (found) =>
      isOpenBefore(place.piece.text, found, open) ? found : "_".repeat(found.length),
    );
    for (let at = 0; at < text.length; at++) {
      if (text[at] === open) left.push({ place, at, mark: open });
      else if (text[at] === close && left.pop() === undefined) wrong.push({ place, at, mark: close });
    }
  }
  // With one of each kind left, the page has put a note between the two.
  return left.length > 0 && wrong.length > 0 ? [] : [...left, ...wrong];
}

/** Whether the bracket behind the letters closes one that was opened: `(m)`, `(voir b)`. */
function isOpenBefore(text: string, found: string, open: string): boolean {
  const before = text.slice(0, text.indexOf(found));
  return open === "(" && before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** Shapes that character recognition takes for each other, folded; in both directions. */
const shapes: readonly (readonly [string, string])[] = [
  ["rn", "m"],
  ["ni", "m"],
  ["nn", "m"],
  ["in", "m"],
  ["vv", "w"],
  ["cl", "d"],
  ["ii", "u"],
  ["li", "h"],
  ["0", "o"],
  ["1", "l"],
  ["1", "i"],
  ["5", "s"],
  ["8", "b"],
  ["2", "z"],
  ["6", "g"],
  ["i", "l"],
  ["c", "e"],
  ["c", "o"],
  ["e", "o"],
  ["u", "n"],
  ["h", "b"],
  ["v", "y"],
  ["f", "t"],
  ["r", "t"],
  ["g", "q"],
  ["$", "s"],
  ["\u00A7", "s"],
];

/** What a seen shape may have been, by its first letter. A word never gets digits or signs for letters. */
const meanings = new Map<string, { readonly seen: string; readonly meant: string }[]>();
for (const [a, b] of shapes)
  for (const [seen, meant] of [
    [a, b],
    [b, a],
  ] as const) {
    if (!/^[a-z]+$/.test(meant)) continue;
    const first = seen[0] ?? "";
    meanings.set(first, [...(meanings.get(first) ?? []), { seen, meant }]);
  }

/** Digits in a word, and shapes that a bad print has wrong throughout. */
const throughout: readonly (readonly [RegExp, string])[] = [
  [/0/g, "o"],
  [/5/g, "s"],
  [/8/g, "b"],
  [/2/g, "z"],
  [/6/g, "g"],
  [/rn/g, "m"],
  [/vv/g, "w"],
  [/cl/g, "d"],
  [/ii/g, "u"],
];

/**
 * What a badly scanned word may have been: other shapes in one place, or all of its digits and broken letters mended. The
 * word itself is not among them.
 *
 * @param word Folded.
 */
export function scanVariants(word: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (let at = 0; at < word.length; at++)
    for (const { seen, meant } of meanings.get(word[at] ?? "") ?? [])
      if (word.startsWith(seen, at)) found.add(word.slice(0, at) + meant + word.slice(at + seen.length));
  for (const one of ["l", "i"]) {
    const letters = word.replaceAll("1", one);
    found.add(letters);
    found.add(throughout.slice(0, 5).reduce((w, [seen, meant]) => w.replace(seen, meant), letters));
    found.add(throughout.reduce((w, [seen, meant]) => w.replace(seen, meant), letters));
  }
  found.delete(word);
  return found;
}

/** Letters that stand for digits in numbers, by their shape. */
export const digitShapes: Readonly<Record<string, string>> = {
  l: "1",
  i: "1",
  "|": "1",
  "!": "1",
  o: "0",
  z: "2",
  s: "5",
  g: "6",
  b: "8",
};

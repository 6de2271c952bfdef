import { editDistance } from "../text/distance.js";

/** ` (did you mean …?)` with the candidate nearest to `word`; empty where none is near. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const limit = word.length < 4 ? 1 : 2;
  let best: string | undefined;
  let bestDistance = limit + 1;
  for (const candidate of candidates) {
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase(), limit);
    // A candidate that shares no letter with the word is no suggestion, however short both are.
    if (distance < bestDistance && distance < Math.max(word.length, candidate.length)) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best === undefined ? "" : `; did you mean \`${best}\`?`;
}

/** `a`, `b` and `c`, each in backticks. */
export function listed(names: readonly string[], word: "and" | "or"): string {
  const quoted = names.map((name) => `\`${name}\``);
  const last = quoted.pop() ?? "";
  return quoted.length === 0 ? last : `${quoted.join(", ")} ${word} ${last}`;
}

import type { Check, CheckFinding } from "../check.js";
import { type MeasuredLength, measuredLengths, oddLength } from "../measured-lengths.js";
import type { EntryText } from "../texts.js";

const code = "RG6005";

interface Place extends MeasuredLength {
  readonly entryText: EntryText;
}

/** Two ways to write numbers in one file: a decimal comma and a decimal point, 1.50 m and 1.5 m. */
export const mixedNumbers: Check = {
  code,
  *run({ texts, packs }) {
    const byFile = new Map<string, Place[]>();
    for (const entryText of texts) {
      const pack = packs.get(entryText.lang);
      if (pack === undefined) continue;
      const key = `${entryText.lang} ${entryText.file}`;
      const places = byFile.get(key) ?? [];
      // Three digits behind the sign may be thousands.
      for (const length of measuredLengths(entryText, pack))
        if (/^\d+[.,]\d{1,2}$/.test(length.number)) places.push({ ...length, entryText });
      byFile.set(key, places);
    }
    for (const places of byFile.values()) {
      yield* inTwoWays(places, ({ number }) => /[.,]/.exec(number)?.[0] ?? "");
      const ending = ({ number }: Place): string =>
        /[.,]\d0$/.test(number) ? "two" : /[.,]\d$/.test(number) ? "one" : "";
      yield* inTwoWays(
        places.filter((place) => place.unit === "m" && ending(place) !== ""),
        ending,
      );
    }
  },
};

/** A finding at the first place of the rarer way, if the other one is clearly the text's own. */
function* inTwoWays(places: readonly Place[], wayOf: (place: Place) => string): Generator<CheckFinding> {
  const ways = new Map<string, Place[]>();
  for (const place of places) ways.set(wayOf(place), [...(ways.get(wayOf(place)) ?? []), place]);
  const [usual, rare] = [...ways.values()].sort((a, b) => b.length - a.length);
  const odd = rare?.[0];
  const other = usual?.[0];
  if (odd === undefined || other === undefined || (usual?.length ?? 0) < 2 * (rare?.length ?? 0)) return;
  yield oddLength(odd.entryText, odd, other, { code, severity: "info" });
}

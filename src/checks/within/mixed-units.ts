import type { Check } from "../check.js";
import { type MeasuredLength, measuredLengths, oddLength } from "../measured-lengths.js";

const code = "RG6004";

/** Metres and feet in one text. A length beside another one is the same one converted. */
export const mixedUnits: Check = {
  code,
  *run({ texts, packs }) {
    for (const text of texts) {
      const pack = packs.get(text.lang);
      if (pack === undefined) continue;
      const all = measuredLengths(text, pack).filter(({ isPaired }) => !isPaired);
      const isEnglish = ({ unit }: MeasuredLength): boolean => unit === "ft";
      const english = all.filter((length) => isEnglish(length));
      const metric = all.filter((length) => !isEnglish(length));
      const [fewer, more] = english.length <= metric.length ? [english, metric] : [metric, english];
      const [odd] = fewer;
      const [other] = more;
      if (odd === undefined || other === undefined) continue;
      yield oddLength(text, odd, other, { code, severity: "warning" });
    }
  },
};

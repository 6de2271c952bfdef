import type { Amount, Targeting } from "../../model/entry.js";
import { asIs, type FamilyReader, lazy } from "../family-reader.js";
import { stripRemarks } from "../remarks.js";
import type { ValueToken } from "../tokenize.js";
import type { TargetingFamily } from "./alternative.js";
import { assembleTargeting } from "./assemble-targeting.js";
import { TargetingParser } from "./targeting-parser.js";

const targetingParser = lazy(() => new TargetingParser(false));

/** Reads the lines of a target, an effect or an area: the grammar finds facts, which are then put together. */
export function targetingReader(words: "target" | "effect" | "area", family: TargetingFamily): FamilyReader<Targeting> {
  return {
    words,
    scan: "any",
    prepare: asIs,
    read: (tokens, { pack, text, ruleset }) => {
      const reading = targetingParser().read(withoutRestatements(tokens), {
        convention: pack.convention(ruleset),
        modifiersBefore: pack.modifiersBefore,
        text,
      });
      // Error values of spreadsheets (#REF!) are no words.
      const words = tokens.some((t) => /\p{L}{2}/u.test(t.image)) && !/^#[\p{Lu}/\d]+[!?]?$/u.test(text);
      const value =
        reading.value === undefined || !words
          ? undefined
          : assembleTargeting(reading.value, family, pack.modifiersBefore);
      const convention = pack.convention(ruleset);
      // A weight or a volume of the target gives no key, so nothing stays in its printed unit.
      const findings = reading.findings.filter(
        ({ code }) => code !== "RG1203" || amountsOf(value).some(({ unit }) => convention?.[unit ?? ""] !== undefined),
      );
      return { value, findings, stop: value === undefined ? tokens[0] : undefined };
    },
  };
}

function amountsOf(value: Targeting = {}): Amount[] {
  const { radius, length, width, height, side, maxSpread, count } = value;
  return [radius, length, width, height, side, maxSpread, count].filter((amount) => amount !== undefined);
}

/** Brackets with measures in them ("cylinder (20 ft. radius, 40 ft. high)") stay; those that repeat an amount go. */
function withoutRestatements(tokens: readonly ValueToken[]): ValueToken[] {
  const stripped = stripRemarks(tokens, () => true).tokens;
  return stripped.length === tokens.length ? [...tokens] : stripped;
}

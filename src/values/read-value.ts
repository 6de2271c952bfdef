import type { LanguagePack } from "../packs/language-pack.js";
import { readers } from "./all-readers.js";
import type { FamilyReader } from "./family-reader.js";
import { mendedTokens, type Mends } from "./mended-tokens.js";
import { sortLists } from "./order.js";
import { RecentCache } from "./recent-cache.js";
import { mendings, misprints } from "./slip-findings.js";
import { tokenize, type ValueToken } from "./tokenize.js";
import type { ValueFinding, ValueResult } from "./value-result.js";
import type { ValueFamily, ValueTypes } from "./value-types.js";

const caches = new WeakMap<LanguagePack, RecentCache<ValueResult<unknown>>>();

/** Values of a language: a book repeats some hundreds of them. */
const cacheLimit = 2000;

/**
 * Reads one value.
 *
 * @param text Clean text of the value, without its label.
 * @returns Mechanics in canonical order, findings with offsets in `text`, and the tokens. The result is shared between
 *   equal texts: rules text repeats its values a great deal.
 */
export function readValue<F extends ValueFamily>(
  family: F,
  text: string,
  pack: LanguagePack,
  ruleset?: string,
): ValueResult<ValueTypes[F]> {
  return readCached(family, text, pack, ruleset, "all");
}

/** Reads a value as `readValue` does, but mends only what scans do to words, no slips of the pen. */
export function readScanned<F extends ValueFamily>(
  family: F,
  text: string,
  pack: LanguagePack,
): ValueResult<ValueTypes[F]> {
  return readCached(family, text, pack, undefined, "scans");
}

/** Reads a value as `readValue` does, but mends nothing in it. */
export function readExactly<F extends ValueFamily>(
  family: F,
  text: string,
  pack: LanguagePack,
): ValueResult<ValueTypes[F]> {
  return readCached(family, text, pack, undefined, "nothing");
}

function readCached<F extends ValueFamily>(
  family: F,
  text: string,
  pack: LanguagePack,
  ruleset: string | undefined,
  mends: Mends,
): ValueResult<ValueTypes[F]> {
  let cache = caches.get(pack);
  if (cache === undefined) {
    cache = new RecentCache(cacheLimit);
    caches.set(pack, cache);
  }
  const key = `${mends}\u0000${family}\u0000${ruleset ?? ""}\u0000${text}`;
  const known = cache.get(key);
  if (known !== undefined) return known as ValueResult<ValueTypes[F]>;
  const result = readUncached<ValueTypes[F]>(readers[family], text, pack, ruleset, mends);
  cache.set(key, result);
  return result;
}

function readUncached<T>(
  family: FamilyReader<T>,
  text: string,
  pack: LanguagePack,
  ruleset: string | undefined,
  mends: Mends,
): ValueResult<T> {
  const lexicon = pack.lexicon(family.words, ruleset);
  const tokens = tokenize(text, lexicon, pack);
  const context = { pack, text, ruleset };
  const attempt = (
    from: readonly ValueToken[],
  ): { value: T | undefined; findings: ValueFinding[]; stop: ValueToken | undefined } => {
    const prepared = family.prepare(from);
    const reading = family.read(prepared.tokens, context);
    const findings = [...reading.findings];
    if (prepared.rest !== undefined && reading.value !== undefined) {
      const rest = text.slice(prepared.rest).trim();
      findings.push({ code: "RG1202", severity: "warning", start: prepared.rest, end: text.length, data: { rest } });
    }
    return { value: reading.value === undefined ? undefined : sortLists(reading.value), findings, stop: reading.stop };
  };
  let reading = attempt(tokens);
  const slips: ValueFinding[] = misprints(text, tokens);
  const mended =
    mends === "nothing" ? undefined : mendedTokens(family.scan, reading, tokens, { text, lexicon, pack }, mends);
  if (mended !== undefined) {
    const again = attempt(mended.tokens);
    const isBetter =
      reading.value === undefined ||
      JSON.stringify(again.value) !== JSON.stringify(reading.value) ||
      reading.findings.length > again.findings.length;
    if (again.value !== undefined && isBetter && !again.findings.some((f) => f.code === "RG1202")) {
      reading = again;
      slips.push(...mendings(text, mended));
    }
  }
  if (reading.value !== undefined) return { value: reading.value, findings: [...slips, ...reading.findings], tokens };
  const start = reading.stop !== undefined && Number.isFinite(reading.stop.startOffset) ? reading.stop.startOffset : 0;
  return {
    value: undefined,
    findings: [{ code: "RG1201", severity: "error", start, end: text.length, data: { text } }],
    tokens,
  };
}

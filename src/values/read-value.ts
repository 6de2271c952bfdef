import type { TokenType } from "chevrotain";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Lexicon } from "../packs/lexicon.js";
import type {
  CastingTime,
  Duration,
  LevelEntry,
  PowerPoint,
  Range,
  Resistance,
  SavingThrow,
  Targeting,
} from "../model/entry.js";
import { CastingTimeParser } from "./casting-time.js";
import { ClassListParser, type ListedNumber } from "./class-list.js";
import { foldComponentBrackets } from "./component-brackets.js";
import { ComponentsParser, type ComponentsValue } from "./components.js";
import { DisplaysParser, type DisplaysValue } from "./displays.js";
import { DurationParser } from "./duration.js";
import type { ScanMode, ScanRepair } from "./mender.js";
import { sortComponents, sortLevels, sortPowerPoints, sortWords } from "./order.js";
import { RangeParser } from "./range.js";
import { RecentCache } from "./recent-cache.js";
import { type BracketTest, stripBracketsOnly, stripRemarks } from "./remarks.js";
import { ResistanceParser } from "./resistance.js";
import { SavingThrowParser } from "./save.js";
import { assembleTargeting, type TargetingFamily } from "./targeting.js";
import { TargetingParser } from "./targeting-parser.js";
import {
  Action,
  Comma,
  Flag,
  LeftBracket,
  LeftParen,
  RightBracket,
  RightParen,
  Mark,
  Num,
  Dice,
  Save,
  SaveEffect,
  SeeText,
  UnitName,
  Unknown,
  UntilEvent,
  UpTo,
} from "./token-types.js";
import { repairScan } from "./scan-repairs.js";
import { repairSlips } from "./slips.js";
import { tokenize, type ValueToken } from "./tokenize.js";
import { TypeLineParser, type TypeLineValue } from "./type-line.js";
import type { ValueParser } from "./value-parser.js";
import type { ValueFinding, ValueResult } from "./value-result.js";

/** What each family's values become. */
export interface ValueTypes {
  typeLine: TypeLineValue;
  typePart: TypeLineValue;
  levels: LevelEntry[];
  components: ComponentsValue;
  displays: DisplaysValue;
  castingTime: CastingTime;
  range: Range;
  target: Targeting;
  effect: Targeting;
  area: Targeting;
  joint: Targeting;
  duration: Duration;
  savingThrow: SavingThrow;
  resistance: Resistance;
  powerPoints: PowerPoint[];
}

export type ValueFamily = keyof ValueTypes;

interface FamilyReader<T> {
  /** The family whose words are looked up. */
  readonly words: Exclude<ValueFamily, "joint" | "typePart">;
  readonly scan: ScanMode;
  readonly prepare: (tokens: readonly ValueToken[]) => { tokens: ValueToken[]; rest: number | undefined };
  readonly read: (
    tokens: ValueToken[],
    context: { pack: LanguagePack; text: string; ruleset: string | undefined },
  ) => ReturnType<ValueParser<T>["read"]>;
}

const keepNone: BracketTest = () => false;
/** "(at most 10 minutes)" behind an amount that grows. */
const capBracket: BracketTest = (inner) =>
  inner[0]?.tokenType === UpTo && inner[1]?.tokenType === Num && inner[2]?.tokenType === UnitName && inner.length === 3;
const plain = (keep: BracketTest) => (tokens: readonly ValueToken[]) => stripRemarks(tokens, keep);
const asIs = (tokens: readonly ValueToken[]): { tokens: ValueToken[]; rest: undefined } => ({
  tokens: [...tokens],
  rest: undefined,
});

/** Only what the bracket holds decides: "(T)", "(at most 10 rounds)", "(1 round)". */
const durationBracket: BracketTest = (inner) =>
  (inner.length === 1 && inner[0]?.tokenType === Mark) ||
  (inner.length > 0 &&
    inner.every((t) => t.tokenType !== Unknown) &&
    inner.some((t) => t.tokenType === UnitName) &&
    (inner[0]?.tokenType === UpTo || inner[0]?.tokenType === Num || inner[0]?.tokenType === Dice));
const flagBracket: BracketTest = (inner) =>
  inner.some((t) => t.tokenType === Flag || t.tokenType === SaveEffect || t.tokenType === Save) &&
  inner.every((t) => t.tokenType !== Unknown);
const rangeBracket: BracketTest = (inner, before) =>
  before !== undefined &&
  inner.some((t) => t.tokenType === UnitName) &&
  inner.every((t) => t.tokenType !== Unknown && t.tokenType !== Action);

/** Makes a parser when it is first needed: building one costs a few milliseconds of start-up. */
function lazy<T>(make: () => ValueParser<T>): () => ValueParser<T> {
  let parser: ValueParser<T> | undefined;
  return () => (parser ??= make());
}

function reader<T>(
  words: FamilyReader<T>["words"],
  parser: () => ValueParser<T>,
  prepare: FamilyReader<T>["prepare"],
): FamilyReader<T> {
  return {
    words,
    scan: "known",
    prepare,
    read: (tokens, { pack, text, ruleset }) =>
      parser().read(tokens, { convention: pack.convention(ruleset), modifiersBefore: pack.modifiersBefore, text }),
  };
}

/** Square brackets as round ones. */
function rounded(tokens: readonly ValueToken[]): ValueToken[] {
  const as = (token: ValueToken, tokenType: TokenType): ValueToken => ({
    ...token,
    tokenType,
    tokenTypeIdx: tokenType.tokenTypeIdx ?? 0,
  });
  return tokens.map((t) =>
    t.tokenType === LeftBracket ? as(t, LeftParen) : t.tokenType === RightBracket ? as(t, RightParen) : t,
  );
}

/** A reaction's trigger ("1 reaction, which you take when …") is a remark, whatever words it has. */
function withoutTrigger(tokens: readonly ValueToken[]): readonly ValueToken[] {
  const action = tokens.findIndex((t) => t.concept === "action/immediate");
  const next = action < 0 ? undefined : tokens[action + 1];
  if (next === undefined || (next.tokenType !== Comma && next.tokenType !== Unknown && next.tokenType !== UntilEvent))
    return tokens;
  return [...tokens.slice(0, action + 1), ...tokens.slice(action + 1).filter((t) => t.tokenType === SeeText)];
}

const targetingParser = lazy(() => new TargetingParser(false));
const classListParser = lazy(() => new ClassListParser(false));

function targeting(words: "target" | "effect" | "area", family: TargetingFamily): FamilyReader<Targeting> {
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
      return { value, findings: reading.findings, stop: value === undefined ? tokens[0] : undefined };
    },
  };
}

function withoutRestatements(tokens: readonly ValueToken[]): ValueToken[] {
  // Brackets with measures in them ("cylinder (20 ft. radius, 40 ft. high)") stay; those that repeat an amount go.
  return stripRemarks(tokens, () => true).tokens.length === tokens.length ? [...tokens] : dropRestatements(tokens);
}

function dropRestatements(tokens: readonly ValueToken[]): ValueToken[] {
  return stripRemarks(tokens, () => true).tokens;
}

function classList<T>(
  words: "levels" | "powerPoints",
  convert: (items: readonly ListedNumber[]) => T,
): FamilyReader<T> {
  const base = reader(words, classListParser, (tokens) => stripBracketsOnly(tokens, keepNone));
  return {
    ...base,
    scan: "names",
    read: (tokens, context) => {
      const reading = base.read(tokens, context);
      return { ...reading, value: reading.value === undefined ? undefined : convert(reading.value) };
    },
  };
}

const readers: { readonly [F in ValueFamily]: FamilyReader<ValueTypes[F]> } = {
  typeLine: reader(
    "typeLine",
    lazy(() => new TypeLineParser(false)),
    asIs,
  ),
  typePart: reader(
    "typeLine",
    lazy(() => new TypeLineParser(false, true)),
    asIs,
  ),
  levels: classList("levels", (items) =>
    sortLevels(
      items
        .filter((i) => i.number !== undefined)
        .map(({ number, xp: _xp, ...name }) => ({ ...name, level: number ?? 0 })),
    ),
  ),
  components: reader(
    "components",
    lazy(() => new ComponentsParser(false)),
    (tokens) => stripRemarks(foldComponentBrackets(tokens), keepNone),
  ),
  displays: reader(
    "displays",
    lazy(() => new DisplaysParser(false)),
    plain(keepNone),
  ),
  castingTime: reader(
    "castingTime",
    lazy(() => new CastingTimeParser(false)),
    (tokens) => stripRemarks(withoutTrigger(tokens), capBracket),
  ),
  range: reader(
    "range",
    lazy(() => new RangeParser(false)),
    (tokens) => stripRemarks(rounded(tokens), rangeBracket),
  ),
  target: targeting("target", "target"),
  effect: targeting("effect", "effect"),
  area: targeting("area", "area"),
  joint: targeting("target", "joint"),
  duration: reader(
    "duration",
    lazy(() => new DurationParser(false)),
    plain(durationBracket),
  ),
  savingThrow: reader(
    "savingThrow",
    lazy(() => new SavingThrowParser(false)),
    plain(flagBracket),
  ),
  resistance: reader(
    "resistance",
    lazy(() => new ResistanceParser(false)),
    plain(flagBracket),
  ),
  powerPoints: classList("powerPoints", (items) =>
    sortPowerPoints(
      items.map(({ number, domain, other, xp, ...name }): PowerPoint =>
        xp === true
          ? { xp }
          : {
              ...name,
              ...((other ?? domain) === undefined ? {} : { other: other ?? domain ?? "" }),
              points: number ?? 0,
            },
      ),
    ),
  ),
};

/** Rule name of a family's grammar, for `explain`. */
export function ruleName(family: ValueFamily): string {
  return family === "joint" ? "facts" : family === "typePart" ? "typeLine" : family;
}

const caches = new WeakMap<LanguagePack, RecentCache<ValueResult<unknown>>>();
/** Values of a language: a book repeats some hundreds of them. */
const cacheLimit = 2000;

/** What is set right in a value that can't be read as it is. */
type Mends = "all" | "scans" | "nothing";

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
    return { value: reading.value === undefined ? undefined : canonical(reading.value), findings, stop: reading.stop };
  };
  let reading = attempt(tokens);
  const slips: ValueFinding[] = misprints(text, tokens);
  const mended =
    mends === "nothing" ? undefined : mendedTokens(family, reading, tokens, { text, lexicon, pack }, mends);
  if (mended !== undefined) {
    const again = attempt(mended.tokens);
    const isBetter =
      reading.value === undefined ||
      JSON.stringify(again.value) !== JSON.stringify(reading.value) ||
      reading.findings.length > again.findings.length;
    if (again.value !== undefined && isBetter && !again.findings.some((f) => f.code === "RG1202")) {
      reading = again;
      for (const { start, end, read } of mended.repairs) slips.push(slipFinding(text, start, end, read));
      for (const t of mended.tokens)
        if (t.slip !== undefined) slips.push(slipFinding(text, t.startOffset, endOf(t), t.slip));
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

/** The tokens with what a scan or a slip of the pen has wrong set right; undefined where there is nothing to mend. */
function mendedTokens<T>(
  family: FamilyReader<T>,
  reading: { readonly value: T | undefined; readonly findings: readonly ValueFinding[] },
  tokens: readonly ValueToken[],
  { text, lexicon, pack }: { text: string; lexicon: Lexicon; pack: LanguagePack },
  mends: Mends,
): { tokens: readonly ValueToken[]; repairs: readonly ScanRepair[] } | undefined {
  const scan = repairScan(tokens, text, lexicon, pack, family.scan);
  const hasName = hasUnknownName(reading.findings);
  const isPartial =
    reading.value === undefined ||
    reading.findings.some((f) => f.code === "RG1202") ||
    hasUnreadBracket(tokens) ||
    hasName;
  const slipped =
    family.scan !== "any" && isPartial && mends === "all"
      ? repairSlips(scan?.tokens ?? tokens, text, lexicon, !hasName)
      : undefined;
  return slipped === undefined ? scan : { tokens: slipped, repairs: scan?.repairs ?? [] };
}

function canonical<T>(value: T): T {
  if (typeof value !== "object" || value === null) return value;
  const record = value as Record<string, unknown>;
  for (const key of ["subschools", "descriptors", "displays"]) {
    if (Array.isArray(record[key])) record[key] = sortWords(record[key] as string[]);
  }
  if (Array.isArray(record["components"])) record["components"] = sortComponents(record["components"] as string[]);
  if (Array.isArray(record["levels"])) record["levels"] = sortLevels(record["levels"] as LevelEntry[]);
  return value;
}

/** A class list that no pack knows: only what scans confuse may make it known, or every rare class would be a slip. */
function hasUnknownName(findings: readonly ValueFinding[]): boolean {
  return findings.some((f) => f.code === "RG1205");
}

/** A bracket that a slip may have spoilt: an amount with an unknown word in it, or a single unknown word in place of a flag. */
function hasUnreadBracket(tokens: readonly ValueToken[]): boolean {
  const open = tokens.findIndex((t) => t.tokenType === LeftParen);
  const inner = open < 0 ? [] : tokens.slice(open);
  if (!inner.some((t) => t.tokenType === Unknown)) return false;
  const isLoneWord = inner.some(
    (t, i) =>
      t.tokenType === Unknown && inner[i - 1]?.tokenType === LeftParen && inner[i + 1]?.tokenType === RightParen,
  );
  return isLoneWord || inner.some((t) => t.tokenType === UnitName);
}

function slipFinding(text: string, start: number, end: number, read: string): ValueFinding {
  return { code: "RG1204", severity: "warning", start, end, data: { word: text.slice(start, end), read } };
}

function endOf(token: ValueToken): number {
  return (token.endOffset ?? token.startOffset) + 1;
}

function misprints(text: string, tokens: readonly ValueToken[]): ValueFinding[] {
  return tokens
    .filter((t) => t.misprint === true || t.slip !== undefined)
    .map((t) => slipFinding(text, t.startOffset, endOf(t), t.slip ?? t.dice ?? String(t.number ?? "")));
}

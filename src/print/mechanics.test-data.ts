import fc from "fast-check";
import type {
  Amount,
  AmountBase,
  CastingTime,
  Duration,
  DurationAlternative,
  LevelEntry,
  Mechanics,
  PowerPoint,
  Range,
  Resistance,
  SaveAlternative,
  SavingThrow,
  Targeting,
  Unit,
} from "../model/entry.js";
import { sortComponents, sortLevels, sortPowerPoints, sortWords } from "../values/order.js";
import { shared } from "./packs.test-data.js";

// Arbitrary canonical mechanics: what the schema admits, with ids that the packs have words for and names that they have none for.

const groups = shared.concepts.groups;
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- names the ids of the group
const idsOf = <T extends string>(group: string): readonly T[] => (groups[group] ?? []) as readonly T[];
const oneOf = <T extends string>(group: string): fc.Arbitrary<T> => fc.constantFrom(...idsOf<T>(group));
const flag = fc.constantFrom(true as const, undefined);

/** Leaves out keys that are undefined. */
function compact<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}

const dice = fc
  .tuple(
    fc.integer({ min: 1, max: 12 }),
    fc.constantFrom(2, 3, 4, 6, 8, 10, 12, 20, 100),
    fc.integer({ min: -5, max: 9 }),
  )
  .map(([n, faces, plus]) => `${n}d${faces}${plus === 0 ? "" : plus < 0 ? plus : `+${plus}`}`);

const perLevels = fc.integer({ min: 1, max: 20 });
const maybe = <T>(arbitrary: fc.Arbitrary<T>, freq = 2): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq });

/** A base, a step, or both; what has a step may have a cap. */
function amountOf(
  unit: Unit | undefined,
  base: fc.Arbitrary<AmountBase>,
  max: fc.Arbitrary<number> = fc.integer({ min: 1, max: 500 }),
): fc.Arbitrary<Amount> {
  const scaling = fc.record({ step: base, perLevels, max: maybe(max) });
  return fc.oneof(
    base.map((b) => compact<Amount>({ unit, base: b })),
    scaling.map((s) => compact<Amount>({ unit, ...s })),
    fc.tuple(base, scaling).map(([b, s]) => compact<Amount>({ unit, base: b, ...s })),
  );
}

const feet = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map((n) => n * 5),
  fc.integer({ min: 1, max: 12_000 }),
  fc.integer({ min: 1, max: 100 }).map((n) => n / 2),
);
/** Metric lengths stand only where no convention turns them into feet or miles. */
const metric: readonly Amount[] = [
  ...[0.1, 0.7, 1, 7, 10, 100].map((base): Amount => ({ unit: "m", base })),
  { unit: "km", base: 1 },
  { unit: "cm", base: 7 },
];
const length = fc.oneof(
  { arbitrary: amountOf("ft", feet), weight: 6 },
  { arbitrary: amountOf("ft", dice), weight: 1 },
  { arbitrary: amountOf("in", fc.integer({ min: 1, max: 60 })), weight: 1 },
  { arbitrary: amountOf("mi", fc.integer({ min: 1, max: 1000 })), weight: 1 },
  { arbitrary: fc.constantFrom(...metric), weight: 1 },
);
const fixedLength = length.filter((a) => a.step === undefined);
const time = fc.constantFrom<Unit>("round", "minute", "hour", "day", "week", "month", "year").chain((unit) =>
  amountOf(
    unit,
    fc.oneof(
      fc.integer({ min: 0, max: 2000 }),
      fc.integer({ min: 1, max: 9 }).map((n) => n / 2),
      dice,
    ),
  ),
);
const count = amountOf(undefined, fc.oneof(fc.integer({ min: 1, max: 30 }), dice), fc.integer({ min: 1, max: 100 }));

const rangePart = fc.oneof(
  fc
    .tuple(fc.constantFrom("personal", "touch", "close", "medium", "long", "unlimited", "special"), maybe(length))
    .map(([kind, distance]) => compact<Range>({ kind, distance })),
  length.map((distance): Range => ({ kind: "fixed", distance })),
  fc.constant<Range>({ kind: "fixed", distance: { unit: "ft", base: 0 } }),
);
export const range: fc.Arbitrary<Range> = fc.oneof(
  {
    arbitrary: fc
      .tuple(fc.array(rangePart, { minLength: 1, maxLength: 4 }), flag)
      .map(([parts, seeText]) => compact<Range>({ ...parts.reduceRight((or, part) => ({ ...part, or })), seeText })),
    weight: 6,
  },
  { arbitrary: fc.constant<Range>({ kind: "special", seeText: true }), weight: 1 },
);

export const castingTime: fc.Arbitrary<CastingTime> = fc.oneof(
  fc
    .tuple(oneOf<NonNullable<CastingTime["action"]>>("action"), fc.integer({ min: 1, max: 20 }), flag)
    .map(([action, n, seeText]) => compact<CastingTime>({ action, count: n, seeText })),
  fc.tuple(time, flag).map(([t, seeText]) => compact<CastingTime>({ time: t, seeText })),
  fc.constant<CastingTime>({ seeText: true }),
);

const alternative: fc.Arbitrary<DurationAlternative> = fc.oneof(
  {
    arbitrary: fc
      .tuple(time, maybe(time, 5), flag)
      .map(([amount, then, orDischarged]) =>
        compact<DurationAlternative>({ kind: "timed", amount, then, orDischarged }),
      ),
    weight: 4,
  },
  {
    arbitrary: fc
      .tuple(time, maybe(time, 5), flag)
      .map(([upTo, then, orDischarged]) => compact<DurationAlternative>({ kind: "timed", upTo, then, orDischarged })),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(maybe(time), maybe(time), flag)
      .map(([upTo, then, orDischarged]) =>
        compact<DurationAlternative>({ kind: "concentration", upTo, then, orDischarged }),
      ),
    weight: 3,
  },
  {
    arbitrary: fc
      .tuple(fc.constantFrom("permanent" as const, "instantaneous" as const, "special" as const), maybe(time, 3), flag)
      .map(([kind, then, orDischarged]) => compact<DurationAlternative>({ kind, then, orDischarged })),
    weight: 2,
  },
);
export const duration: fc.Arbitrary<Duration> = fc.oneof(
  {
    arbitrary: fc
      .tuple(fc.array(alternative, { minLength: 1, maxLength: 4 }), flag, flag)
      .map(([alternatives, dismissible, seeText]) => compact<Duration>({ alternatives, dismissible, seeText })),
    weight: 8,
  },
  {
    arbitrary: fc.tuple(maybe(time), flag, flag).map(([then, dismissible, seeText]) =>
      compact<Duration>({
        alternatives: [compact<DurationAlternative>({ kind: "until-discharged", then })],
        dismissible,
        seeText,
      }),
    ),
    weight: 1,
  },
  {
    arbitrary: flag.map((dismissible) => compact<Duration>({ alternatives: [], dismissible, seeText: true })),
    weight: 1,
  },
);

const save: fc.Arbitrary<SaveAlternative> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("fortitude" as const, "reflex" as const, "will" as const, "none" as const, "special" as const),
      fc.option(oneOf<NonNullable<SaveAlternative["effect"]>>("save-effect"), { nil: undefined }),
      flag,
      flag,
    )
    .map(([s, effect, object, harmless]) => compact<SaveAlternative>({ save: s, effect, object, harmless })),
  fc.tuple(flag, flag).map(([object, harmless]) => compact<SaveAlternative>({ save: "none", object, harmless })),
);
export const savingThrow: fc.Arbitrary<SavingThrow> = fc
  .tuple(fc.array(save, { maxLength: 5 }), flag)
  .map(([alternatives, seeText]) =>
    compact<SavingThrow>({ alternatives, seeText: alternatives.length === 0 ? true : seeText }),
  );

export const resistance: fc.Arbitrary<Resistance> = fc
  .tuple(
    fc.array(
      fc
        .tuple(fc.boolean(), flag, flag)
        .map(([applies, object, harmless]) =>
          compact<Resistance["alternatives"][number]>({ applies, object, harmless }),
        ),
      { maxLength: 5 },
    ),
    flag,
  )
  .map(([alternatives, seeText]) =>
    compact<Resistance>({ alternatives, seeText: alternatives.length === 0 ? true : seeText }),
  );

const otherList = fc.constantFrom("Wu jen", "Shugenja", "Maho-tsukai", "Hathran");
const level = fc.integer({ min: 0, max: 9 });
export const levels: fc.Arbitrary<LevelEntry[]> = fc
  .array(
    fc.oneof(
      { arbitrary: fc.tuple(oneOf("class"), level).map(([c, l]): LevelEntry => ({ class: c, level: l })), weight: 5 },
      { arbitrary: fc.tuple(oneOf("domain"), level).map(([d, l]): LevelEntry => ({ domain: d, level: l })), weight: 3 },
      { arbitrary: fc.tuple(otherList, level).map(([o, l]): LevelEntry => ({ other: o, level: l })), weight: 1 },
      { arbitrary: level.map((l): LevelEntry => ({ level: l })), weight: 1 },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map(sortLevels);

const letters = ["V", "S", "M", "F", "DF", "XP"];
export const components: fc.Arbitrary<string[]> = fc
  .array(
    fc.shuffledSubarray(letters, { minLength: 1, maxLength: 3 }).map((c) => c.join("/")),
    { maxLength: 6 },
  )
  .map((list) => sortComponents(list));

export const displays: fc.Arbitrary<Pick<Mechanics, "displays" | "displaysSeeText">> = fc
  .tuple(fc.subarray([...idsOf<NonNullable<Mechanics["displays"]>[number]>("display")]), flag)
  .map(([list, displaysSeeText]) => compact({ displays: sortWords(list), displaysSeeText }));

export const powerPoints: fc.Arbitrary<PowerPoint[]> = fc
  .tuple(
    fc.array(
      fc
        .tuple(
          fc.oneof(
            oneOf("class").map((name): PowerPoint => ({ class: name })),
            otherList.map((other): PowerPoint => ({ other })),
            fc.constant<PowerPoint>({}),
          ),
          fc.integer({ min: 0, max: 30 }),
        )
        .map(([name, points]): PowerPoint => ({ ...name, points })),
      { maxLength: 5 },
    ),
    flag,
  )
  .filter(([costs, xp]) => costs.length > 0 || xp === true)
  .map(([costs, xp]) => sortPowerPoints(xp === true ? [...costs, { xp }] : costs));

type TypeLine = Pick<Mechanics, "school" | "discipline" | "subschools" | "descriptors">;
/** A type line with this head. */
function typeLine(head: fc.Arbitrary<TypeLine>): fc.Arbitrary<TypeLine> {
  return fc
    .tuple(
      head,
      fc.subarray([...idsOf<NonNullable<Mechanics["subschools"]>[number]>("subschool")]),
      fc.subarray([...idsOf<NonNullable<Mechanics["descriptors"]>[number]>("descriptor")]),
    )
    .map(([first, subschools, descriptors]) => ({
      ...first,
      subschools: sortWords(subschools),
      descriptors: sortWords(descriptors),
    }));
}
export const schoolLine = typeLine(oneOf<NonNullable<Mechanics["school"]>>("school").map((school) => ({ school })));
export const disciplineLine = typeLine(
  oneOf<NonNullable<Mechanics["discipline"]>>("discipline").map((discipline) => ({ discipline })),
);

const noun = fc.constantFrom(...idsOf("of").filter((id) => id !== "thing" && id !== "you"));
const marks = fc.record({ shapeable: flag, seeText: flag });
/** Whom a line names: the caster, or others. */
const others = fc.record({ of: maybe(noun, 6), touched: flag, willing: flag });
const targetKeys: fc.Arbitrary<Targeting> = fc.oneof(
  { arbitrary: fc.constant<Targeting>({ of: "you" }), weight: 1 },
  {
    arbitrary: fc
      .tuple(others, maybe(count), maybe(length))
      .map(([t, n, maxSpread]) => compact<Targeting>({ ...t, count: n, maxSpread })),
    weight: 6,
  },
);
export const target: fc.Arbitrary<Targeting> = fc
  .tuple(targetKeys, marks)
  .map(([keys, m]) => compact<Targeting>({ ...m, ...keys }));

/** One shape needs no number. */
const shapeCount = count.filter(({ base, step }) => base !== 1 || step !== undefined);
const shape = oneOf<NonNullable<Targeting["shape"]>>("shape");
const form = oneOf<NonNullable<Targeting["form"]>>("form");
const centeredOn = maybe(fc.constantFrom("you" as const, "target" as const, "point" as const));
/** Any measures: a scaling side is a number of cubes or squares. */
const measures = fc.record({
  radius: maybe(length),
  length: maybe(length, 4),
  width: maybe(length, 6),
  height: maybe(length, 4),
  side: maybe(fixedLength, 6),
});
const areaKeys: fc.Arbitrary<Targeting> = fc
  .oneof(
    { arbitrary: fc.record({ form, centeredOn }), weight: 3 },
    { arbitrary: fc.record({ shape, count: maybe(shapeCount), centeredOn }), weight: 5 },
    { arbitrary: fc.record({ form, shape, count: maybe(shapeCount, 4), centeredOn }), weight: 3 },
    { arbitrary: fc.record({ centeredOn }), weight: 1 },
  )
  .chain((keys) => measures.map((m) => compact<Targeting>({ ...keys, ...m })));
export const area: fc.Arbitrary<Targeting> = fc
  .tuple(areaKeys, marks)
  .map(([keys, m]) => compact<Targeting>({ ...m, ...keys }));

/** A joint line: of one kind, or targets within an area. */
export const joint: fc.Arbitrary<Targeting> = fc.oneof(
  target,
  area,
  fc.tuple(others, area).map(([t, a]) => compact<Targeting>({ ...t, ...a })),
);

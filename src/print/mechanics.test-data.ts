import fc from "fast-check";
import type {
  Amount,
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

// Arbitrary canonical mechanics: what the schema admits and the value grammars have words for.

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
    fc.integer({ min: 0, max: 9 }),
  )
  .map(([n, faces, plus]) => `${n}d${faces}${plus === 0 ? "" : `+${plus}`}`);

const scaling = fc.tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 10 }));

/** A base, a step, or both. */
function amountOf<B extends number | string>(unit: fc.Arbitrary<Unit>, base: fc.Arbitrary<B>): fc.Arbitrary<Amount> {
  return fc.oneof(
    fc.tuple(unit, base).map(([u, b]): Amount => ({ unit: u, base: b })),
    fc.tuple(unit, scaling).map(([u, [step, perLevels]]): Amount => ({ unit: u, step, perLevels })),
    fc.tuple(unit, base, scaling).map(([u, b, [step, perLevels]]): Amount => ({ unit: u, base: b, step, perLevels })),
  );
}

const feet = fc.oneof(
  fc.integer({ min: 1, max: 400 }).map((n) => n * 5),
  fc.integer({ min: 1, max: 12_000 }),
  fc.integer({ min: 1, max: 100 }).map((n) => n / 2),
);
/** Feet, inches and miles; metres that no convention turns into feet. */
const length = fc.oneof(
  { arbitrary: amountOf(fc.constant<Unit>("ft"), feet), weight: 6 },
  { arbitrary: amountOf(fc.constant<Unit>("in"), fc.integer({ min: 1, max: 60 })), weight: 1 },
  { arbitrary: amountOf(fc.constant<Unit>("mi"), fc.integer({ min: 1, max: 1000 })), weight: 1 },
  { arbitrary: fc.constantFrom(0.1, 0.7, 1, 7, 10, 100).map((base): Amount => ({ unit: "m", base })), weight: 1 },
  { arbitrary: fc.constant<Amount>({ unit: "ft", base: "1d6" }), weight: 1 },
);
const fixedLength = length.filter((a) => a.step === undefined && typeof a.base === "number");
const timeUnit = fc.constantFrom<Unit>("round", "minute", "hour", "day", "week", "month", "year");
const time = amountOf(timeUnit, fc.oneof(fc.integer({ min: 1, max: 2000 }), dice));

const rangePart = fc.oneof(
  fc.constantFrom("personal", "touch", "close", "medium", "long", "unlimited").map((kind): Range => ({ kind })),
  fc
    .tuple(fc.constantFrom("close" as const, "medium" as const, "long" as const), length)
    .map(([kind, distance]): Range => ({ kind, distance })),
  length.map((distance): Range => ({ kind: "fixed", distance })),
  fc.constant<Range>({ kind: "fixed", distance: { unit: "ft", base: 0 } }),
);
export const range: fc.Arbitrary<Range> = fc.oneof(
  {
    arbitrary: fc
      .tuple(rangePart, fc.option(rangePart, { nil: undefined }), flag)
      .map(([first, or, seeText]) => compact<Range>({ ...first, or, seeText })),
    weight: 5,
  },
  { arbitrary: fc.constantFrom<Range>({ kind: "special" }, { kind: "special", seeText: true }), weight: 1 },
);

export const castingTime: fc.Arbitrary<CastingTime> = fc.oneof(
  fc
    .tuple(oneOf<NonNullable<CastingTime["action"]>>("action"), fc.integer({ min: 1, max: 20 }), flag)
    .map(([action, count, seeText]) => compact<CastingTime>({ action, count, seeText })),
  // A casting time does not grow with the level.
  fc
    .tuple(
      time.filter((t) => t.step === undefined),
      flag,
    )
    .map(([t, seeText]) => compact<CastingTime>({ time: t, seeText })),
  fc.constant<CastingTime>({ seeText: true }),
);

const capped = fc
  .tuple(time, fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined }))
  .map(([amount, max]): Amount => (max === undefined || amount.step === undefined ? amount : { ...amount, max }));

const alternative: fc.Arbitrary<DurationAlternative> = fc.oneof(
  {
    arbitrary: fc
      .tuple(capped, fc.option(time, { nil: undefined, freq: 5 }), flag)
      .map(([amount, then, orDischarged]) =>
        compact<DurationAlternative>({ kind: "timed", amount, then, orDischarged }),
      ),
    weight: 4,
  },
  {
    arbitrary: fc
      .tuple(time, flag)
      .map(([upTo, orDischarged]) => compact<DurationAlternative>({ kind: "timed", upTo, orDischarged })),
    weight: 1,
  },
  {
    arbitrary: fc
      .tuple(fc.option(time, { nil: undefined }), fc.option(time, { nil: undefined }), flag)
      .map(([upTo, then, orDischarged]) =>
        compact<DurationAlternative>({ kind: "concentration", upTo, then, orDischarged }),
      ),
    weight: 3,
  },
  {
    arbitrary: fc
      .tuple(
        fc.constantFrom("permanent" as const, "instantaneous" as const, "special" as const),
        fc.option(time, { nil: undefined, freq: 3 }),
        flag,
      )
      .map(([kind, then, orDischarged]) => compact<DurationAlternative>({ kind, then, orDischarged })),
    weight: 2,
  },
);
export const duration: fc.Arbitrary<Duration> = fc.oneof(
  {
    arbitrary: fc
      .tuple(fc.array(alternative, { minLength: 1, maxLength: 2 }), flag, flag)
      .map(([alternatives, dismissible, seeText]) => compact<Duration>({ alternatives, dismissible, seeText })),
    weight: 8,
  },
  {
    arbitrary: fc
      .tuple(flag, flag)
      .map(([dismissible, seeText]) =>
        compact<Duration>({ alternatives: [{ kind: "until-discharged" }], dismissible, seeText }),
      ),
    weight: 1,
  },
  { arbitrary: fc.constant<Duration>({ alternatives: [], seeText: true }), weight: 1 },
);

const save: fc.Arbitrary<SaveAlternative> = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("fortitude" as const, "reflex" as const, "will" as const, "special" as const),
      fc.option(oneOf<NonNullable<SaveAlternative["effect"]>>("save-effect"), { nil: undefined }),
      flag,
      flag,
    )
    .map(([s, effect, object, harmless]) => compact<SaveAlternative>({ save: s, effect, object, harmless })),
  fc.tuple(flag, flag).map(([object, harmless]) => compact<SaveAlternative>({ save: "none", object, harmless })),
);
export const savingThrow: fc.Arbitrary<SavingThrow> = fc
  .tuple(fc.array(save, { maxLength: 3 }), flag)
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
      { maxLength: 3 },
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
    fc.subarray(letters, { minLength: 1, maxLength: 2 }).map((c) => c.join("/")),
    { maxLength: 6 },
  )
  .map((list) => sortComponents(list));

export const displays: fc.Arbitrary<Pick<Mechanics, "displays" | "displaysSeeText">> = fc
  .tuple(fc.subarray([...idsOf<NonNullable<Mechanics["displays"]>[number]>("display")]), flag)
  .map(([list, displaysSeeText]) => compact({ displays: sortWords(list), displaysSeeText }));

export const powerPoints: fc.Arbitrary<PowerPoint[]> = fc
  .oneof(
    fc
      .uniqueArray(
        fc.oneof(
          oneOf("class").map((c) => ({ class: c })),
          otherList.map((o) => ({ other: o })),
        ),
        { minLength: 1, maxLength: 4, selector: (n) => JSON.stringify(n) },
      )
      .chain((names) =>
        fc.tuple(
          ...names.map((name) => fc.integer({ min: 0, max: 17 }).map((points): PowerPoint => ({ ...name, points }))),
        ),
      ),
    fc.integer({ min: 0, max: 30 }).map((points): PowerPoint[] => [{ points }]),
  )
  .chain((costs) => fc.boolean().map((xp) => (xp ? [...costs, { xp: true as const }] : costs)))
  .map(sortPowerPoints);

type TypeLine = Pick<Mechanics, "school" | "discipline" | "subschools" | "descriptors">;
export const typeLine: fc.Arbitrary<TypeLine> = fc
  .tuple(
    fc.oneof(
      oneOf<NonNullable<Mechanics["school"]>>("school").map((school) => ({ school })),
      oneOf<NonNullable<Mechanics["discipline"]>>("discipline").map((discipline) => ({ discipline })),
    ),
    fc.subarray([...idsOf<NonNullable<Mechanics["subschools"]>[number]>("subschool")], { maxLength: 3 }),
    fc.subarray([...idsOf<NonNullable<Mechanics["descriptors"]>[number]>("descriptor")], { maxLength: 5 }),
  )
  .map(([head, subschools, descriptors]) => ({
    ...head,
    subschools: sortWords(subschools),
    descriptors: sortWords(descriptors),
  }));

const headCount = fc.oneof(
  fc.integer({ min: 1, max: 30 }).map((base): Amount => ({ base })),
  scaling.map(([step, perLevels]): Amount => ({ step, perLevels })),
);
const noun = fc.constantFrom(...idsOf("of").filter((id) => id !== "thing" && id !== "you"));
const marks = fc.record({ shapeable: flag, seeText: flag });
const targetKeys = fc.oneof(
  { arbitrary: fc.constant<Targeting>({ of: "you" }), weight: 1 },
  {
    arbitrary: fc
      .record({
        count: fc.option(headCount, { nil: undefined }),
        of: fc.option(noun, { nil: undefined, freq: 6 }),
        touched: flag,
        willing: flag,
        maxSpread: fc.option(length, { nil: undefined }),
      })
      .map((t) => compact<Targeting>(t)),
    weight: 6,
  },
);
export const target: fc.Arbitrary<Targeting> = fc
  .tuple(targetKeys, marks)
  .map(([keys, m]) => compact<Targeting>({ ...m, ...keys }));

const shapeCount = fc.oneof(
  fc.integer({ min: 2, max: 20 }).map((base): Amount => ({ base })),
  scaling.map(([step, perLevels]): Amount => ({ step, perLevels })),
  fc
    .tuple(fc.integer({ min: 2, max: 20 }), scaling)
    .map(([base, [step, perLevels]]): Amount => ({ base, step, perLevels })),
);
const centre = fc.option(fc.constantFrom("you" as const, "target" as const, "point" as const), { nil: undefined });
const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });
type Shape = NonNullable<Targeting["shape"]>;
/** Shapes with the measures that they have. */
const shapes: Readonly<Record<Shape, readonly ("radius" | "length" | "width" | "height" | "side")[]>> = {
  cone: ["length"],
  cylinder: ["radius", "height"],
  line: ["length", "width"],
  sphere: ["radius"],
  hemisphere: ["radius"],
  cube: ["side"],
  circle: ["radius"],
  square: ["side"],
  wall: ["length", "width", "height"],
  ray: ["length"],
  "quarter-circle": ["radius"],
};
const shaped = fc
  .constantFrom(...idsOf<Shape>("shape"))
  .chain((shape) =>
    fc
      .tuple(
        fc.record(Object.fromEntries(shapes[shape].map((m) => [m, maybe(m === "side" ? fixedLength : length)]))),
        maybe(shapeCount),
      )
      .map(([measured, count]) => ({ ...measured, shape, count })),
  );
const form = fc.constantFrom("burst" as const, "emanation" as const, "spread" as const);
const areaKeys: fc.Arbitrary<Targeting> = fc
  .oneof(
    { arbitrary: fc.record({ form, radius: maybe(length), centeredOn: centre }), weight: 3 },
    { arbitrary: fc.tuple(shaped, centre).map(([s, centeredOn]) => ({ ...s, centeredOn })), weight: 5 },
    {
      arbitrary: fc
        .tuple(form, shaped, centre)
        .map(([f, s, centeredOn]) => ({ ...s, form: f, count: undefined, centeredOn })),
      weight: 3,
    },
    { arbitrary: fc.record({ radius: maybe(length), height: maybe(length), centeredOn: centre }), weight: 1 },
  )
  .map((keys) => compact<Targeting>(keys));
export const area: fc.Arbitrary<Targeting> = fc
  .tuple(areaKeys, marks)
  .map(([keys, m]) => compact<Targeting>({ ...m, ...keys }));

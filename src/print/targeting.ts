import type { Amount, AmountBase, Targeting } from "../model/entry.js";
import { capped, perLevel, printAmount, printBase, printNumber } from "./amount.js";
import type { Phrasebook } from "./phrasebook.js";

type Measure = "radius" | "length" | "width" | "height" | "side";
const measures: readonly Measure[] = ["radius", "length", "width", "height", "side"];

/** `one` thing, `other` after a number, `pl` for an unnumbered many. */
type GrammaticalNumber = "one" | "other" | "pl";

interface Noun {
  readonly text: (number: GrammaticalNumber) => string;
  readonly gender: string | undefined;
}

/** @param noun Which of the pack's nouns stands for what the line does not name. */
export function printTargeting(value: Targeting, noun: "target" | "effect" | "area", book: Phrasebook): string {
  const isArea =
    value.form !== undefined ||
    value.shape !== undefined ||
    value.centeredOn !== undefined ||
    measures.some((m) => value[m] !== undefined);
  const isTarget =
    value.of !== undefined ||
    value.touched !== undefined ||
    value.willing !== undefined ||
    value.maxSpread !== undefined ||
    (!isArea && value.count !== undefined);
  if (value.seeText === true && value.shapeable === undefined && !isArea && !isTarget)
    return book.word("word/see-text");
  let text =
    isTarget && !isArea
      ? printTarget(value, book)
      : isArea
        ? printArea(value, noun, book)
        : namedNoun(noun, book).text("one");
  if (isTarget && isArea)
    text = book.fill("target/within", { target: printTarget(withoutCount(value), book), area: text });
  if (value.shapeable === true) text = book.fill("area/shapeable", { value: text });
  return value.seeText === true ? book.fill("common/see-text", { value: text }) : text;
}

function printTarget({ count, of, touched, willing, maxSpread }: Targeting, book: Phrasebook): string {
  const noun = of === undefined ? namedNoun("target", book) : conceptNoun(`of/${of}`, book);
  const named = (number: GrammaticalNumber): string => {
    const quality = (id: string): string => {
      const forms = number === "pl" ? ["pl", "other"] : [number];
      return book.word(`quality/${id}`, ...forms.map((f) => `${noun.gender ?? "m"}.${f}`), ...forms);
    };
    let text = noun.text(number);
    if (willing === true) text = book.fill("target/willing", { noun: text, quality: quality("willing") });
    if (touched === true) text = book.fill("target/touched", { noun: text, quality: quality("touched") });
    return text;
  };
  let text =
    count === undefined
      ? named(maxSpread === undefined ? "one" : "pl")
      : printCounted(
          count,
          (units) =>
            book.fill("target/count", {
              count: printCount(units, noun.gender, book),
              noun: named(numberOf(units, book)),
            }),
          book,
        );
  if (maxSpread !== undefined)
    text = book.fill(
      "target/spread",
      {
        value: text,
        distance: printAmount(maxSpread, book),
        "distance.attr": printAmount(maxSpread, book, "attributive"),
      },
      noun.gender,
    );
  return text;
}

function printArea(value: Targeting, unnamed: "target" | "effect" | "area", book: Phrasebook): string {
  const head = areaHead(value, unnamed, book);
  const has = measures.filter((m) => value[m] !== undefined);
  let text = printShapes(value, head, has, book);
  if (value.centeredOn !== undefined) text = book.fill(`area/center-${value.centeredOn}`, { value: text }, head.gender);
  return text;
}

/** The shapes with their number and measures. Behind a side "per level" counts the shapes; behind another measure it would scale that. */
function printShapes({ count, ...value }: Targeting, head: Noun, has: readonly Measure[], book: Phrasebook): string {
  if (count === undefined) return withMeasures(head.text("one"), value, has, false, book);
  const all = (measured: (noun: string) => string): string =>
    printCounted(
      count,
      (units) =>
        book.fill("area/count", {
          count: printCount(units, head.gender, book),
          noun: measured(head.text(numberOf(units, book))),
        }),
      book,
    );
  if (has.every((m) => m === "side")) {
    const text = all((noun) => withMeasures(noun, value, has, false, book));
    // "13 100-ft. cubes" would run two numbers together.
    if (!/(?:^|\+ )\d+\p{Z}\d/u.test(text)) return text;
  }
  return withMeasures(
    all((noun) => noun),
    value,
    has,
    true,
    book,
  );
}

function areaHead({ form, shape }: Targeting, unnamed: "target" | "effect" | "area", book: Phrasebook): Noun {
  if (form === undefined)
    return shape === undefined
      ? namedNoun(unnamed === "target" ? "area" : unnamed, book)
      : conceptNoun(`shape/${shape}`, book);
  const noun = conceptNoun(`form/${form}`, book);
  if (shape === undefined) return noun;
  const concept = `shape/${shape}`;
  const gender = noun.gender ?? "m";
  const adjective = book.printForm(concept, `adjective.${gender}`) ?? book.printForm(concept, "adjective");
  const text = (number: GrammaticalNumber): string =>
    adjective === undefined
      ? book.fill("area/formed-noun", {
          form: noun.text(number),
          shape: book.word(concept, "one"),
          "shape.gen": book.word(concept, "gen", "one"),
        })
      : book.fill("area/formed", { form: noun.text(number), adjective });
  return { gender: noun.gender, text };
}

/**
 * The head with its measures: by a phrase for just these measures, else one after the other.
 *
 * @param isCounted A number stands before the head: the measures follow apart.
 */
function withMeasures(
  head: string,
  value: Targeting,
  has: readonly Measure[],
  isCounted: boolean,
  book: Phrasebook,
): string {
  if (has.length === 0) return head;
  const amounts = has.map((m) => [m, value[m] as Amount] as const);
  const isFixed = !isCounted && amounts.every(([, a]) => a.step === undefined);
  const style = isCounted ? "counted" : isFixed && has.length === 1 ? "plain" : "scaled";
  const slots: Record<string, string> = { head };
  for (const [m, a] of amounts) {
    slots[m] = printAmount(a, book);
    slots[`${m}.attr`] = printAmount(a, book, "attributive");
  }
  const names = has.join("+");
  const candidates = isFixed
    ? [`${value.form === undefined ? (value.shape ?? "none") : "form"}/${names}`, `area/${names}`]
    : [];
  const template = candidates.find((t) => book.has(t));
  // A word may name both a shape and a measure: such a shape has a phrase of its own.
  if (template !== undefined) return book.fill(template, slots, value.shape);
  const parts = amounts.map(([m], i) =>
    book.fill(
      `measure/${m}`,
      { amount: slots[m] ?? "", "amount.attr": slots[`${m}.attr`] ?? "" },
      i > 0 ? "next" : style,
      style,
      "scaled",
    ),
  );
  return book.fill("area/measured", { head, measures: book.join("measure/and", parts) }, style, "scaled");
}

function conceptNoun(concept: string, book: Phrasebook): Noun {
  return {
    gender: book.gender(concept),
    text: (number) => (number === "pl" ? book.word(concept, "pl", "other") : book.word(concept, number)),
  };
}

function namedNoun(name: string, book: Phrasebook): Noun {
  const noun = book.phrases.nouns[name];
  const print = noun?.print ?? {};
  return {
    gender: noun?.gender,
    text: (number) => (number === "pl" ? (print["pl"] ?? print["other"]) : print[number]) ?? print["one"] ?? "",
  };
}

function numberOf(units: AmountBase, book: Phrasebook): GrammaticalNumber {
  return typeof units === "number" && book.isOne(units) ? "one" : "other";
}

/** "1 cube", "1 cube/level", "1 cube + 2 cubes/level (at most 10)". @param counted A number of the things. */
function printCounted(
  { base, step, perLevels, max }: Amount,
  counted: (units: AmountBase) => string,
  book: Phrasebook,
): string {
  const fixed = base === undefined ? undefined : counted(base);
  const scaled = step === undefined ? undefined : perLevel(counted(step), perLevels ?? 1, book);
  const text =
    fixed !== undefined && scaled !== undefined
      ? book.fill("amount/sum", { base: fixed, step: scaled })
      : (fixed ?? scaled ?? "");
  return max === undefined ? text : capped(text, printNumber(max, book), book);
}

/** In words where the language does that and has the word. */
function printCount(units: AmountBase, gender: string | undefined, book: Phrasebook): string {
  if (typeof units !== "number") return printBase(units, book);
  const concept = `number/${units}`;
  if (book.phrases.numbers.words !== true || book.pack.data.terms[concept] === undefined)
    return printNumber(units, book);
  return book.word(concept, gender ?? "nom", "nom");
}

function withoutCount({ count: _, ...rest }: Targeting): Targeting {
  return rest;
}

import type { Mechanics, Targeting } from "../model/entry.js";
import type { FieldKey } from "./declaration.js";

/** The rules' concepts that explain a field, the ones for its value before the one for the field. */
export type RuleConcepts = Partial<Record<FieldKey, readonly string[]>>;

type Binding<K extends FieldKey> = (value: NonNullable<Mechanics[K]>) => readonly string[];

const componentConcepts: Readonly<Record<string, string>> = {
  V: "component/verbal",
  S: "component/somatic",
  M: "component/material",
  F: "component/focus",
  DF: "component/divine-focus",
  XP: "component/xp-cost",
};

const flagsOf = (value: Targeting): string[] => (value.shapeable === true ? ["shapeable"] : []);

const targetOf = (value: Targeting): string[] => [
  ...(value.of === "you" ? ["target/self"] : []),
  ...(value.willing === true ? ["target/willing"] : []),
  ...flagsOf(value),
];

const effectOf = (value: Targeting): string[] => [
  ...(value.shape === "ray" ? ["effect/ray"] : []),
  ...(value.form === "spread" ? ["effect/spread"] : []),
  ...(value.centeredOn === "you" ? ["effect/centered"] : []),
  ...flagsOf(value),
];

const areaOf = (value: Targeting): string[] => [
  ...(value.form === undefined ? [] : [`area-form/${value.form}`]),
  ...(value.shape === undefined ? [] : [`area-shape/${value.shape}`]),
  ...(value.centeredOn === "you" ? ["area/centered"] : []),
  ...flagsOf(value),
];

const bindings: { readonly [K in FieldKey]: Binding<K> } = {
  school: (school) => [`school/${school}`, "school"],
  discipline: (discipline) => [`discipline/${discipline}`, "discipline"],
  subschools: (subschools) => subschools.map((id) => `subschool/${id}`),
  descriptors: (descriptors) => [...descriptors.map((id) => `descriptor/${id}`), "descriptor"],
  levels: () => ["level"],
  components: (components) => [
    ...components.flatMap((component) => component.split("/").flatMap((part) => componentConcepts[part] ?? [])),
    ...(components.some((component) => component.endsWith("/DF")) ? ["component/arcane-or-divine"] : []),
    "component",
  ],
  displays: (displays) => [...displays.map((id) => `display/${id}`), "display"],
  castingTime: ({ action, time }) => [
    ...(action === "free" ? ["casting-time/free-action"] : []),
    ...(time?.base === 1 && time.unit === "round" ? ["casting-time/one-round"] : []),
    ...(time?.base === 1 && time.unit === "minute" ? ["casting-time/one-minute"] : []),
    "casting-time",
  ],
  range: ({ kind }) => [`range/${kind}`, "range"],
  target: (value) => [...targetOf(value), "target"],
  effect: (value) => [...effectOf(value), "effect"],
  area: (value) => [...areaOf(value), "area"],
  targetOrArea: (value) => [...targetOf(value), ...areaOf(value), "target", "area"],
  targetOrEffect: (value) => [...targetOf(value), ...effectOf(value), "target", "effect"],
  effectOrArea: (value) => [...effectOf(value), ...areaOf(value), "effect", "area"],
  targetEffectOrArea: (value) => [...targetOf(value), ...effectOf(value), ...areaOf(value), "target", "effect", "area"],
  duration: ({ alternatives, dismissible }) => [
    ...alternatives.map(({ kind }) => `duration/${kind}`),
    ...(alternatives.some(({ orDischarged }) => orDischarged === true) ? ["duration/until-discharged"] : []),
    ...(dismissible === true ? ["dismissible"] : []),
    "duration",
  ],
  savingThrow: ({ alternatives }) => [
    ...alternatives.map(({ save, effect }) => `saving-throw/${effect ?? save}`),
    ...(alternatives.some(({ object }) => object === true) ? ["saving-throw/object"] : []),
    ...(alternatives.some(({ harmless }) => harmless === true) ? ["saving-throw/harmless"] : []),
    "saving-throw",
  ],
  resistance: () => ["spell-resistance"],
  powerPoints: () => ["power-points"],
};

const keys = Object.keys(bindings) as FieldKey[];

/** What explains each field of a stat block: concept ids as rules chapters define them, whether or not one was read. */
export function ruleConceptsOf(mechanics: Mechanics): RuleConcepts {
  const found: RuleConcepts = {};
  for (const key of keys) {
    const concepts = conceptsOf(mechanics, key);
    if (concepts !== undefined) found[key] = [...new Set(concepts)];
  }
  return found;
}

/** One type for all keys: each is only ever given its own key's value. */
const bindingOf = bindings as Readonly<Record<FieldKey, Binding<never>>>;

function conceptsOf(mechanics: Mechanics, key: FieldKey): readonly string[] | undefined {
  const value = mechanics[key];
  return value === undefined ? undefined : bindingOf[key](value as never);
}

import type { DescriptionBlock, Entry } from "../../model/entry.js";

interface SpellParts {
  readonly id?: string;
  readonly lang?: string;
  readonly name?: string;
  readonly mechanics?: Entry["mechanics"];
  readonly printed?: Readonly<Record<string, string>>;
  readonly description?: readonly (string | DescriptionBlock)[];
}

const mechanics: Entry["mechanics"] = {
  school: "evocation",
  subschools: [],
  descriptors: ["light"],
  levels: [{ class: "druid", level: 1 }],
  castingTime: { action: "standard", count: 1 },
  range: { kind: "touch" },
  duration: { alternatives: [{ kind: "timed", amount: { unit: "minute", base: 10 } }] },
};

const printed: Readonly<Record<string, string>> = {
  school: "Évocation [lumière]",
  levels: "Dru 1",
  castingTime: "1 action simple",
  range: "contact",
  duration: "10 minutes",
};

const prose = [
  "La vase du lac luit sur l’objet touché et éclaire la barque du passeur jusqu’au matin.",
  "Les grenouilles se taisent tant que la lueur demeure sur l’eau.",
];

/** A spell with only the parts that differ from the one without any. `undefined` mechanics and lines are left out. */
export function spell(parts: SpellParts = {}): Entry {
  const { id = "spell/lueur", lang = "fr", name = "Lueur de vase", description = prose } = parts;
  const blocks = description.map((block): DescriptionBlock =>
    typeof block === "string" ? { type: "paragraph", text: block } : block,
  );
  return {
    schemaVersion: 1,
    id,
    kind: "spell",
    mechanics: { ...mechanics, ...parts.mechanics },
    text: { [lang]: { name, aliases: [], printed: { ...printed, ...parts.printed }, description: blocks } },
    sources: [],
  };
}

/** The first spell with the texts of the others beside its own. */
export function inLanguages(first: Entry, ...others: readonly Entry[]): Entry {
  return { ...first, text: Object.assign({}, first.text, ...others.map(({ text }) => text)) as Entry["text"] };
}

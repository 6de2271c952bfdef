import type { LanguagePack } from "../packs/language-pack.js";
import { foldKey } from "../text/fold.js";
import type { Block } from "../segment/block.js";
import { readValue } from "../values/read-value.js";

/** The ruleset whose labels, type line words or classes stand in a block; undefined where none shows itself. */
export function detectRuleset(block: Block, pack: LanguagePack): string | undefined {
  const rulesets = Object.entries(pack.data.rulesets ?? {});
  if (rulesets.length === 0) return undefined;
  const labels = new Set(block.fields.map((f) => foldKey(f.label.text.replace(/[\s:.]+$/u, ""))));
  const typeText =
    block.typeLine ?? block.fields.find((f) => f.meaning.key === "school" || f.meaning.key === "discipline")?.value;
  const concepts = new Set(typeText === undefined ? [] : readValue("typeLine", typeText.text, pack).value?.concepts);
  const classes = new Set(
    block.fields
      .filter((f) => f.meaning.key === "levels")
      .flatMap((f) => readValue("levels", f.value.text, pack).value ?? [])
      .map((l) => l.class),
  );
  for (const [name, evidence] of rulesets) {
    if (evidence.labels?.some((label) => labels.has(foldKey(label))) === true) return name;
    if (evidence.concepts?.some((concept) => concepts.has(concept)) === true) return name;
    if (evidence.classes?.some((c) => classes.has(c.replace(/^class\//, ""))) === true) return name;
  }
  return undefined;
}

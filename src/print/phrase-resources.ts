import type { PackData } from "../generated/types.js";

/** Flat i18next resources: `key`, `key_one` … for plural categories, `key_form` for other forms and variants. */
export type Resources = Readonly<Record<string, string>>;

/** Templates: a phrase with variants has each under `id_variant`, and `other` under its id too. */
export function templateResources(templates: NonNullable<PackData["phrases"]>["templates"]): Resources {
  const resources: Record<string, string> = {};
  for (const [id, template] of Object.entries(templates)) {
    if (typeof template === "string") resources[id] = template;
    else {
      for (const [variant, text] of Object.entries(template)) resources[`${id}_${variant}`] = text;
      if (template["other"] !== undefined) resources[id] = template["other"];
    }
  }
  return resources;
}

/**
 * Words: a concept's print forms under `concept_form`, its first form under its id. A plural category that the pack
 * does not have, such as the `many` of French, has the form of `other`.
 */
export function wordResources(terms: PackData["terms"], categories: readonly string[]): Resources {
  const resources: Record<string, string> = {};
  for (const [concept, term] of Object.entries(terms)) {
    const print = Array.isArray(term) ? {} : (term.print ?? {});
    const first = Array.isArray(term) ? term[0] : (print["one"] ?? term.forms[0]);
    if (first === undefined) continue;
    resources[concept] = first;
    for (const category of categories) resources[`${concept}_${category}`] = print["other"] ?? first;
    for (const [form, text] of Object.entries(print)) resources[`${concept}_${form}`] = text;
  }
  return resources;
}

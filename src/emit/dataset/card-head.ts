import { type CardData, tables } from "./card-data.js";

/** The front matter that dataset hubs read. */
export function cardHead({ counts, formats, provenance, splits }: CardData): string[] {
  const format = formats.includes("parquet") ? "parquet" : formats.includes("jsonl") ? "jsonl" : "csv";
  return [
    "---",
    ...licenceHead(provenance.licence.values()),
    `language: ${JSON.stringify(counts.lang.values())}`,
    "configs:",
    ...tables.flatMap((config) => [
      `  - config_name: ${config}`,
      "    data_files:",
      ...splits.map((split) => `      - { split: ${split}, path: ${config}/${split}.${format} }`),
    ]),
    "---",
  ];
}

/** Hubs know SPDX ids in lower case; other licences are `other`, with a name. */
function licenceHead(licences: readonly string[]): string[] {
  if (licences.length === 0) return [];
  const isKnown = (licence: string): boolean => /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/i.test(licence);
  if (!licences.every(isKnown)) return ["license: other", `license_name: ${JSON.stringify(licences.join(", "))}`];
  const ids = licences.map((licence) => licence.toLowerCase());
  return [`license: ${JSON.stringify(ids.length === 1 ? ids[0] : ids)}`];
}

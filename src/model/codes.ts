import type { Severity } from "./diagnostic.js";

/**
 * Every diagnostic code with its severity and the data that its message is made from. Codes are never reused.
 * Bands: RG10 files, RG11 blocks, RG12 values, RG13 rules, RG2 schema, RG3 between languages, RG4 packs, RG5 output,
 * RG6 inside one language: RG60 rules and vocabulary, RG61 spelling, RG62 typography, RG63 terms, RG64 references.
 */
export const codes = {
  /** The file is not UTF-8 and was read as `encoding`. */
  RG1001: { severity: "warning", data: ["encoding"] },
  /** UTF-8 that had been decoded as another encoding was repaired (`count` places, the first `from` -> `to`). */
  RG1002: { severity: "warning", data: ["from", "to", "count"] },
  /** The file holds bytes that are no text. */
  RG1003: { severity: "error", data: [] },
  /** Front matter that is no valid YAML (`reason`). */
  RG1004: { severity: "error", data: ["reason"] },
  /** No entry was found in the file. */
  RG1101: { severity: "info", data: [] },
  /** A header of labels without a name before it; the entry is called `name`. */
  RG1102: { severity: "error", data: ["name"] },
  /** The label `label` stands twice in an entry; the first value holds. */
  RG1103: { severity: "warning", data: ["label"] },
  /** A label that no pack knows, kept as printed. */
  RG1104: { severity: "info", data: ["label"] },
  /** A label read by edit distance. */
  RG1105: { severity: "warning", data: ["label", "read"] },
  /** Front matter or an option names a language (`lang`) that no pack has. */
  RG1106: { severity: "error", data: ["lang"] },
  /** The value `text` of `label` is not understood. */
  RG1201: { severity: "error", data: ["label", "text"] },
  /** `rest` of a value is not understood and stays as printed. */
  RG1202: { severity: "warning", data: ["rest"] },
  /** The amount `text` does not convert exactly and stays in its printed unit. */
  RG1203: { severity: "warning", data: ["text"] },
  /** The word `word` was read as `read` by edit distance. */
  RG1204: { severity: "warning", data: ["word", "read"] },
  /** A class list or domain `name` that no pack knows. */
  RG1205: { severity: "info", data: ["name"] },
  /** A value that looks like another field's (a duration under casting time). */
  RG1206: { severity: "error", data: ["label", "text", "family"] },
  /** A heading `heading` of a rules chapter names no concept that the packs know; its text stays with the concept above. */
  RG1301: { severity: "info", data: ["heading"] },
  /** The reference `text` in a rules chapter names nothing that the chapter defines. */
  RG1302: { severity: "info", data: ["text"] },
  /** The compiled entry breaks the schema (`path`, `reason`): a bug of ruleglot, reported instead of bad data. */
  RG2001: { severity: "error", data: ["path", "reason"] },
  /** Two languages of an entry disagree on a field. */
  RG3001: { severity: "error", data: ["field", "first", "firstLang", "second", "secondLang"] },
  /** An id stands twice in one language; the second entry gets the id `renamed`. */
  RG3002: { severity: "warning", data: ["id", "renamed"] },
  /** alignment.yaml names an entry that no file has. */
  RG3003: { severity: "warning", data: ["id", "lang", "name"] },
  /** The word `word` stands twice in a row. */
  RG6101: { severity: "warning", data: ["word"] },
} as const satisfies Record<string, { severity: Severity; data: readonly string[] }>;

export type Code = keyof typeof codes;

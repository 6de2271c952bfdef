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
  /** A file of several parts (DOCX, ODT, EPUB, IDML, PDF) is damaged or lacks a part (`reason`). */
  RG1005: { severity: "error", data: ["reason"] },
  /** The file is protected with a password or by rights management. */
  RG1006: { severity: "error", data: [] },
  /** The file unpacks to more than `limit`, as no document does. */
  RG1007: { severity: "error", data: ["limit"] },
  /** A document with `count` tracked changes was read as if all of them had been accepted. */
  RG1008: { severity: "info", data: ["count"] },
  /** A PDF of `pages` pages without any text: pictures of pages, or letters drawn as lines. */
  RG1009: { severity: "error", data: ["pages"] },
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
  /** The line `text` stands where a school or discipline must and is not understood as one. */
  RG1107: { severity: "warning", data: ["text"] },
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
  /** `second` stands in one language where the others have `first`: an amount, dice, a difficulty class. */
  RG3101: { severity: "error", data: ["first", "firstLang", "second", "secondLang"] },
  /** The number in `text` of one language is nowhere in the entry's text in `others`. */
  RG3102: { severity: "warning", data: ["text", "firstLang", "others"] },
  /** A paragraph, list item or table row that begins with `text` has no counterpart in the languages `others`. */
  RG3103: { severity: "warning", data: ["text", "firstLang", "others"] },
  /** `text` stands in a text of the language `firstLang`, but is in `secondLang`. */
  RG3104: { severity: "warning", data: ["text", "firstLang", "secondLang"] },
  /** The paragraph that begins with `text` stands twice in an entry, in another language once. */
  RG3105: { severity: "warning", data: ["text"] },
  /** Of a file whose entries mostly are in the language `firstLang`, `count` are not: `names`. */
  RG3106: { severity: "info", data: ["firstLang", "count", "names"] },
  /** Where one language refers to the entry or rule `first`, another refers to `second`. */
  RG3107: { severity: "error", data: ["first", "firstLang", "second", "secondLang"] },
  /** The entry `name` of this language is called `called` where another language refers to it. */
  RG3108: { severity: "warning", data: ["name", "called"] },
  /** The text in the language `firstLang` has changed since it was translated; the hash is `hash` now. */
  RG3109: { severity: "warning", data: ["firstLang", "hash"] },
  /** A header line that the languages `others` have is missing. */
  RG3110: { severity: "warning", data: ["field", "others"] },
  /** Where the text in one language names the save, school or discipline `first`, another has `second`. */
  RG3111: { severity: "error", data: ["first", "firstLang", "second", "secondLang"] },
  /** A range or rule states `stated` where the standard of its kind is `standard`. */
  RG6001: { severity: "warning", data: ["stated", "standard"] },
  /** The level `level` is none that the list `class` has: those go from `least` to `most`. */
  RG6002: { severity: "warning", data: ["class", "level", "least", "most"] },
  /** The class `class` has no entries of this kind. */
  RG6003: { severity: "warning", data: ["class"] },
  /** Metric and English units in one text: `text` where the others are like `other`. */
  RG6004: { severity: "warning", data: ["text", "other"] },
  /** Numbers written in two ways in one file: `text` where the others are like `other`. */
  RG6005: { severity: "info", data: ["text", "other"] },
  /** The word `word` stands twice in a row. */
  RG6101: { severity: "warning", data: ["word"] },
  /** No dictionary has `word`; `suggestion` is a slip away. */
  RG6102: { severity: "warning", data: ["word", "suggestion"] },
  /** `word` stands once and is a slip away from `suggestion`, which the book often has. */
  RG6103: { severity: "info", data: ["word", "suggestion"] },
  /** `text` looks like damage of a scan or copy; `suggestion` may be meant. */
  RG6104: { severity: "warning", data: ["text", "suggestion"] },
  /** The word `suggestion` is parted by a hyphen and a space. */
  RG6105: { severity: "warning", data: ["text", "suggestion"] },
  /** `text` is always wrong; `suggestion` is right. */
  RG6106: { severity: "warning", data: ["text", "suggestion"] },
  /** `word` has the form `form` before `next`. */
  RG6107: { severity: "warning", data: ["word", "next", "form"] },
  /** `first` cannot stand before `second`: a word is missing. */
  RG6108: { severity: "warning", data: ["first", "second"] },
  /** `article` does not agree with `noun`. */
  RG6109: { severity: "warning", data: ["article", "noun"] },
  /** `text` without the `missing` that goes with it. */
  RG6110: { severity: "info", data: ["text", "missing"] },
  /** `count` spaces in a row. */
  RG6201: { severity: "info", data: ["count"] },
  /** A space too many or too few at the mark `mark`. */
  RG6202: { severity: "info", data: ["text", "mark"] },
  /** The bracket or quotation mark `mark` has no other half. */
  RG6203: { severity: "warning", data: ["mark"] },
  /** Quotation marks `found` in a file that has `usual`. */
  RG6204: { severity: "info", data: ["found", "usual"] },
  /** The paragraph stops in the middle of a sentence (`text`). */
  RG6205: { severity: "warning", data: ["text"] },
  /** No space between a number and its unit. */
  RG6206: { severity: "info", data: ["text", "suggestion"] },
  /** A hyphen in a range of numbers. */
  RG6207: { severity: "info", data: ["text", "suggestion"] },
  /** No comma after `text`, which has one elsewhere. */
  RG6208: { severity: "info", data: ["text"] },
  /** No comma before `word`, which begins a clause. */
  RG6209: { severity: "info", data: ["word", "previous"] },
  /** A comma behind `word` that should stand before it. */
  RG6210: { severity: "warning", data: ["word"] },
  /** No-break spaces between all words of a passage. */
  RG6211: { severity: "info", data: ["count"] },
  /** House style: no no-break space before `mark`. */
  RG6212: { severity: "info", data: ["mark"] },
  /** House style: quotation marks other than `usual`. */
  RG6213: { severity: "info", data: ["text", "usual"] },
  /** House style: three points for an ellipsis. */
  RG6214: { severity: "info", data: [] },
  /** The glossary forbids `word` and prefers `preferred`. */
  RG6301: { severity: "warning", data: ["word", "preferred"] },
  /** The book writes one word as `word` and mostly as `other`. */
  RG6302: { severity: "info", data: ["word", "other"] },
  /** The abbreviation `abbreviation` is nowhere explained. */
  RG6303: { severity: "info", data: ["abbreviation"] },
  /** The abbreviation `abbreviation` stands for the rules `first` and `second`. */
  RG6304: { severity: "info", data: ["abbreviation", "first", "second"] },
  /** The reference `name` is no entry's name, but almost that of `meant`. */
  RG6401: { severity: "warning", data: ["name", "meant"] },
  /** The reference `name` is no entry's name in a book whose other references are. */
  RG6402: { severity: "info", data: ["name"] },
  /** The reference `text` points above or below, and the rule `name` that it means stands on the other side. */
  RG6403: { severity: "warning", data: ["text", "name"] },
} as const satisfies Record<string, { severity: Severity; data: readonly string[] }>;

export type Code = keyof typeof codes;

import { wordDiff } from "../../text/word-diff.js";
import {
  type EntryChange,
  type Errata,
  type FieldChange,
  type FieldVerdict,
  isEmpty,
  type LoneEntry,
  type TextChange,
} from "./changes.js";
import type { ErrataWords } from "./words.js";

/** A stretch of a line of errata. `label` is set off; `added` and `removed` are text of one edition alone. */
export interface Stretch {
  readonly as: "plain" | "label" | "added" | "removed";
  readonly text: string;
  /** Language of the text, where it is not that of the sheet. */
  readonly lang?: string;
}

export type Line = readonly Stretch[];

export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** The differences of an entry: remarks on it as a whole, and then what changed by kind of change. */
export interface EntrySection {
  readonly id: string;
  readonly name: string;
  readonly remarks: readonly string[];
  readonly sections: readonly Section[];
}

/** Errata as they are laid out, before any markup. */
export interface Sheet {
  readonly lang: string;
  readonly title: string;
  readonly summary: string;
  readonly entries: readonly EntrySection[];
  /** Entries of one edition alone. */
  readonly lists: readonly Section[];
}

const verdicts: readonly FieldVerdict[] = ["mechanics", "wording", "text"];

export function sheetOf(errata: Errata, words: ErrataWords): Sheet {
  return {
    lang: errata.lang,
    title: words.text("title"),
    summary: summaryOf(errata, words),
    entries: errata.changed.map((change) => entrySection(change, errata.lang, words)),
    lists: [
      { title: words.text("addedEntries"), lines: errata.added.map(loneLine) },
      { title: words.text("removedEntries"), lines: errata.removed.map(loneLine) },
    ].filter(({ lines }) => lines.length > 0),
  };
}

/** `3 entries changed, 1 added`, or that there is no difference. */
export function summaryOf(errata: Errata, words: ErrataWords): string {
  if (isEmpty(errata)) return words.text("none");
  return (["changed", "added", "removed"] as const)
    .flatMap((key) => (errata[key].length === 0 ? [] : [words.text(key, { count: errata[key].length })]))
    .join(", ");
}

function loneLine({ name, id }: LoneEntry): Line {
  return [
    { as: "label", text: name },
    { as: "plain", text: ` (${id})` },
  ];
}

function entrySection(change: EntryChange, lang: string, words: ErrataWords): EntrySection {
  const { id, idBefore, name, names, languagesAdded, languagesRemoved, fields, description } = change;
  const listed = (langs: readonly string[]): string => langs.map((tag) => words.language(tag)).join(", ");
  const remarks = [
    ...names.map(
      (renamed) =>
        `${words.text("nameBefore", { name: renamed.before })}${renamed.lang === lang ? "" : ` (${words.language(renamed.lang)})`}`,
    ),
    ...(idBefore === undefined ? [] : [`${idBefore} → ${id}`]),
    ...(languagesAdded.length === 0 ? [] : [words.text("languagesAdded", { languages: listed(languagesAdded) })]),
    ...(languagesRemoved.length === 0 ? [] : [words.text("languagesRemoved", { languages: listed(languagesRemoved) })]),
  ];
  const ofFields = verdicts.map((verdict): Section => ({
    title: words.text(`verdicts.${verdict}`),
    lines: fields.filter((field) => field.as === verdict).map((field) => fieldLine(field, change.kind, lang, words)),
  }));
  const ofText = { title: words.text("description"), lines: description.map((piece) => textLine(piece, lang, words)) };
  return { id, name, remarks, sections: [...ofFields, ofText].filter(({ lines }) => lines.length > 0) };
}

function fieldLine(field: FieldChange, kind: string, lang: string, words: ErrataWords): Line {
  const label = labelStretch(words.label(field.key, kind), field.lang, lang, words);
  const { before, after } = field;
  if (before === undefined || after === undefined || field.as !== "mechanics")
    return [label, ...changeOf(before, after, field.lang, lang, words)];
  const foreign = field.lang === lang ? {} : { lang: field.lang };
  return [
    label,
    { as: "removed", text: before, ...foreign },
    { as: "plain", text: " → " },
    { as: "added", text: after, ...foreign },
  ];
}

function textLine({ kind, number, before, after, ...change }: TextChange, lang: string, words: ErrataWords): Line {
  const label = words.text(`pieces.${kind}`, { number });
  return [labelStretch(label, change.lang, lang, words), ...changeOf(before, after, change.lang, lang, words)];
}

function labelStretch(label: string, own: string, lang: string, words: ErrataWords): Stretch {
  const language = own === lang ? "" : ` (${words.language(own)})`;
  return { as: "label", text: `${label}${language}${words.colon}` };
}

/** The word diff; a text of one edition alone as a whole, with a word that says so where colours may be lost. */
function changeOf(
  before: string | undefined,
  after: string | undefined,
  own: string,
  lang: string,
  words: ErrataWords,
): Stretch[] {
  const foreign = own === lang ? {} : { lang: own };
  if (before !== undefined && after !== undefined) {
    return wordDiff(before, after).map(({ as, text }) => ({ as: as === "both" ? "plain" : as, text, ...foreign }));
  }
  if (after !== undefined) {
    return [
      { as: "plain", text: `(${words.text("newText")}) ` },
      { as: "added", text: after, ...foreign },
    ];
  }
  return [
    { as: "plain", text: `(${words.text("removedText")}) ` },
    { as: "removed", text: before ?? "", ...foreign },
  ];
}

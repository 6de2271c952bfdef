import { kinds } from "../kinds/all-kinds.js";
import type { Entry } from "../model/entry.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { foldKey } from "../text/fold.js";
import { MissingPhrase, phrasebook } from "./phrasebook.js";
import { printField } from "./print-field.js";

/** How a stat block is laid out: Markdown lines, plain lines, an HTML table, a header of few lines with `;`. */
export type Layout = "md" | "txt" | "html" | "pf";
export const layouts: readonly Layout[] = ["md", "txt", "html", "pf"];

export interface PrintedField {
  readonly key: string;
  /** The pack's label; undefined for the type line, which has none. */
  readonly label: string | undefined;
  readonly text: string;
}

/** The entry's fields in print order, in the pack's language. Fields that the language has no words for are left out. */
export function printedFields(entry: Entry, pack: LanguagePack): PrintedField[] {
  const kind = kinds.find((k) => k.kind === entry.kind);
  return (kind?.fields ?? []).flatMap(({ key, family }) => {
    if (family === "typePart") return [];
    const text = printField(entry.mechanics, key, pack);
    return text === undefined
      ? []
      : [{ key, label: family === "typeLine" ? undefined : labelOf(key, entry.kind, pack), text }];
  });
}

/** A field's printed label; where only entries of another kind have that one, the first of this kind's own. */
export function labelOf(key: string, kind: string, pack: LanguagePack): string | undefined {
  const { fields, kinds: own } = pack.data.labels;
  // A key may be a source's own word, such as `toString`.
  const forms = fields !== undefined && Object.hasOwn(fields, key) ? (fields[key] ?? []) : [];
  const only = (name: string): ReadonlySet<string> => new Set((own?.[name] ?? []).map(foldKey));
  const mine = only(kind);
  const others = only(kind === "power" ? "spell" : "power");
  const isOthers = (form: string): boolean => others.has(foldKey(form));
  const [first] = forms;
  if (first === undefined || !isOthers(first)) return first;
  return forms.find((form) => mine.has(foldKey(form))) ?? forms.find((form) => !isOthers(form)) ?? first;
}

/** A name in the pack's language, else in the first language that the entry has. */
export function nameIn(entry: Entry, lang: string): { readonly name: string; readonly lang: string } {
  const own = entry.text[lang];
  if (own !== undefined) return { name: own.name, lang };
  const [first] = Object.entries(entry.text);
  return first === undefined ? { name: entry.id, lang: "" } : { name: first[1].name, lang: first[0] };
}

/** The stat block of an entry in the pack's language: its name and its fields. */
export function printEntry(entry: Entry, pack: LanguagePack, layout: Layout): string {
  const { name, lang } = nameIn(entry, pack.lang);
  const fields = printedFields(entry, pack);
  const line = (field: PrintedField, mark: (label: string) => string): string =>
    field.label === undefined ? field.text : labelledValue(mark(field.label), field.text, pack);
  switch (layout) {
    case "md":
      return [
        `### ${escapeMarkdown(name)}`,
        "",
        ...fields
          .map((f) =>
            f.label === undefined
              ? `*${escapeMarkdown(f.text)}*`
              : `**${f.label}**${labelledValue("", escapeMarkdown(f.text), pack)}`,
          )
          .map((l) => `${l}  `),
      ].join("\n");
    case "txt":
      return [name, ...fields.map((f) => line(f, (label) => label))].join("\n");
    case "html":
      return [
        `<table lang="${escapeHtml(pack.lang)}">`,
        `<caption${lang === pack.lang || lang === "" ? "" : ` lang="${escapeHtml(lang)}"`}>${escapeHtml(name)}</caption>`,
        ...fields.map((f) =>
          f.label === undefined
            ? `<tr><td colspan="2">${escapeHtml(f.text)}</td></tr>`
            : `<tr><th scope="row">${escapeHtml(f.label)}</th><td>${escapeHtml(f.text)}</td></tr>`,
        ),
        "</table>",
      ].join("\n");
    case "pf":
      return [name, ...headerLines(fields, pack)].join("\n");
  }
}

const pairs: Readonly<Record<string, string>> = { levels: "school", resistance: "savingThrow" };

/** Type line and levels on one line, save and resistance on one line. */
function headerLines(fields: readonly PrintedField[], pack: LanguagePack): string[] {
  const lines: { key: string; text: string }[] = [];
  for (const { key, label, text } of fields) {
    const part = label === undefined ? text : `${label} ${text}`;
    const last = lines.at(-1);
    const isPair = last !== undefined && (pairs[key] === last.key || (key === "levels" && last.key === "discipline"));
    if (isPair) last.text = join("common/part", last.text, part, pack);
    else lines.push({ key, text: part });
  }
  return lines.map(({ text }) => text);
}

/** A label and its value with the sign that the language puts between them. */
export function labelledValue(label: string, value: string, pack: LanguagePack): string {
  return fill("common/label", { label, value }, pack) ?? `${label}: ${value}`;
}

function join(template: string, first: string, second: string, pack: LanguagePack): string {
  return fill(template, { first, second }, pack) ?? `${first}; ${second}`;
}

function fill(template: string, slots: Readonly<Record<string, string>>, pack: LanguagePack): string | undefined {
  try {
    return phrasebook(pack).fill(template, slots);
  } catch (error) {
    if (error instanceof MissingPhrase) return undefined;
    throw error;
  }
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|]/g, "\\$&");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

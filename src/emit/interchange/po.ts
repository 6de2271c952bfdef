import { type GetTextTranslation, po } from "gettext-parser";
import { poText } from "./po-text.js";
import type { EntryUnits, Unit } from "./units.js";

/**
 * A PO file: a message for each piece of text, its key as context. The flag `python-brace-format` lets gettext and editors
 * look after placeholders.
 */
export function poFile(entries: readonly EntryUnits[], from: string, into: string): string {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { file, line, notes, units } of entries) {
    for (const unit of units) {
      if (!unit.hasWords) continue;
      const msgid = poText(unit.source);
      const extracted = [...(unit.place.part === "name" ? notes : []), ...unit.notes].join("\n");
      translations[unit.key] = {
        [msgid]: {
          msgctxt: unit.key,
          msgid,
          msgstr: [unit.target === undefined ? "" : poText(unit.target)],
          comments: {
            reference: reference(file, line),
            ...(extracted === "" ? {} : { extracted }),
            ...(isBraceFormat(unit) ? { flag: "python-brace-format" } : {}),
          },
        },
      };
    }
  }
  const headers = {
    "Project-Id-Version": "ruleglot",
    // No time of day: the same texts give the same file.
    "PO-Revision-Date": "YEAR-MO-DA HO:MI+ZONE",
    "Last-Translator": "FULL NAME <EMAIL@ADDRESS>",
    "Language-Team": `${into} <>`,
    Language: into,
    "X-Source-Language": from,
    "MIME-Version": "1.0",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
    "X-Generator": "ruleglot",
  };
  return po.compile({ charset: "utf-8", headers, translations }, { sort: false }).toString("utf8");
}

/**
 * Whether gettext should look after a message's placeholders. It takes what is behind a colon for a format of Python's, and
 * where the source's are valid ones (`3.000`) it refuses those of a translation that are none (`3 000`).
 */
function isBraceFormat({ numbers }: Unit): boolean {
  const all = [...numbers.values()];
  const isChecked = all.every(({ source }) => /^[+\- ]?\d*,?(?:\.\d*)?[a-zA-Z%]?$/.test(source));
  return all.length > 0 && (!isChecked || all.every(({ target }) => /^[+-]?\d+$/.test(target)));
}

/** Gettext puts a file name with spaces between isolates. */
function reference(file: string, line: number): string {
  const name = /\s/.test(file) ? `\u2068${file.replace(/\s/g, " ")}\u2069` : file;
  return `${name}:${String(line)}`;
}

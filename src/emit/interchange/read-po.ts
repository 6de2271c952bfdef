import { type GetTextTranslations, po } from "gettext-parser";
import type { Range16 } from "../../model/span.js";
import { PoTextError, readPoText } from "./po-text.js";
import { TranslationError, type TranslatedUnit, type TranslationFile } from "./translation.js";

/** Reads a PO file. What is fuzzy counts as not translated, as for gettext. @throws {TranslationError} */
export function readPo(file: string, text: string): TranslationFile {
  const { headers = {}, translations } = parse(text);
  const header = (name: string): string | undefined =>
    Object.entries(headers).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  const from = header("X-Source-Language");
  const into = header("Language");
  if (from === undefined || into === undefined || from === "" || into === "")
    throw new TranslationError("the header must name the languages in `X-Source-Language` and `Language`", 1);
  const places = messagePlaces(text);
  const units: TranslatedUnit[] = [];
  for (const [key, messages] of Object.entries(translations)) {
    const { line, range } = places.get(key) ?? { line: 1, range: { start: 0, end: 0 } };
    for (const { msgid, msgstr, comments } of Object.values(messages)) {
      if (msgid === "" && key === "") continue;
      if (key === "") throw new TranslationError("a message has no `msgctxt`, which must be the segment's id", line);
      const isFuzzy = /(?:^|[\s,])fuzzy(?:$|[\s,])/.test(comments?.flag ?? "");
      const target = isFuzzy ? "" : (msgstr[0] ?? "");
      try {
        units.push({
          key,
          line,
          range,
          source: readPoText(msgid),
          target: target === "" ? undefined : readPoText(target),
        });
      } catch (error) {
        if (error instanceof PoTextError) throw new TranslationError(error.message, line, key);
        throw error;
      }
    }
  }
  return { file, from, into, text, units };
}

/** A file without a header has no `headers`, whatever the library's types say. */
function parse(text: string): Pick<GetTextTranslations, "translations"> & Partial<GetTextTranslations> {
  try {
    return po.parse(text.replace(/^\uFEFF/, ""), { validation: true });
  } catch (error) {
    const { message } = error as Error;
    const reason = message
      .replace(/^Error parsing PO data: /, "")
      .replace(/\.$/, "")
      .replace(/ at line \d+/, "");
    const line = "lineNumber" in (error as Error) ? Number((error as { lineNumber?: unknown }).lineNumber) : 1;
    throw new TranslationError(`the PO file can't be read: ${reason}`, line);
  }
}

interface MessagePlace {
  /** Line of the context, from 1. */
  readonly line: number;
  readonly range: Range16;
}

/** Where the message of each context stands, which the library does not tell. */
function messagePlaces(text: string): ReadonlyMap<string, MessagePlace> {
  const found = new Map<string, MessagePlace>();
  let at = 0;
  let line = 0;
  let part = "";
  let context = "";
  let start: MessagePlace | undefined;
  const end = (): void => {
    if (start !== undefined) found.set(context.replace(/\\(["\\])/g, "$1"), start);
    start = undefined;
  };
  for (const row of text.split("\n")) {
    line++;
    const [, keyword = "", string] =
      /^\s*(?:(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s*)?"(.*)"\s*$/.exec(row) ?? [];
    if (string !== undefined) {
      const from = at + row.indexOf('"') + 1;
      if (keyword === "msgctxt") {
        end();
        context = "";
        start = { line, range: { start: from, end: from } };
      }
      part = keyword === "" ? part : keyword;
      if (part === "msgctxt") context += string;
      if (start !== undefined) {
        const first = keyword === "msgstr" || keyword === "msgstr[0]" ? from : start.range.start;
        if (part !== "msgctxt") start = { ...start, range: { start: first, end: at + row.lastIndexOf('"') } };
      }
    }
    at += row.length + 1;
  }
  end();
  return found;
}

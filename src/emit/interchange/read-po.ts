import { type GetTextTranslations, po } from "gettext-parser";
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
  const lines = contextLines(text);
  const units: TranslatedUnit[] = [];
  for (const [key, messages] of Object.entries(translations)) {
    const line = lines.get(key) ?? 1;
    for (const { msgid, msgstr, comments } of Object.values(messages)) {
      if (msgid === "" && key === "") continue;
      if (key === "") throw new TranslationError("a message has no `msgctxt`, which must be the segment's id", line);
      const isFuzzy = /(?:^|[\s,])fuzzy(?:$|[\s,])/.test(comments?.flag ?? "");
      const target = isFuzzy ? "" : (msgstr[0] ?? "");
      try {
        units.push({
          key,
          line,
          source: readPoText(msgid),
          target: target === "" ? undefined : readPoText(target),
        });
      } catch (error) {
        if (error instanceof PoTextError) throw new TranslationError(error.message, line, key);
        throw error;
      }
    }
  }
  return { file, from, into, units };
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

/** The line of each context, which the library does not tell. */
function contextLines(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const lines = text.split(/\r?\n/);
  for (let i = 0; i < lines.length; i++) {
    const first = /^\s*msgctxt\s+"(.*)"\s*$/.exec(lines[i] ?? "");
    if (first === null) continue;
    let key = first[1] ?? "";
    let next = i + 1;
    for (
      let more = /^\s*"(.*)"\s*$/.exec(lines[next] ?? "");
      more !== null;
      more = /^\s*"(.*)"\s*$/.exec(lines[next] ?? "")
    ) {
      key += more[1] ?? "";
      next++;
    }
    found.set(key.replace(/\\(["\\])/g, "$1"), i + 1);
  }
  return found;
}

import type { Diagnostic, DiagnosticData, Finding } from "../model/diagnostic.js";
import type { SourceText } from "../text/source.js";
import type { Words } from "./words.js";

/** Longest piece of a source that a message quotes, in UTF-16 units. */
const longestQuote = 80;

/** Keys of `data` that name a field or a family of values, those that name a language, and those that name some. */
const fieldKeys: ReadonlySet<string> = new Set(["field", "family"]);
const languageKeys: ReadonlySet<string> = new Set(["firstLang", "secondLang"]);
const languageListKeys: ReadonlySet<string> = new Set(["others"]);

/**
 * Words a finding: `messages.<CODE>.message` and, where there is one, `.help`, with the finding's data put in.
 *
 * @param source - The file that the finding is about.
 * @param fileOf - Finds the source of a related place in another file; a place whose file it does not know is left out.
 */
export function toDiagnostic(
  finding: Finding,
  source: SourceText,
  words: Words,
  fileOf: (file: string) => SourceText | undefined = () => undefined,
): Diagnostic {
  const values = valuesOf(finding.data, words);
  const help = `messages.${finding.code}.help`;
  const related = (finding.related ?? []).flatMap(({ file, range, text }) => {
    const place = file === undefined || file === source.file ? source : fileOf(file);
    return place === undefined
      ? []
      : [{ file: place.file, span: place.spanOf(range), ...(text === undefined ? {} : { text }) }];
  });
  const stood = source.placeOf(finding.range.start);
  return {
    code: finding.code,
    severity: finding.severity,
    message: words.text(`messages.${finding.code}.message`, values),
    file: source.file,
    span: source.spanOf(finding.range),
    ...(stood === undefined ? {} : { place: { ...stood } }),
    ...(finding.entry === undefined ? {} : { entry: finding.entry }),
    ...(finding.field === undefined ? {} : { field: finding.field }),
    data: { ...finding.data },
    ...(related.length === 0 ? {} : { related }),
    ...(words.has(help) ? { help: words.text(help, values) } : {}),
  };
}

function valuesOf(data: DiagnosticData, words: Words): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]): [string, string | number] => {
      if (typeof value === "number") return [key, value];
      const text = String(value);
      if (fieldKeys.has(key)) return [key, nameOf(`fields.${text}`, text, words)];
      if (languageKeys.has(key)) return [key, nameOf(`languages.${text}`, text, words)];
      if (languageListKeys.has(key))
        return [
          key,
          text
            .split(", ")
            .map((lang) => nameOf(`languages.${lang}`, lang, words))
            .join(", "),
        ];
      return [key, quotable(text)];
    }),
  );
}

function nameOf(key: string, id: string, words: Words): string {
  return /^[\p{L}\p{N}-]+$/u.test(id) && words.has(key) ? words.text(key) : `\`${id}\``;
}

/** One line, not too long. */
function quotable(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (line.length <= longestQuote) return line;
  return `${line
    .slice(0, longestQuote)
    .replace(/[\uD800-\uDBFF]$/u, "")
    .trimEnd()}\u2026`;
}

import { parseDocument } from "yaml";
import type { Diagnostic } from "../../model/diagnostic.js";
import type { Range16 } from "../../model/span.js";

/** A comment that says which findings are not wanted in the paragraph behind it; without codes none are. */
const comment = /<!--\s*ruleglot-ignore((?:\s+RG\d{4})*)\s*-->/g;

/** A place and the codes that are not wanted there; none named: all. */
interface Ignored {
  readonly range: Range16;
  readonly codes: ReadonlySet<string>;
}

/** What a file's own comments and front matter (`ignore: [RG6101]`) keep from being told. */
export class Ignores {
  readonly #ignored: readonly Ignored[];

  constructor(text: string) {
    this.#ignored = [...inFrontMatter(text), ...inComments(text)];
  }

  has({ code, span }: Diagnostic): boolean {
    const { start, end } = span;
    return this.#ignored.some(
      ({ range, codes }) =>
        start.offset < range.end &&
        Math.max(start.offset + 1, end.offset) > range.start &&
        (codes.size === 0 || codes.has(code)),
    );
  }
}

function* inComments(text: string): Generator<Ignored> {
  for (const match of text.matchAll(comment)) {
    const codes = new Set((match[1] ?? "").split(/\s+/).filter((code) => code !== ""));
    const from = match.index + match[0].length;
    const start = from + (/^\s*/.exec(text.slice(from))?.[0].length ?? 0);
    const length = /\r?\n[^\S\n]*\r?\n|\r[^\S\r]*\r/.exec(text.slice(start))?.index ?? text.length - start;
    yield { range: { start, end: start + length }, codes };
  }
}

function inFrontMatter(text: string): Ignored[] {
  const yaml = /^\uFEFF?---[^\S\n]*\r?\n([^]*?)^(?:---|\.\.\.)[^\S\n]*$/m.exec(text);
  if (yaml?.index !== 0) return [];
  // What is wrong with the front matter is told where it is read.
  const document = parseDocument(yaml[1] ?? "", { prettyErrors: false });
  if (document.errors.length > 0) return [];
  const values: unknown = document.toJS({ maxAliasCount: 20 });
  const list: unknown = typeof values === "object" && values !== null && "ignore" in values ? values.ignore : undefined;
  const codes = (Array.isArray(list) ? list : [list]).filter((code) => typeof code === "string");
  return codes.length === 0 ? [] : [{ range: { start: 0, end: Infinity }, codes: new Set(codes) }];
}

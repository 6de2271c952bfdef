import { type CompileOptions, parse, type ParseResult } from "./index.js";

export type { CompileOptions, ParseResult } from "./index.js";

/** What the plugin needs of a unified VFile. */
export interface FileLike {
  readonly value: string | Uint8Array;
  readonly path?: string | undefined;
  readonly data: Record<string, unknown>;
}

export interface RuleglotOptions extends CompileOptions {
  /** Format of the files; told by the ending of a file's path if left out, Markdown for a file without one. */
  readonly format?: "md" | "txt" | "html";
}

/**
 * A unified plugin: compiles the file's text and attaches `{ entries, diagnostics }` as `file.data.ruleglot`.
 * It reads the file's value, not the tree, and leaves the tree as it is; so it goes with remark and with rehype.
 *
 * @example
 * ```ts
 * import remarkParse from "remark-parse";
 * import remarkStringify from "remark-stringify";
 * import { unified } from "unified";
 * import { ruleglot } from "ruleglot/plugin";
 *
 * const file = await unified().use(remarkParse).use(ruleglot, { lang: "fr" }).use(remarkStringify).process(text);
 * file.data.ruleglot; // { entries: [...], diagnostics: [...] }
 * ```
 */
export function ruleglot(options: RuleglotOptions = {}): (tree: unknown, file: FileLike) => Promise<void> {
  const { format, ...reading } = options;
  return async (_tree, file) => {
    const input = { file: file.path ?? "input.md", content: file.value, ...(format === undefined ? {} : { format }) };
    const result: ParseResult = await parse(input, reading);
    file.data["ruleglot"] = result;
  };
}

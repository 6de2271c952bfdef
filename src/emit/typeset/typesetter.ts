import { resolve } from "node:path";
import type { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";

/** What typesetting needs from disk. */
export interface TypesetFiles {
  /** TrueType files. */
  readonly fonts: readonly Buffer[];
  /** Typst source of each template, and of what they share. */
  readonly sources: Readonly<Record<TemplateName | "parts", string>>;
}

export type TemplateName = "cards" | "spellbook";

/** A fault of ruleglot, not of a text: the templates take any data that has their shape. */
export class TypesetError extends Error {
  override readonly name = "TypesetError";
}

/** No such folder needs to be there: templates and data are in memory. */
const workspace = resolve("/ruleglot-typeset");

/** Sets data with Typst. Its compiler keeps what it has seen, so one is made for a run. */
export class Typesetter {
  readonly #compiler: NodeCompiler;

  private constructor(compiler: NodeCompiler) {
    this.#compiler = compiler;
  }

  /** Loads the compiler, which no other command needs. */
  static async create({ fonts, sources }: TypesetFiles): Promise<Typesetter> {
    const { NodeCompiler } = await import("@myriaddreamin/typst-ts-node-compiler");
    const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: [...fonts] }] });
    for (const [name, source] of Object.entries(sources)) compiler.addSource(pathOf(name), source);
    return new Typesetter(compiler);
  }

  /** @returns the bytes of a PDF; the same data give the same bytes. */
  pdf(template: TemplateName, data: object): Uint8Array {
    return this.#compile(template, data, (document) => this.#compiler.pdf(document, { pdfTags: false }));
  }

  /** @returns all pages as one SVG, one below the other, without fonts: letters are outlines. */
  svg(template: TemplateName, data: object): string {
    return this.#compile(template, data, (document) => this.#compiler.plainSvg(document));
  }

  #compile<T>(template: TemplateName, data: object, use: (document: Parameters<NodeCompiler["pdf"]>[0]) => T): T {
    this.#compiler.mapShadow(resolve(workspace, "data.json"), Buffer.from(JSON.stringify(data)));
    const compiled = this.#compiler.compile({ mainFilePath: pathOf(template) });
    const document = compiled.result;
    if (document === null) {
      const error = compiled.takeError();
      const told = error === null ? [] : this.#compiler.fetchDiagnostics(error);
      throw new TypesetError(`template ${template}: ${JSON.stringify(told)}`);
    }
    const made = use(document);
    this.#compiler.evictCache(10);
    return made;
  }
}

function pathOf(template: string): string {
  return resolve(workspace, `${template}.typ`);
}

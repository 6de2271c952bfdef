import { readFile } from "node:fs/promises";
import { Document, isMap, parseDocument, type YAMLMap } from "yaml";
import type { SourceStamp } from "../../checks/check.js";
import { UsageError } from "../usage-error.js";

/** An alignment file that is added to: what a person wrote in it, comments too, stays. */
export class AlignmentDocument {
  readonly #document: Document;

  /** @param head Comment of a new file. */
  constructor(head: string, content?: string) {
    this.#document = content === undefined || content.trim() === "" ? new Document({}) : parseDocument(content);
    if (content === undefined) this.#document.commentBefore = comment(head);
  }

  /** Starts from a file; from nothing if none is named. @throws {UsageError} if it can't be read */
  static async from(file: string | undefined, head: string): Promise<AlignmentDocument> {
    if (file === undefined) return new AlignmentDocument(head);
    try {
      return new AlignmentDocument(head, await readFile(file, "utf8"));
    } catch (error) {
      throw new UsageError(`cannot read \`${file}\`: ${(error as Error).message}`);
    }
  }

  has(id: string): boolean {
    return this.#document.has(id);
  }

  /** Adds names by language to an id. Names that stand there stay. @param remark Comment above the id. */
  add(id: string, names: Readonly<Record<string, string>>, remark?: string): void {
    const entry = this.#entry(id);
    for (const [lang, name] of Object.entries(names)) if (!entry.has(lang)) entry.set(lang, name);
    if (remark === undefined || !isMap(this.#document.contents)) return;
    const pair = this.#document.contents.items.find(({ key }) => String(key) === id);
    if (pair === undefined) return;
    const key = this.#document.createNode(id);
    key.commentBefore = comment(remark);
    pair.key = key;
  }

  /** Notes what the other languages of an entry were translated from. */
  stamp(id: string, { lang, hash }: SourceStamp): void {
    this.#entry(id).set("source", this.#flow({ lang, hash }));
  }

  toString(): string {
    return this.#document.toString({ lineWidth: 0 });
  }

  #entry(id: string): YAMLMap {
    const found = this.#document.get(id, true);
    if (isMap(found)) return found;
    const entry = this.#flow({});
    this.#document.set(id, entry);
    return entry;
  }

  #flow(values: Readonly<Record<string, string>>): YAMLMap {
    const node = this.#document.createNode(values) as YAMLMap;
    node.flow = true;
    return node;
  }
}

function comment(text: string): string {
  return text
    .split("\n")
    .map((line) => ` ${line}`)
    .join("\n");
}

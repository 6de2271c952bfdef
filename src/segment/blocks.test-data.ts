import type { LanguagePack } from "../packs/language-pack.js";
import { type Lang, packOf, packs } from "../packs/grammar.test-data.js";
import { readDocument } from "../read/read-document.js";
import { segmentDocument } from "./segment-document.js";

/** A block as plain text, for comparing. */
export interface PlainBlock {
  readonly name: string;
  readonly type?: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly body?: readonly string[];
}

/** The blocks of a text, in any of the languages of grammar/ or in `lang` alone. Fields with the same key are joined. */
export async function blocksOf(text: string, file = "a.txt", lang?: Lang): Promise<PlainBlock[]> {
  const document = await readDocument(file, text);
  const among: readonly LanguagePack[] = lang === undefined ? packs.all : [packOf(lang)];
  return segmentDocument(document, among).blocks.map(({ name, typeLine, fields, body }) => {
    const plain: Record<string, string> = {};
    for (const { meaning, value } of fields) {
      if (meaning.kind === "name") continue;
      plain[meaning.key] = meaning.key in plain ? `${plain[meaning.key] ?? ""} + ${value.text}` : value.text;
    }
    return {
      name: name.text,
      ...(typeLine === undefined ? {} : { type: typeLine.text }),
      fields: plain,
      ...(body.length === 0 ? {} : { body: body.map((line) => line.text.text) }),
    };
  });
}

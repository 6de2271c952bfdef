import { createHash } from "node:crypto";
import type { DescriptionBlock, Entry } from "../../model/entry.js";

/**
 * Twelve hexadecimal digits that change when the words of entries in a language do; layout, line breaks and the order of
 * entries and fields do not count. Entries that the language does not have are left out.
 */
export function textHash(entries: readonly Entry[], lang: string): string {
  const sorted = [...entries].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const parts = sorted.flatMap(({ text }) => {
    const own = text[lang];
    if (own === undefined) return [];
    const printed = Object.entries(own.printed).sort(([a], [b]) => (a < b ? -1 : 1));
    return [own.name, ...printed.map(([key, value]) => `${key} ${value}`), ...own.description.flatMap(wordsOf)];
  });
  const plain = parts.map((part) => part.normalize("NFC").replace(/\s+/gu, " ").trim()).join("\n");
  return createHash("sha256").update(plain).digest("hex").slice(0, 12);
}

function wordsOf(block: DescriptionBlock): string[] {
  if (block.type === "list") return block.items.map(({ text }) => text);
  if (block.type === "table") return [...block.header, ...block.rows.flat()].map(({ text }) => text);
  return [block.text];
}

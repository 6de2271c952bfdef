import type { ScratchFile } from "../output/files.js";
import type { EntryRecord } from "./entry-record.js";

export function memoryScratch(): ScratchFile {
  const parts: Uint8Array[] = [];
  let all: Buffer | undefined;
  let size = 0;
  return {
    append(bytes) {
      parts.push(Buffer.from(bytes));
      all = undefined;
      size += bytes.length;
      return size - bytes.length;
    },
    read(offset, length) {
      all ??= Buffer.concat(parts);
      return Buffer.from(all.subarray(offset, offset + length));
    },
  };
}

/** A record whose description is one paragraph. */
export function recordOf(id: string, description = "", lang = "fr", more: Partial<EntryRecord> = {}): EntryRecord {
  return {
    id,
    kind: "spell",
    lang,
    file: `${lang}.txt`,
    line: 1,
    mechanics: {},
    text: {
      name: id,
      aliases: [],
      printed: {},
      description: description === "" ? [] : [{ type: "paragraph", text: description }],
    },
    entryText: description,
    spans: [],
    ...more,
  };
}

/** Words that no other seed has. */
export const prose = (seed: number, words = 60): string =>
  Array.from({ length: words }, (_, i) => `w${String(seed)}x${String(i)}`).join(" ");

import { createHash } from "node:crypto";

export const splitNames = ["train", "validation", "test"] as const;
export type Split = (typeof splitNames)[number];
/** Percent of the entries in each split; together 100. */
export type Shares = Readonly<Record<Split, number>>;

/** SHA-256 of an entry's id: an id has the same one in every language, run and data set. */
export function hashOfId(id: string): Buffer {
  return createHash("sha256").update(id).digest();
}

/** The split of an entry, by the first 48 bits of its id's hash. All languages of an entry are in the same one. */
export function splitOf(hash: Buffer, shares: Shares): Split {
  const percent = (hash.readUIntBE(0, 6) / 2 ** 48) * 100;
  if (percent < shares.train) return "train";
  return percent < shares.train + shares.validation ? "validation" : "test";
}

/** Reads `80,10,10`. Undefined unless it is three whole numbers of 0 or more that make 100. */
export function parseShares(text: string): Shares | undefined {
  const match = /^\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*$/.exec(text);
  if (match === null) return undefined;
  const [train = 0, validation = 0, test = 0] = match.slice(1).map(Number);
  return train + validation + test === 100 ? { train, validation, test } : undefined;
}

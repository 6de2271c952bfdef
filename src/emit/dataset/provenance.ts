import type { EntryRecord } from "./entry-record.js";

/** The licence of several texts together: both, where they differ, in the words of SPDX. */
export function joinedLicence(records: readonly EntryRecord[]): string | undefined {
  const licences = new Set(records.flatMap(({ licence }) => (licence === undefined ? [] : [licence])));
  return licences.size === 0 ? undefined : [...licences].join(" AND ");
}

export function sourcesByLang(records: readonly EntryRecord[]): Record<string, string> {
  return Object.fromEntries(
    records.flatMap(({ lang, source }) => (source === undefined ? [] : [[lang, source] as const])),
  );
}

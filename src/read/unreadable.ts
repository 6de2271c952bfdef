import type { Finding } from "../model/diagnostic.js";

type Trouble = { readonly code: "RG1005"; readonly reason: string } | { readonly code: "RG1006" } | RG1007;
interface RG1007 {
  readonly code: "RG1007";
  readonly limit: string;
}

/** Thrown inside the readers of packed files where nothing more can be read; `readDocument` makes a finding of it. */
export class UnreadableFile extends Error {
  readonly finding: Finding;

  constructor(trouble: Trouble) {
    super(trouble.code);
    const { code, ...data } = trouble;
    this.finding = { code, severity: "error", range: { start: 0, end: 0 }, data };
  }
}

/** @param reason - In English, lower case: `no word/document.xml`. */
export function damaged(reason: string): UnreadableFile {
  return new UnreadableFile({ code: "RG1005", reason });
}

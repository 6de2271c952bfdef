import type { Range16 } from "../../model/span.js";
import type { CodedText } from "./coded-text.js";

/** One piece of a translation as a file has it. */
export interface TranslatedUnit {
  readonly key: string;
  /** Counts from 1. */
  readonly line: number;
  readonly source: CodedText;
  /** Where the translation stands in the file, with what is around its text; the whole message where there is none. */
  readonly range: Range16;
  /** Undefined where there is no translation, or none that the file's own state calls done. */
  readonly target: CodedText | undefined;
}

/** What a translators' file holds. */
export interface TranslationFile {
  readonly file: string;
  readonly from: string;
  readonly into: string;
  /** All of the file. */
  readonly text: string;
  readonly units: readonly TranslatedUnit[];
}

/** A fault of a translators' file or of what it says. The message is one line without file and place. */
export class TranslationError extends Error {
  override readonly name = "TranslationError";
  readonly line: number;
  readonly key: string | undefined;

  /** @param line Counts from 1. */
  constructor(message: string, line: number, key?: string) {
    super(message);
    this.line = line;
    this.key = key;
  }
}

import type { Code } from "../model/codes.js";
import type { DiagnosticData, Finding, Severity } from "../model/diagnostic.js";
import type { Entry } from "../model/entry.js";
import type { Range16 } from "../model/span.js";
import type { PackSet } from "../packs/pack-set.js";
import type { SourceText } from "../text/source.js";
import type { Glossary } from "./glossary.js";
import type { Spelling } from "./spelling.js";
import type { EntryText } from "./texts.js";

/** Text that takes the place of a range. A finding's edits are all made, or none. */
export interface Edit {
  readonly range: Range16;
  readonly text: string;
}

/** What a check found, in a file of the book. */
export interface CheckFinding extends Omit<Finding, "code"> {
  readonly code: Code;
  readonly file: string;
  readonly lang: string;
  /** What would mend it without a change of meaning; only typography, spaces and spelling may have one. */
  readonly fix?: readonly Edit[];
}

/** The text that an entry's other languages were translated from, as it was then. */
export interface SourceStamp {
  readonly lang: string;
  readonly hash: string;
}

/** What checks look at: a whole book, all languages. */
export interface CheckContext {
  /** Merged over languages. */
  readonly entries: readonly Entry[];
  /** All texts of the entries, one item for each entry and source. */
  readonly texts: readonly EntryText[];
  readonly sources: ReadonlyMap<string, SourceText>;
  readonly packs: PackSet;
  /** Terms that the texts are held against; compiled from rules chapters or given. */
  readonly glossary: Glossary;
  /** What each entry was translated from, where the book's alignment says it: entry id to language and hash. */
  readonly stamps?: ReadonlyMap<string, SourceStamp>;
  /** Checks of typography by house profile: those named here are on besides the ones on which all authorities agree. */
  readonly house: ReadonlySet<Code>;
}

/** What checks look at that ask for more than the book. */
export interface SpellingContext extends CheckContext {
  /** Spell checkers by language, where one is installed. */
  readonly spelling: ReadonlyMap<string, Spelling>;
}

/**
 * One kind of finding. A check says nothing where it is not sure: a false alarm costs more than a missed mistake.
 * Its page is docs/checks/<code>.md, its texts `messages.<code>` in the locales.
 */
export type Check = BookCheck | SpellingCheck;

interface BookCheck {
  readonly code: Code;
  readonly usesSpelling?: never;
  run(context: CheckContext): Iterable<CheckFinding>;
}

interface SpellingCheck {
  readonly code: Code;
  /** Dictionaries take longer to open than most books to check: only those that ask for them have them. */
  readonly usesSpelling: true;
  run(context: SpellingContext): Iterable<CheckFinding>;
}

/** Where a finding lies and what its message is made from. */
export interface Placed {
  readonly code: Code;
  readonly severity: Severity;
  readonly range: Range16;
  readonly data: DiagnosticData;
  readonly field?: string;
  readonly fix?: readonly Edit[];
  readonly related?: NonNullable<Finding["related"]>;
}

/** A finding about an entry's text. */
export function findingIn(text: EntryText, placed: Placed): CheckFinding {
  return { ...placed, file: text.file, lang: text.lang, entry: text.entry.id };
}

import { readFile } from "node:fs/promises";
import { type Element, DOMParser, ParseError } from "@xmldom/xmldom";
import { CsvError, parse } from "csv-parse/sync";
import type { Glossary, Term } from "../../checks/glossary.js";
import { decode } from "../../text/decode.js";
import { UsageError } from "../usage-error.js";

const columns = ["concept", "lang", "preferred", "allowed", "forbidden"] as const;
/** Values of TBX's `administrativeStatus` (ISO 30042) that tell a term not to be used. */
const forbiddenStatus: ReadonlySet<string> = new Set(["deprecatedTerm-admn-sts", "supersededTerm-admn-sts"]);

/**
 * Reads a glossary: TBX, where the administrative status of a term says what it is, or CSV with the columns concept, lang,
 * preferred, allowed, forbidden; several words of a column are separated by `|`.
 *
 * @throws {UsageError} that says what is amiss.
 */
export async function readGlossary(path: string): Promise<Glossary> {
  let text: string;
  try {
    text = decode(await readFile(path)).text;
  } catch (error) {
    throw new UsageError(`cannot read the glossary \`${path}\`: ${(error as Error).message}`);
  }
  if (/\.(?:tbx|xml)$/i.test(path)) return { terms: fromTbx(text, path) };
  if (/\.csv$/i.test(path)) return { terms: fromCsv(text, path) };
  throw new UsageError(`\`${path}\` is neither \`.tbx\` nor \`.csv\``);
}

/** The terms of a CSV glossary. @param path - Its name in messages. @throws {UsageError} */
export function fromCsv(text: string, path: string): Term[] {
  let rows: Record<string, string>[];
  try {
    const delimiter = /^[^\n]*;/.test(text) && !/^[^\n]*,/.test(text) ? ";" : ",";
    rows = parse(text, { columns: true, bom: true, trim: true, skip_empty_lines: true, delimiter });
  } catch (error) {
    if (error instanceof CsvError) throw new UsageError(`\`${path}\`: ${error.message}`);
    throw error;
  }
  const [first = {}] = rows;
  const missing = (["concept", "lang", "preferred"] as const).filter((name) => first[name] === undefined);
  if (missing.length > 0) {
    throw new UsageError(
      `\`${path}\` has no column \`${missing.join("`, `")}\`; there are to be ${columns.join(", ")}`,
    );
  }
  return rows.map(({ concept = "", lang = "", preferred = "", allowed, forbidden }) => ({
    concept,
    lang,
    preferred,
    allowed: listOf(allowed),
    forbidden: listOf(forbidden),
  }));
}

function listOf(cell = ""): string[] {
  return cell
    .split("|")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function fromTbx(text: string, path: string): Term[] {
  let root: Element | null;
  try {
    const stop = (level: string, message: string): void => {
      if (level !== "warning") throw new ParseError(message);
    };
    root = new DOMParser({ onError: stop }).parseFromString(text, "text/xml").documentElement;
  } catch (error) {
    if (error instanceof ParseError) throw new UsageError(`\`${path}\`: ${error.message}`);
    throw error;
  }
  // TBX of 2008 calls the entries and sections otherwise than that of 2019.
  const entries = root === null ? [] : [...elements(root, "conceptEntry"), ...elements(root, "termEntry")];
  if (entries.length === 0) throw new UsageError(`\`${path}\` has no entries of TBX`);
  return entries.flatMap((entry) =>
    [...elements(entry, "langSec"), ...elements(entry, "langSet")].flatMap((section) => termOf(entry, section)),
  );
}

function termOf(entry: Element, section: Element): Term[] {
  const words = [...elements(section, "termSec"), ...elements(section, "tig"), ...elements(section, "ntig")].flatMap(
    (group) =>
      elements(group, "term").map((term) => ({
        word: (term.textContent ?? "").trim(),
        status:
          elements(group, "termNote")
            .find((n) => n.getAttribute("type") === "administrativeStatus")
            ?.textContent?.trim() ?? "",
      })),
  );
  const usable = words.filter(({ word, status }) => word !== "" && !forbiddenStatus.has(status));
  const preferred = usable.find(({ status }) => status === "preferredTerm-admn-sts") ?? usable[0];
  if (preferred === undefined) return [];
  return [
    {
      concept: entry.getAttribute("id") ?? preferred.word,
      lang: section.getAttribute("xml:lang") ?? "",
      preferred: preferred.word,
      allowed: usable.filter((other) => other !== preferred).map(({ word }) => word),
      forbidden: words.filter(({ word, status }) => word !== "" && forbiddenStatus.has(status)).map(({ word }) => word),
    },
  ];
}

function elements(parent: Element, name: string): Element[] {
  return [...parent.getElementsByTagName(name)];
}

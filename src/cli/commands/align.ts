import { proposeAlignment, type Proposal } from "../../checks/align/propose.js";
import { textHash } from "../../checks/between/text-hash.js";
import { type EntryText, textsOf } from "../../checks/texts.js";
import type { Entry } from "../../model/entry.js";
import { AlignmentDocument } from "../align/alignment-document.js";
import { type Book, type BookOptions, readBook } from "../book.js";
import { writeError, writeOut } from "../streams.js";
import { UsageError } from "../usage-error.js";
import { writeWhole } from "../write-file.js";

export interface AlignCommandOptions extends Omit<BookOptions, "out"> {
  readonly out?: string;
  readonly stamp?: string;
}

/** `ruleglot align`: which entries translate each other, for a person to confirm. @returns the exit code */
export async function alignCommand(paths: readonly string[], options: AlignCommandOptions): Promise<number> {
  const { out, stamp, ...reading } = options;
  const book = await readBook(paths, reading, "out");
  const { words, packs } = book.session;
  if (stamp !== undefined && packs.get(stamp) === undefined)
    throw new UsageError(`no language pack has the language \`${stamp}\``);
  if (book.reading.files.length === 0) {
    writeError(words.text("cli.nothingRead", { out: out ?? "-" }), words);
    return 2;
  }
  // Rules have the ids of their concepts in every language.
  const entries = book.entries.filter(({ kind }) => kind !== "rule");
  const aligned = entries.filter(({ text }) => Object.keys(text).length > 1);
  const alone = entries.filter(({ text }) => Object.keys(text).length === 1);
  const proposals = proposeAlignment(textsIn(book, alone), packs);

  const document = await AlignmentDocument.from(book.alignmentFile, words.text("cli.align.head"));
  for (const { id, text } of aligned) document.add(id, namesOf(text));
  for (const { id, members } of proposals) {
    // An id that a person gave stays.
    const given = members.map(({ text }) => text.entry.id).find((own) => document.has(own));
    document.add(
      given ?? id,
      Object.assign({}, ...members.map(nameOf)) as Record<string, string>,
      remarkOf(members, words.lang, words),
    );
  }
  if (stamp !== undefined) {
    for (const entry of aligned) {
      if (entry.text[stamp] !== undefined) document.stamp(entry.id, { lang: stamp, hash: textHash([entry], stamp) });
    }
  }
  const content = document.toString();
  if (out === undefined) await writeOut(content);
  else await writeWhole(out, content);
  const paired = new Set(proposals.flatMap(({ members }) => members.map(({ text }) => text.entry)));
  const counts = { aligned: aligned.length, proposed: proposals.length, single: alone.length - paired.size };
  process.stderr.write(`${words.text("cli.align.done", counts)}\n`);
  return book.reading.failed > 0 ? 2 : 0;
}

function textsIn({ reading }: Book, entries: readonly Entry[]): EntryText[] {
  return textsOf(entries, new Map(reading.files.map(({ source }) => [source.file, source])));
}

function namesOf(text: Entry["text"]): Record<string, string> {
  return Object.fromEntries(Object.entries(text).map(([lang, { name }]) => [lang, name]));
}

type Member = Proposal["members"][number];

function nameOf({ text: { entry, lang } }: Member): Record<string, string> {
  return { [lang]: entry.text[lang]?.name ?? "" };
}

function remarkOf(members: readonly Member[], lang: string, words: Book["session"]["words"]): string {
  const number = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const scores = members.flatMap(({ text, score }) =>
    score === undefined ? [] : [`${text.lang} ${number.format(score)}`],
  );
  return words.text("cli.align.proposed", { scores: scores.join("; ") });
}

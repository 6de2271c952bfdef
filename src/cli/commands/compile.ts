import manifest from "../../../package.json" with { type: "json" };
import { type CardsOptions, emitCards } from "../../emit/cards.js";
import { emitEntries } from "../../emit/entries.js";
import { emitGlossary } from "../../emit/glossary.js";
import { emitLocales } from "../../emit/locales.js";
import { emitModules } from "../../emit/modules.js";
import type { Output } from "../../emit/output.js";
import { emitReport } from "../../emit/report.js";
import { emitRpgCards } from "../../emit/rpg-cards.js";
import { emitRules, ruleHrefs } from "../../emit/rules.js";
import { fieldOrder } from "../../kinds/all-kinds.js";
import { type Book, type BookOptions, finish, readBook, writeDiagnostics } from "../book.js";
import { cardWords } from "../card-words.js";
import { inOutputFolder } from "../output-folder.js";
import { conceptForms, rulesWords } from "../rules-words.js";
import { writeError } from "../streams.js";

export interface CompileCommandOptions extends BookOptions {
  readonly format: "pretty" | "json";
  readonly cards: boolean;
  readonly modules: boolean;
}

/** `ruleglot compile`: reads, merges and writes the output folder. @returns the exit code */
export async function compileCommand(paths: readonly string[], options: CompileCommandOptions): Promise<number> {
  const started = performance.now();
  const book = await readBook(paths, options, "out");
  const { diagnostics, source, out, reading, session } = book;
  const { words } = session;
  if (reading.files.length === 0) {
    writeError(words.text("cli.nothingRead", { out }), words);
    return 2;
  }
  await writeDiagnostics(diagnostics, options.format, words, source);
  return inOutputFolder(out, words, (output) => {
    writeAll(output, book, options);
    output.commit();
    return finish(book, started);
  });
}

function writeAll(
  output: Output,
  { entries, diagnostics, reading, session }: Book,
  { cards, modules }: CompileCommandOptions,
): void {
  const { packs, translations } = session;
  const { files, coverage } = reading;
  emitEntries(output, entries);
  const rankOf = (concept: string): number => packs.ruleTree.rankOf(concept);
  emitRules(output, entries, { words: (lang) => rulesWords(packs.get(lang), translations), rankOf });
  emitGlossary(output, entries, { forms: (concept, lang) => conceptForms(packs.get(lang), concept), rankOf });
  if (cards) {
    const cardOptions: CardsOptions = {
      words: (lang) => cardWords(packs.get(lang), translations, packs),
      fieldOrder,
      ruleHref: ruleHrefs(entries),
    };
    // Rules have pages of their own.
    const onCards = entries.filter(({ kind }) => kind !== "rule");
    emitCards(output, onCards, cardOptions);
    emitRpgCards(output, onCards, cardOptions);
  }
  if (modules) {
    emitModules(output, entries);
    emitLocales(output, entries);
  }
  emitReport(output, entries, { version: manifest.version, files: files.length, diagnostics, coverage });
}

import { Command, InvalidArgumentError, Option } from "commander";
import manifest from "../../package.json" with { type: "json" };
import type { AlignCommandOptions } from "./commands/align.js";
import type { BabeleCommandOptions } from "./commands/babele.js";
import type { CardsCommandOptions } from "./commands/cards.js";
import type { CheckCommandOptions } from "./commands/check.js";
import type { CompileCommandOptions } from "./commands/compile.js";
import type { DatasetCommandOptions } from "./commands/dataset.js";
import type { DiffOptions } from "./commands/diff.js";
import type { ExplainOptions } from "./commands/explain.js";
import type { ExportCommandOptions } from "./commands/export.js";
import type { ManuscriptCommandOptions } from "./commands/manuscript.js";
import type { PackCheckOptions } from "./commands/pack-check.js";
import type { PrintOptions } from "./commands/print.js";
import type { BookOptions } from "./book.js";
import type { ReadingOptions } from "./session.js";

/** The command line. A command's own module is loaded when the command is called: `--help` loads none. */
export function makeProgram(): Command {
  const program = withCommon(new Command("ruleglot"))
    .description(
      "Compiles tabletop rules text (stat blocks in French, Italian, Finnish) to JSON, cards and typed modules.",
    )
    .helpCommand("help [command]", "print the help of a command")
    .addHelpText("after", afterHelp)
    .exitOverride();

  reading(withCommon(program.command("compile")))
    .summary("compile texts to JSON, cards and modules")
    .description(
      "Compiles Markdown, text and HTML files into an output folder: one JSON file per entry, cards, an ESM package and a report.",
    )
    .argument("[path...]", "files, folders, globs, or - for standard input; else `include` of the configuration")
    .option("-o, --out <dir>", 'output folder; replaced only when all is written (default: "out")')
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addOption(
      new Option("--format <format>", "diagnostics for reading, or JSON on standard output")
        .choices(["pretty", "json"])
        .default("pretty"),
    )
    .option("--no-cards", "write no cards and no rpg-cards files")
    .option("--no-modules", "write no modules and no locales")
    .addHelpText(
      "after",
      examples(
        ["ruleglot compile rules/ --out build", "every text below rules/ into build/"],
        ["ruleglot compile 'fr/*.md' 'fi/*.md'", "the same entries in two languages become one"],
        ["ruleglot compile - --lang fr < spell.txt", "standard input"],
        ["ruleglot compile rules/ --pack house/", "with the words of a house ruleset"],
      ),
    )
    .action(async (paths: string[], options: CompileCommandOptions) => {
      const { compileCommand } = await import("./commands/compile.js");
      process.exitCode = await compileCommand(paths, options);
    });

  reading(withCommon(program.command("cards")))
    .summary("make cards: HTML, PDF, SVG, PNG")
    .description(
      "Makes cards of the entries, in their own languages or in others: the stat lines are printed in the card's language, texts that nobody translated stay as they are and are marked. " +
        "Text that one card can't hold goes on to a second one.",
    )
    .argument("[path...]", "files, folders, globs, or - for standard input; else `include` of the configuration")
    .option("-o, --out <dir>", 'output folder; replaced only when all is written (default: "cards")')
    .option("--to <lang>", "language of the cards; may be given several times (default: those of the texts)", collect)
    .option("--as <list>", "formats: html, pdf, svg, png", "pdf")
    .addOption(new Option("--size <size>", "63 × 88 mm, or 70 × 120 mm").choices(["poker", "tarot"]).default("poker"))
    .addOption(new Option("--paper <paper>", "paper of the sheets").choices(["a4", "letter"]).default("a4"))
    .option("--single", "one card a page, of the card's size, in place of sheets")
    .option("--bleed <mm>", "colour beyond the cut, 0 to 10 mm", millimetres, 0)
    .option("--no-crop-marks", "no marks that show where to cut")
    .option("--duplex", "a page of card backs after each page, for printing on both sides (long edge)")
    .option("--dpi <n>", "dots per inch of PNG files, 36 to 1200", dotsPerInch, 300)
    .option("--where <condition>", "only entries that fulfil it: level<=3 && class=wizard")
    .option("--sort <keys>", "order, such as level,name or -level (default: by name)")
    .option("--caster-level <n>", "numbers at this caster level in place of “per level”", casterLevel)
    .option("--spellbook <list>", "one class's or domain's entries as an A5 booklet (PDF) in place of cards")
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot cards rules/ --to it --to fi", "sheets of nine cards in Italian and in Finnish"],
        [
          "ruleglot cards rules/ --where 'level<=3 && class=wizard' --sort level,name --duplex",
          "a wizard's first spells",
        ],
        ["ruleglot cards rules/ --as png --single --bleed 3", "a picture of each card, for a printer's service"],
        ["ruleglot cards rules/ --spellbook wizard", "the wizard's list as a booklet"],
      ),
    )
    .action(async (paths: string[], options: CardsCommandOptions) => {
      const { cardsCommand } = await import("./commands/cards.js");
      process.exitCode = await cardsCommand(paths, options);
    });

  reading(withCommon(program.command("check")))
    .summary("find mistakes in texts and their translations")
    .description(
      "Compares translations with each other and each text with its language: numbers, terms, missing or untranslated paragraphs, spelling, typography, references.",
    )
    .argument("[path...]", "files, folders, globs, or - for standard input; else `include` of the configuration")
    .addOption(
      new Option(
        "--format <format>",
        "findings for reading, or on standard output as JSON, SARIF, GitHub annotations, JUnit XML or an HTML page",
      )
        .choices(["pretty", "json", "sarif", "github", "junit", "html"])
        .default("pretty"),
    )
    .option("--only <code>", "only these findings, such as RG6101; may be given several times", collect)
    .option("--fix", "mend what can be mended without a change of meaning, in place")
    .option("--dry-run", "print a diff of what --fix would do, and change nothing")
    .option("--glossary <file>", "terms to hold the texts against, TBX or CSV; may be given several times", collect)
    .option("--baseline <file>", "leave out the findings that stand in it")
    .option("--write-baseline <file>", "write all findings there, for --baseline")
    .option("--max-warnings <n>", "exit with 1 if there are more warnings", wholeNumber)
    .option("--status", "print only how far the translations are")
    .option("--watch", "run again whenever a file changes")
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot check rules/", "all findings of all languages below rules/"],
        ["ruleglot check rules/ --fix --dry-run", "what would be mended"],
        ["ruleglot check rules/ --format html > report.html", "a page with the languages side by side"],
        ["ruleglot check rules/ --baseline known.json --max-warnings 0", "for a build that fails on what is new"],
      ),
    )
    .action(async (paths: string[], options: CheckCommandOptions) => {
      const { checkCommand } = await import("./commands/check.js");
      process.exitCode = await checkCommand(paths, options);
    });

  reading(withCommon(program.command("align")))
    .summary("propose which entries translate each other")
    .description(
      "Writes an alignment: ids with the entry's name in each language. Entries of one id and those of an existing alignment stay; " +
        "others are paired by what they state, their numbers, order and names, with a score for a person to confirm.",
    )
    .argument("[path...]", "files, folders, globs, or - for standard input; else `include` of the configuration")
    .option("-o, --out <file>", "file to write (default: standard output)")
    .option(
      "--stamp <lang>",
      "note a hash of this language's text for each entry, so that `check` finds stale translations",
    )
    .option("--alignment <file>", "alignment so far (default: alignment.yaml in or beside the inputs' common folder)")
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot align rules/ -o rules/alignment.yaml", "the alignment so far, and what is proposed"],
        ["ruleglot align rules/ --stamp fr -o rules/alignment.yaml", "all translations are up to date with French"],
      ),
    )
    .action(async (paths: string[], options: AlignCommandOptions) => {
      const { alignCommand } = await import("./commands/align.js");
      process.exitCode = await alignCommand(paths, options);
    });

  reading(withCommon(program.command("manuscript")))
    .summary("write a manuscript with named styles: DOCX, ICML")
    .description(
      "Writes the entries in one language as a file for word processors (docx), or as a story that InDesign places and keeps linked (icml). " +
        "Each kind of entry has styles of its own: Spell Name, Spell Stat Line, Spell Label …",
    )
    .argument("[path...]", "files, folders, globs, or - for standard input; else `include` of the configuration")
    .requiredOption("--to <lang>", "language of the manuscript: fr, it, fi, en")
    .addOption(
      new Option("--as <format>", "a Word document or an InCopy story").choices(["docx", "icml"]).default("docx"),
    )
    .option("-o, --out <file>", 'the file to write (default: "manuscript.docx" or "manuscript.icml")')
    .option("--where <condition>", "only entries that fulfil it: level<=3 && class=wizard")
    .option("--sort <keys>", "order of spells and powers, such as level,name (default: by name)")
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot manuscript rules/ --to fr -o book.docx", "all entries in French for an editor"],
        ["ruleglot manuscript rules/ --to it --as icml -o book.icml", "a story for InDesign, in Italian"],
      ),
    )
    .action(async (paths: string[], options: ManuscriptCommandOptions) => {
      const { manuscriptCommand } = await import("./commands/manuscript.js");
      process.exitCode = await manuscriptCommand(paths, options);
    });

  reading(withCommon(program.command("dataset")))
    .summary("write training data: JSONL, CSV and Parquet")
    .description(
      "Writes a data set: a row for each entry and source with its fields, texts and BIO tags, entries merged and text segments aligned by language, near duplicates and a data card. " +
        "Memory does not grow with the number of files.",
    )
    .argument("[path...]", "files, folders, globs, or - for standard input; else `include` of the configuration")
    .option("-o, --out <dir>", "output folder; replaced only when all is written", "dataset")
    .option("--formats <list>", "formats of the rows", "jsonl,csv,parquet")
    .option("--split <shares>", "percent of entries in train, validation and test, by the hash of the id", "80,10,10")
    .addOption(
      new Option("--split-by <what>", "keep near duplicates in one split, or go by each id alone")
        .choices(["cluster", "id"])
        .default("cluster"),
    )
    .option("--licence <name>", "licence of texts whose front matter names none")
    .option("--source <citation>", "source of texts whose front matter names none")
    .option("--similarity <number>", "Jaccard similarity from which on rows are near duplicates, 0.5 to 1", "0.8")
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot dataset rules/ --licence cc-by-4.0 --source 'Rules of the lake'", "all formats into dataset/"],
        ["ruleglot dataset rules/ --formats parquet --split 90,5,5", "only Parquet, with smaller samples for tests"],
      ),
    )
    .action(async (paths: string[], options: DatasetCommandOptions) => {
      const { datasetCommand } = await import("./commands/dataset.js");
      process.exitCode = await datasetCommand(paths, options);
    });

  packed(withCommon(program.command("export")))
    .summary("write files for translators: XLIFF, PO, TMX, TBX, CSV")
    .description(
      "Writes the texts of spells and powers for translation tools, with numbers protected and what is translated already filled in. " +
        "XLIFF and PO come back with `import`; TMX is a translation memory, TBX the glossary of a rules chapter, CSV a table to read along.",
    )
    .argument("[path...]", "files, folders, globs, or - for standard input; else `include` of the configuration")
    .requiredOption("--to <format>", "xliff, po, tmx, tbx, csv; a list, or given several times", collect)
    .requiredOption("--from <lang>", "language that is translated")
    .requiredOption("--into <lang>", "language of the translation")
    .option("-o, --out <dir>", 'folder of the files (default: "translation")')
    .option("--force", "write over files that are there")
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot export rules/ --to xliff --from fr --into it", "writes translation/fr-it.xlf"],
        ["ruleglot export rules/ --to po,tmx --from fr --into fi -o work", "a PO file and a translation memory"],
      ),
    )
    .action(async (paths: string[], options: ExportCommandOptions) => {
      const { exportCommand } = await import("./commands/export.js");
      process.exitCode = await exportCommand(paths, options);
    });

  packed(withCommon(program.command("import")))
    .summary("make texts of translated XLIFF and PO files")
    .description(
      "Writes a Markdown file for each entry that a translation has in full: the stat block printed from its mechanics, name and description as translated. " +
        "Every file is read back and must mean the same as the source. If anything is wrong, nothing is written.",
    )
    .argument(
      "<file...>",
      "translations (.xlf, .xliff, .po) and the texts that they were exported from; without texts `include` of the configuration",
    )
    .option("-o, --out <dir>", 'output folder; replaced only when all is written (default: "translated")')
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(["ruleglot import translation/fr-it.xlf rules/", "writes translated/it/spell/….md and so on"]),
    )
    .action(async (files: string[], options: BookOptions) => {
      const { importCommand } = await import("./commands/import.js");
      process.exitCode = await importCommand(files, options);
    });

  packed(withCommon(program.command("babele")))
    .summary("write a translation of a Foundry compendium for Babele")
    .description(
      "Puts the texts of spells and powers in one language into a translation file of Foundry's Babele module. " +
        "What a translation so far holds stays; only what is missing is filled in. Prints a line for each name that was added, " +
        "is stale (in no entry or compendium), is missing (without a translation), and each id without a name in the compendium.",
    )
    .argument("[path...]", "files, folders, globs, or - for standard input; else `include` of the configuration")
    .requiredOption("--lang <lang>", "language of the translation; texts in others are read for their names")
    .option("--from <lang>", "language of the compendium, in which its documents are named", "en")
    .option("-o, --out <dir>", "folder of the translation file", "babele")
    .option("--existing <file>", "translation so far; its name is the new one's, too")
    .option("--compendium <file>", "Babele's own export of the compendium, for the names of its documents")
    .option("--collection <id>", "compendium, such as dnd5e.spells: name of the file (default: that of --existing)")
    .option("--label <text>", "name of the compendium in the language (default: that of --existing)")
    .addOption(new Option("--kind <kind>", "only entries of this kind (default: both)").choices(["spell", "power"]))
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(
        [
          "ruleglot babele rules/ --lang fr --collection pf1.spells --out compendium/fr",
          "writes pf1.spells.json there",
        ],
        [
          "ruleglot babele rules/ --lang fr --existing fr/pf1.spells.json --out fr",
          "fills in what is missing and keeps what is there",
        ],
      ),
    )
    .action(async (paths: string[], options: BabeleCommandOptions) => {
      const { babeleCommand } = await import("./commands/babele.js");
      process.exitCode = await babeleCommand(paths, options);
    });

  reading(withCommon(program.command("parse")))
    .summary("print entries and diagnostics as JSON")
    .description(
      'Prints { "files": [ { "file", "entries", "diagnostics" } ] } to standard output, and nothing else there.',
    )
    .argument("<file...>", "files, folders, globs, or - for standard input")
    .addHelpText(
      "after",
      examples(
        ["ruleglot parse spell.md", "entries and diagnostics of one file"],
        ["ruleglot parse --lang fi - < spell.txt", "of standard input, which is Finnish"],
      ),
    )
    .action(async (files: string[], options: ReadingOptions) => {
      const { parseCommand } = await import("./commands/parse.js");
      process.exitCode = await parseCommand(files, options);
    });

  reading(withCommon(program.command("explain")))
    .summary("show how each field was read")
    .description(
      "Shows each entry with each field's source text, tokens, grammar rule and mechanics, and what every character of the file was taken as. " +
        "Exits with 1 if a character is in no account or in two.",
    )
    .argument("<file...>", "files, folders, globs, or - for standard input")
    .option("--coverage", "only the account: percentages, and every span that is not covered")
    .addOption(
      new Option("--diff", "only each field's text against how ruleglot prints it: [-source-] {+printed+}").conflicts(
        "coverage",
      ),
    )
    .option("--to <lang>", "language that --diff prints (default: the entry's own)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot explain spell.md", "how the fields of spell.md were read"],
        ["ruleglot explain --coverage rules/", "whether all text of rules/ is accounted for"],
        ["ruleglot explain --diff rules/", "where the wording of rules/ is not the house style"],
      ),
    )
    .action(async (files: string[], options: ExplainOptions) => {
      const { explainCommand } = await import("./commands/explain.js");
      process.exitCode = await explainCommand(files, options);
    });

  reading(withCommon(program.command("diff")))
    .summary("compare two editions: errata")
    .description(
      "Compares two editions: entries that are new, gone or renamed, stat lines whose rules changed or that were only reworded, and changed text. " +
        "Exits with 1 if there is a difference.",
    )
    .argument("<old>", "a file or folder of texts, an output folder of `compile`, or entries as .jsonl or .json")
    .argument("<new>", "likewise")
    .addOption(
      new Option("--format <format>", "for the terminal, as data, or as a sheet of errata")
        .choices(["text", "json", "md", "html"])
        .default("text"),
    )
    .option("--to <lang>", "language of the errata (default: --lang, else that of most entries)")
    .option(
      "--alignment <file>",
      "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
    )
    .option("--config <file>", "configuration (default: ruleglot.config.json, if there is one)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot diff first-printing/ second-printing/", "what the second printing changed"],
        ["ruleglot diff old/ new/ --format md --to it > errata.md", "a sheet of errata in Italian"],
      ),
    )
    .action(async (old: string, current: string, options: DiffOptions) => {
      const { diffCommand } = await import("./commands/diff.js");
      process.exitCode = await diffCommand(old, current, options);
    });

  reading(withCommon(program.command("print")))
    .summary("print stat blocks in another language")
    .description(
      "Prints each entry's stat block in the words, units and typography of a language. Names and texts are not translated.",
    )
    .argument("<file...>", "files, folders, globs, or - for standard input")
    .requiredOption("--to <lang>", "language to print: fr, it, fi, en")
    .option("--field <key>", "only this field of each entry: range, duration, savingThrow …")
    .addOption(
      new Option("--as <layout>", "Markdown, text, an HTML table, or a header of few lines as Pathfinder has it")
        .choices(["md", "txt", "html", "pf"])
        .default("txt"),
    )
    .option("--caster-level <n>", "numbers at this caster level in place of “per level”", casterLevel)
    .addHelpText(
      "after",
      examples(
        ["ruleglot print spell.md --to it", "the stat blocks of spell.md in Italian"],
        ["ruleglot print spell.md --to fi --field range --caster-level 7", "ranges at caster level 7"],
      ),
    )
    .action(async (files: string[], options: PrintOptions) => {
      const { printCommand } = await import("./commands/print.js");
      process.exitCode = await printCommand(files, options);
    });

  const pack = withCommon(program.command("pack"))
    .summary("work with language packs")
    .description("Work with language packs.")
    .helpCommand(false);
  withCommon(pack.command("check"))
    .summary("validate packs and run their examples")
    .description(
      "Validates language packs and overlays, runs their examples, and lists concepts without a form and forms with two meanings. " +
        "Exits with 1 if a pack is invalid, has ids that nothing reads, or an example fails.",
    )
    .argument("[dir...]", "pack folders (default: ruleglot's own packs)")
    .addHelpText(
      "after",
      examples(
        ["ruleglot pack check", "all packs of ruleglot"],
        ["ruleglot pack check house/", "an overlay of your own"],
      ),
    )
    .action(async (folders: string[], options: PackCheckOptions) => {
      const { packCheckCommand } = await import("./commands/pack-check.js");
      process.exitCode = await packCheckCommand(folders, options);
    });

  return program;
}

function withCommon(command: Command): Command {
  return command
    .version(manifest.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .configureHelp({ helpWidth: Math.min(process.stdout.columns || 100, 100) })
    .showSuggestionAfterError();
}

function reading(command: Command): Command {
  return packed(
    command.option(
      "--lang <lang>",
      "language of the texts: fr, it, fi, en (default: front matter, else found out per entry)",
    ),
  );
}

function packed(command: Command): Command {
  return command
    .option("--ruleset <name>", "ruleset of the texts (default: front matter, else found out per entry)")
    .option("--pack <dir>", "load a pack or overlay folder; may be given several times", collect)
    .option("--ui <lang>", "language of messages: en, fr, it, fi (default: LC_ALL, LC_MESSAGES, LANG, else en)");
}

function collect(value: string, all: readonly string[] = []): string[] {
  return [...all, value];
}

function millimetres(text: string): number {
  const value = Number(text);
  if (text === "" || !(value >= 0 && value <= 10))
    throw new InvalidArgumentError("It is a number of millimetres from 0 to 10.");
  return value;
}

function dotsPerInch(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 36 || value > 1200)
    throw new InvalidArgumentError("It is a whole number from 36 to 1200.");
  return value;
}

function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It is a whole number from 0.");
  return Number(text);
}

function casterLevel(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError("It is a whole number from 1 to 999.");
  return Number(text);
}

function examples(...rows: (readonly [command: string, meaning: string])[]): string {
  return `\nExamples:\n${rows.map(([command, meaning]) => `  ${command}\n      ${meaning}\n`).join("")}`;
}

const afterHelp = `
Examples:
  ruleglot compile rules/ --out build
      compile every text below rules/ into build/
  ruleglot parse spell.md
      print entries and diagnostics as JSON

Exit codes:
  0  clean: no errors, maybe warnings
  1  errors found in the texts (\`compile\`, \`parse\`, \`print\`), text not accounted for (\`explain\`), differences (\`diff\`), a faulty pack (\`pack check\`)
  2  wrong use or input that could not be read; the other files were compiled all the same

Environment:
  LC_ALL, LC_MESSAGES, LANG  language of messages
  NO_COLOR, FORCE_COLOR      colours off or on
`;

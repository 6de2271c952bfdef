import { type Command, Option } from "commander";
import type { AlignCommandOptions } from "../commands/align.js";
import type { CheckCommandOptions } from "../commands/check.js";
import type { ExportCommandOptions } from "../commands/export.js";
import type { ImportCommandOptions } from "../commands/import.js";
import {
  alignmentOption,
  collect,
  configOption,
  examples,
  packed,
  paths,
  reading,
  wholeNumber,
  withCommon,
} from "./options.js";

/** Commands for translators and editors. */
export function addTranslateCommands(program: Command): void {
  reading(withCommon(program.command("check")))
    .summary("find mistakes in texts and their translations")
    .description(
      "Compares translations with each other and each text with its language: numbers, terms, missing or untranslated paragraphs, spelling, typography, references.",
    )
    .argument(...paths)
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
    .option(...alignmentOption)
    .option(...configOption)
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
      const { checkCommand } = await import("../commands/check.js");
      process.exitCode = await checkCommand(paths, options);
    });

  reading(withCommon(program.command("align")))
    .summary("propose which entries translate each other")
    .description(
      "Writes an alignment: ids with the entry's name in each language. Entries of one id and those of an existing alignment stay; " +
        "others are paired by what they state, their numbers, order and names, with a score for a person to confirm.",
    )
    .argument(...paths)
    .option("-o, --out <file>", "file to write (default: standard output)")
    .option(
      "--stamp <lang>",
      "note a hash of this language's text for each entry, so that `check` finds stale translations",
    )
    .option("--alignment <file>", "alignment so far (default: alignment.yaml in or beside the inputs' common folder)")
    .option(...configOption)
    .addHelpText(
      "after",
      examples(
        ["ruleglot align rules/ -o rules/alignment.yaml", "the alignment so far, and what is proposed"],
        ["ruleglot align rules/ --stamp fr -o rules/alignment.yaml", "all translations are up to date with French"],
      ),
    )
    .action(async (paths: string[], options: AlignCommandOptions) => {
      const { alignCommand } = await import("../commands/align.js");
      process.exitCode = await alignCommand(paths, options);
    });

  packed(withCommon(program.command("export")))
    .summary("write files for translators: XLIFF, PO, TMX, TBX, CSV, and manuscripts")
    .description(
      "Writes the texts of spells, powers and rules for translation tools, with numbers protected and what is translated already filled in. " +
        "XLIFF and PO come back with `import`; TMX is a translation memory, TBX the glossary of a rules chapter, CSV a table to read along. " +
        "DOCX and ICML are what `manuscript` writes, in the language of --into.",
    )
    .argument(...paths)
    .requiredOption("--to <format>", "xliff, po, tmx, tbx, csv, docx, icml; a list, or given several times", collect)
    .option("--from <lang>", "language that is translated; docx and icml need none")
    .requiredOption("--into <lang>", "language of the translation")
    .option("-o, --out <dir>", 'folder of the files (default: "translation")')
    .option("--force", "write over files that are there")
    .option(...alignmentOption)
    .option(...configOption)
    .addHelpText(
      "after",
      examples(
        ["ruleglot export rules/ --to xliff --from fr --into it", "writes translation/fr-it.xlf"],
        ["ruleglot export rules/ --to po,tmx --from fr --into fi -o work", "a PO file and a translation memory"],
        ["ruleglot export rules/ --to docx --into it", "writes translation/it.docx, a manuscript in Italian"],
      ),
    )
    .action(async (paths: string[], options: ExportCommandOptions) => {
      const { exportCommand } = await import("../commands/export.js");
      process.exitCode = await exportCommand(paths, options);
    });

  packed(withCommon(program.command("import")))
    .summary("make texts of translated XLIFF and PO files")
    .description(
      "Writes a Markdown file for each entry that a translation has in full: the stat block printed from its mechanics, name and description as translated; rules as a chapter. " +
        "Every file is read back and must mean the same as the source; if anything is wrong, nothing is written. " +
        "What `check` finds in the translated texts is told at its place in the translation.",
    )
    .argument(
      "<file...>",
      "translations (.xlf, .xliff, .po) and the texts that they were exported from; without texts `include` of the configuration",
    )
    .option("-o, --out <dir>", 'output folder; replaced only when all is written (default: "translated")')
    .option("--no-check", "leave out the checks of the translated texts")
    .option(...alignmentOption)
    .option(...configOption)
    .addHelpText(
      "after",
      examples(["ruleglot import translation/fr-it.xlf rules/", "writes translated/it/spell/….md and so on"]),
    )
    .action(async (files: string[], options: ImportCommandOptions) => {
      const { importCommand } = await import("../commands/import.js");
      process.exitCode = await importCommand(files, options);
    });
}

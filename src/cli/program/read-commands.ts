import { type Command, Option } from "commander";
import type { CompileCommandOptions } from "../commands/compile.js";
import type { ExplainOptions } from "../commands/explain.js";
import type { PrintOptions } from "../commands/print.js";
import type { ReadingOptions } from "../session.js";
import {
  alignmentOption,
  casterLevelOption,
  configOption,
  examples,
  files,
  paths,
  reading,
  withCommon,
} from "./options.js";

/** Commands that read texts and show what was read. */
export function addReadCommands(program: Command): void {
  reading(withCommon(program.command("compile")))
    .summary("compile texts to JSON, cards and modules")
    .description(
      "Compiles texts of all formats that are read into an output folder: one JSON file per entry, cards, an ESM package and a report.",
    )
    .argument(...paths)
    .option("-o, --out <dir>", 'output folder; replaced only when all is written (default: "out")')
    .option(...alignmentOption)
    .option(...configOption)
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
      const { compileCommand } = await import("../commands/compile.js");
      process.exitCode = await compileCommand(paths, options);
    });

  reading(withCommon(program.command("parse")))
    .summary("print entries and diagnostics as JSON")
    .description(
      'Prints { "files": [ { "file", "entries", "diagnostics" } ] } to standard output, and nothing else there.',
    )
    .argument(...files)
    .addHelpText(
      "after",
      examples(
        ["ruleglot parse spell.md", "entries and diagnostics of one file"],
        ["ruleglot parse --lang fi - < spell.txt", "of standard input, which is Finnish"],
      ),
    )
    .action(async (files: string[], options: ReadingOptions) => {
      const { parseCommand } = await import("../commands/parse.js");
      process.exitCode = await parseCommand(files, options);
    });

  reading(withCommon(program.command("explain")))
    .summary("show how each field was read")
    .description(
      "Shows each entry with each field's source text, tokens, grammar rule and mechanics, and what every character of the file was taken as. " +
        "Exits with 1 if a character is in no account or in two.",
    )
    .argument(...files)
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
      const { explainCommand } = await import("../commands/explain.js");
      process.exitCode = await explainCommand(files, options);
    });

  reading(withCommon(program.command("print")))
    .summary("print stat blocks in another language")
    .description(
      "Prints each entry's stat block in the words, units and typography of a language. Names and texts are not translated.",
    )
    .argument(...files)
    .requiredOption("--to <lang>", "language to print: fr, it, fi, en")
    .option("--field <key>", "only this field of each entry: range, duration, savingThrow …")
    .addOption(
      new Option("--as <layout>", "Markdown, text, an HTML table, or a header of few lines as Pathfinder has it")
        .choices(["md", "txt", "html", "pf"])
        .default("txt"),
    )
    .option(...casterLevelOption)
    .addHelpText(
      "after",
      examples(
        ["ruleglot print spell.md --to it", "the stat blocks of spell.md in Italian"],
        ["ruleglot print spell.md --to fi --field range --caster-level 7", "ranges at caster level 7"],
      ),
    )
    .action(async (files: string[], options: PrintOptions) => {
      const { printCommand } = await import("../commands/print.js");
      process.exitCode = await printCommand(files, options);
    });
}

import { type Command, Option } from "commander";
import type { BabeleCommandOptions } from "../commands/babele.js";
import type { DatasetCommandOptions } from "../commands/dataset.js";
import { alignmentOption, configOption, examples, packed, paths, reading, withCommon } from "./options.js";

/** Commands that make data for other programs. */
export function addDataCommands(program: Command): void {
  reading(withCommon(program.command("dataset")))
    .summary("write training data: JSONL, CSV and Parquet")
    .description(
      "Writes a data set: a row for each entry and source with its fields, texts and BIO tags, entries merged and text segments aligned by language, near duplicates and a data card. " +
        "Memory does not grow with the number of files.",
    )
    .argument(...paths)
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
    .option(...alignmentOption)
    .option(...configOption)
    .addHelpText(
      "after",
      examples(
        ["ruleglot dataset rules/ --licence cc-by-4.0 --source 'Rules of the lake'", "all formats into dataset/"],
        ["ruleglot dataset rules/ --formats parquet --split 90,5,5", "only Parquet, with smaller samples for tests"],
      ),
    )
    .action(async (paths: string[], options: DatasetCommandOptions) => {
      const { datasetCommand } = await import("../commands/dataset.js");
      process.exitCode = await datasetCommand(paths, options);
    });

  packed(withCommon(program.command("babele")))
    .summary("write a translation of a Foundry compendium for Babele")
    .description(
      "Puts the texts of spells and powers in one language into a translation file of Foundry's Babele module. " +
        "What a translation so far holds stays; only what is missing is filled in. Prints a line for each name that was added, " +
        "is stale (in no entry or compendium), is missing (without a translation), and each id without a name in the compendium.",
    )
    .argument(...paths)
    .requiredOption("--lang <lang>", "language of the translation; texts in others are read for their names")
    .option("--from <lang>", "language of the compendium, in which its documents are named", "en")
    .option("-o, --out <dir>", "folder of the translation file", "babele")
    .option("--existing <file>", "translation so far; its name is the new one's, too")
    .option("--compendium <file>", "Babele's own export of the compendium, for the names of its documents")
    .option("--collection <id>", "compendium, such as dnd5e.spells: name of the file (default: that of --existing)")
    .option("--label <text>", "name of the compendium in the language (default: that of --existing)")
    .addOption(new Option("--kind <kind>", "only entries of this kind (default: both)").choices(["spell", "power"]))
    .option(...alignmentOption)
    .option(...configOption)
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
      const { babeleCommand } = await import("../commands/babele.js");
      process.exitCode = await babeleCommand(paths, options);
    });
}

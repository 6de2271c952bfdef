import { type Command, Option } from "commander";
import type { CardsCommandOptions } from "../commands/cards.js";
import type { DiffOptions } from "../commands/diff.js";
import type { ManuscriptCommandOptions } from "../commands/manuscript.js";
import {
  alignmentOption,
  casterLevelOption,
  collect,
  configOption,
  dotsPerInch,
  examples,
  millimetres,
  paths,
  reading,
  whereOption,
  withCommon,
} from "./options.js";

/** Commands that make something for readers. */
export function addPublishCommands(program: Command): void {
  reading(withCommon(program.command("cards")))
    .summary("make cards: HTML, PDF, SVG, PNG")
    .description(
      "Makes cards of the entries, in their own languages or in others: the stat lines are printed in the card's language, texts that nobody translated stay as they are and are marked. " +
        "Text that one card can't hold goes on to a second one.",
    )
    .argument(...paths)
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
    .option(...whereOption)
    .option("--sort <keys>", "order, such as level,name or -level (default: by name)")
    .option(...casterLevelOption)
    .option("--spellbook <list>", "one class's or domain's entries as an A5 booklet (PDF) in place of cards")
    .option(...alignmentOption)
    .option(...configOption)
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
      const { cardsCommand } = await import("../commands/cards.js");
      process.exitCode = await cardsCommand(paths, options);
    });

  reading(withCommon(program.command("manuscript")))
    .summary("write a manuscript with named styles: DOCX, ICML")
    .description(
      "Writes the entries in one language as a file for word processors (docx), or as a story that InDesign places and keeps linked (icml). " +
        "Each kind of entry has styles of its own: Spell Name, Spell Stat Line, Spell Label …",
    )
    .argument(...paths)
    .requiredOption("--to <lang>", "language of the manuscript: fr, it, fi, en")
    .addOption(
      new Option("--as <format>", "a Word document or an InCopy story").choices(["docx", "icml"]).default("docx"),
    )
    .option("-o, --out <file>", 'the file to write (default: "manuscript.docx" or "manuscript.icml")')
    .option(...whereOption)
    .option("--sort <keys>", "order of spells and powers, such as level,name (default: by name)")
    .option(...alignmentOption)
    .option(...configOption)
    .addHelpText(
      "after",
      examples(
        ["ruleglot manuscript rules/ --to fr -o book.docx", "all entries in French for an editor"],
        ["ruleglot manuscript rules/ --to it --as icml -o book.icml", "a story for InDesign, in Italian"],
      ),
    )
    .action(async (paths: string[], options: ManuscriptCommandOptions) => {
      const { manuscriptCommand } = await import("../commands/manuscript.js");
      process.exitCode = await manuscriptCommand(paths, options);
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
    .option(...alignmentOption)
    .option(...configOption)
    .addHelpText(
      "after",
      examples(
        ["ruleglot diff first-printing/ second-printing/", "what the second printing changed"],
        ["ruleglot diff old/ new/ --format md --to it > errata.md", "a sheet of errata in Italian"],
      ),
    )
    .action(async (old: string, current: string, options: DiffOptions) => {
      const { diffCommand } = await import("../commands/diff.js");
      process.exitCode = await diffCommand(old, current, options);
    });
}

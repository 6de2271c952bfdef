import { type Command } from "commander";
import type { PackCheckOptions } from "../commands/pack-check.js";
import { examples, withCommon } from "./options.js";

/** Commands for language packs. */
export function addPackCommands(program: Command): void {
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
      const { packCheckCommand } = await import("../commands/pack-check.js");
      process.exitCode = await packCheckCommand(folders, options);
    });
}

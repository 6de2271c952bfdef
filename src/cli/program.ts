import { Command } from "commander";
import { addDataCommands } from "./program/data-commands.js";
import { addPackCommands } from "./program/pack-commands.js";
import { addPublishCommands } from "./program/publish-commands.js";
import { addReadCommands } from "./program/read-commands.js";
import { addTranslateCommands } from "./program/translate-commands.js";
import { withCommon } from "./program/options.js";

/** The command line. A command's own module is loaded when the command is called: `--help` loads none. */
export function makeProgram(): Command {
  const program = withCommon(new Command("ruleglot"))
    .description(
      "Compiles tabletop rules text in French, Italian, Finnish and English to JSON, cards and typed modules, and checks translations.",
    )
    .helpCommand("help [command]", "print the help of a command")
    .addHelpText("after", afterHelp)
    .exitOverride();

  addReadCommands(program);
  addPublishCommands(program);
  addTranslateCommands(program);
  addDataCommands(program);
  addPackCommands(program);
  return program;
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

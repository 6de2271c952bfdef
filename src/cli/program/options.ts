import { type Command, InvalidArgumentError } from "commander";
import manifest from "../../../package.json" with { type: "json" };

/** What every command has: version, help, suggestions. */
export function withCommon(command: Command): Command {
  return command
    .version(manifest.version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .configureHelp({ helpWidth: Math.min(process.stdout.columns || 100, 100) })
    .showSuggestionAfterError();
}

/** Options of commands that read texts. */
export function reading(command: Command): Command {
  return packed(
    command.option(
      "--lang <lang>",
      "language of the texts: fr, it, fi, en (default: front matter, else found out per entry)",
    ),
  );
}

/** Options of commands that load packs, but for the language of the texts. */
export function packed(command: Command): Command {
  return command
    .option("--ruleset <name>", "ruleset of the texts (default: front matter, else found out per entry)")
    .option("--pack <dir>", "load a pack or overlay folder; may be given several times", collect)
    .option(
      "--style-map <file>",
      "YAML: what the named styles of documents set, `Style: name` (also type-line, label, value, body, detail, heading, ignore)",
    )
    .option("--ui <lang>", "language of messages: en, fr, it, fi (default: LC_ALL, LC_MESSAGES, LANG, else en)");
}

/** For an option that may be given several times. */
export function collect(value: string, all: readonly string[] = []): string[] {
  return [...all, value];
}

export function millimetres(text: string): number {
  const value = Number(text);
  if (text === "" || !(value >= 0 && value <= 10))
    throw new InvalidArgumentError("It is a number of millimetres from 0 to 10.");
  return value;
}

export function dotsPerInch(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 36 || value > 1200)
    throw new InvalidArgumentError("It is a whole number from 36 to 1200.");
  return value;
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("It is a whole number from 0.");
  return Number(text);
}

function casterLevel(text: string): number {
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new InvalidArgumentError("It is a whole number from 1 to 999.");
  return Number(text);
}

/** The examples at the end of a command's help. */
export function examples(...rows: (readonly [command: string, meaning: string])[]): string {
  return `\nExamples:\n${rows.map(([command, meaning]) => `  ${command}\n      ${meaning}\n`).join("")}`;
}

/** The argument of commands that read many files. */
export const paths = [
  "[path...]",
  "files, folders, globs, or - for standard input; else `include` of the configuration",
] as const;

/** The argument of commands that read what is named, and nothing else. */
export const files = ["<file...>", "files, folders, globs, or - for standard input"] as const;

export const alignmentOption = [
  "--alignment <file>",
  "ids by name and language (default: alignment.yaml in or beside the inputs' common folder)",
] as const;

export const configOption = [
  "--config <file>",
  "configuration (default: ruleglot.config.json, if there is one)",
] as const;

export const whereOption = ["--where <condition>", "only entries that fulfil it: level<=3 && class=wizard"] as const;

export const casterLevelOption = [
  "--caster-level <n>",
  "numbers at this caster level in place of “per level”",
  casterLevel,
] as const;

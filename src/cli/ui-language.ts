import { didYouMean, listed } from "./suggest.js";
import { UsageError } from "./usage-error.js";

/**
 * Language of messages: the option, else the first of LC_ALL, LC_MESSAGES and LANG that is set, if it is known; else English.
 * @throws {UsageError} if the option names a language without messages.
 */
export function uiLanguage(
  option: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): string {
  if (option !== undefined) {
    if (known.includes(option)) return option;
    throw new UsageError(
      `no messages in the language \`${option}\`; there are ${listed(known, "and")}${didYouMean(option, known)}`,
    );
  }
  const locale = ["LC_ALL", "LC_MESSAGES", "LANG"].map((name) => env[name] ?? "").find((value) => value !== "") ?? "";
  const lang = /^[A-Za-z]+/.exec(locale)?.[0].toLowerCase() ?? "";
  return known.includes(lang) ? lang : "en";
}

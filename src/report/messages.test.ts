import { describe, expect, test } from "vitest";
import type { LocaleTexts } from "../generated/types.js";
import { type Code, codes } from "../model/codes.js";
import { localeOf, uiLanguages } from "./fixtures.test-data.js";

const allCodes = Object.keys(codes) as Code[];

function flatten(locale: LocaleTexts, path = ""): Map<string, string> {
  return new Map(
    Object.entries(locale).flatMap(([key, value]) =>
      typeof value === "string" ? [[`${path}${key}`, value] as const] : [...flatten(value, `${path}${key}.`)],
    ),
  );
}

const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/u, "");
const slots = (text: string): string[] =>
  [...text.matchAll(/\{\{([a-zA-Z]*)\}\}/g)].map((match) => match[1] ?? "").sort();
const english = flatten(localeOf("en"));

describe.for(uiLanguages.map((lang) => ({ lang })))("messages in $lang", ({ lang }) => {
  const texts = flatten(localeOf(lang));
  const keys = new Set([...texts.keys()].map(withoutPlural));

  test("there are those that English has, and no others", () => {
    expect([...keys].sort()).toEqual([...new Set([...english.keys()].map(withoutPlural))].sort());
  });

  test.for(allCodes.map((code) => ({ code })))("$code is put into words", ({ code }) => {
    expect(keys).toContain(`messages.${code}.message`);
  });

  test("no message is left from a code that is gone", () => {
    const worded = [...keys].flatMap((key) => /^messages\.([^.]+)/u.exec(key)?.[1] ?? []);
    expect(worded.filter((code) => !Object.hasOwn(codes, code))).toEqual([]);
  });

  test("plural forms are those of the language", () => {
    const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
    const plurals = [...texts.keys()].filter((key) => withoutPlural(key) !== key);
    const wanted = [...new Set(plurals.map(withoutPlural))].flatMap((key) =>
      pluralCategories.map((category) => `${key}_${category}`),
    );
    expect(plurals.sort()).toEqual(wanted.sort());
  });

  test("a message and its help name the data that the code has, and all of it", () => {
    const wrong = [...texts].flatMap(([key, text]) => {
      const code = /^messages\.([^.]+)\.message/u.exec(key)?.[1] as Code | undefined;
      if (code === undefined) return [];
      const data: readonly string[] = [...codes[code].data].sort();
      const named = [...new Set([...slots(text), ...slots(texts.get(`messages.${code}.help`) ?? "")])].sort();
      return named.join() === data.join() ? [] : [`${key}: ${named.join()} instead of ${data.join()}`];
    });
    expect(wrong).toEqual([]);
  });

  test("a message and a help start small and end without a full stop", () => {
    const wrong = [...texts].filter(
      ([key, text]) => key.startsWith("messages.") && (/^\p{Lu}/u.test(text) || /[.!]$/u.test(text)),
    );
    expect(wrong).toEqual([]);
  });
});

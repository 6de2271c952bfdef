import { isEmpty } from "../../emit/errata/changes.js";
import { compareEditions } from "../../emit/errata/compare-editions.js";
import { sheetOf } from "../../emit/errata/sheet.js";
import type { Entry } from "../../model/entry.js";
import { colorsFor } from "../../report/colors.js";
import type { BookOptions } from "../book.js";
import { type Edition, readEdition } from "../editions.js";
import { errataText } from "../errata-text.js";
import { errataTexts, errataWords } from "../errata-words.js";
import { printingPack } from "../printing-pack.js";
import { openSession } from "../session.js";
import { writeOut } from "../streams.js";

export interface DiffOptions extends BookOptions {
  readonly format: "text" | "json" | "md" | "html";
  readonly to?: string;
}

/** `ruleglot diff`: how a new edition differs from an old one. @returns 0 if it does not, 1 if it does */
export async function diffCommand(old: string, current: string, options: DiffOptions): Promise<number> {
  const { packs, translations, words } = await openSession(options);
  const before = await readEdition(old, options);
  const after = await readEdition(current, options);
  if (nothingIn(before) || nothingIn(after)) return 2;
  const lang = options.to ?? options.lang ?? mainLanguage(after.entries) ?? mainLanguage(before.entries);
  const pack = printingPack(lang ?? "en", packs);
  const { lang: only } = options;
  const errata = compareEditions(before.entries, after.entries, { pack, ...(only === undefined ? {} : { only }) });

  switch (options.format) {
    case "text": {
      const colors = colorsFor(process.stdout, process.env);
      const own = pack.lang === words.lang ? errataWords(pack, translations) : errataTexts(words, pack);
      for (const part of errataText(sheetOf(errata, own), colors)) await writeOut(part);
      break;
    }
    case "json":
      await writeOut(`${JSON.stringify(errata, null, 2)}\n`);
      break;
    case "md": {
      const { errataMarkdown } = await import("../../emit/errata/markdown.js");
      await writeOut(errataMarkdown(sheetOf(errata, errataWords(pack, translations))));
      break;
    }
    case "html": {
      const { errataHtml } = await import("../../emit/errata/html.js");
      for (const part of errataHtml(sheetOf(errata, errataWords(pack, translations)))) await writeOut(part);
      break;
    }
  }
  if (before.failed + after.failed > 0) return 2;
  return isEmpty(errata) ? 0 : 1;
}

/** A path that gave nothing but problems: not everything of the other edition is new. */
function nothingIn({ entries, failed }: Edition): boolean {
  return entries.length === 0 && failed > 0;
}

/** The language that most entries have a text in; of two the first by tag. */
function mainLanguage(entries: readonly Entry[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { text } of entries) for (const lang of Object.keys(text)) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0];
}

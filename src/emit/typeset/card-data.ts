import type { Face } from "../cards/face.js";
import type { Fragment } from "../cards/fit.js";
import { iconSvg, toneColour } from "../cards/icons.js";
import { type CardFormat, roles, table } from "../cards/measures.js";
import { columnShares } from "../cards/table.js";
import { runsOf } from "./runs.js";

/** Icons of the given tones, in two weights of line, in `currentColor`. */
export function iconData(tones: Iterable<string>): Record<string, { bold: string; thin: string }> {
  const sorted = [...new Set(tones)].sort();
  return Object.fromEntries(sorted.map((tone) => [tone, { bold: iconSvg(tone, 1.7), thin: iconSvg(tone, 1.2) }]));
}

export function toneData({ tone }: Pick<Face, "tone">): { tone: string; colour: string } {
  return { tone, colour: toneColour(tone) };
}

/** A part of an item as templates take it. @param size - Points, by which the columns of a table are shared out. */
export function fragmentData({ item, start, end }: Fragment, size: number, format: CardFormat): object {
  if (item.kind === "table") {
    return {
      kind: "table",
      rule: item.rule,
      before: table.before,
      shares: columnShares(item, size, format),
      head: item.header.map(({ rich }) => runsOf(rich)),
      cells: item.rows.slice(start, end).flatMap((row) => row.map(({ rich }) => runsOf(rich))),
    };
  }
  const { tokens, rich } = item.text;
  const rest = start > 0;
  const marker = item.list === undefined ? undefined : item.list.list.ordered ? `${String(item.list.number)}.` : "•";
  return {
    kind: "text",
    role: item.role,
    rule: item.rule,
    rest,
    before: roles[item.role].before,
    ...(item.lang === undefined ? {} : { lang: item.lang }),
    ...(item.list === undefined ? {} : { indent: item.list.list.indent, marker: rest ? "" : marker }),
    runs: runsOf(rich, tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0),
  };
}

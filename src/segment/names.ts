import type { LanguagePack } from "../packs/language-pack.js";
import { MappedText } from "../text/mapped-text.js";
import type { IgnoredRange } from "./block.js";
import type { Header } from "./headers.js";
import { joinLines } from "./join-lines.js";
import type { FoldedLine } from "./line-labels.js";
import { LinesAbove } from "./lines-above.js";
import { nameEnd, nameStart } from "./name-bounds.js";
import { splitPrefix } from "./split-type-line.js";

export interface NamedHeader {
  readonly header: Header;
  readonly name: MappedText;
  readonly typeLine: MappedText | undefined;
  /** First line that belongs to the entry: its name, or a repetition of it. */
  readonly first: number;
  readonly ignored: readonly IgnoredRange[];
  /** Level of the heading that the name is, where it is one. */
  readonly level: number | undefined;
}

/** Finds the name and the type line that stand above a header, or on its first line. Never looks above `floor`. */
export function nameHeader(
  header: Header,
  lines: readonly FoldedLine[],
  floor: number,
  pack: LanguagePack,
): NamedHeader {
  const above = new LinesAbove(lines, header.first, floor, pack);
  const nameLabel = header.items.findIndex((i) => i.meaning.kind === "name" && i.parts.length > 0);
  const labelled = nameLabel < 0 ? undefined : joinLines(header.items[nameLabel]?.parts ?? []).text;
  let typeLine: MappedText | undefined;
  // A label further down names the entry only where nothing above it does.
  let name: MappedText | undefined = nameLabel === 0 ? labelled : undefined;
  if (name !== undefined) for (const range of header.prefix.ranges) above.ignored.push({ range, reason: "page" });
  const hasType = header.items.some(
    (i) => i.meaning.kind === "field" && (i.meaning.key === "school" || i.meaning.key === "discipline"),
  );
  if (name === undefined && header.prefix.text !== "") {
    const split = hasType ? { name: header.prefix, typeLine: undefined } : splitPrefix(header.prefix, pack);
    name = split.name;
    typeLine = split.typeLine;
    for (const range of split.rest?.ranges ?? []) above.ignored.push({ range, reason: "markup" });
  }
  if (name === undefined && typeLine === undefined && !hasType) {
    const found = above.typeLine() ?? above.damagedTypeLine();
    name = found?.name;
    typeLine = found?.typeLine;
  }
  const own = name === undefined ? above.name() : undefined;
  const whole = name ?? own ?? labelled ?? MappedText.empty;
  const end = nameEnd(whole, pack);
  const start = nameStart(whole, pack);
  for (const range of whole.slice(0, start).ranges) above.ignored.push({ range, reason: "markup" });
  const resolved = whole.slice(start, end).trim();
  for (const range of whole.slice(end).ranges) above.ignored.push({ range, reason: "markup" });
  above.repetitions(resolved.text);
  return {
    header,
    name: resolved,
    typeLine,
    first: above.at,
    ignored: above.ignored,
    level: lines[above.at]?.line.level,
  };
}

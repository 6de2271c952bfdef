import type { LanguagePack } from "../packs/language-pack.js";
import type { MappedText } from "../text/mapped-text.js";
import type { FoldedLine } from "./line-labels.js";
import { isNameLike } from "./name-shape.js";
import type { NamedHeader } from "./names.js";
import { resemblesTypeLine } from "./plausible.js";

/** So many entries must have a school or discipline line, and so many times those that lack one, for one to be missed. */
const fewest = 3;
const times = 4;

interface Named {
  readonly entry: NamedHeader;
  readonly pack: LanguagePack;
}

/**
 * The line above an entry's first label, where it must be a school or discipline line but can't be read as one: it has the
 * bracket of one, or it stands between a name and the labels as such lines do in the other entries.
 */
export function unreadTypeLines(named: readonly Named[], lines: readonly FoldedLine[]): (MappedText | undefined)[] {
  const typed = named.filter(({ entry }) => hasType(entry)).length;
  const isHabit = typed >= fewest && typed >= times * (named.length - typed);
  return named.map(({ entry, pack }) => {
    const line = lines[entry.header.first - 1]?.line;
    if (hasType(entry) || line?.kind !== "text" || entry.header.first - 1 < entry.first) return undefined;
    const isMissed = resemblesTypeLine(line.text.text, pack) || (isHabit && isBelowName(entry, lines));
    return isMissed ? line.text : undefined;
  });
}

function hasType({ typeLine, header }: NamedHeader): boolean {
  return (
    typeLine !== undefined ||
    header.items.some(({ meaning }) => meaning.kind === "field" && /^(?:school|discipline)$/.test(meaning.key))
  );
}

/** The line that was taken for the name goes on with a line that looks like one and has a gap above it. */
function isBelowName({ header, first }: NamedHeader, lines: readonly FoldedLine[]): boolean {
  const line = lines[header.first - 1]?.line;
  const before = lines[header.first - 2]?.line;
  return (
    first === header.first - 1 &&
    line?.gap === 0 &&
    before !== undefined &&
    (before.gap > 0 || header.first === 2) &&
    isNameLike(before.text.text)
  );
}

import type { LanguagePack } from "../packs/language-pack.js";
import type { Line, LineMark } from "../read/document.js";
import { fold } from "../text/fold.js";
import { MappedText } from "../text/mapped-text.js";

/** Joins lines whose break falls inside a label of several words ("… ; Spell⏎Resistance yes"). */
export function joinSplitLabels(lines: readonly Line[], packs: readonly LanguagePack[]): readonly Line[] {
  const out: Line[] = [];
  let joinedAny = false;
  for (const line of lines) {
    const before = out.at(-1);
    if (
      before !== undefined &&
      line.gap === 0 &&
      line.kind === "text" &&
      before.kind === line.kind &&
      packs.some((pack) => breaksLabel(before, line, pack))
    ) {
      out[out.length - 1] = join(before, line);
      joinedAny = true;
    } else out.push(line);
  }
  return joinedAny ? out : lines;
}

/** Whether the words behind the last semicolon, or the whole line, begin a label that the next line ends. */
function breaksLabel(before: Line, line: Line, pack: LanguagePack): boolean {
  const tail = before.text.text.slice(before.text.text.lastIndexOf(";") + 1);
  if (tail.length > 40) return false;
  const start = fold(tail).text.trim();
  if (start === "" || !pack.labels.isLabelStart(start)) return false;
  const joined = `${start} ${fold(line.text.text.slice(0, 60)).text.trim()}`;
  return (pack.labels.match(joined, 0)?.end ?? 0) > start.length;
}

function join(a: Line, b: Line): Line {
  const shift = a.text.length + 1;
  const moved = b.marks.map((m): LineMark => ({ ...m, start: m.start + shift, end: m.end + shift }));
  const last = a.marks.at(-1);
  const first = moved[0];
  // Bold type that breaks with the label is one piece of bold type.
  const marks =
    last !== undefined &&
    first !== undefined &&
    last.type === first.type &&
    last.end >= a.text.length &&
    first.start === shift
      ? [...a.marks.slice(0, -1), { ...last, end: first.end }, ...moved.slice(1)]
      : [...a.marks, ...moved];
  return { ...a, text: MappedText.join([a.text, b.text], " "), marks };
}

import { type Glyph, median, type Word, type WordPart } from "./shapes.js";

/** Gaps in parts of the font size: from this on one ends a run of glyphs, and by this much it must exceed the usual one in a word. */
const runGap = 1.2;
const wordGap = 0.16;
/** Share of the words of a page that may have a no-break space before them. */
const mostTied = 0.3;

/**
 * Puts glyphs together to words. A space that is drawn ends a word, and so does a gap that is wider than the gaps
 * between letters of the same run: in letter-spaced type these may be wider than a space is elsewhere.
 */
export function wordsOf(glyphs: readonly Glyph[]): Word[] {
  const words: Word[] = [];
  for (const run of runsOf(glyphs)) addWords(run, words);
  // Where a font has one glyph for both kinds of space, a file may call every space a no-break one.
  const isTelling = words.filter(({ tied }) => tied === true).length < mostTied * words.length;
  return isTelling ? words : words.map(({ left, right, y, size, parts }) => ({ left, right, y, size, parts }));
}

/** Glyphs that were drawn one behind the other on a baseline. What was drawn twice for a bolder look is taken once. */
function* runsOf(glyphs: readonly Glyph[]): Generator<Glyph[]> {
  let run: Glyph[] = [];
  for (const glyph of glyphs) {
    const last = run.at(-1);
    if (last !== undefined) {
      if (isDouble(last, glyph)) continue;
      const gap = glyph.left - last.right;
      const size = Math.max(last.size, glyph.size);
      if (Math.abs(glyph.y - last.y) > 0.1 * size || gap > runGap * size || gap < -0.5 * size) {
        yield run;
        run = [];
      }
    }
    run.push(glyph);
  }
  if (run.length > 0) yield run;
}

function isDouble(a: Glyph, b: Glyph): boolean {
  return (
    a.text === b.text &&
    a.text !== " " &&
    Math.abs(a.left - b.left) < 0.08 * a.size &&
    Math.abs(a.y - b.y) < 0.08 * a.size
  );
}

function addWords(run: readonly Glyph[], words: Word[]): void {
  const gaps: number[] = [];
  for (let i = 1; i < run.length; i++) {
    const [a, b] = [run[i - 1] as Glyph, run[i] as Glyph];
    if (a.text.trim() !== "" && b.text.trim() !== "") gaps.push((b.left - a.right) / b.size);
  }
  // Where half of the gaps are wide, it is the letters that are spaced.
  const usual = Math.max(0, median(gaps));
  const signs = gaps.length < 4 && run.some(({ text }) => text === " ") ? 0.5 : wordGap;
  let word: Glyph[] = [];
  let tied = false;
  for (const glyph of run) {
    const last = word.at(-1);
    if (glyph.text.trim() === "") {
      push(word, words, tied);
      tied = (word.length > 0 || tied) && isTie(glyph);
      word = [];
      continue;
    }
    if (last !== undefined && (glyph.left - last.right) / glyph.size > usual + signs) {
      push(word, words, tied);
      word = [];
      tied = false;
    }
    word.push(glyph);
  }
  push(word, words, tied);
}

function isTie({ text }: Glyph): boolean {
  return text === "\u00A0" || text === "\u202F";
}

function push(glyphs: readonly Glyph[], words: Word[], tied: boolean): void {
  const [first, last] = [glyphs[0], glyphs.at(-1)];
  if (first === undefined || last === undefined) return;
  const parts: { text: string; style: WordPart["style"] }[] = [];
  let size = 0;
  for (const glyph of glyphs) {
    const part = parts.at(-1);
    size = Math.max(size, glyph.size);
    if (part !== undefined && part.style.bold === glyph.style.bold && part.style.italic === glyph.style.italic)
      part.text += glyph.text;
    else parts.push({ text: glyph.text, style: glyph.style });
  }
  for (const part of parts) part.text = part.text.normalize("NFC");
  words.push({
    left: first.left,
    right: last.right,
    y: first.y,
    size,
    parts: lowerSmallCapitals(glyphs, size) ?? parts,
    ...(tied ? { tied } : {}),
  });
}

/** Capitals in a smaller size behind a full one are small capitals: small letters that are drawn as capitals. */
function lowerSmallCapitals(glyphs: readonly Glyph[], size: number): WordPart[] | undefined {
  const first = glyphs[0] as Glyph;
  const rest = glyphs.slice(1).filter(({ text }) => /\p{L}/u.test(text));
  if (
    rest.length < 2 ||
    first.size < size ||
    !rest.every((g) => /^\p{Lu}/u.test(g.text) && g.size < 0.92 * size && g.size > 0.55 * size)
  )
    return undefined;
  return [
    {
      text:
        first.text +
        glyphs
          .slice(1)
          .map(({ text }) => text.toLowerCase())
          .join(""),
      style: first.style,
    },
  ];
}

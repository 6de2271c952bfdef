const space = 1;
const punctuation = 2;
const other = 3;

/** Classes of UTF-16 units, filled as they are asked for. */
const classes = new Uint8Array(65_536);

function classOf(code: number): number {
  return classes[code] || classify(code);
}

function classify(code: number): number {
  const char = String.fromCharCode(code);
  const found = /\s/u.test(char) ? space : /[\p{P}\p{S}]/u.test(char) ? punctuation : other;
  classes[code] = found;
  return found;
}

/** A run of `*` or `_` and what became of it: marks it closes, then text, then marks it opens. */
export class DelimiterRun {
  at = 0;
  length = 0;
  code = 0;
  canOpen = false;
  canClose = false;
  strongClosed = 0;
  emphasisClosed = 0;
  strongOpened = 0;
  emphasisOpened = 0;
}

/** Lends runs and takes them back all at once, so that a document of many small paragraphs makes few of them. */
export class RunPool {
  readonly #runs: DelimiterRun[] = [];
  #used = 0;

  reset(): void {
    this.#used = 0;
  }

  take(): DelimiterRun {
    const run = this.#runs[this.#used] ?? new DelimiterRun();
    this.#runs[this.#used++] = run;
    run.strongClosed = run.emphasisClosed = run.strongOpened = run.emphasisOpened = 0;
    return run;
  }
}

/** How many openers may be passed over in search of matches, per run; beyond, the text is no longer simple. */
const searchesPerRun = 64;

/** The delimiter runs of one inline text, whose parts are the lines `[starts[i], ends[i])`. */
export function findRuns(
  text: string,
  starts: readonly number[],
  ends: readonly number[],
  from: number,
  to: number,
  pool: RunPool,
): DelimiterRun[] {
  const runs: DelimiterRun[] = [];
  for (let line = from; line < to; line++) {
    const start = starts[line] as number;
    const end = ends[line] as number;
    for (let i = start; i < end; i++) {
      const code = text.charCodeAt(i);
      if (code !== 0x2a && code !== 0x5f) continue;
      let after = i + 1;
      while (after < end && text.charCodeAt(after) === code) after++;
      const run = pool.take();
      run.at = i;
      run.length = after - i;
      run.code = code;
      // The edges of a line are white space: a line break, or the edge of the text.
      flank(
        run,
        i > start ? classOf(text.charCodeAt(i - 1)) : space,
        after < end ? classOf(text.charCodeAt(after)) : space,
      );
      runs.push(run);
      i = after - 1;
    }
  }
  return runs;
}

/** Decides from the classes of the units beside a run whether it can open and close emphasis. */
function flank(run: DelimiterRun, before: number, after: number): void {
  const open = after === other || (after === punctuation && before !== other);
  const close = before === other || (before === punctuation && after !== other);
  const isStar = run.code === 0x2a;
  run.canOpen = isStar ? open : open && (before !== other || !close);
  run.canClose = isStar ? close : close && (after !== other || !open);
}

/**
 * Pairs the runs as CommonMark does (https://spec.commonmark.org/0.31.2/#phase-2-inline-structure).
 *
 * Returns false if that would take more than linear time, or if lengths that are multiples of three keep two runs apart:
 * there remark goes its own ways.
 */
export function pairRuns(runs: readonly DelimiterRun[]): boolean {
  let budget = searchesPerRun * (runs.length + 16);
  const openers: DelimiterRun[] = [];
  for (const run of runs) {
    for (let left = run.length; run.canClose && left > 0; left = unused(run)) {
      let index = openers.length - 1;
      for (; index >= 0 && openers[index]?.code !== run.code; index--) if (budget-- < 0) return false;
      const opener = openers[index];
      if (opener === undefined) break;
      const size = unused(opener);
      if ((opener.canClose || run.canOpen) && left % 3 !== 0 && (size + left) % 3 === 0) return false;
      openers.length = index + 1;
      if (left > 1 && size > 1) {
        run.strongClosed++;
        opener.strongOpened++;
      } else {
        run.emphasisClosed++;
        opener.emphasisOpened++;
      }
      if (unused(opener) === 0) openers.pop();
    }
    if (run.canOpen && unused(run) > 0) openers.push(run);
  }
  return true;
}

function unused(run: DelimiterRun): number {
  return run.length - 2 * (run.strongClosed + run.strongOpened) - run.emphasisClosed - run.emphasisOpened;
}

import type { Range16 } from "../model/span.js";
import type { AccountItem, ParsedFile } from "../lower/parsed-file.js";

/** Units of a category; `reason` for what was ignored. */
export interface CoverageRow {
  readonly as: AccountItem["as"];
  readonly reason: string | undefined;
  readonly units: number;
}

/** The account of a file's non-blank UTF-16 units. */
export interface Coverage {
  readonly total: number;
  readonly covered: number;
  /** In the order of the list below, ignored ones by reason. */
  readonly rows: readonly CoverageRow[];
  /** Runs of units that no item has, joined over the blanks of a line. */
  readonly uncovered: readonly Range16[];
  /** Runs of units that several items have: a bug. They count once. */
  readonly countedTwice: readonly Range16[];
}

const order: readonly AccountItem["as"][] = [
  "name",
  "type-line",
  "label",
  "value",
  "description",
  "rule-text",
  "ignored",
];

/** Adds up which item has each unit. A unit belongs to the first item that has it. Linear time. */
export function coverageOf({ source, account }: Pick<ParsedFile, "source" | "account">): Coverage {
  const { text } = source;
  const owners = new Uint8Array(text.length);
  const units = new Map<string, { as: AccountItem["as"]; reason: string | undefined; units: number }>();
  for (const { range, as, reason } of account) {
    const key = reason === undefined ? as : `${as} ${reason}`;
    let row = units.get(key);
    if (row === undefined) units.set(key, (row = { as, reason, units: 0 }));
    for (let i = Math.max(range.start, 0); i < Math.min(range.end, text.length); i++) {
      if (isBlank(text.charCodeAt(i))) continue;
      if (owners[i] === 0) {
        owners[i] = 1;
        row.units++;
      } else owners[i] = 2;
    }
  }
  let total = 0;
  for (let i = 0; i < text.length; i++) if (!isBlank(text.charCodeAt(i))) total++;
  const rows = [...units.values()].sort(
    (a, b) => order.indexOf(a.as) - order.indexOf(b.as) || ((a.reason ?? "") < (b.reason ?? "") ? -1 : 1),
  );
  return {
    total,
    covered: rows.reduce((sum, row) => sum + row.units, 0),
    rows,
    uncovered: runs(text, owners, 0),
    countedTwice: runs(text, owners, 2),
  };
}

function runs(text: string, owners: Uint8Array, owner: number): Range16[] {
  const found: Range16[] = [];
  let start = -1;
  let end = -1;
  const close = (): void => {
    if (start >= 0) found.push({ start, end });
    start = -1;
  };
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0x0a || code === 0x0d) close();
    else if (isBlank(code)) continue;
    else if (owners[i] !== owner) close();
    else {
      if (start < 0) start = i;
      end = i + 1;
    }
  }
  close();
  return found;
}

/** White space as `\s` has it. */
function isBlank(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

/** Two decimals; 100.00 only if nothing is left, since rounding must not hide it. */
export function percent(part: number, whole: number): string {
  const rounded = whole === 0 ? "100.00" : ((part / whole) * 100).toFixed(2);
  return rounded === "100.00" && part < whole ? "99.99" : rounded;
}

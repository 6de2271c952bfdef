import type { Diagnostic } from "../model/diagnostic.js";
import type { Range16, Span } from "../model/span.js";
import { escapeMarkup as escape } from "./markup.js";

/** A place that a finding marks: its own, or one that it is related to. */
export interface MarkedPlace {
  readonly diagnostic: Diagnostic;
  readonly range: Range16;
  /** Id of the place on the page; none for a related one. */
  readonly anchor?: string;
}

/** The text of a slice with its findings marked; where findings overlap, each stretch has the codes of all of them. */
export function markedText(text: string, slice: Range16, places: readonly MarkedPlace[]): string {
  const edges = [slice.start, slice.end, ...places.flatMap(({ range }) => [range.start, range.end])]
    .filter((offset) => offset >= slice.start && offset <= slice.end)
    .sort((a, b) => a - b);
  const parts: string[] = [];
  for (const [i, to] of edges.entries()) {
    const from = edges[i - 1] ?? to;
    if (from === to) continue;
    for (const { range, anchor } of places)
      if (anchor !== undefined && Math.max(range.start, slice.start) === from)
        parts.push(`<span id="${escape(anchor)}"></span>`);
    const here = places.filter(({ range }) => range.start < to && range.end > from);
    const piece = escape(text.slice(from, to));
    parts.push(here.length === 0 ? piece : mark(piece, here));
  }
  return parts.join("");
}

function mark(piece: string, places: readonly MarkedPlace[]): string {
  const own = places.filter(({ anchor }) => anchor !== undefined).map(({ diagnostic }) => diagnostic);
  const severities = own.map(({ severity }) => severity);
  const worst = (["error", "warning", "info"] as const).find((severity) => severities.includes(severity)) ?? "related";
  const diagnostics = places.map(({ diagnostic }) => diagnostic);
  const codes = escape([...new Set(diagnostics.map(({ code }) => code))].join(" "));
  const title = escape(diagnostics.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return `<mark class="${worst}" data-codes="${codes}" title="${title}">${piece}</mark>`;
}

export function rangeOf({ start, end }: Span): Range16 {
  return { start: start.offset, end: end.offset };
}

/** Empty ranges meet the slice that they stand in. */
export function meets(slice: Range16, range: Range16): boolean {
  return range.start < slice.end && (range.end > slice.start || range.start >= slice.start);
}

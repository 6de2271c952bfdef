import type { Position, Span } from "../generated/types.js";

export type { Position, Span };

/** Half-open range `[start, end)` of UTF-16 offsets in a source's text: the compact form in which spans travel inside the compiler. */
export interface Range16 {
  readonly start: number;
  readonly end: number;
}

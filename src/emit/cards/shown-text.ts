/** Text without what neither HTML nor a font has a place for: control characters and lone surrogates become U+FFFD. */
export function shownText(text: string): string {
  return text.replace(/[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]|\p{Surrogate}/gu, "\uFFFD");
}

/** `spells`: the list of a kind, and its module. */
export function plural(kind: string): string {
  return `${kind}s`;
}

/** `SpellEntry`: the type that `spells` is a list of. */
export function typeName(kind: string): string {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Entry`;
}

/** A language tag as a file name. */
export function languageFile(language: string): string {
  return language.replace(/[^A-Za-z0-9-]+/g, "-") || "und";
}

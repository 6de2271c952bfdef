const base = "urn:oasis:names:tc:opendocument:xmlns:";

/** Namespaces of OpenDocument. */
export const prefixes: Readonly<Record<string, string>> = {
  [`${base}office:1.0`]: "office",
  [`${base}style:1.0`]: "style",
  [`${base}text:1.0`]: "text",
  [`${base}table:1.0`]: "table",
  [`${base}drawing:1.0`]: "draw",
  [`${base}xsl-fo-compatible:1.0`]: "fo",
  [`${base}manifest:1.0`]: "manifest",
};

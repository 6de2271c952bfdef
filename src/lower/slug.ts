import { foldKey } from "../text/fold.js";

/** A name as the last part of an id: small ASCII letters where there are any, digits and hyphens. */
export function slugOf(name: string): string {
  const slug = foldKey(name)
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return slug === "" ? "untitled" : slug;
}

import type { PackData } from "../generated/types.js";

/** Lays `overlay` over `base`: its forms go before the base's under the same id, its settings replace the base's. */
export function mergePacks(base: PackData, overlay: PackData): PackData {
  const { lang: _lang, extends: _extends, ...head } = overlay.pack;
  return merge(base, { ...overlay, pack: head }) as PackData;
}

function merge(base: unknown, overlay: unknown): unknown {
  if (overlay === undefined) return base;
  if (Array.isArray(base) && Array.isArray(overlay))
    return [...new Set<unknown>([...(overlay as unknown[]), ...(base as unknown[])])];
  if (isRecord(base) && isRecord(overlay)) {
    // A term may be a list in one pack and an object in the other.
    const result: Record<string, unknown> = { ...base };
    for (const [key, value] of Object.entries(overlay)) result[key] = key in base ? merge(base[key], value) : value;
    return result;
  }
  if (Array.isArray(base) && isRecord(overlay) && Array.isArray(overlay["forms"]))
    return { ...overlay, forms: merge(base, overlay["forms"]) };
  if (isRecord(base) && Array.isArray(base["forms"]) && Array.isArray(overlay))
    return { ...base, forms: merge(base["forms"], overlay) };
  return overlay;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { describe, expect, test } from "vitest";
import { RecentCache } from "./recent-cache.js";

describe("a cache of recent values", () => {
  test("keeps what is asked for again, and forgets the rest", () => {
    const cache = new RecentCache<number>(2);
    const kept: (number | undefined)[] = [];
    cache.set("often", 0);
    for (let i = 1; i <= 6; i++) {
      cache.set(String(i), i);
      kept.push(cache.get("often"));
    }
    expect(kept).toEqual([0, 0, 0, 0, 0, 0]);
    expect(["1", "2", "3"].map((key) => cache.get(key))).toEqual([undefined, undefined, undefined]);
    expect(cache.get("6")).toBe(6);
    expect(cache.get("none")).toBeUndefined();
  });
});

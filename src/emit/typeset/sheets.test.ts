import { describe, expect, test } from "vitest";
import { mirrored, sheetGeometry, type SheetOptions } from "./sheets.js";

const options: SheetOptions = { size: "poker", paper: "a4", bleed: 0, cropMarks: true, duplex: false };

describe("places on a page", () => {
  test.for([
    { why: "A4", change: {}, slots: 9, first: { x: 10.5, y: 16.5 } },
    { why: "Letter", change: { paper: "letter" }, slots: 9, first: { x: 13.45, y: 7.7 } },
    { why: "A4 with bleed", change: { bleed: 2 }, slots: 9, first: { x: 6.5, y: 12.5 } },
    { why: "A4 with more bleed and marks", change: { bleed: 3 }, slots: 9, first: { x: 4.5, y: 10.5 } },
    {
      why: "Letter with bleed loses a row",
      change: { paper: "letter", bleed: 3 },
      slots: 6,
      first: { x: 7.45, y: 48.7 },
    },
    { why: "tarot on A4", change: { size: "tarot", cropMarks: false }, slots: 6, first: { x: 0, y: 28.5 } },
    { why: "tarot with marks needs a margin", change: { size: "tarot" }, slots: 4, first: { x: 35, y: 28.5 } },
    { why: "a single card", change: { paper: undefined, cropMarks: false }, slots: 1, first: { x: 0, y: 0 } },
    {
      why: "a single card with bleed and marks",
      change: { paper: undefined, bleed: 3 },
      slots: 1,
      first: { x: 7.8, y: 7.8 },
    },
  ] as const)("$why", ({ change, slots, first }) => {
    const geometry = sheetGeometry({ ...options, ...change });
    expect(geometry.slots).toHaveLength(slots);
    expect(geometry.slots[0]?.x).toBeCloseTo(first.x);
    expect(geometry.slots[0]?.y).toBeCloseTo(first.y);
  });

  test.for([0, 1.5, 3, 10])("cards with their bleed stay on the paper and apart, bleed %d", (bleed) => {
    for (const size of ["poker", "tarot"] as const) {
      for (const paper of ["a4", "letter"] as const) {
        const { slots, width, height } = sheetGeometry({ ...options, size, paper, bleed });
        const card = size === "poker" ? { width: 63, height: 88 } : { width: 70, height: 120 };
        for (const [i, { x, y }] of slots.entries()) {
          expect(x - bleed).toBeGreaterThanOrEqual(-1e-9);
          expect(y - bleed).toBeGreaterThanOrEqual(-1e-9);
          expect(x + card.width + bleed).toBeLessThanOrEqual(width + 1e-9);
          expect(y + card.height + bleed).toBeLessThanOrEqual(height + 1e-9);
          for (const other of slots.slice(i + 1)) {
            const apart =
              Math.abs(other.x - x) >= card.width + 2 * bleed - 1e-9 ||
              Math.abs(other.y - y) >= card.height + 2 * bleed - 1e-9;
            expect(apart).toBe(true);
          }
        }
      }
    }
  });

  test("marks never reach into a card or its bleed", () => {
    const { slots, marks } = sheetGeometry({ ...options, bleed: 2 });
    for (const [x1, y1, x2, y2] of marks) {
      for (const { x, y } of slots) {
        const inside = (px: number, py: number): boolean => px > x - 2 && px < x + 65 && py > y - 2 && py < y + 90;
        expect(inside((x1 + x2) / 2, (y1 + y2) / 2)).toBe(false);
        expect(inside(x1, y1) || inside(x2, y2)).toBe(false);
      }
    }
  });

  test("a bleed that leaves no room is refused", () => {
    expect(() => sheetGeometry({ ...options, size: "tarot", bleed: 90 })).toThrow(RangeError);
  });

  test("backs lie behind their fronts", () => {
    const { slots, width } = sheetGeometry(options);
    for (const slot of slots) {
      const back = mirrored(slot, width, 63);
      expect(back.y).toBe(slot.y);
      // Turned over on the long edge, the back's left is the front's right.
      expect(width - (back.x + 63)).toBeCloseTo(slot.x);
    }
  });
});

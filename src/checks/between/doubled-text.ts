import { type Check, findingIn } from "../check.js";
import { beginning, repeatedUnits, unitsOf } from "./units.js";

/** A paragraph or list item that stands twice, where no other language of the entry repeats any. */
export const doubledText: Check = {
  code: "RG3105",
  *run({ texts }) {
    const repeated = texts.map((text) => ({ text, units: repeatedUnits(unitsOf(text)) }));
    const counts = new Map<string, number>();
    for (const { text, units } of repeated) {
      if (units.length > 0) counts.set(text.entry.id, (counts.get(text.entry.id) ?? 0) + 1);
    }
    for (const { text, units } of repeated) {
      // Where a second language repeats something too, the book means it.
      if ((counts.get(text.entry.id) ?? 0) > 1) continue;
      for (const unit of units) {
        if (unit.kind === "table") continue;
        yield findingIn(text, {
          code: "RG3105",
          severity: "warning",
          range: unit.pieces[0].rangeOf(),
          data: { text: beginning(unit.text) },
          field: "description",
        });
      }
    }
  },
};

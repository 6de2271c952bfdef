import { type Check, findingIn } from "../check.js";
import { listedLevels } from "./list-levels.js";

const code = "RG6003";

/** A psionic class in a spell's level line, or a spellcaster in a power's. */
export const foreignClass: Check = {
  code,
  *run(context) {
    for (const { text, name, list, range } of listedLevels(context)) {
      const { school, discipline } = text.entry.mechanics;
      // The type line says for certain what the entry is.
      const kind = school !== undefined ? "spell" : discipline !== undefined ? "power" : list.kind;
      if (kind === list.kind) continue;
      yield findingIn(text, { code, severity: "warning", range, data: { class: name }, field: "levels" });
    }
  },
};

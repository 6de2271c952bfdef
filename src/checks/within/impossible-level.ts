import { type Check, findingIn } from "../check.js";
import { listedLevels } from "./list-levels.js";

const code = "RG6002";

/** A level that the class's list or the domains do not have: a paladin's spell of level 6. */
export const impossibleLevel: Check = {
  code,
  *run(context) {
    for (const { text, name, level, list, range } of listedLevels(context)) {
      const { least, most } = list;
      if (level >= least && level <= most) continue;
      const data = { class: name, level, least, most };
      yield findingIn(text, { code, severity: "warning", range, data, field: "levels" });
    }
  },
};

import type { Colors } from "../report/colors.js";
import { printable } from "../report/display-width.js";
import type { DiffPart } from "../text/word-diff.js";

/** `10[- -]{+⍽+}minutes`, with colours where there are any. A no-break space is shown as an open box. */
export function shownDiff(parts: readonly DiffPart[], colors: Colors): string {
  return parts
    .map(({ as, text }) => {
      const shown = printable(text);
      if (as === "both") return shown;
      const visible = shown.replaceAll("\u00A0", "\u237D").replaceAll("\u202F", "\u237D");
      return as === "removed" ? colors.red(`[-${visible}-]`) : colors.green(`{+${visible}+}`);
    })
    .join("");
}

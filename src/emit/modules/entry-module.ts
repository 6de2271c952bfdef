import type { Entry } from "../../model/entry.js";
import { orderEntry } from "../entries.js";
import { typeLiteral } from "./literals.js";
import { constant, header } from "./module-text.js";

/** A module with one entry. */
export function entryModule(entry: Entry): string {
  return (
    `${header}/** @satisfies {import("../../types.js").Entry} */\n` +
    `export const entry = ${constant(orderEntry(entry))};\n`
  );
}

/** The declarations of `entryModule`. Prose, marks and spans have their general types: as literals they would say nothing and double the size. */
export function entryTypes(entry: Entry): string {
  const used = new Set<string>();
  const type = typeLiteral(orderEntry(entry), (path) => {
    const wide =
      path.length === 1 && path[0] === "sources"
        ? "EntrySource"
        : path.length === 3 && path[0] === "text" && path[2] === "description"
          ? "DescriptionBlock"
          : path.length === 3 && path[0] === "text" && path[2] === "mentions"
            ? "Mention"
            : undefined;
    if (wide === undefined) return undefined;
    used.add(wide);
    return `readonly ${wide}[]`;
  });
  const imports = used.size === 0 ? "" : `import type { ${[...used].sort().join(", ")} } from "../../types.js";\n\n`;
  return `${header}${imports}export declare const entry: ${type};\n`;
}

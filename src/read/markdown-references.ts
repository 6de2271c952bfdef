import type { Nodes, Root } from "mdast";

/** Most text of definitions that is handed to the parser with a chunk. */
const mostDefinitions = 16_384;

/** Keeps what follows from going on with a footnote. */
const separator = "<!---->\n\n";

/**
 * The labels that a Markdown text defines (`[label]: address`, `[^label]: note`). The text is parsed in chunks, and a chunk
 * that uses a label must know that another one defines it.
 */
export class References {
  readonly #labels = new Set<string>();

  /** Notes the definitions in a chunk's tree. */
  add(root: Root): void {
    const open: Nodes[] = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node.type === "definition") this.#labels.add(normalise(node.label ?? node.identifier));
      else if (node.type === "footnoteDefinition") this.#labels.add(normalise(`^${node.label ?? node.identifier}`));
      if ("children" in node) open.push(...node.children);
    }
  }

  has(label: string): boolean {
    return this.#labels.size > 0 && this.#labels.has(normalise(label));
  }

  /** Definitions of the labels in `chunk`, to be put before it; empty if it uses none. */
  prefixFor(chunk: string): string {
    if (this.#labels.size === 0) return "";
    let found = "";
    const seen = new Set<string>();
    for (const match of chunk.matchAll(/\[((?:[^[\]\\]|\\[^]){1,999})\]/g)) {
      const label = match[1] ?? "";
      const key = normalise(label);
      if (!this.#labels.has(key) || seen.has(key) || found.length + label.length > mostDefinitions) continue;
      seen.add(key);
      found += `[${label.replace(/\s+/g, " ")}]: x\n\n`;
    }
    return found === "" ? "" : found + separator;
  }
}

/** Labels match without regard to case and white space. */
function normalise(label: string): string {
  return label.replace(/\s+/g, " ").trim().toLowerCase().toUpperCase();
}

import type { CodedText, PairPiece, Piece } from "./coded-text.js";

const tags: Readonly<Record<NonNullable<PairPiece["mark"]>, string>> = {
  strong: "b",
  emphasis: "i",
  link: "a",
  ref: "ref",
};

/** Coded text as PO files show it: `{1:7,50 m}` for numbers, `<b>`, `<i>` and so on for marks; braces are doubled, `<` and `&` entities. */
export function poText(coded: CodedText): string {
  return coded
    .map((piece) => {
      switch (piece.type) {
        case "text":
          return piece.text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replace(/[{}]/g, "$&$&");
        case "number":
          return `{${piece.id}${piece.label === undefined || /[{}]/.test(piece.label) ? "" : `:${piece.label}`}}`;
        case "pair": {
          const tag = tags[piece.mark ?? "emphasis"];
          return `<${tag}>${poText(piece.children)}</${tag}>`;
        }
      }
    })
    .join("");
}

/** A text of a PO file that can't be read, and why. */
export class PoTextError extends Error {
  override readonly name = "PoTextError";
}

/** Reads what `poText` writes. @throws {PoTextError} that says what would be right. */
export function readPoText(text: string): CodedText {
  const top: Piece[] = [];
  const open: { readonly tag: string; readonly children: Piece[] }[] = [];
  const push = (piece: Piece): void => void (open.at(-1)?.children ?? top).push(piece);
  const tokens = /\{\{|\}\}|\{([^{}]*)\}|[{}]|<(\/?)(b|i|a|ref)>|&(amp|lt|gt);|[^{}<&]+|[<&]/gu;
  for (const [token, code, slash, tag, entity] of text.matchAll(tokens)) {
    if (token === "{{" || token === "}}") push({ type: "text", text: token[0] ?? "" });
    else if (code !== undefined) push(readNumber(code));
    else if (token === "{" || token === "}")
      throw new PoTextError(`a single \`${token}\` must be doubled: \`${token}${token}\``);
    else if (entity !== undefined) push({ type: "text", text: { amp: "&", lt: "<", gt: ">" }[entity] ?? "" });
    else if (tag === undefined) push({ type: "text", text: token });
    else if (slash === "") open.push({ tag, children: [] });
    else {
      const last = open.pop();
      if (last?.tag !== tag)
        throw new PoTextError(
          last === undefined ? `\`</${tag}>\` closes nothing` : `\`</${last.tag}>\` must stand before \`</${tag}>\``,
        );
      const mark = (Object.keys(tags) as NonNullable<PairPiece["mark"]>[]).find((name) => tags[name] === tag);
      push({ type: "pair", id: undefined, mark, children: last.children });
    }
  }
  const [unclosed] = open;
  if (unclosed !== undefined) throw new PoTextError(`\`<${unclosed.tag}>\` is not closed`);
  return top;
}

function readNumber(code: string): Piece {
  const [, id, label] = /^(\d+)(?::([^]*))?$/.exec(code) ?? [];
  if (id === undefined)
    throw new PoTextError(`\`{${code}}\` is no placeholder; a brace of the text is doubled: \`{{\``);
  return { type: "number", id, label };
}

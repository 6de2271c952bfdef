// The rulebook in the markup of wikis and forums: DokuWiki, ScrewTurn, BBCode.
import { strToU8 } from "fflate";
import { grouped, piecesOf, title } from "./flow.mjs";

const runs = (list, strongs, emphases) =>
  list
    .map(({ text, strong, emphasis }) => {
      const inner = emphasis ? `${emphases[0]}${text}${emphases[1]}` : text;
      return strong ? `${strongs[0]}${inner}${strongs[1]}` : inner;
    })
    .join("");

const page = (blocks, piece) => blocks.flatMap((block) => grouped(piecesOf(block)).map(piece)).join("\n");

/** Headings have the more signs the higher they stand; lists are indented; head cells have a caret. */
export function makeDokuWiki(blocks, lang) {
  const inline = (list) => runs(list, ["**", "**"], ["//", "//"]);
  const heading = (level, text) => `${"=".repeat(7 - level)} ${text} ${"=".repeat(7 - level)}\n`;
  const row = (cells, sign) => `${sign} ${cells.map(inline).join(` ${sign} `)} ${sign}\n`;
  const piece = (item) => {
    if (item.type === "heading") return heading(item.level, inline(item.runs));
    if (item.type === "list") return item.items.map((one) => `  ${item.ordered ? "-" : "*"} ${inline(one)}\n`).join("");
    if (item.type !== "table") return `${inline(item.runs)}\n`;
    return `${item.header.length === 0 ? "" : row(item.header, "^")}${item.rows.map((cells) => row(cells, "|")).join("")}`;
  };
  return strToU8(`${heading(1, title[lang])}\n${page(blocks, piece)}`);
}

/** Stat lines are one paragraph, parted by `{br}`; tables are those of MediaWiki. */
export function makeScrewTurn(blocks, lang) {
  const inline = (list) => runs(list, ["'''", "'''"], ["''", "''"]);
  const row = (cells, sign) => `|-\n${sign} ${cells.map(inline).join(` ${sign}${sign} `)}\n`;
  const piece = (item) => {
    const signs = "=".repeat(item.level ?? 0);
    if (item.type === "heading") return `${signs}${inline(item.runs)}${signs}\n`;
    if (item.type === "list") return item.items.map((one) => `${item.ordered ? "#" : "*"} ${inline(one)}\n`).join("");
    if (item.type !== "table") return `${inline(item.runs)}{br}\n`;
    return `{| cellspacing="0"\n${item.header.length === 0 ? "" : row(item.header, "!")}${item.rows.map((cells) => row(cells, "|")).join("")}|}\n`;
  };
  return strToU8(`=${title[lang]}=\n\n${page(blocks, piece)}`);
}

/** A thread: names in large bold letters, a line for each paragraph. */
export function makeForum(blocks) {
  const inline = (list) => runs(list, ["[b]", "[/b]"], ["[i]", "[/i]"]);
  const row = (cells, tag) => `[tr]${cells.map((one) => `[${tag}]${inline(one)}[/${tag}]`).join("")}[/tr]\n`;
  const piece = (item) => {
    if (item.type === "heading") return `\n[size=150][b]${inline(item.runs)}[/b][/size]`;
    if (item.type === "list")
      return `[list${item.ordered ? "=1" : ""}]\n${item.items.map((one) => `[*]${inline(one)}\n`).join("")}[/list]`;
    if (item.type !== "table") return `${inline(item.runs)}\n`;
    return `[table]\n${item.header.length === 0 ? "" : row(item.header, "th")}${item.rows.map((cells) => row(cells, "td")).join("")}[/table]\n`;
  };
  return strToU8(page(blocks, piece));
}

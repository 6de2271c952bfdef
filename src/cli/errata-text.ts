import type { Line, Sheet, Stretch } from "../emit/errata/sheet.js";
import type { Colors } from "../report/colors.js";
import { printable } from "../report/display-width.js";
import { shownDiff } from "./word-diff.js";

/** A sheet of errata for the terminal: an entry a paragraph, a difference a line, `[-before-]{+after+}`. */
export function* errataText(sheet: Sheet, colors: Colors): Generator<string> {
  for (const { id, name, remarks, sections } of sheet.entries) {
    yield `${colors.bold(printable(name))}  ${colors.dim(printable(id))}\n`;
    for (const remark of remarks) yield `  ${printable(remark)}\n`;
    for (const { title, lines } of sections) {
      yield `  ${title}\n`;
      for (const line of lines) yield `    ${lineText(line, colors)}\n`;
    }
    yield "\n";
  }
  for (const { title, lines } of sheet.lists) {
    yield `${colors.bold(title)}\n`;
    for (const line of lines) yield `  ${lineText(line, colors)}\n`;
    yield "\n";
  }
  yield `${sheet.summary}\n`;
}

function lineText(line: Line, colors: Colors): string {
  return line.map((stretch) => stretchText(stretch, colors)).join("");
}

function stretchText({ as, text }: Stretch, colors: Colors): string {
  switch (as) {
    case "plain":
    case "label":
      return printable(text);
    case "added":
    case "removed":
      return shownDiff([{ as, text }], colors);
  }
}

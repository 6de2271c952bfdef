import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SourceText } from "../text/source.js";
import { accountBreach } from "./account.js";
import { readPlain } from "./plain.js";

const read = (text: string): string[] =>
  readPlain(new SourceText("t.txt", text)).lines.map(
    (line) =>
      `${line.kind}${line.header === true ? " header" : ""} ${line.cells?.map((cell) => cell.text).join("|") ?? line.text.text}`,
  );

describe("tables of MediaWiki", () => {
  test.for([
    { why: "a cell a line", text: "{|\n! A\n! B\n|-\n| c\n| d\n|}", lines: ["row header A|B", "row c|d"] },
    {
      why: "a row a line",
      text: "{| class='x'\n! A !! B\n|-\n| c || d\n|}\ne",
      lines: ["row header A|B", "row c|d", "text e"],
    },
    { why: "attributes of cells", text: '{|\n|-\n| style="x: y" | c || colspan=2 | d\n|}', lines: ["row c|d"] },
    { why: "links with bars", text: "{|\n|-\n| [[a|b]] || c\n|}", lines: ["row b|c"] },
    { why: "a label beside its value", text: "{|\n|-\n! A\n| b\n|}", lines: ["row A|b"] },
    { why: "an empty cell", text: "{|\n|-\n| a ||  || c\n|}", lines: ["row a||c"] },
    { why: "a title", text: "{|\n|+ A\n|-\n| b || c\n|}", lines: ["text A", "row b|c"] },
    { why: "lines in a cell", text: "{|\n|\n'''A''' b\n* c\n|}", lines: ["text A b", "item c"] },
  ])("$why", ({ text, lines }) => {
    expect(read(text)).toEqual(lines);
  });

  test("every unit is accounted for", () => {
    const token = fc.constantFrom(
      ..."{| |} |- |+ | || ! !! a [[ ]] {{ }} ''' * == style=x| <b> </b> <br>".split(" "),
      "\n",
      "\n",
      " ",
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
        const text = `{|\n${tokens.join("")}\n|}\n`;
        expect(accountBreach(readPlain(new SourceText("t.txt", text)), true)).toBeUndefined();
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 500) },
    );
  });

  test.for(["{|\n", "{|\n|}\n", "{|\n| a\n", "|}\n{|\n"])("%j over and over takes linear time", (part) => {
    const started = performance.now();
    readPlain(new SourceText("t.txt", part.repeat(100_000)));
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

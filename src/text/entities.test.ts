import { expect, test } from "vitest";
import { entityAt } from "./entities.js";

test.for([
  { text: "&nbsp;", decoded: "\u00a0", end: 6 },
  { text: "&eacute;t", decoded: "é", end: 8 },
  { text: "&#39;", decoded: "'", end: 5 },
  { text: "&#x2019;", decoded: "\u2019", end: 8 },
  { text: "&#146;", decoded: "\u2019", end: 6 }, // Windows-1252, as browsers read it
  { text: "&#0;", decoded: "\ufffd", end: 4 },
])("$text", ({ text, decoded, end }) => {
  expect(entityAt(text, 0, text.length)).toEqual({ text: decoded, end });
});

test.for(["&", "& b;", "&;", "&eacute", "&nosuchname;", "&#;", "&#xzz;", `&${"a".repeat(100)};`])(
  "%s is no reference",
  (text) => {
    expect(entityAt(text, 0, text.length)).toBeUndefined();
  },
);

import { describe, expect, test } from "vitest";
import { SourceText } from "../text/source.js";
import { readHtml } from "./html.js";

const text = "<h2>Wick</h2><p>Range: touch and then some more words that fill the page</p>";
const shown = ["Wick", "Range: touch and then some more words that fill the page"];
const links = "<li><a href=a>A</a></li>".repeat(4);

describe("what a browser saves with a page's text", () => {
  test.for([
    { why: "a menu", html: `<nav><a href=a>Home</a></nav>${text}` },
    { why: "a banner by its role", html: `<div role=banner>Lake</div>${text}` },
    { why: "boxes beside main", html: `<div>Left</div><main>${text}</main><div>Right</div>` },
    { why: "boxes beside main, further out", html: `<div><div>Left</div><main>${text}</main></div><aside>x</aside>` },
    { why: "readers' comments", html: `${text}<div id=comments><p>Range: 9 m</p></div>` },
    { why: "an advertisement", html: `${text}<div class="box adsbygoogle">Buy</div>` },
    { why: "a search form", html: `<form><input name=q><b>Go</b></form>${text}` },
    { why: "a list of links", html: `<ul>${links}</ul>${text}` },
    { why: "a sidebar of links", html: `<div class=sidebar><p><a href=a>A</a></p></div>${text}` },
    { why: "an edit link in a heading", html: text.replace("</h2>", "<span class=mw-editsection>[edit]</span></h2>") },
    { why: "a button", html: `<button>Print</button>${text}` },
  ])("$why goes", async ({ html }) => {
    const document = await readHtml(new SourceText("a.html", `<body>${html}</body>`));
    expect(document.lines.map((line) => line.text.text)).toEqual(shown);
    expect(document.ignored.map((part) => part.reason)).toContain("page");
  });

  test.for([
    { why: "a form around the whole page", html: `<form><input name=q>${text}</form>` },
    { why: "a sidebar that is the page", html: `<div class=sidebar>${text}</div>` },
    { why: "a small main beside the text", html: `<main></main><div>${text}</div>` },
    { why: "a box of comments that is the page", html: `<div class=comments>${text}</div>` },
  ])("$why stays", async ({ html }) => {
    const document = await readHtml(new SourceText("a.html", `<body>${html}</body>`));
    expect(document.lines.map((line) => line.text.text)).toEqual(shown);
  });

  test("a list of links inside an article stays", async () => {
    const document = await readHtml(new SourceText("a.html", `<article>${text}<ul>${links}</ul></article>`));
    expect(document.lines.filter((line) => line.kind === "item")).toHaveLength(4);
  });

  test("a side box of text stays", async () => {
    const document = await readHtml(new SourceText("a.html", `${text}<div class=sidebar>Mind the eel</div>`));
    expect(document.lines.at(-1)?.text.text).toBe("Mind the eel");
  });
});

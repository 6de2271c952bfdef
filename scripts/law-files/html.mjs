// The rulebook as a web page as browsers save it, as an EPUB and as a wiki's export.
import { strToU8, zipSync } from "fflate";
import { grouped, piecesOf, title, xml } from "./flow.mjs";

const runs = (list) =>
  list
    .map(({ text, strong, emphasis }) => {
      const inner = emphasis ? `<em>${xml(text)}</em>` : xml(text);
      return strong ? `<strong>${inner}</strong>` : inner;
    })
    .join("");

function piece(item) {
  const tag = item.ordered ? "ol" : "ul";
  if (item.type === "heading") return `<h${item.level}>${runs(item.runs)}</h${item.level}>`;
  if (item.type === "list") return `<${tag}>${item.items.map((one) => `<li>${runs(one)}</li>`).join("\n")}</${tag}>`;
  if (item.type !== "table") return `<p>${runs(item.runs)}</p>`;
  const row = (cells, cell) => `<tr>${cells.map((one) => `<${cell}>${runs(one)}</${cell}>`).join("")}</tr>`;
  const header = item.header.length === 0 ? "" : row(item.header, "th");
  return `<table>${header}${item.rows.map((cells) => row(cells, "td")).join("\n")}</table>`;
}

const content = (blocks) => grouped(blocks.flatMap(piecesOf)).map(piece).join("\n");

/** With what stands around the text of a site: menus, a search, advertisements, the comments of readers. */
export function makePage(blocks, lang) {
  const links = blocks.map(({ name }, n) => `<li><a href="#s${n}">${xml(name)}</a></li>`).join("");
  return strToU8(`<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${title[lang]}</title><style>h2 { color: red }</style></head>
<body class="layout"><div id="cookie-banner"><p>OK</p><button>OK</button></div>
<header role="banner"><a href="/"><img src="l.png" alt=""></a><form action="/q"><input name="q"><button>Go</button></form></header>
<nav><ul>${links}</ul></nav>
<div class="sidebar"><ul>${links}</ul></div>
<form id="page" method="post"><div class="content"><h1>${title[lang]}</h1>
${content(blocks)}
</div></form>
<div class="adsbygoogle"><a href="//x">2 + 1</a></div>
<section id="comments"><p>Anna: 9 m!</p></section>
<footer><p>2024</p></footer><script>count("9 m")</script></body></html>`);
}

export function makeEpub(blocks, lang) {
  const chapters = [];
  for (let n = 0; n < blocks.length; n += 9) chapters.push(blocks.slice(n, n + 9));
  const page = (body) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" lang="${lang}"><head><title/></head><body>${body}</body></html>`;
  const names = chapters.map((_, n) => `text/chapter ${n + 1}.xhtml`);
  const item = (name, n) => `<item id="c${n}" href="${encodeURI(name)}" media-type="application/xhtml+xml"/>`;
  const files = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    "OEBPS/book.opf": `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>${names.map(item).reverse().join("")}</manifest><spine><itemref idref="nav"/>${names.map((_, n) => `<itemref idref="c${n}"/>`).join("")}</spine></package>`,
    "OEBPS/nav.xhtml": page(
      `<nav><ol>${names.map((name) => `<li><a href="${encodeURI(name)}">${name}</a></li>`).join("")}</ol></nav>`,
    ),
    ...Object.fromEntries(chapters.map((chapter, n) => [`OEBPS/${names[n]}`, page(content(chapter))])),
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}

/** Articles with a template, categories and a talk page between them. */
export function makeWiki(blocks, lang) {
  const wikiRuns = (list) =>
    list
      .map(({ text, strong, emphasis }) => {
        const inner = emphasis ? `''${text}''` : text;
        return strong ? `'''${inner}'''` : inner;
      })
      .join("");
  const wikiPiece = (item) => {
    if (item.type === "heading") return `${"=".repeat(item.level)} ${wikiRuns(item.runs)} ${"=".repeat(item.level)}\n`;
    if (item.type === "list")
      return `${item.items.map((one) => `${item.ordered ? "#" : "*"} ${wikiRuns(one)}`).join("\n")}\n`;
    if (item.type !== "table") return `${wikiRuns(item.runs)}\n`;
    const header = item.header.length === 0 ? "" : `|-\n! ${item.header.map(wikiRuns).join(" !! ")}\n`;
    return `{| class="wikitable"\n${header}${item.rows.map((cells) => `|-\n| ${cells.map(wikiRuns).join(" || ")}`).join("\n")}\n|}\n`;
  };
  const article = (block) => grouped(piecesOf(block).slice(1)).map(wikiPiece).join("\n");
  const page = (name, space, text) =>
    `<page><title>${xml(name)}</title><ns>${space}</ns><revision><text xml:space="preserve">${xml(text)}</text></revision></page>`;
  const pages = blocks.map((block) => page(block.name, 0, `${article(block)}\n[[Category:${title[lang]}]]`));
  return strToU8(
    `<mediawiki xmlns="http://www.mediawiki.org/xml/export-0.11/" xml:lang="${lang}"><siteinfo><sitename>${title[lang]}</sitename></siteinfo>${pages.join("\n")}${page(`Talk:${blocks[0].name}`, 1, article(blocks[1]))}</mediawiki>`,
  );
}

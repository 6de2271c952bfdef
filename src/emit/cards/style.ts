import { tones } from "./icons.js";
import {
  card,
  footerSize,
  lineHeight,
  type Role,
  roles,
  ruleSpace,
  sheet,
  table,
  titleLineHeight,
} from "./measures.js";
import { mm } from "./render.js";

/** `style.css` of all card pages: cards are exact to the millimetre, on screen they are enlarged and follow the reader's colour scheme. */
export function styleSheet(): string {
  return `${fonts}
:root {
  --paper: #fffdf9; --ink: #1c1a17; --soft: #5d574e; --line: #d9d1c3; --cut: #8a8a8a;
  --page: #ece7dd; --panel: #fffdf9; --link: #6b2a1a; --focus: #1a56b0;
  color-scheme: light dark;
}
${toneRules()}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 ${screenFont}; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.symbols { position: absolute; width: 0; height: 0; overflow: hidden; }
.icon, .symbols { fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.icon .f, .symbols .f { fill: currentColor; stroke: none; }

/* The card */
.card {
  position: relative; width: ${mm(card.width)}; height: ${mm(card.height)}; padding: ${mm(card.rim)} ${mm(card.rim)} 0;
  display: flex; flex-direction: column; overflow: hidden; break-inside: avoid;
  background: var(--paper); color: var(--ink);
  font-family: ${cardFont}; font-kerning: normal; line-height: ${String(lineHeight)};
  hyphens: auto; overflow-wrap: anywhere;
  print-color-adjust: exact; -webkit-print-color-adjust: exact;
}
.card a { color: inherit; text-decoration-thickness: 0.05em; text-underline-offset: 0.1em; }
.band {
  flex: none; display: grid; grid-template-columns: ${mm(card.icon)} minmax(0, 1fr) minmax(${mm(card.icon)}, auto); align-items: center;
  gap: ${mm(1)}; padding: 0 ${mm(1)}; height: ${mm(card.bandMinHeight)}; border-radius: ${mm(1.4)};
  background: var(--tone); color: #fff; line-height: ${String(titleLineHeight)};
}
.band .icon { width: ${mm(card.icon)}; height: ${mm(card.icon)}; }
.band h2 {
  margin: 0; font: inherit; font-weight: 700; font-family: ${titleFont}; text-align: center; text-wrap: balance; hyphens: manual;
}
.badge {
  justify-self: end; min-width: ${mm(5)}; height: ${mm(5)}; padding: 0 ${mm(1)}; border-radius: ${mm(2.5)};
  background: #fff; color: var(--tone); font: 700 8pt/${mm(5)} ${cardFont}; text-align: center; white-space: nowrap;
}
.badge.none { background: none; }
.further .band { height: ${mm(card.continuedBandHeight)}; font-size: 8pt; }
.further .band .icon { width: ${mm(4.4)}; height: ${mm(4.4)}; }
.further .band h2 { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; text-align: start; }
.text { flex: 1; min-height: 0; margin: ${mm(card.bodyGap)} ${mm(card.side - card.rim)} 0; }
.text p, .text li, .text h3 { margin: 0; padding: 0; font-size: 1em; font-weight: 400; white-space: pre-line; }
.text ul, .text ol { margin: 0; padding: 0; }
.text li { list-style-position: outside; }
.text li.rest { list-style: none; }
.text li::marker { color: var(--tone-text); font-size: 1em; }
.text strong { font-weight: 700; }
${(Object.keys(roles) as Role[]).map(roleRule).join("\n")}
.text .type { color: var(--tone-text); font-style: italic; }
.text .stat > strong:first-child, .text .detail > strong:first-child, .text .record > strong { color: var(--tone-text); }
.text .heading { color: var(--tone-text); font-weight: 700; }
.text .fullName { font-weight: 700; }
.text .citation, .text .untranslated { color: var(--soft); }
.text .untranslated { font-style: italic; }
.text .rule { margin-top: ${em(ruleSpace)}; border-top: 0.1em solid var(--tone-line); padding-top: ${em(ruleSpace)}; }
.text .table { margin-top: ${em(table.before)}; }
.text .first { margin-top: 0; }
.text table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: ${em(table.scale)}; }
.text th, .text td {
  padding: ${em(table.cellY)} ${em(table.cellX)}; text-align: start; vertical-align: top; font-weight: 400; white-space: pre-line;
  border-bottom: ${String(table.border)}pt solid var(--line);
}
.text th { font-weight: 700; color: var(--tone-text); border-bottom-color: var(--tone-line); hyphens: manual; }
.text tr:nth-child(even) td { background: var(--tone-wash); }
.watermark { position: absolute; inset: auto 0 ${mm(9)} 0; width: ${mm(24)}; height: ${mm(24)}; margin: 0 auto; color: var(--tone); opacity: 0.1; fill: none; stroke: currentColor; stroke-width: 1.2; stroke-linecap: round; stroke-linejoin: round; }
.card footer {
  flex: none; display: flex; justify-content: space-between; gap: ${mm(1)}; height: ${mm(card.footerHeight)}; margin: 0 ${mm(card.side - card.rim)} ${mm(card.footerBottom)};
  align-items: end; font-size: ${String(footerSize)}pt; line-height: 1.2; color: var(--soft); white-space: nowrap;
}
.card footer span:first-child { overflow: hidden; text-overflow: ellipsis; min-width: 0; }
.card footer cite { font-style: italic; }
.card footer .cost { color: var(--tone-text); }
.card .page { font-weight: 700; color: var(--tone-text); }

/* Pages around the cards */
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem 1.25rem; align-items: baseline; padding: 0.9rem 1.25rem; }
.bar .languages { margin-inline-start: auto; display: flex; gap: 1rem; }
.cards { display: flex; flex-wrap: wrap; gap: 4mm; }
.contents { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
.contents h1 { margin: 0; font: 700 2rem/1.2 ${titleFont}; }
.contents .lead { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; margin: 0.4rem 0 1.2rem; color: var(--soft); }
.filter { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; margin: 0 0 1rem; padding: 0.9rem 1rem; background: var(--panel); border: 1px solid var(--line); border-radius: 0.6rem; }
.filter[hidden] { display: none; }
.filter label { display: grid; gap: 0.15rem; font-size: 0.85rem; color: var(--soft); }
.filter input, .filter select { font: inherit; font-size: 1rem; min-height: 2.4rem; padding: 0.25rem 0.6rem; color: var(--ink); background: var(--paper); border: 1px solid var(--soft); border-radius: 0.35rem; }
.contents table { width: 100%; border-collapse: collapse; background: var(--panel); border: 1px solid var(--line); border-radius: 0.6rem; overflow: hidden; }
.contents th, .contents td { padding: 0.5rem 0.9rem; text-align: start; border-top: 1px solid var(--line); vertical-align: baseline; }
.contents th:first-child { min-width: 14rem; width: 36%; }
.contents thead th { font-size: 0.85rem; color: var(--soft); border-top: 0; }
.contents tbody th { font-weight: 600; overflow-wrap: anywhere; }
.contents td.levels { overflow-wrap: anywhere; }
.contents tbody tr:hover { background: var(--page); }
.contents .dot { display: inline-flex; vertical-align: -0.25em; margin-inline-end: 0.5rem; width: 1.4em; height: 1.4em; padding: 0.16em; border-radius: 50%; background: var(--tone); color: #fff; }
.contents .dot .icon { width: 100%; height: 100%; }
.none-found { padding: 1rem; }
.sheets .hint { margin: 0; color: var(--soft); }
.sheet { position: relative; width: ${mm(sheet.width - 2 * sheet.margin)}; height: ${mm(sheetHeight)}; }
.sheet .cards { position: absolute; inset: ${mm(offsetY)} auto auto ${mm(offsetX)}; display: grid; grid-template-columns: repeat(${String(sheet.columns)}, ${mm(card.width)}); grid-auto-rows: ${mm(card.height)}; gap: 0; }
.cuts { position: absolute; inset: 0; width: 100%; height: 100%; stroke: var(--cut); stroke-width: 0.15; }
.symbols .cut-lines { stroke-width: 0.15; }
.sheet .card { box-shadow: 0 0 0 0.1mm var(--cut-soft, #c9c9c9); }

@media screen {
  .page .cards { justify-content: center; gap: 2mm; padding: 0.5rem 1rem 3rem; }
  .page .card { zoom: 1.9; border-radius: 2.5mm; box-shadow: 0 0.3mm 1.6mm rgb(0 0 0 / 0.28); overflow-y: auto; }
  .sheet { margin: 0 auto ${mm(2 * sheet.margin + 5)}; background: var(--paper); outline: ${mm(sheet.margin)} solid var(--paper); box-shadow: 0 0.5mm 3mm ${mm(sheet.margin)} rgb(0 0 0 / 0.25); }
  .sheets main { padding: ${mm(sheet.margin)} 1rem; overflow-x: auto; }
}
@media screen and (max-width: 34rem) {
  .page .card { zoom: 1.4; }
  .contents tr > :is(:nth-child(2), .levels) { display: none; }
  .contents th:first-child { min-width: 0; width: 60%; }
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --paper: #211f1c; --ink: #ece6da; --soft: #b3aa9b; --line: #413c34; --cut: #77736c; --cut-soft: #55514a;
    --page: #151412; --panel: #1d1b18; --link: #f0b79a; --focus: #8ab8ff;
  }
}
@media print {
  @page { size: A4 portrait; margin: ${mm(sheet.margin)}; }
  :root { --paper: #fff; }
  body { background: none; }
  .bar { display: none; }
  .page .cards { gap: 0; }
  .page .card { outline: 0.1mm solid #c9c9c9; }
  .sheet { break-after: page; }
  .sheet:last-of-type { break-after: auto; }
}
`;
}

const em = (value: number): string => `${String(Math.round(value * 1000) / 1000)}em`;

/** Less than what A4 leaves, so that rounding makes no empty page. */
const sheetHeight = sheet.height - 2 * sheet.margin - 0.5;
const offsetX = (sheet.width - 2 * sheet.margin - sheet.columns * card.width) / 2;
const offsetY = (sheetHeight - sheet.rows * card.height) / 2;

/** Short lines at the rim of the sheet that show where to cut; drawn once, used on every sheet. */
export function cutLines(): string {
  const width = sheet.width - 2 * sheet.margin;
  const xs = Array.from({ length: sheet.columns + 1 }, (_, i) => offsetX + i * card.width);
  const ys = Array.from({ length: sheet.rows + 1 }, (_, i) => offsetY + i * card.height);
  const n = (value: number): string => String(Math.round(value * 100) / 100);
  const marks = [
    ...xs.map((x) => `M${n(x)} 0V${n(offsetY - 0.8)}M${n(x)} ${n(sheetHeight - offsetY + 0.8)}V${n(sheetHeight)}`),
    ...ys.map((y) => `M0 ${n(y)}H${n(offsetX - 0.6)}M${n(width - offsetX + 0.6)} ${n(y)}H${n(width)}`),
  ];
  return `<symbol id="cuts" class="cut-lines" viewBox="0 0 ${n(width)} ${n(sheetHeight)}"><path d="${marks.join("")}"/></symbol>`;
}

/*
 * The estimate of heights rests on the widths of Arial. A machine without any font of that measure gets DejaVu, Verdana or
 * Noto scaled down to it.
 */
const fonts = `@font-face { font-family: "Card Fallback"; src: local("Roboto"), local("Noto Sans"), local("NotoSans-Regular"); size-adjust: 96%; }
@font-face { font-family: "Card Wide"; src: local("DejaVu Sans"), local("DejaVuSans"), local("Verdana"); size-adjust: 87%; }
@font-face { font-family: "Title Wide"; src: local("DejaVu Serif"), local("DejaVuSerif"); size-adjust: 87%; }`;
const cardFont = `Arial, "Liberation Sans", Arimo, Helvetica, "Card Fallback", "Card Wide", sans-serif`;
const titleFont = `"Palatino Linotype", Palatino, "Book Antiqua", "URW Palladio L", "TeX Gyre Pagella", "Liberation Serif", Tinos, "Title Wide", serif`;
const screenFont = `system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif`;

function toneRules(): string {
  const rules = Object.entries(tones).map(([tone, colour]) => `.tone-${tone} { --tone: ${colour}; }`);
  const derived = `[class*="tone-"] { --tone-text: color-mix(in srgb, var(--tone) 88%, #000); --tone-line: color-mix(in srgb, var(--tone) 55%, var(--paper)); --tone-wash: color-mix(in srgb, var(--tone) 7%, var(--paper)); }`;
  const dark = `@media screen and (prefers-color-scheme: dark) { [class*="tone-"] { --tone-text: color-mix(in srgb, var(--tone) 45%, #fff); } }`;
  return [...rules, derived, dark].join("\n");
}

function roleRule(role: Role): string {
  const { scale, before, hang } = roles[role];
  const size = scale === 1 ? "" : ` font-size: ${em(scale)};`;
  const indent = hang === 0 ? "" : ` padding-inline-start: ${em(hang)}; text-indent: ${em(-hang)};`;
  // `before` is in ems of the card's size, a margin in ems of the element's own.
  return `.text .${role} { margin-top: ${em(before / scale)};${size}${indent} }`;
}

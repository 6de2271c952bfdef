/** Looks of the report's page. Text has at least the contrast of 4.5 to 1 that WCAG 2.2 asks for, in light and dark. */
export const reportStyle = `
:root { color-scheme: light dark; --edge: #8886; --error: #b3261e; --warning: #8a5300; --info: #0b57a4; --related: #5f6368; --soft: #595959; }
@media (prefers-color-scheme: dark) { :root { --error: #ff9b92; --warning: #f5b450; --info: #8ab8ff; --related: #b0b4ba; --soft: #b3b3b3; } }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; padding: .5rem 1rem; background: Canvas; border-bottom: 1px solid var(--edge); }
h1 { margin: 0; font-size: 1.2rem; }
form { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; }
select { max-width: 14rem; font: inherit; }
:focus-visible { outline: 3px solid var(--info); outline-offset: 2px; }
main { padding: 0 1rem 2rem; }
section { margin: 1.25rem 0; }
h2 { margin: 0 0 .25rem; font: 600 1rem ui-monospace, monospace; overflow-wrap: anywhere; }
h3 { margin: 0 0 .5rem; font-size: 1rem; overflow-wrap: anywhere; }
small, output { color: var(--soft); font-size: .85rem; font-weight: normal; overflow-wrap: anywhere; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1px; background: var(--edge); border: 1px solid var(--edge); }
.column { padding: .75rem; background: Canvas; min-width: 0; }
.text { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
mark { background: color-mix(in srgb, var(--hue) 18%, transparent); color: inherit; border-bottom: 2px solid var(--hue); }
mark.related { background: none; border-bottom-style: dotted; }
span[id] { scroll-margin-top: 6rem; }
span:target + mark { outline: 3px solid var(--hue); outline-offset: 1px; }
.error { --hue: var(--error); } .warning { --hue: var(--warning); } .info { --hue: var(--info); } .related { --hue: var(--related); }
b { color: var(--hue); }
a { color: inherit; font-size: .85rem; }
code { font: .9em ui-monospace, monospace; background: color-mix(in srgb, CanvasText 8%, transparent); border-radius: 3px; padding: 0 .2em; white-space: pre-wrap; }
ul { margin: .75rem 0 0; padding: .5rem 0 0; border-top: 1px dashed var(--edge); list-style: none; }
li { margin: 0 0 .4rem; overflow-wrap: anywhere; }
.help { display: block; }
[hidden] { display: none; }
mark.off { background: none; border: 0; }
`;

/** Filters of the report's page: hides what is not of the code or language that is chosen. */
export const reportScript = `
const form = document.forms[0];
const items = [...document.querySelectorAll("li[data-code]")];
const apply = () => {
  const code = form.elements.code.value, lang = form.elements.lang.value, found = form.elements.found.checked;
  for (const item of items)
    item.hidden = (code !== "" && item.dataset.code !== code) || (lang !== "" && item.dataset.of !== lang);
  for (const mark of document.querySelectorAll("mark"))
    mark.classList.toggle("off", code !== "" && !mark.dataset.codes.split(" ").includes(code));
  for (const column of document.querySelectorAll("[data-lang]"))
    column.hidden = lang !== "" && column.dataset.lang !== lang;
  for (const section of document.querySelectorAll("[data-entry]")) {
    const hasItems = section.querySelector("li[data-code]:not([hidden])") !== null;
    section.hidden = (found || code !== "") && !hasItems;
  }
  form.elements.count.value = items.filter((item) => !item.hidden).length + " / " + items.length;
};
form.addEventListener("input", apply);
form.addEventListener("submit", (event) => event.preventDefault());
apply();
`;

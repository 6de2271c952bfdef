/** Looks of the report's page. */
export const reportStyle = `
:root { color-scheme: light dark; --edge: #8885; --error: #c62828; --warning: #b26a00; --info: #1565c0; }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; }
header { position: sticky; top: 0; z-index: 1; padding: .5rem 1rem; background: Canvas; border-bottom: 1px solid var(--edge); }
h1 { margin: 0; font-size: 1.2rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; }
main { padding: 0 1rem 2rem; }
section { margin: 1rem 0; }
h2 { margin: 0 0 .25rem; font: 600 1rem ui-monospace, monospace; }
h3 { margin: 0 0 .5rem; font-size: 1rem; }
small { color: GrayText; font-weight: normal; overflow-wrap: anywhere; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); gap: 1px; background: var(--edge); border: 1px solid var(--edge); }
.column { padding: .75rem; background: Canvas; min-width: 0; }
.text { margin: 0 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
mark { background: color-mix(in srgb, var(--hue) 20%, transparent); color: inherit; border-bottom: 2px solid var(--hue); }
.error { --hue: var(--error); } .warning { --hue: var(--warning); } .info { --hue: var(--info); }
b { color: var(--hue); }
ul { margin: .5rem 0 0; padding-left: 1.2rem; border-top: 1px dashed var(--edge); padding-top: .5rem; }
[hidden] { display: none; }
mark.off { background: none; border: 0; }
`;

/** Filters of the report's page: hides what is not of the code or language that is chosen. */
export const reportScript = `
const form = document.forms[0];
const apply = () => {
  const code = form.elements.code.value, lang = form.elements.lang.value, found = form.elements.found.checked;
  for (const item of document.querySelectorAll("li[data-code]"))
    item.hidden = (code !== "" && item.dataset.code !== code) || (lang !== "" && item.dataset.of !== lang);
  for (const mark of document.querySelectorAll("mark"))
    mark.classList.toggle("off", code !== "" && !mark.dataset.codes.split(" ").includes(code));
  for (const column of document.querySelectorAll("[data-lang]"))
    column.hidden = lang !== "" && column.dataset.lang !== lang;
  for (const section of document.querySelectorAll("[data-entry]")) {
    const hasItems = section.querySelector("li[data-code]:not([hidden])") !== null;
    section.hidden = (found || code !== "") && !hasItems;
  }
};
form.addEventListener("input", apply);
form.addEventListener("submit", (event) => event.preventDefault());
apply();
`;

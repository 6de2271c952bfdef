/** `style.css` of the rules' pages. */
export const rulesStyle = `:root {
  --paper: #fffdf9; --page: #f3efe6; --ink: #1c1a17; --soft: #6a6358; --line: #d9d1c3; --accent: #7a2f1d; --missing: #f6e7df;
  color-scheme: light dark;
}
*, *::before, *::after { box-sizing: border-box; }
html { scroll-padding-top: 3.5rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 "Source Sans 3", "Segoe UI", Roboto, "Liberation Sans", sans-serif; hyphens: auto; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid #1a56b0; outline-offset: 2px; border-radius: 2px; }
.bar { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: 0.4rem 1.2rem; padding: 0.7rem 1.25rem; background: var(--paper); border-bottom: 1px solid var(--line); }
h1 { font: 700 2rem/1.2 Georgia, "Liberation Serif", serif; margin: 0.5rem 0 1.5rem; }
.columns { display: grid; grid-template-columns: minmax(13rem, 19rem) minmax(0, 46rem); gap: 2.5rem; max-width: 72rem; margin: 0 auto; padding: 1.5rem 1.25rem 5rem; }
nav { position: sticky; top: 4rem; align-self: start; max-height: calc(100vh - 5rem); overflow-y: auto; font-size: 0.92rem; }
nav ul { list-style: none; margin: 0; padding: 0 0 0 0.9rem; }
nav > ul { padding: 0; }
nav a { display: block; padding: 0.12rem 0; text-decoration: none; }
nav a:hover { text-decoration: underline; }
section { margin: 0 0 1.4rem; }
section:target { box-shadow: -0.8rem 0 0 -0.5rem var(--accent); }
h2, h3, h4, h5, h6 { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.2rem 0.7rem; margin: 1.6rem 0 0.4rem; line-height: 1.25; }
h2 { font: 700 1.5rem/1.25 Georgia, "Liberation Serif", serif; border-bottom: 1px solid var(--line); padding-bottom: 0.2rem; }
h3 { font-size: 1.2rem; } h4 { font-size: 1.08rem; } h5, h6 { font-size: 1rem; }
.id { font: 400 0.75rem/1 ui-monospace, "Liberation Mono", monospace; color: var(--soft); text-decoration: none; hyphens: none; }
.others { font-size: 0.8rem; font-weight: 400; display: inline-flex; gap: 0.5rem; }
p { margin: 0.4rem 0; }
.heading { font-weight: 600; }
.scroll { overflow-x: auto; }
.scroll table { border-collapse: collapse; margin: 0.6rem 0; }
.scroll th, .scroll td { border: 1px solid var(--line); padding: 0.25rem 0.6rem; text-align: start; vertical-align: top; }
.aligned main { padding: 1rem 1.25rem 5rem; }
.aligned main > table { width: 100%; border-collapse: collapse; table-layout: fixed; background: var(--paper); }
.aligned main > table > thead th { position: sticky; top: 2.9rem; background: var(--paper); z-index: 1; }
.aligned main > table > * > tr > * { border: 1px solid var(--line); padding: 0.5rem 0.7rem; vertical-align: top; text-align: start; }
.aligned main > table > * > tr > :first-child { width: 11rem; overflow-wrap: anywhere; }
.aligned .depth-0 > * { border-top: 2px solid var(--accent) !important; }
.aligned .name { font-weight: 700; margin-top: 0; }
.aligned .missing { background: var(--missing); color: var(--soft); font-style: italic; }
tr:target > * { box-shadow: inset 0 0 0 2px var(--accent); }
@media (max-width: 60rem) { .columns { grid-template-columns: 1fr; } nav { position: static; max-height: none; } }
@media (prefers-color-scheme: dark) {
  :root { --paper: #211f1c; --page: #151412; --ink: #ece6da; --soft: #b3aa9b; --line: #413c34; --accent: #f0b79a; --missing: #33241d; }
}
@media print { .bar, nav, .others { display: none; } .columns { display: block; max-width: none; } body { background: none; } }
`;

import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import type { Entry } from "../../model/entry.js";
import { packOf } from "../../print/packs.test-data.js";
import { entries, hostile } from "../fixtures.test-data.js";
import { isEmpty } from "./changes.js";
import { compareEditions } from "./compare-editions.js";
import { inLanguages, spell } from "./errata.test-data.js";
import { errataHtml } from "./html.js";
import { errataMarkdown } from "./markdown.js";
import { type Sheet, sheetOf } from "./sheet.js";
import type { ErrataWords } from "./words.js";

/** Words that are their own keys. */
const words: ErrataWords = {
  label: (key) => key,
  colon: ": ",
  language: (tag) => tag,
  text: (key, values) => [key, ...Object.values(values ?? {})].join(" "),
};

const sheet = (old: readonly Entry[], current: readonly Entry[]): Sheet =>
  sheetOf(compareEditions(old, current, { pack: packOf("fr") }), words);

const before = inLanguages(spell(), spell({ lang: "it", name: "Bagliore di melma" }));
const after = inLanguages(
  spell({
    name: "Clarté de vase",
    mechanics: { duration: { alternatives: [{ kind: "timed", amount: { unit: "minute", base: 20 } }] } },
    printed: { range: "Contact", reference: "p. 4" },
    description: ["La vase du lac luit sur l’objet touché et éclaire la barque du passeur jusqu’au soir."],
  }),
  spell({ lang: "it", name: "Bagliore di melma", printed: { range: "a contact" } }),
);
const lone = spell({ id: "spell/roseau", name: "Roseau *d’étoiles*", description: ["Un roseau pousse."] });

const markdown = `# title

changed 1, added 1

## Clarté de vase

*nameBefore Lueur de vase*

### verdicts.mechanics

- **duration:** <del>10\u00A0minutes</del> → <ins>20\u00A0minutes</ins>

### verdicts.wording

- **range:** <del>contact</del><ins>Contact</ins>
- **range (it):** <ins>a </ins>contact

### verdicts.text

- **reference:** (newText) <ins>p. 4</ins>

### description

- **pieces.paragraph 1:** La vase du lac luit sur l’objet touché et éclaire la barque du passeur jusqu’au <del>matin</del><ins>soir</ins>.
- **pieces.paragraph 2:** (removedText) <del>Les grenouilles se taisent tant que la lueur demeure sur l’eau.</del>

## addedEntries

- **Roseau \\*d’étoiles\\*** (spell/roseau)
`;

/** What a browser makes of a page: the elements' names, with attributes where they have some. */
function tagsOf(html: string): string[] {
  const tags: string[] = [];
  interface Node {
    readonly type: string;
    readonly tagName?: string;
    readonly properties?: object;
    readonly children?: readonly Node[];
  }
  const visit = (node: Node): void => {
    if (node.tagName !== undefined) tags.push([node.tagName, ...Object.keys(node.properties ?? {})].join(" "));
    node.children?.forEach(visit);
  };
  visit(unified().use(rehypeParse).parse(html));
  return tags;
}

describe("a sheet of errata", () => {
  test("in Markdown", () => {
    expect(errataMarkdown(sheet([before], [after, lone]))).toBe(markdown);
  });

  test("in HTML has the same words", () => {
    const html = [...errataHtml(sheet([before], [after, lone]))].join("");
    const main = html.slice(html.indexOf("<main>"));
    const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const shown = main
      .replace(/<(?!\/?(?:ins|del))[^>]*>/g, " ")
      .replace(/ lang="it"/g, "")
      .replaceAll("&#39;", "'");
    expect(wordsIn(shown)).toEqual(wordsIn(markdown));
    expect(main).toContain('range (it): </strong><ins lang="it">a </ins><span lang="it">contact</span>');
  });

  test("without differences says so", () => {
    expect(errataMarkdown(sheet([before], [before]))).toBe("# title\n\nnone\n");
  });

  test("hostile text stays text in HTML", () => {
    const text = hostile.text["fr"];
    if (text === undefined) throw new Error("no text");
    const other = { ...hostile, text: { fr: { ...text, name: `${text.name}</h2><b>`, printed: {}, description: [] } } };
    const tags = tagsOf([...errataHtml(sheet([hostile], [other]))].join(""));
    expect(new Set(tags)).toEqual(
      new Set([
        ...["html lang", "head", "meta charSet", "meta httpEquiv content", "meta name content", "title", "style"],
        ...["body", "main", "h1", "p", "section id", "h2 dir", "p className", "h3", "ul", "li", "strong", "del"],
      ]),
    );
  });

  test("hostile text stays text in Markdown", () => {
    const current = spell({ id: hostile.id, name: "a\n\n# b\n<script>alert(1)</script>" });
    const sheetText = errataMarkdown(sheet([], [current]));
    expect(sheetText).toContain("- **a # b \\<script>alert(1)\\</script>** (spell/script)");
  });
});

describe("laws", () => {
  test("an edition does not differ from itself", () => {
    for (const entry of entries) expect(isEmpty(compareEditions([entry], [entry], { pack: packOf("fr") }))).toBe(true);
  });

  test("compared the other way round, new is gone and before is after", () => {
    const [old, current] = [entries.slice(0, 6), [after, ...entries.slice(3)]];
    const there = compareEditions(old, current, { pack: packOf("fr") });
    const back = compareEditions(current, old, { pack: packOf("fr") });
    expect(back.added).toEqual(there.removed);
    expect(back.removed).toEqual(there.added);
    const [first] = compareEditions([before], [after], { pack: packOf("fr") }).changed;
    const [second] = compareEditions([after], [before], { pack: packOf("fr") }).changed;
    const turned = first?.fields.map(({ before: old, after: now, ...rest }) => [rest, now, old]);
    expect(second?.fields.map(({ before: old, after: now, ...rest }) => [rest, old, now])).toEqual(turned);
  });
});

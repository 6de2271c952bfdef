import { createHash } from "node:crypto";
import { posix } from "node:path";
import fc from "fast-check";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import type { DescriptionBlock, Entry } from "../model/entry.js";
import { emitCards } from "./cards.js";
import { allTones, tones } from "./cards/icons.js";
import {
  burst,
  cardWords,
  circle,
  empty,
  endless,
  entries,
  frost,
  hostile,
  MemoryOutput,
  mist,
} from "./fixtures.test-data.js";

const emit = (list: readonly Entry[]): MemoryOutput => {
  const output = new MemoryOutput();
  emitCards(output, list, { words: cardWords });
  return output;
};

const all = emit(entries);
const pages = [...all.files].filter(([path]) => path.endsWith(".html"));

interface Element {
  readonly tag: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly text: string;
}

/** Elements of a page as a browser finds them. */
function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  type Node = { type: string; value?: string; tagName?: string; properties?: object; children?: Node[] };
  const textOf = (node: Node): string => node.value ?? (node.children ?? []).map(textOf).join("");
  const visit = (node: Node): void => {
    if (node.type === "element") {
      found.push({
        tag: node.tagName ?? "",
        properties: (node.properties ?? {}) as Record<string, unknown>,
        text: textOf(node),
      });
    }
    node.children?.forEach(visit);
  };
  visit(unified().use(rehypeParse).parse(html));
  return found;
}

const unescape = (html: string): string =>
  html
    .replace(/<[^>]*>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

/** Text of all cards of a page, without space. */
const cardText = (html: string): string =>
  [...html.matchAll(/<div class="text"[^>]*>\n([^]*?)<\/div>\n<footer>/g)]
    .map(([, text = ""]) => unescape(text))
    .join("")
    .replace(/\s+/g, "");

describe("files", () => {
  test("a page per entry and language, contents, sheets, one style sheet", () => {
    expect([...emit([frost, burst]).files.keys()].sort()).toEqual([
      "cards/fi/energiapurkaus.html",
      "cards/fi/index.html",
      "cards/fi/lance-de-givre.html",
      "cards/fi/print.html",
      "cards/fr/index.html",
      "cards/fr/lance-de-givre.html",
      "cards/fr/print.html",
      "cards/it/index.html",
      "cards/it/lance-de-givre.html",
      "cards/it/print.html",
      "cards/style.css",
    ]);
  });

  test("a language without a pack gets none", () => {
    const text = frost.text["fr"];
    if (text === undefined) throw new Error("no French text");
    const output = emit([{ ...frost, text: { de: text, "../x": text } }]);
    expect([...output.files.keys()]).toEqual(["cards/style.css"]);
  });

  test("same entries, same bytes", () => {
    expect([...emit(entries).files]).toEqual([...all.files]);
  });

  test("every link leads to a file", () => {
    const missing = pages.flatMap(([path, html]) =>
      elementsOf(html)
        .map(({ properties }) => properties["href"])
        .filter((href) => typeof href === "string" && !href.startsWith("#") && !href.startsWith("https:"))
        .map((href) => posix.join(posix.dirname(path), decodeURIComponent(href as string)))
        .filter((target) => !all.files.has(target)),
    );
    expect(missing).toEqual([]);
  });
});

describe("what a card shows", () => {
  const html = all.text("cards/fr/lance-de-givre.html");

  test.for([
    ["name", '<h2 dir="auto">Lance de givre</h2>'],
    ["type line", '<p class="type first" dir="auto">\u00C9vocation [froid]</p>'],
    ["level", '<p class="stat" dir="auto"><strong>Niveau\u00A0:</strong> Ens/Mag 2, Dru 3</p>'],
    ["range", "<strong>Port\u00E9e\u00A0:</strong> courte (7,50 m + 1,50 m/2 niveaux)</p>"],
    ["mark", "<em>points de d\u00E9g\u00E2ts de froid par niveau</em>"],
    ["reference", '<a href="voile-de-brume.html">Voile de brume</a>'],
    ["detail with its printed label", "<strong>Focaliseur\u00A0:</strong> Une aiguille"],
    ["kind and source", '<span>Sort · <cite dir="auto">Grimoire d\u2019essai, p. 12</cite></span>'],
    ["language", '<article class="card tone-evocation" lang="fr">'],
    ["levels", '<span class="badge" aria-hidden="true">2–3</span>'],
    ["translation", '<a href="../it/lance-de-givre.html" lang="it" hreflang="it">italiano</a>'],
  ] as const)("%s", ([, part]) => {
    expect(html).toContain(part);
  });

  test("stat lines in the order of print, whatever the source's", () => {
    const labels = [...html.matchAll(/<p class="stat"[^>]*><strong>([^<]*)\u00A0:/g)].map(([, label]) => label);
    expect(labels.slice(0, 4)).toEqual(["Niveau", "Composantes", "Temps d\u2019incantation", "Port\u00E9e"]);
  });

  test("a type line made from concepts where the source has none", () => {
    const text = { name: "X", aliases: [], printed: {}, description: [] };
    const page = emit([{ ...frost, text: { fr: text } }]).text("cards/fr/lance-de-givre.html");
    expect(page).toContain("\u00C9vocation [froid]</p>");
  });

  test("further cards carry name and number", () => {
    const page = all.text("cards/fr/cercle-des-gardiens.html");
    expect([...page.matchAll(/<span class="page">([^<]*)</g)].map(([, text]) => text)).toEqual(["1/3", "2/3", "3/3"]);
    expect(page.match(/<h2 dir="auto">Cercle des gardiens oubli\u00E9s<\/h2>/g)).toHaveLength(3);
  });

  test("an ordered list that goes on keeps counting", () => {
    const items = Array.from({ length: 90 }, (_, i) => ({ text: `Point ${i}.` }));
    const text = {
      name: "X",
      aliases: [],
      printed: {},
      description: [{ type: "list" as const, ordered: true, items }],
    };
    const page = emit([{ ...frost, text: { fr: text } }]).text("cards/fr/lance-de-givre.html");
    const starts = [...page.matchAll(/<ol(?: start="(\d+)")?[^>]*>\n<li[^>]*>Point (\d+)/g)];
    expect(starts.length).toBeGreaterThan(1);
    for (const [, start = "1", item] of starts) expect(Number(start)).toBe(Number(item) + 1);
  });

  test("a table that goes on repeats its header", () => {
    const page = all.text("cards/fr/cercle-des-gardiens.html");
    expect(page.match(/<thead>/g)).toHaveLength(page.match(/<table>/g)?.length ?? 0);
  });

  test("every school, discipline and kind has a colour and an icon", () => {
    expect(allTones().sort()).toEqual(Object.keys(tones).sort());
  });

  test.for(Object.entries(tones))("white on %s can be read", ([, colour]) => {
    const channel = (at: number): number => {
      const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const luminance = 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
    expect(1.05 / (luminance + 0.05)).toBeGreaterThan(5);
  });
});

describe("untrusted text", () => {
  const harmless = new Set(
    (
      "html head meta title link body svg symbol path circle ellipse use nav a span bdi p main h1 h2 h3 article header div footer cite strong em " +
      "ul ol li table colgroup col thead tbody tr th td section form label input select option script"
    ).split(" "),
  );

  test.for(pages.map(([path]) => path))("%s", (path) => {
    const found = elementsOf(all.text(path));
    expect(found.filter(({ tag }) => !harmless.has(tag))).toEqual([]);
    expect(found.flatMap(({ properties }) => Object.keys(properties).filter((name) => /^on/i.test(name)))).toEqual([]);
    const hrefs = found.map(({ properties }) => properties["href"]).filter((href) => typeof href === "string");
    expect(hrefs.filter((href) => /^(?:javascript|data|vbscript):/i.test(href))).toEqual([]);
    const scripts = found.filter(({ tag }) => tag === "script");
    expect(scripts).toHaveLength(path.endsWith("/index.html") ? 1 : 0);
  });

  test("is shown as it is", () => {
    const html = all.text("cards/fr/script.html");
    expect(html).toContain("<title>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; `${x}` &#39;&quot;&amp;</title>");
    expect(html).toContain('<a href="https://example.org/?a=%22%3E%3Cscript%3E">web link</a>');
    expect(html).toContain("<strong>__proto__\u00A0:</strong> polluted &lt;/script&gt;</p>");
  });

  test("the contents run no script but their own", () => {
    const html = all.text("cards/fr/index.html");
    const [, script = ""] = /<script>([^]*)<\/script>/.exec(html) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    expect(html).toContain(`content="script-src 'sha256-${hash}';`);
    expect(script).not.toContain("givre");
  });

  test("marks that overlap, are empty or run past the text do no harm", () => {
    const text = {
      name: "X",
      aliases: [],
      printed: {},
      description: [
        {
          type: "paragraph" as const,
          text: "ab\u{1F525}cd",
          marks: [
            { start: 0, end: 3, type: "strong" as const },
            { start: 1, end: 99, type: "emphasis" as const },
            { start: 5, end: 5, type: "link" as const, ref: "https://example.org" },
          ],
        },
      ],
    };
    const page = emit([{ ...empty, text: { fr: text } }]).text("cards/fr/vide.html");
    expect(page).toContain("<strong>a</strong><strong><em>b\u{1F525}cd</em></strong></p>");
  });
});

describe("no text is lost", () => {
  const squeeze = (text: string): string => text.replace(/\s+/g, "");

  test("of entries that no card holds", () => {
    const text = cardText(all.text("cards/fr/sans-fin.html"));
    const source = endless.text["fr"];
    expect(text).toContain(squeeze(source?.name ?? ""));
    expect(text).toContain(squeeze(source?.printed["levels"] ?? ""));
    expect(text).toContain("x".repeat(900));
    expect(text).toContain("M".repeat(2500));
    expect(text).toContain(squeeze("Un titre ".repeat(80)));
    expect(text).toContain(squeeze("valeur ".repeat(300)));
    expect(text).toContain("cellule12");
    expect(text).toContain("60Effetnum\u00E9ro60,sansgravit\u00E9.");
    expect(text).toContain("Point120.");
    expect(text).toContain(squeeze(endless.sources[0]?.citation ?? ""));
  });

  const words = fc
    .array(fc.string({ unit: "grapheme", maxLength: 40 }), { maxLength: 400 })
    .map((list) => list.join(" "));
  const block: fc.Arbitrary<DescriptionBlock> = fc.oneof(
    words.map((text) => ({ type: "paragraph" as const, text })),
    words.map((text) => ({ type: "heading" as const, level: 4, text })),
    fc.record({
      type: fc.constant("list" as const),
      ordered: fc.boolean(),
      items: fc.array(
        words.map((text) => ({ text })),
        { maxLength: 12 },
      ),
    }),
  );

  test("of any entry", () => {
    fc.assert(
      fc.property(words, fc.array(block, { maxLength: 5 }), (range, description) => {
        const text = { name: "X", aliases: [], printed: { range }, description };
        const page = emit([{ ...empty, text: { fr: text } }]).text("cards/fr/vide.html");
        const parts = description.flatMap((part) =>
          part.type === "list" ? part.items.map((item) => item.text) : part.type === "table" ? [] : [part.text],
        );
        const visible = (value: string): string =>
          squeeze(value).replace(/[\0-\x1F\x7F\uFFFD\uFFFE\uFFFF]|\p{Surrogate}/gu, "");
        expect(visible(cardText(page))).toBe(visible(`Port\u00E9e:${range}${parts.join("")}`));
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 60) },
    );
  });

  test("and a very long one takes linear time", () => {
    const time = (length: number): number => {
      const description = [{ type: "paragraph" as const, text: "mot sans fin ".repeat(length) }];
      const start = performance.now();
      emit([{ ...empty, text: { fr: { name: "X", aliases: [], printed: {}, description } } }]);
      return performance.now() - start;
    };
    time(1000);
    const short = time(10_000);
    expect(time(80_000)).toBeLessThan(Math.max(short * 24, 500));
  });
});

describe("contents", () => {
  const html = all.text("cards/fr/index.html");

  test("list the entries by name in the language's order", () => {
    const names = [...html.matchAll(/<bdi>([^<]*)<\/bdi><\/a>/g)].map(([, name]) => name);
    expect(names).toEqual([...names].sort((a, b) => new Intl.Collator("fr").compare(a ?? "", b ?? "")));
    expect(names).toHaveLength(13);
  });

  test("say what the filter needs", () => {
    expect(html).toContain('data-kind="spell" data-school="\u00C9vocation" data-levels="2 3"');
    expect(html).toContain('<option value="\u00C9vocation">\u00C9vocation</option>');
    expect(html).toContain('<form class="filter" id="filter" aria-label="Filtrer les cartes" hidden>');
  });

  test("count in the language's plural", () => {
    expect(html).toContain("<span>13 entr\u00E9es</span>");
    expect(emit([mist]).text("cards/fi/index.html")).toContain("<span>1 kortti</span>");
  });
});

describe("sheets", () => {
  test("hold every card, nine a page", () => {
    const html = all.text("cards/fr/print.html");
    const cards = pages
      .filter(([path]) => path.startsWith("cards/fr/") && !/(?:index|print)\.html$/.test(path))
      .reduce((count, [, page]) => count + (page.match(/<article /g)?.length ?? 0), 0);
    expect(html.match(/<article /g)).toHaveLength(cards);
    expect(html.match(/<section class="sheet">/g)).toHaveLength(Math.ceil(cards / 9));
  });

  test("a hostile source stays in its card", () => {
    expect(
      emit([hostile, circle])
        .text("cards/fr/print.html")
        .match(/<article /g),
    ).toHaveLength(4);
  });
});

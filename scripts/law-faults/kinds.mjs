// Kinds of faults: where in the texts of a language one can be planted, and the codes that are right for it.
// A fault is { entry, file, range, text, variant }: `text` takes the place of `range` in the file.
import { printedTerms } from "./terms.mjs";
import { wholeRange } from "./whole-range.mjs";

const values = ["RG1201", "RG1202", "RG1203", "RG1206", "RG3001"];
const word = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu;

/** Name → the codes of which one is right, and `faults(book, lang, random)`: all faults that can be planted. */
export const kinds = {
  "digit in a description": {
    codes: ["RG3001", "RG3101", "RG3102", "RG6001"],
    faults: (book, lang, random) => prose(book, lang).flatMap((site) => digits(site, random)),
  },
  "digit in a stat line": {
    codes: [...values, "RG3101", "RG6001", "RG6002"],
    faults: (book, lang, random) => stats(book, lang).flatMap((site) => digits(site, random)),
  },
  "unit swapped": {
    codes: [...values, "RG3101", "RG3102", "RG6001", "RG6004"],
    faults(book, lang) {
      const sites = [...prose(book, lang), ...stats(book, lang)];
      return dimensions.flatMap((units) => {
        const { found, others } = printedTerms(sites, book.packs.get(lang), (id) => units.includes(id), "(?<=\\d ?)");
        return found.flatMap((term) => {
          const [other] = others(term).sort((a, b) => likeness(term.text, b.text) - likeness(term.text, a.text));
          return other === undefined ? [] : change(term.site, term.start, term.end, other.text, partOf(term.site));
        });
      });
    },
  },
  "save dropped or changed": {
    codes: [...values, "RG3110"],
    faults(book, lang, random) {
      const sites = stats(book, lang).filter(({ piece }) => piece.field === "savingThrow");
      const swapped = ["save/", "save-effect/"].flatMap((family) =>
        swaps(book, lang, sites, [family], random, "changed"),
      );
      return [...swapped, ...sites.flatMap((site) => droppedLine(book, site))];
    },
  },
  "component or level changed": {
    codes: [...values, "RG1205", "RG6002", "RG6003"],
    faults(book, lang, random) {
      const of = (field) => stats(book, lang).filter(({ piece }) => piece.field === field);
      return [
        ...swaps(book, lang, of("components"), ["component/"], random, "component changed"),
        ...swaps(book, lang, of("level"), ["class/", "domain/"], random, "class changed"),
        ...of("components").flatMap((site) => droppedItems(site, "component lost")),
        ...of("level").flatMap((site) => [
          ...droppedItems(site, "level lost"),
          ...digits(site, random, "level changed"),
        ]),
      ];
    },
  },
  "passage lost": {
    codes: ["RG3103", "RG3106", "RG3110"],
    faults: (book, lang) =>
      prose(book, lang)
        .filter(({ piece }) => piece.kind !== "table")
        .map((site) => ({ ...fault(site, site.piece.kind), ...wholeRange(site.source.text, site.piece.rangeOf()) })),
  },
  "passage untranslated": {
    codes: ["RG3104"],
    faults(book, lang) {
      const from = lang === "fr" ? "it" : "fr";
      return prose(book, lang).flatMap((site) => {
        if (site.piece.kind !== "paragraph") return [];
        const counterpart = counterpartOf(book, site, from);
        return counterpart === undefined ? [] : [{ ...fault(site), range: site.piece.rangeOf(), text: counterpart }];
      });
    },
  },
  "term replaced": {
    codes: [...values, "RG3101", "RG3107", "RG3111", "RG6001", "RG6301"],
    faults(book, lang, random) {
      const of = (...fields) => stats(book, lang).filter(({ piece }) => fields.includes(piece.field));
      return [
        ...swaps(book, lang, of("school"), ["school/"], random, "school"),
        ...swaps(book, lang, of("discipline"), ["discipline/"], random, "discipline"),
        ...swaps(book, lang, of("range"), ["range/"], random, "range"),
        ...namedInProse.flatMap((ids) => swaps(book, lang, prose(book, lang), ids, random, "in prose").filter(isNamed)),
      ];
    },
  },
  "letter lost": {
    codes: [
      "RG1105",
      "RG1204",
      "RG3108",
      "RG6102",
      "RG6103",
      "RG6104",
      "RG6106",
      "RG6107",
      "RG6109",
      "RG6302",
      "RG6401",
    ],
    faults: (book, lang, random) =>
      words(book, lang).flatMap(({ site, start, text }) => {
        if (text.length < 6) return [];
        const at = 1 + random.below(text.length - 2);
        return change(site, start, start + text.length, text.slice(0, at) + text.slice(at + 1));
      }),
  },
  "word doubled": {
    codes: ["RG6101"],
    faults: (book, lang) =>
      words(book, lang).flatMap(({ site, start, text }) => {
        const { text: all } = site.piece;
        if (!/^[\s,.;:)]/u.test(all.slice(start + text.length)) || (start > 0 && all[start - 1] !== " ")) return [];
        return change(site, start, start + text.length, `${text} ${text}`);
      }),
  },
  "bracket or quote lost": {
    codes: ["RG1201", "RG1202", "RG6203"],
    faults: (book, lang) =>
      [...prose(book, lang), ...stats(book, lang)].flatMap((site) =>
        [...site.piece.text.matchAll(/[()[\]«»“”"]/gu)].flatMap(({ index }) =>
          change(site, index, index + 1, "", partOf(site)),
        ),
      ),
  },
  "double space": {
    codes: ["RG6201"],
    faults: (book, lang) =>
      // In HTML any number of spaces is one.
      prose(book, lang).flatMap((site) =>
        [...site.piece.text.matchAll(site.file.endsWith(".html") ? /(?!)/gu : / /gu)].flatMap(({ index }) =>
          change(site, index, index + 1, "  "),
        ),
      ),
  },
};

const dimensions = [
  ["unit/ft", "unit/in", "unit/mi", "unit/m", "unit/cm", "unit/km"],
  ["unit/round", "unit/minute", "unit/hour", "unit/day", "unit/month", "unit/year"],
  ["unit/lb", "unit/kg", "unit/g"],
];

/** Terms that can stand for one another in a sentence. */
const namedInProse = [["save/fortitude", "save/reflex", "save/will"], ["school/"], ["discipline/"]];

/** Pieces of a language's texts with what is needed to change them. */
function sites({ texts, sources }, lang, wanted) {
  return texts
    .filter((text) => text.lang === lang)
    .flatMap(({ entry, file, pieces }) =>
      pieces.filter(wanted).map((piece) => ({ entry: entry.id, file, piece, source: sources.get(file) })),
    );
}

function prose(book, lang) {
  return sites(book, lang, ({ field, kind }) => field === "description" && kind !== "heading");
}

function stats(book, lang) {
  return sites(book, lang, ({ kind }) => kind === "value");
}

function words(book, lang) {
  return prose(book, lang).flatMap((site) =>
    [...site.piece.text.matchAll(word)].map(({ 0: text, index }) => ({ site, start: index, text })),
  );
}

function partOf({ piece }) {
  return piece.kind === "value" ? "stat line" : "description";
}

function fault({ entry, file }, variant = "") {
  return { entry, file, variant };
}

/** The fault that puts `text` for `[start, end)` of a piece; none where the file has a line break or markup in there. */
function change(site, start, end, text, variant) {
  const range = site.piece.rangeOf(start, end);
  if (site.source.text.slice(range.start, range.end) !== site.piece.text.slice(start, end)) return [];
  return [{ ...fault(site, variant), range, text }];
}

/** One digit is another; a number keeps its length. */
function digits(site, random, variant) {
  const { text } = site.piece;
  return [...text.matchAll(/\d/gu)].flatMap(({ 0: digit, index }) => {
    const least = /\d/u.test(text[index - 1] ?? "") ? 0 : 1;
    const others = [..."0123456789"].slice(least).filter((other) => other !== digit);
    return change(site, index, index + 1, random.one(others), variant);
  });
}

/** A term of the families stands where another was, in a form in which the book has it elsewhere. */
function swaps(book, lang, among, families, random, variant) {
  const isOf = (id) => families.some((family) => id.startsWith(family));
  const { found, others } = printedTerms(among, book.packs.get(lang), isOf);
  return found.flatMap((term) => {
    const own = term.site.piece.text.toLowerCase();
    const fresh = others(term).filter(({ text }) => !own.includes(text.toLowerCase()));
    if (fresh.length === 0) return [];
    const { text } = random.one(fresh);
    const faults = change(term.site, term.start, term.end, withCaseOf(term.text, text), variant);
    return faults.map((fault) => ({ ...fault, id: term.id, was: term.text }));
  });
}

/** In a sentence a save has a capital; a word without one is no save but a reflex, a mirror's image or a wish. */
function isNamed({ id, was }) {
  return !id.startsWith("save/") || /\p{Lu}/u.test(was);
}

function withCaseOf(model, text) {
  const [first] = model;
  if (model === model.toUpperCase() || text === text.toUpperCase()) return text;
  const start = first === first.toUpperCase() ? text[0].toUpperCase() : text[0].toLowerCase();
  return start + text.slice(1);
}

/** How alike two printed forms are: the ending that they share, then their length. */
function likeness(a, b) {
  let shared = 0;
  while (shared < a.length && shared < b.length && a[a.length - 1 - shared] === b[b.length - 1 - shared]) shared++;
  return shared - Math.abs(a.length - b.length);
}

/** One item of a list with commas is left out. */
function droppedItems(site, variant) {
  const items = [...site.piece.text.matchAll(/[^,]+/gu)];
  if (items.length < 2) return [];
  return items.flatMap(({ 0: item, index }, i) => {
    const [start, end] = i === 0 ? [0, items[1].index + 1] : [index - 1, index + item.length];
    return change(site, start, end, "", variant);
  });
}

/** The line of a stat block is left out, with its label. */
function droppedLine({ account }, { entry, file, piece, source }) {
  const own = account.filter((item) => item.file === file && item.entry === entry && item.field === piece.field);
  if (!own.some(({ as }) => as === "label")) return [];
  const range = {
    start: Math.min(...own.map((item) => item.range.start)),
    end: Math.max(...own.map((item) => item.range.end)),
  };
  return [{ ...fault({ entry, file }, "dropped"), ...wholeRange(source.text, range) }];
}

/** The passage of another language at the same place, where both languages have as many. */
function counterpartOf({ texts }, { entry, piece }, from) {
  const text = texts.find((other) => other.entry.id === entry && other.lang === from);
  const own = texts.find((other) => other.entry.id === entry && other.pieces.includes(piece));
  const blocks = (of) => of.pieces.filter(({ field, kind }) => field === "description" && kind === "paragraph");
  if (text === undefined || blocks(text).length !== blocks(own).length) return undefined;
  return blocks(text)[blocks(own).indexOf(piece)].text;
}

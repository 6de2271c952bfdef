// Text as a scanner's character recognition would have it. The same text, rate and seed always give the same damage.

/** Shapes that are taken for each other, two spaces between pairs; only in the order written where `→` stands. */
const shapes = {
  "l/1/I": "l 1  l I  1 I  1 !→  i l",
  "O/0": "O 0  o 0",
  "S/5, B/8, Z/2, G/6": "S 5  B 8  Z 2  G 6",
  "rn/m": "rn m  ni m  nn m",
  "cl/d": "cl d",
  "c/e": "c e  o c  o e",
  "u/n": "u n  ii u  h b  v y  vv w",
  "f/t": "f t  t r→  g q  r t→",
  ligatures: "fi ﬁ  fl ﬂ  ff ﬀ  œ oe→  œ ce→  æ ae→",
  "lost dots": ". →  : .→  ; ,→  , .→  i ı→  : ;→",
  quotes: "’ '→  ' ’→  ’ ‘→  ’ `→  « <<→  » >>→  “ \"→  ” \"→",
  dashes: "− -→  − –→  - –→  - —→",
};

/** Letters of a language whose accents are lost; plain letters get them just as often. */
const accents = {
  fr: "é e  è e  ê e  à a  â a  î i  ï i  ô o  ù u  û u  ç c  É E  é è  ê é",
  it: "à a  è e  é e  ì i  ò o  ù u  é è  È E",
  fi: "ä a  ö o  å a  Ä A  Ö O  ä å",
};

/** @returns what may happen where, by the first character: `{ kind, from, to }` */
function confusionsOf(lang) {
  const table = new Map();
  for (const [kind, pairs] of Object.entries({ ...shapes, accents: accents[lang] }))
    for (const pair of pairs.split("  ")) {
      const [from, other] = pair.split(" ");
      const to = other.replace("→", "");
      add(table, { kind, from, to });
      if (to === other) add(table, { kind, from: to, to: from });
    }
  for (const space of [" ", "\u00A0", "\u202F"]) {
    add(table, { kind: "lost space", from: space, to: "" });
    add(table, { kind: "added space", from: space, to: "  " });
  }
  return table;
}

function add(table, confusion) {
  const first = confusion.from[0];
  table.set(first, [...(table.get(first) ?? []), confusion]);
}

const tables = new Map();
const letter = /\p{L}/u;

/**
 * @param line text without line breaks
 * @param rate share of characters, 0 to 1
 * @param seed any text
 * @returns the damaged text, and each piece of damage as `{ kind, from, to }`
 */
export function damage(line, { lang, rate, seed }) {
  if (!tables.has(lang)) tables.set(lang, confusionsOf(lang));
  const table = tables.get(lang);
  const random = numbers(`${seed} ${lang} ${rate} ${line}`);
  const done = [];
  let text = "";
  // Damage due where nothing can be confused falls on the next character that can be.
  let due = 0;
  for (let at = 0; at < line.length;) {
    if (random() < rate) due++;
    const confusion = due > 0 ? choose(line, at, table, random) : undefined;
    if (confusion === undefined) {
      text += line[at++];
      continue;
    }
    due--;
    done.push(confusion);
    text += confusion.to;
    for (let more = 1; more < confusion.from.length; more++) if (random() < rate) due++;
    at += confusion.from.length;
  }
  return { text, done };
}

function choose(line, at, table, random) {
  const fitting = (table.get(line[at]) ?? []).filter(({ from }) => line.startsWith(from, at));
  const inWord = letter.test(line[at]) && letter.test(line[at + 1] ?? "");
  // Words are split more seldom than letters are misread.
  if (inWord && random() < 0.1) return { kind: "split word", from: line[at], to: `${line[at]} ` };
  return fitting[Math.floor(random() * fitting.length)];
}

/** Numbers in [0, 1) that follow from a text: FNV-1a as the seed of mulberry32. */
function numbers(text) {
  let state = 0x811c9dc5;
  for (const char of text) state = Math.imul(state ^ char.codePointAt(0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

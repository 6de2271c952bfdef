import { foldKey } from "../../text/fold.js";
import { type Check, type CheckContext, findingIn } from "../check.js";
import type { EntryText, TextPiece } from "../texts.js";
import { translationsOf } from "./translations.js";

/** Words in emphasis: what books do to names of spells and powers. */
interface Emphasis {
  readonly text: string;
  readonly piece: TextPiece;
  readonly start: number;
  readonly end: number;
  /** The entry that the words name, where they are an entry's name. */
  readonly entry: string | undefined;
}

/**
 * An entry that a text refers to by another name than its own: two languages emphasise equally many words in an entry, one
 * of them names an entry there, and the other has its name for it nowhere in the text.
 */
export const calledOtherwise: Check = {
  code: "RG3108",
  *run(context) {
    const names = new Names(context);
    for (const translations of translationsOf(context.texts)) {
      const all = translations.map((text) => ({ text, emphases: emphasesOf(text, names) }));
      for (const { text, emphases } of all) {
        const told = new Set<Emphasis>();
        for (const other of all) {
          if (other.text === text || other.emphases.length !== emphases.length) continue;
          for (const [i, here] of emphases.entries()) {
            const wanted = other.emphases[i]?.entry;
            const name = wanted === undefined ? undefined : names.of(wanted, text.lang);
            if (name === undefined || here.entry !== undefined || told.has(here)) continue;
            if (resemble(name, here.text) || text.pieces.some((piece) => contains(piece.text, name))) continue;
            told.add(here);
            yield findingIn(text, {
              code: "RG3108",
              severity: "warning",
              range: here.piece.rangeOf(here.start, here.end),
              data: { name, called: here.text },
              field: "description",
            });
          }
        }
      }
    }
  },
};

class Names {
  readonly #byId = new Map<string, string>();
  readonly #ids = new Map<string, string>();

  constructor({ entries }: CheckContext) {
    for (const { id, kind, text } of entries) {
      if (kind === "rule") continue;
      for (const [lang, { name }] of Object.entries(text)) {
        this.#byId.set(`${lang} ${id}`, name);
        this.#ids.set(`${lang} ${foldKey(name)}`, id);
      }
    }
  }

  of(id: string, lang: string): string | undefined {
    return this.#byId.get(`${lang} ${id}`);
  }

  idOf(name: string, lang: string): string | undefined {
    return this.#ids.get(`${lang} ${foldKey(name)}`);
  }
}

function emphasesOf({ entry, lang, pieces }: EntryText, names: Names): Emphasis[] {
  const blocks = entry.text[lang]?.description ?? [];
  return pieces.flatMap((piece): Emphasis[] => {
    const block = piece.block === undefined ? undefined : blocks[piece.block];
    if (piece.field !== "description" || block === undefined) return [];
    const cells =
      block.type === "list" ? block.items : block.type === "table" ? [...block.header, ...block.rows.flat()] : [];
    const marks = (block.type === "list" || block.type === "table" ? cells[piece.item ?? 0]?.marks : block.marks) ?? [];
    return marks
      .filter(({ type }) => type === "emphasis")
      .map(({ start, end }) => {
        const text = piece.text.slice(start, end);
        return { text, piece, start, end, entry: names.idOf(text, lang) };
      });
  });
}

/** Whether words may be a name in another grammatical form: one of them begins like one of the name's. */
function resemble(name: string, words: string): boolean {
  const stems = stemsOf(name);
  return stemsOf(words).some((stem) => stems.includes(stem));
}

function contains(text: string, name: string): boolean {
  const stems = new Set(stemsOf(text));
  return stemsOf(name).every((stem) => stems.has(stem));
}

function stemsOf(text: string): string[] {
  return (foldKey(text).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 4));
}

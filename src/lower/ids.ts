import type { Entry } from "../model/entry.js";
import { foldKey } from "../text/fold.js";
import { slugOf } from "./slug.js";

type Alignment = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Gives entries their ids: from the front matter, from an alignment, else from the name. */
export class IdGiver {
  readonly #aligned = new Map<string, string>();
  readonly #fixed: string | undefined;
  readonly #used = new Set<string>();

  /** @param fixed Id of the only entry of a file, from its front matter: with or without its kind. */
  constructor(alignment: Alignment | undefined, fixed: string | undefined) {
    this.#fixed = fixed;
    for (const [id, names] of Object.entries(alignment ?? {})) {
      for (const [lang, name] of Object.entries(names)) this.#aligned.set(`${lang} ${foldKey(name)}`, id);
    }
  }

  readonly idOf = (kind: Entry["kind"], name: string, lang: string): string => {
    const given = this.#fixed ?? this.#aligned.get(`${lang} ${foldKey(name)}`);
    const id = given === undefined ? `${kind}/${slugOf(name)}` : given.includes("/") ? given : `${kind}/${given}`;
    return this.#unique(id);
  };

  /** An id that stands twice in one file is numbered. */
  #unique(id: string): string {
    let unique = id;
    for (let n = 2; this.#used.has(unique); n++) unique = `${id}-${n}`;
    this.#used.add(unique);
    return unique;
  }
}

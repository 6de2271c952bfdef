import type { Spelling } from "../checks/spelling.js";

/** Names of the shared library on Linux, macOS and Windows. */
const libraries: readonly string[] = ["libvoikko.so.1", "libvoikko.1.dylib", "libvoikko-1.dll"];

const pointerSize = 8;

/** Voikko's checker of a language, called through its C interface; undefined if library or dictionary are not installed. */
export async function openVoikko(lang: string): Promise<Spelling | undefined> {
  try {
    const { default: koffi } = await import("koffi");
    const library = firstOf(libraries, (name) => koffi.load(name));
    if (library === undefined) return undefined;
    const init = library.func("void *voikkoInit(_Out_ const char **error, const char *lang, const char *path)");
    const spell = library.func("int voikkoSpellCstr(void *handle, const char *word)");
    const suggest = library.func("void *voikkoSuggestCstr(void *handle, const char *word)");
    const free = library.func("void voikkoFreeCstrArray(void *list)");
    const error: unknown[] = [null];
    const handle: unknown = init(error, lang, null);
    if (handle === null || error[0] !== null) return undefined;
    return {
      knows: (word) => spell(handle, word) === 1,
      suggest: (word) => {
        const list: unknown = suggest(handle, word);
        if (list === null) return [];
        const found: string[] = [];
        for (let i = 0; ; i++) {
          const text: unknown = koffi.decode(list, i * pointerSize, "char *");
          if (typeof text !== "string") break;
          found.push(text);
        }
        free(list);
        return found;
      },
    };
  } catch {
    return undefined;
  }
}

function firstOf<T>(names: readonly string[], open: (name: string) => T): T | undefined {
  for (const name of names) {
    try {
      return open(name);
    } catch {
      // Another system's name.
    }
  }
  return undefined;
}

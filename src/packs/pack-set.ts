import type { Conventions, PackData } from "../generated/types.js";
import { LanguagePack } from "./language-pack.js";
import { mergePacks } from "./overlay.js";
import { PackError } from "./pack-error.js";
import { RuleTree, type RuleTreeData } from "./rule-tree.js";
import type { Standards } from "./standards.js";

/** Data of grammar/shared: file name to content. */
export interface SharedData {
  readonly concepts: {
    readonly groups: Readonly<Record<string, readonly string[]>>;
    readonly optional: readonly string[];
  };
  readonly conventions: Conventions;
  /** Left out by callers that read stat blocks alone. */
  readonly rules?: RuleTreeData;
  /** What checks hold texts against. */
  readonly standards?: Standards;
}

/** The languages of a run. The core takes it as an argument; only the command line knows where packs lie. */
export class PackSet {
  readonly shared: SharedData;
  readonly ruleTree: RuleTree;
  readonly #packs = new Map<string, LanguagePack>();

  /**
   * @param packs Language packs, then overlays (`pack.extends`) in the order in which they apply.
   * @throws {PackError} if an overlay extends a language that is not there.
   */
  constructor(shared: SharedData, packs: readonly PackData[]) {
    this.shared = shared;
    this.ruleTree = new RuleTree(shared.rules);
    const byLang = new Map<string, PackData>();
    for (const data of packs) {
      const base = data.pack.extends;
      if (base === undefined) {
        byLang.set(data.pack.lang, data);
        continue;
      }
      const target = byLang.get(base);
      if (target === undefined)
        throw new PackError(`no pack of language \`${base}\` to extend`, { file: "pack.yaml", key: "extends" });
      byLang.set(base, mergePacks(target, data));
    }
    for (const [lang, data] of byLang) this.#packs.set(lang, new LanguagePack(data, shared.conventions));
  }

  /** The pack of a BCP-47 tag; `fr-CA` falls back to `fr`. */
  get(lang: string): LanguagePack | undefined {
    return this.#packs.get(lang) ?? this.#packs.get(lang.split("-")[0]?.toLowerCase() ?? "");
  }

  get langs(): readonly string[] {
    return [...this.#packs.keys()];
  }

  get all(): readonly LanguagePack[] {
    return [...this.#packs.values()];
  }
}

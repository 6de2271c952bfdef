import type { DetailBlock, LevelEntry, Mechanics } from "../model/entry.js";
import type { Code } from "../model/codes.js";
import type { Finding } from "../model/diagnostic.js";
import type { Range16 } from "../model/span.js";
import type { FieldFamily } from "../kinds/declaration.js";
import { fieldOf } from "../kinds/all-kinds.js";
import type { LanguagePack } from "../packs/language-pack.js";
import type { Block, BlockField } from "../segment/block.js";
import type { MappedText } from "../text/mapped-text.js";
import { sortLevels, sortWords } from "../values/order.js";
import { ruleName } from "../values/all-readers.js";
import { readValue } from "../values/read-value.js";
import type { ValueTypes } from "../values/value-types.js";
import type { FieldTrace } from "./parsed-file.js";
import type { PlacedBlock } from "./description.js";

/** A finding before the entry's id is known. */
export type FieldFinding = Omit<Finding, "entry">;

export interface LoweredFields {
  readonly mechanics: Mechanics;
  readonly printed: Readonly<Record<string, string>>;
  readonly spans: ReadonlyMap<string, Range16>;
  readonly inlineDetails: readonly PlacedBlock[];
  readonly findings: readonly FieldFinding[];
  readonly traces: readonly Omit<FieldTrace, "entry">[];
}

/** Reads all labelled values of a block. A value that is not understood costs its own field alone. */
export function lowerFields(block: Block, pack: LanguagePack, ruleset: string | undefined): LoweredFields {
  const lowering = new FieldLowering(pack, ruleset);
  if (block.typeLine !== undefined) lowering.read("typeLine", undefined, block.typeLine, "");
  for (const field of block.fields) lowering.add(field);
  return lowering.result();
}

class FieldLowering {
  readonly #pack: LanguagePack;
  readonly #ruleset: string | undefined;
  readonly #mechanics: Mechanics = {};
  readonly #printed: Record<string, string> = {};
  readonly #spans = new Map<string, Range16>();
  readonly #details: PlacedBlock[] = [];
  readonly #findings: FieldFinding[] = [];
  readonly #traces: Omit<FieldTrace, "entry">[] = [];

  constructor(pack: LanguagePack, ruleset: string | undefined) {
    this.#pack = pack;
    this.#ruleset = ruleset;
  }

  result(): LoweredFields {
    return {
      mechanics: this.#mechanics,
      printed: this.#printed,
      spans: this.#spans,
      inlineDetails: this.#details,
      findings: this.#findings,
      traces: this.#traces,
    };
  }

  add(field: BlockField): void {
    const { kind, key } = field.meaning;
    const label = field.label.text.replace(/[\s:.]+$/u, "");
    if (field.slip !== undefined) this.#find("RG1105", "warning", field.label.range, { label, read: field.slip }, key);
    if (kind === "name") return;
    if (kind !== "field") {
      if (this.#pack.labels.lookup(key) === undefined && this.#pack.data.labels.bookkeeping?.[key] === undefined)
        this.#find("RG1104", "info", field.label.range, { label }, undefined);
      if (!field.value.isBlank) this.#print(key, trimEnd(field.value));
      return;
    }
    const declared = fieldOf(key);
    const text = trimEnd(field.value);
    if (declared === undefined || text.isBlank) return;
    if (key in this.#printed && declared.repeats !== true)
      this.#find("RG1103", "warning", field.label.range, { label }, key);
    else this.read(declared.family, key, text, label);
  }

  /** @param key Undefined for a type line, whose value says whether it is a school or a discipline. */
  read(family: FieldFamily, key: string | undefined, value: MappedText, label: string): void {
    const text = trimEnd(value);
    const result = readValue(family, text.text, this.#pack, this.#ruleset);
    const field = key ?? (result.value !== undefined && "discipline" in result.value ? "discipline" : "school");
    this.#print(field, text);
    if (text.range !== undefined && !this.#spans.has(field)) this.#spans.set(field, text.range);
    for (const finding of result.findings) {
      const range = text.rangeOf(finding.start, finding.end) ?? text.range;
      if (finding.code === "RG1201") this.#unread(family, field, text, label);
      else this.#find(finding.code, finding.severity, range, finding.data, field);
    }
    if (result.value !== undefined) this.#set(family, field, result.value, text);
    this.#traces.push({
      field,
      range: text.range ?? { start: 0, end: 0 },
      text: text.text,
      rule: ruleName(family),
      tokens: result.tokens.map((t) => ({ text: t.image, concept: t.concept })),
      ...(result.value === undefined ? {} : { mechanics: result.value }),
    });
  }

  /** A value that its own grammar refuses but another one reads stands under the wrong label. */
  #unread(family: FieldFamily, field: string, text: MappedText, label: string): void {
    const other = (["castingTime", "duration", "range", "savingThrow"] as const).find(
      (f) => f !== family && isSure(f, text.text, this.#pack),
    );
    if (other === undefined)
      this.#find("RG1201", "error", text.range, { label: label === "" ? field : label, text: text.text }, field);
    else
      this.#find(
        "RG1206",
        "error",
        text.range,
        { label: label === "" ? field : label, text: text.text, family: other },
        field,
      );
  }

  #set<F extends FieldFamily>(family: F, field: string, value: ValueTypes[F], text: MappedText): void {
    const mechanics = this.#mechanics;
    if (family === "typeLine") {
      const { levels, concepts: _concepts, subschools, descriptors, ...type } = value as ValueTypes["typeLine"];
      Object.assign(mechanics, type);
      this.#addTypePart({ subschools, descriptors });
      if (levels !== undefined) this.#addLevels(levels);
    } else if (family === "typePart") this.#addTypePart(value as ValueTypes["typePart"]);
    else if (family === "levels") this.#addLevels(value as LevelEntry[]);
    else if (family === "components") this.#setComponents(value as ValueTypes["components"], text);
    else if (family === "displays") Object.assign(mechanics, value);
    else Object.assign(mechanics, { [field]: value });
  }

  #addTypePart({ subschools, descriptors }: Pick<ValueTypes["typePart"], "subschools" | "descriptors">): void {
    this.#mechanics.subschools = sortWords([...(this.#mechanics.subschools ?? []), ...subschools]);
    this.#mechanics.descriptors = sortWords([...(this.#mechanics.descriptors ?? []), ...descriptors]);
  }

  #addLevels(levels: readonly LevelEntry[]): void {
    this.#mechanics.levels = sortLevels([...(this.#mechanics.levels ?? []), ...levels]);
  }

  #setComponents(value: ValueTypes["components"], text: MappedText): void {
    this.#mechanics.components = value.components;
    for (const { role, start, end } of value.details) {
      const detail = text.slice(start, end).trim();
      const { range } = detail;
      if (range === undefined) continue;
      const block: DetailBlock = { type: "detail", role, inline: true, text: detail.text };
      this.#details.push({ block, range });
    }
  }

  #print(key: string, text: MappedText): void {
    const before = this.#printed[key];
    this.#printed[key] = before === undefined ? text.text : `${before}; ${text.text}`;
  }

  #find(
    code: Code,
    severity: Finding["severity"],
    range: Range16 | undefined,
    data: Finding["data"],
    field: string | undefined,
  ): void {
    if (range === undefined) return;
    this.#findings.push(field === undefined ? { code, severity, range, data } : { code, severity, range, data, field });
  }
}

function isSure(
  family: "castingTime" | "duration" | "range" | "savingThrow",
  text: string,
  pack: LanguagePack,
): boolean {
  const { value, findings } = readValue(family, text, pack);
  return value !== undefined && findings.length === 0;
}

/** A value without the sign that parted it from the next one. */
function trimEnd(value: MappedText): MappedText {
  const end = value.text.replace(/[\s;|,\u2022]+$/u, "").length;
  return (end === value.text.length ? value : value.slice(0, end)).trim();
}

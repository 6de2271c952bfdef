import type { Entry } from "../model/entry.js";
import { csvCell } from "./dataset/csv.js";
import { compareIds } from "./file-names.js";
import type { Output } from "./output.js";
import { anchorOf, outlineOf, type RuleNode } from "./rules/outline.js";
import { escapeXml } from "./xml.js";

export interface GlossaryOptions {
  /** Order of the concepts. */
  rankOf(concept: string): number;
  /** Other forms of a concept's name in a language, such as plurals and cases; without the name itself. */
  readonly forms: (concept: string, lang: string) => readonly string[];
}

/**
 * Writes `glossary.tbx` (TBX-Basic, ISO 30042:2019, DCA style) and `glossary.csv`: the names of the rules' concepts in each
 * language, with the first paragraph as definition. Writes nothing where there are no rules.
 */
export function emitGlossary(output: Output, entries: readonly Entry[], options: GlossaryOptions): void {
  const nodes = outlineOf(entries, (concept) => options.rankOf(concept));
  if (nodes.length === 0) return;
  output.write("glossary.tbx", tbx(nodes, options));
  output.write("glossary.csv", csv(nodes));
}

function* tbx(nodes: readonly RuleNode[], { forms }: GlossaryOptions): Generator<string> {
  const [lang = "en"] = languagesOf(nodes);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<tbx type="TBX-Basic" style="dca" xml:lang="${escapeXml(lang)}" xmlns="urn:iso:std:iso:30042:ed-2">\n`;
  yield `  <tbxHeader>\n    <fileDesc>\n      <sourceDesc>\n        <p>Concepts of rules chapters, compiled by ruleglot</p>\n      </sourceDesc>\n    </fileDesc>\n  </tbxHeader>\n`;
  yield "  <text>\n    <body>\n";
  for (const { entry, concept } of nodes) {
    yield `      <conceptEntry id="${escapeXml(anchorOf(concept))}">\n`;
    const [field = concept] = concept.split("/");
    yield `        <descrip type="subjectField">${escapeXml(field)}</descrip>\n`;
    for (const [code, text] of Object.entries(entry.text).sort(([a], [b]) => compareIds(a, b))) {
      const definition = definitionOf(text.description[0]);
      yield `        <langSec xml:lang="${escapeXml(code)}">\n`;
      if (definition !== "") {
        yield `          <descripGrp>\n            <descrip type="definition">${escapeXml(definition)}</descrip>\n          </descripGrp>\n`;
      }
      yield termSec(text.name, "preferredTerm-admn-sts");
      const others = new Map([...text.aliases, ...forms(concept, code)].map((form) => [form.toLowerCase(), form]));
      others.delete(text.name.toLowerCase());
      for (const form of others.values()) yield termSec(form, "admittedTerm-admn-sts");
      yield "        </langSec>\n";
    }
    yield "      </conceptEntry>\n";
  }
  yield "    </body>\n  </text>\n</tbx>\n";
}

function termSec(term: string, status: string): string {
  return `          <termSec>\n            <term>${escapeXml(term)}</term>\n            <termNote type="administrativeStatus">${status}</termNote>\n          </termSec>\n`;
}

function* csv(nodes: readonly RuleNode[]): Generator<string> {
  const langs = languagesOf(nodes);
  const row = (cells: readonly string[]): string => `${cells.map(csvCell).join(",")}\r\n`;
  yield row(["concept", "parent", ...langs, ...langs.map((lang) => `definition_${lang}`)]);
  for (const { entry, concept } of nodes) {
    const texts = langs.map((lang) => entry.text[lang]);
    yield row([
      concept,
      entry.mechanics.parent ?? "",
      ...texts.map((text) => text?.name ?? ""),
      ...texts.map((text) => definitionOf(text?.description[0])),
    ]);
  }
}

function languagesOf(nodes: readonly RuleNode[]): string[] {
  return [...new Set(nodes.flatMap(({ entry }) => Object.keys(entry.text)))].sort(compareIds);
}

function definitionOf(block: Entry["text"][string]["description"][number] | undefined): string {
  return block === undefined || block.type === "list" || block.type === "table" ? "" : block.text;
}

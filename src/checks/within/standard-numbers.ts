import type { Amount, Range } from "../../model/entry.js";
import type { LanguagePack } from "../../packs/language-pack.js";
import type { Standards } from "../../packs/standards.js";
import { printField } from "../../print/print-field.js";
import { readValue } from "../../values/read-value.js";
import { type Check, type CheckFinding, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";

const code = "RG6001";

/** A formula that is not the standard one of its kind: a close range with other numbers, a save DC that starts from another. */
export const standardNumbers: Check = {
  code,
  *run({ texts, packs }) {
    const { standards } = packs.shared;
    if (standards === undefined) return;
    for (const text of texts) {
      const pack = packs.get(text.lang);
      if (pack === undefined || standards.ranges.except.includes(text.entry.ruleset ?? "")) continue;
      yield* text.entry.kind === "rule" ? inRule(text, pack, standards) : inStatBlock(text, pack, standards);
    }
  },
};

function* inStatBlock(text: EntryText, pack: LanguagePack, standards: Standards): Generator<CheckFinding> {
  for (const piece of text.pieces) {
    if (piece.field !== "range") continue;
    const { value } = readValue("range", piece.text, pack, text.entry.ruleset);
    for (let range: Range | undefined = value; range !== undefined; range = range.or) {
      const { kind, distance } = range;
      const standard = standardOf(kind, standards);
      // A distance that does not scale is that of some level, or left half out on purpose.
      if (standard === undefined || distance?.step === undefined || sameFormula(distance, standard)) continue;
      const shown = printField({ range: { kind, distance: standard } }, "range", pack);
      if (shown !== undefined) yield finding(text, piece.rangeOf(), piece.text, shown, "range");
    }
  }
}

function* inRule(text: EntryText, pack: LanguagePack, standards: Standards): Generator<CheckFinding> {
  const { concept = "" } = text.entry.mechanics;
  const facts = text.entry.text[text.lang]?.facts;
  if (facts === undefined) return;
  const pieceAt = (block: number, item?: number): EntryText["pieces"][number] | undefined =>
    text.pieces.find((piece) => piece.block === block && piece.item === item);
  const [group, name = ""] = concept.split("/");
  const standard = group === "range" ? standardOf(name, standards) : undefined;
  if (standard !== undefined) {
    const scaling = facts.amounts.filter(({ unit, step, example }) => unit === "ft" && step !== undefined && !example);
    if (scaling.length > 0 && !scaling.some((amount) => sameFormula(amount, standard))) {
      const [first] = scaling;
      const piece = first === undefined ? undefined : pieceAt(first.block, first.item);
      const shown = printField({ range: { kind: name, distance: standard } as Range }, "range", pack);
      if (first !== undefined && piece !== undefined && shown !== undefined)
        yield finding(text, piece.rangeOf(first.start, first.end), first.printed, shown);
    }
  }
  const check = standards.checks[concept];
  if (check === undefined) return;
  for (const { dc, plus, example, printed, block, item, start, end } of facts.checks) {
    // The formula is the one to which something is added; other numbers are those of other checks.
    if (dc === undefined || dc === check.dc || example === true || (plus ?? []).length < 2) continue;
    const piece = pieceAt(block, item);
    if (piece !== undefined) yield finding(text, piece.rangeOf(start, end), printed, String(check.dc));
  }
}

function standardOf(kind: string, { ranges }: Standards): Amount | undefined {
  return kind === "close" || kind === "medium" || kind === "long" ? ranges[kind] : undefined;
}

/** A formula that is told in two sentences may come without its base. */
function sameFormula({ base, step, perLevels }: Omit<Partial<Amount>, "unit" | "max">, standard: Amount): boolean {
  return (base === undefined || base === standard.base) && step === standard.step && perLevels === standard.perLevels;
}

function finding(
  text: EntryText,
  range: CheckFinding["range"],
  stated: string,
  standard: string,
  field = "description",
): CheckFinding {
  return findingIn(text, { code, severity: "warning", range, data: { stated, standard }, field });
}

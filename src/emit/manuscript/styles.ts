import type { ManuscriptEntry, ParagraphRole, RunRole } from "./manuscript.js";

export type ManuscriptKind = ManuscriptEntry["kind"];

/** How a paragraph style looks, until a publisher's template gives it another look. Lengths in points. */
export interface ParagraphLook {
  readonly size?: number;
  readonly bold?: true;
  readonly italic?: true;
  readonly before?: number;
  readonly after?: number;
  readonly indent?: number;
  /** First line, from `indent`. */
  readonly firstLine?: number;
  /** Stays on the page of the next paragraph. */
  readonly keepNext?: true;
  /** It is a heading for the outline of the document. */
  readonly outline?: true;
}

export interface RunLook {
  readonly bold?: true;
  readonly italic?: true;
}

const paragraphs: Readonly<Record<ParagraphRole, ParagraphLook & { readonly name: string }>> = {
  name: { name: "Name", size: 14, bold: true, before: 14, after: 2, keepNext: true, outline: true },
  type: { name: "Type Line", italic: true, keepNext: true },
  stat: { name: "Stat Line", indent: 12, firstLine: -12 },
  note: { name: "Note", size: 8, italic: true, before: 3 },
  body: { name: "Body", before: 4 },
  heading: { name: "Heading", bold: true, before: 6, keepNext: true },
  detail: { name: "Detail", before: 3 },
  bullet: { name: "Bullet", indent: 14, firstLine: -14 },
  number: { name: "Number", indent: 18, firstLine: -18 },
  tableHeader: { name: "Table Header", size: 9, bold: true, keepNext: true },
  tableCell: { name: "Table Cell", size: 9 },
};

const runs: Readonly<Record<RunRole, RunLook & { readonly name: string }>> = {
  label: { name: "Label", bold: true },
  value: { name: "Value" },
};

const kindNames: Readonly<Record<ManuscriptKind, string>> = { spell: "Spell", power: "Power", rule: "Rule" };

/** A named style: `Spell Stat Line`, `Power Label`. The names are the same in every language, so that one template fits all. */
export interface NamedStyle<Role, Look> {
  readonly kind: ManuscriptKind;
  readonly role: Role;
  readonly name: string;
  readonly look: Look;
}

/** All styles of these kinds, of paragraphs and of characters. */
export function stylesFor(kinds: readonly ManuscriptKind[]): {
  readonly paragraphs: readonly NamedStyle<ParagraphRole, ParagraphLook>[];
  readonly runs: readonly NamedStyle<RunRole, RunLook>[];
} {
  return {
    paragraphs: kinds.flatMap((kind) =>
      Object.entries(paragraphs).map(([role, look]) => ({
        kind,
        role: role as ParagraphRole,
        name: paragraphStyle(kind, role as ParagraphRole),
        look,
      })),
    ),
    runs: kinds.flatMap((kind) =>
      Object.entries(runs).map(([role, look]) => ({
        kind,
        role: role as RunRole,
        name: runStyle(kind, role as RunRole),
        look,
      })),
    ),
  };
}

export function paragraphStyle(kind: ManuscriptKind, role: ParagraphRole): string {
  return `${kindNames[kind]} ${paragraphs[role].name}`;
}

export function runStyle(kind: ManuscriptKind, role: RunRole): string {
  return `${kindNames[kind]} ${runs[role].name}`;
}

/** Style of a table. */
export function tableStyle(kind: ManuscriptKind): string {
  return `${kindNames[kind]} Table`;
}

/** Kinds in the order in which their styles are listed. */
export const manuscriptKinds: readonly ManuscriptKind[] = ["spell", "power", "rule"];

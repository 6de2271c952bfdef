import { compareIds } from "../file-names.js";
import { escapeXml } from "../xml.js";
import { icmlStyles } from "./icml-styles.js";
import type { Manuscript, ManuscriptEntry, Paragraph, ParagraphRole, Run, Table } from "./manuscript.js";
import { type ManuscriptKind, manuscriptKinds, paragraphStyle, runStyle, tableStyle } from "./styles.js";

/**
 * A manuscript as an InCopy story, which InDesign places and keeps linked. Its ids come from the entries, so that a story
 * made anew from changed texts differs only where the texts do.
 */
export function* manuscriptIcml(manuscript: Manuscript): Generator<string> {
  const { entries, title } = manuscript;
  yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  yield '<?aid style="50" type="snippet" readerVersion="6.0" featureSet="513" product="8.0(370)" ?>\n';
  yield '<?aid SnippetType="InCopyInterchange"?>\n';
  yield '<Document DOMVersion="8.0" Self="ruleglot">\n';
  yield* icmlStyles(manuscriptKinds, languagesOf(manuscript));
  yield `<Story Self="ruleglot_story" TrackChanges="false" StoryTitle="${escapeXml(title)}" AppliedTOCStyle="n" AppliedNamedGrid="n">\n`;
  yield '<StoryPreference OpticalMarginAlignment="false" OpticalMarginSize="12"/>\n';
  const targets = new Map(entries.map(({ id }, i) => [id, i + 1]));
  const links: Link[] = [];
  let first = true;
  for (const entry of entries) {
    for (const [i, block] of entry.blocks.entries()) {
      // The break stands between paragraphs: a last one would be an empty paragraph.
      if (!first) yield "<Br/>\n";
      first = false;
      const { kind } = entry;
      if (block.type === "table") yield tableXml(block, entry, i);
      else
        yield paragraphXml(block, kind, i === 0 ? destination(entry, targets) : "", {
          entry,
          block: i,
          links,
          targets,
        });
    }
  }
  yield "</Story>\n";
  for (const link of links) yield linkXml(link);
  yield "</Document>\n";
}

/** Where a reference stands, and the entry that it refers to. */
interface Link {
  readonly source: string;
  readonly target: string;
  readonly number: number;
}

interface Place {
  readonly entry: ManuscriptEntry;
  readonly block: number;
  readonly links: Link[];
  /** Number of an entry's destination by its id. */
  readonly targets: ReadonlyMap<string, number>;
}

/** The entry's name as a place to which hyperlinks of the document can lead. */
function destination({ id }: ManuscriptEntry, targets: ReadonlyMap<string, number>): string {
  const number = targets.get(id) ?? 0;
  return `<HyperlinkTextDestination Self="${destinationId(id)}" Name="${escapeXml(id)}" Hidden="false" DestinationUniqueKey="${number}"/>\n`;
}

function destinationId(id: string): string {
  return `HyperlinkTextDestination/${escapeXml(id)}`;
}

function paragraphXml({ role, runs, first }: Paragraph, kind: ManuscriptKind, lead: string, place: Place): string {
  const content = runs.map((run, i) => linkedRun(run, kind, i, place)).join("");
  const restart = role === "number" && first === true ? ' NumberingContinue="false" NumberingStartAt="1"' : "";
  return rangeXml(kind, role, lead + content, restart);
}

function rangeXml(kind: ManuscriptKind, role: ParagraphRole, content: string, attributes = ""): string {
  return `<ParagraphStyleRange AppliedParagraphStyle="ParagraphStyle/${paragraphStyle(kind, role)}"${attributes}>\n${content}</ParagraphStyleRange>\n`;
}

function linkedRun(run: Run, kind: ManuscriptKind, index: number, { entry, block, links, targets }: Place): string {
  const xml = runXml(run, kind);
  const number = run.ref === undefined ? undefined : targets.get(run.ref);
  if (run.ref === undefined || number === undefined) return xml;
  const source = `HyperlinkTextSource/${entry.id}#${block}-${index}`;
  links.push({ source, target: run.ref, number });
  return `<HyperlinkTextSource Self="${escapeXml(source)}" Name="${escapeXml(source)}" Hidden="false" AppliedCharacterStyle="n">\n${xml}</HyperlinkTextSource>\n`;
}

function linkXml({ source, target, number }: Link): string {
  const name = escapeXml(source.replace(/^HyperlinkTextSource\//, ""));
  return (
    `<Hyperlink Self="Hyperlink/${name}" Name="${name}" Source="${escapeXml(source)}" Visible="false" DestinationUniqueKey="${number}">\n` +
    `<Properties><Destination type="object">${destinationId(target)}</Destination></Properties>\n</Hyperlink>\n`
  );
}

function runXml({ text, role, strong, emphasis, lang }: Run, kind: ManuscriptKind): string {
  const style = role === undefined ? "$ID/[No character style]" : runStyle(kind, role);
  const font =
    strong === true && emphasis === true ? "Bold Italic" : strong === true ? "Bold" : emphasis === true ? "Italic" : "";
  const attributes = [
    font === "" ? "" : ` FontStyle="${font}"`,
    lang === undefined ? "" : ` AppliedLanguage="${languageId(lang)}"`,
  ].join("");
  return `<CharacterStyleRange AppliedCharacterStyle="CharacterStyle/${style}"${attributes}>\n<Content>${escapeXml(text)}</Content>\n</CharacterStyleRange>\n`;
}

export function languageId(lang: string): string {
  return `Language/${escapeXml(lang)}`;
}

function languagesOf({ entries }: Manuscript): string[] {
  const langs = new Set<string>();
  const add = (runs: readonly Run[]): void => {
    for (const { lang } of runs) if (lang !== undefined) langs.add(lang);
  };
  for (const block of entries.flatMap(({ blocks }) => blocks)) {
    if (block.type === "paragraph") add(block.runs);
    else for (const cells of [block.header, ...block.rows]) for (const cell of cells) add(cell);
  }
  return [...langs].sort(compareIds);
}

function tableXml({ header, rows }: Table, { id, kind }: ManuscriptEntry, block: number): string {
  const columns = Math.max(1, header.length, ...rows.map(({ length }) => length));
  const self = `${escapeXml(id)}#${block}`;
  const all = header.length === 0 ? rows : [header, ...rows];
  const cells = all.flatMap((row, y) =>
    Array.from({ length: columns }, (_, x) => {
      const role = y === 0 && header.length > 0 ? "tableHeader" : "tableCell";
      const runs = (row[x] ?? [{ text: "" }]).map((run) => runXml(run, kind)).join("");
      return `<Cell Self="${self}-${x}:${y}" Name="${x}:${y}" RowSpan="1" ColumnSpan="1" AppliedCellStyle="CellStyle/$ID/[None]">\n${rangeXml(kind, role, runs)}</Cell>\n`;
    }),
  );
  const counts = `HeaderRowCount="${all.length - rows.length}" FooterRowCount="0" BodyRowCount="${rows.length}" ColumnCount="${columns}"`;
  const grid = [
    ...all.map((_, y) => `<Row Self="${self}-row-${y}" Name="${y}"/>\n`),
    ...Array.from({ length: columns }, (_, x) => `<Column Self="${self}-column-${x}" Name="${x}"/>\n`),
  ].join("");
  const table = `<Table Self="${self}" ${counts} AppliedTableStyle="TableStyle/${tableStyle(kind)}">\n${grid}${cells.join("")}</Table>\n`;
  const inside = `<CharacterStyleRange AppliedCharacterStyle="CharacterStyle/$ID/[No character style]">\n${table}</CharacterStyleRange>\n`;
  return rangeXml(kind, "tableCell", inside);
}

import type { Finding } from "../../model/diagnostic.js";
import type { Place } from "../../model/span.js";
import type { Document } from "../document.js";
import type { FlowBlock } from "../flow.js";
import { layOut } from "../flow-writer.js";
import type { StyleRoles } from "../style-roles.js";
import { damaged } from "../unreadable.js";
import { readXml, type XmlElement } from "../xml.js";
import type { ZipFile } from "../zip.js";
import { prefixes } from "./names.js";
import { framesOf } from "./spreads.js";
import { StoryReader } from "./story.js";
import { Styles } from "./styles.js";

interface Contents {
  readonly stories: Map<string, XmlElement>;
  /** Ids of stories in reading order, as far as spreads say it. */
  readonly order: string[];
  /** Names of the pages that a story stands on. */
  readonly pages: Map<string, string[]>;
  /** Stories of master spreads: running heads and folios. */
  readonly masters: Set<string>;
  readonly styles: Styles;
}

/**
 * Reads an InDesign document in its exchange form: stories in the order in which their first frames stand on the spreads,
 * those that stand on none last, running heads on master spreads as ignored.
 *
 * @throws {UnreadableFile}
 */
export async function readIdml(file: string, zip: ZipFile, styles?: StyleRoles): Promise<Document> {
  const contents = emptyContents();
  const paths: string[] = [];
  readXml(await zip.text("designmap.xml"), prefixes, {
    isUnit: (name) => name.startsWith("pkg:"),
    unit: ({ attributes }) => {
      const path = attributes.get("src");
      if (path !== undefined) paths.push(path);
    },
  });
  for (const path of paths)
    if (/^(?:Stories|Spreads|MasterSpreads|Resources)\/[^/]+\.xml$/.test(path) && zip.has(path))
      take(await zip.text(path), contents);
  if (contents.stories.size === 0) throw damaged("no stories in it");
  return layStories(file, contents, styles);
}

/** Reads an InCopy story (.icml). @throws {UnreadableFile} */
export function readIcml(file: string, xml: string, styles?: StyleRoles): Document {
  const contents = emptyContents();
  take(xml, contents);
  if (contents.stories.size === 0) throw damaged("no story in it");
  return layStories(file, contents, styles);
}

function emptyContents(): Contents {
  return { stories: new Map(), order: [], pages: new Map(), masters: new Set(), styles: new Styles() };
}

function take(xml: string, { stories, order, pages, masters, styles }: Contents): void {
  readXml(xml, prefixes, {
    isUnit: (name) => Styles.is(name) || name === "Story" || name === "Spread" || name === "MasterSpread",
    unit: (element) => {
      if (Styles.is(element.name)) styles.add(element);
      else if (element.name === "Story")
        stories.set(element.attributes.get("Self") ?? `story ${stories.size}`, element);
      else if (element.name === "MasterSpread") for (const { story } of framesOf(element)) masters.add(story);
      else
        for (const { story, page, isFirst } of framesOf(element)) {
          if (isFirst) order.push(story);
          if (page !== "") pages.set(story, [...(pages.get(story) ?? []), page]);
        }
    },
  });
}

function layStories(
  file: string,
  { stories, order, pages, masters, styles }: Contents,
  roles: StyleRoles | undefined,
): Document {
  const read = new Map<string, { blocks: FlowBlock[]; anchored: readonly string[] }>();
  let changes = 0;
  for (const [id, story] of stories) {
    const reader = new StoryReader(styles, id);
    read.set(id, reader.read(story));
    changes += reader.changes;
  }
  const anchored = new Set([...read.values()].flatMap((story) => story.anchored));
  const blocks: FlowBlock[] = [];
  const done = new Set<string>();
  const place = (id: string, outer?: Place["page"]): void => {
    const story = read.get(id);
    if (story === undefined || done.has(id)) return;
    done.add(id);
    const page = pageOf(pages.get(id)) ?? outer;
    blocks.push(...story.blocks.map((block) => onPage(masters.has(id) ? asFurniture(block) : block, page)));
    for (const inner of story.anchored) place(inner, page);
  };
  for (const id of order) place(id);
  for (const id of read.keys()) if (!anchored.has(id) && !masters.has(id)) place(id);
  for (const id of read.keys()) place(id);
  const findings: Finding[] =
    changes === 0 ? [] : [{ code: "RG1008", severity: "info", range: { start: 0, end: 0 }, data: { count: changes } }];
  return layOut(file, "idml", blocks, { findings, styles: roles });
}

/** What is shown of the pages that a story runs over. A name of digits is a number. */
function pageOf(names: readonly string[] | undefined): Place["page"] {
  const [first, last] = [names?.at(0), names?.at(-1)];
  if (first !== undefined && first !== last) return `${first}\u2013${last ?? ""}`;
  return first !== undefined && /^[1-9]\d{0,5}$/.test(first) ? Number(first) : first;
}

function onPage(block: FlowBlock, page: Place["page"]): FlowBlock {
  if (page === undefined || block.type === "rule") return block;
  if (block.type === "paragraph") return { ...block, place: { page, ...block.place } };
  const rows = block.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => cell.map((inner) => onPage(inner, page))),
  }));
  return { ...block, rows };
}

function asFurniture(block: FlowBlock): FlowBlock {
  return block.type === "paragraph" ? { ...block, ignored: "page" } : block;
}

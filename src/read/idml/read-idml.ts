import type { Finding } from "../../model/diagnostic.js";
import type { Document } from "../document.js";
import type { FlowBlock } from "../flow.js";
import { layOut } from "../flow-writer.js";
import { damaged } from "../unreadable.js";
import { readXml, type XmlElement } from "../xml.js";
import type { ZipFile } from "../zip.js";
import { prefixes } from "./names.js";
import { storiesOf } from "./spreads.js";
import { StoryReader } from "./story.js";
import { Styles } from "./styles.js";

interface Contents {
  readonly stories: Map<string, XmlElement>;
  /** Ids of stories in reading order, as far as spreads say it. */
  readonly order: string[];
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
export async function readIdml(file: string, zip: ZipFile): Promise<Document> {
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
  return layStories(file, contents);
}

/** Reads an InCopy story (.icml). @throws {UnreadableFile} */
export function readIcml(file: string, xml: string): Document {
  const contents = emptyContents();
  take(xml, contents);
  if (contents.stories.size === 0) throw damaged("no story in it");
  return layStories(file, contents);
}

function emptyContents(): Contents {
  return { stories: new Map(), order: [], masters: new Set(), styles: new Styles() };
}

function take(xml: string, { stories, order, masters, styles }: Contents): void {
  readXml(xml, prefixes, {
    isUnit: (name) => Styles.is(name) || name === "Story" || name === "Spread" || name === "MasterSpread",
    unit: (element) => {
      if (Styles.is(element.name)) styles.add(element);
      else if (element.name === "Story")
        stories.set(element.attributes.get("Self") ?? `story ${stories.size}`, element);
      else if (element.name === "Spread") order.push(...storiesOf(element));
      else for (const id of storiesOf(element)) masters.add(id);
    },
  });
}

function layStories(file: string, { stories, order, masters, styles }: Contents): Document {
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
  const place = (id: string): void => {
    const story = read.get(id);
    if (story === undefined || done.has(id)) return;
    done.add(id);
    blocks.push(...(masters.has(id) ? story.blocks.map(asFurniture) : story.blocks));
    for (const inner of story.anchored) place(inner);
  };
  for (const id of order) place(id);
  for (const id of read.keys()) if (!anchored.has(id) && !masters.has(id)) place(id);
  for (const id of read.keys()) place(id);
  const findings: Finding[] =
    changes === 0 ? [] : [{ code: "RG1008", severity: "info", range: { start: 0, end: 0 }, data: { count: changes } }];
  return layOut(file, "idml", blocks, findings);
}

function asFurniture(block: FlowBlock): FlowBlock {
  return block.type === "paragraph" ? { ...block, ignored: "page" } : block;
}

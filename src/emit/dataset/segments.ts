import type { DescriptionBlock, EntryText } from "../../model/entry.js";

/** A piece of an entry's text that other languages have too. `block` and `item` are as in `mentions`. */
export interface Segment {
  readonly part: "name" | "field" | "description" | "detail";
  /** Key of a printed field, role of a detail. */
  readonly key?: string;
  readonly block?: number;
  readonly item?: number;
  readonly text: string;
}

/** The text of one entry in one language, cut to segments. */
export interface SegmentedText {
  readonly lang: string;
  readonly segments: readonly Segment[];
  /** Types and sizes of the description's blocks but for details: blocks are only aligned where this is equal. */
  readonly shape: string;
}

export interface AlignedSegment extends Omit<Segment, "text"> {
  /** Two languages at least, in the order of the texts. */
  readonly texts: readonly { readonly lang: string; readonly text: string }[];
}

export function segmentText(lang: string, text: EntryText): SegmentedText {
  const segments: Segment[] = [{ part: "name", text: text.name }];
  for (const [key, printed] of Object.entries(text.printed)) segments.push({ part: "field", key, text: printed });
  for (const [block, content] of text.description.entries()) {
    if (content.type === "detail") segments.push({ part: "detail", key: content.role, block, text: content.text });
    else
      for (const [item, piece] of itemsOf(content)) segments.push({ part: "description", block, ...item, text: piece });
  }
  const shape = text.description.flatMap((block) => (block.type === "detail" ? [] : [shapeOf(block)])).join(" ");
  return { lang, segments, shape };
}

/** Plain text of a description: blocks parted by a blank line, items of lists and rows of tables by a line. */
export function plainText(description: readonly DescriptionBlock[]): string {
  return description.map(blockText).join("\n\n");
}

/** What of a text is compared with others: fields and description, but not the name. */
export function comparedText({ printed, description }: EntryText): string {
  return [...Object.values(printed), plainText(description)].join("\n");
}

/**
 * Puts segments of the same thing side by side. Names and printed fields go by key, details by role where each language
 * has as many; other blocks by number, among languages whose descriptions have the same shape. Nothing is guessed: what
 * has no partner is left out.
 *
 * @param texts - Of one entry, each language once.
 */
export function alignSegments(texts: readonly SegmentedText[]): AlignedSegment[] {
  const aligned = new Map<string, { segment: Segment; texts: { lang: string; text: string }[] }>();
  for (const { lang, segments, shape } of texts) {
    const counts = new Map<string, number>();
    for (const { key = "", part } of segments) if (part === "detail") counts.set(key, (counts.get(key) ?? 0) + 1);
    const seen = new Map<string, number>();
    let block = -1;
    let last = -1;
    for (const segment of segments) {
      const { part, key = "", item } = segment;
      let place: unknown[] = [part, key];
      if (part === "detail") {
        const nth = seen.get(key) ?? 0;
        seen.set(key, nth + 1);
        place = [part, key, counts.get(key), nth];
      } else if (part === "description") {
        if (segment.block !== last) block++;
        last = segment.block ?? -1;
        place = [part, shape, block, item];
      }
      const id = JSON.stringify(place);
      const found = aligned.get(id);
      if (found === undefined) aligned.set(id, { segment, texts: [{ lang, text: segment.text }] });
      else found.texts.push({ lang, text: segment.text });
    }
  }
  return [...aligned.values()].flatMap(({ segment: { text: _, ...place }, texts: found }) =>
    found.length < 2 ? [] : [{ ...place, texts: found }],
  );
}

function itemsOf(block: Exclude<DescriptionBlock, { type: "detail" }>): [{ item?: number }, string][] {
  if (block.type === "list") return block.items.map(({ text }, item) => [{ item }, text]);
  if (block.type === "table") return [block.header, ...block.rows].flat().map(({ text }, item) => [{ item }, text]);
  return [[{}, block.text]];
}

function shapeOf(block: DescriptionBlock): string {
  if (block.type === "list") return `list${block.items.length}`;
  if (block.type === "table") return `table${[block.header, ...block.rows].map((row) => row.length).join("-")}`;
  return block.type;
}

function blockText(block: DescriptionBlock): string {
  if (block.type === "list") return block.items.map(({ text }) => text).join("\n");
  if (block.type === "table") {
    const rows = block.header.length === 0 ? block.rows : [block.header, ...block.rows];
    return rows.map((row) => row.map(({ text }) => text).join("\t")).join("\n");
  }
  return block.type === "detail" && block.label !== undefined ? `${block.label}: ${block.text}` : block.text;
}

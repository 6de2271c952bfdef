import type { DescriptionBlock, EntryText, RichText } from "../../model/entry.js";

/** A piece of an entry's text that is translated as a whole. `item` counts list items, or table cells, header first. */
export type Place =
  | { readonly part: "name" }
  | { readonly part: "field"; readonly field: string }
  | { readonly part: "description"; readonly block: number; readonly item?: number };

/** `spell/black-wick#name`, `…#field/effect`, `…#description/0`, `…#description/2/item/1`, `…#description/3/cell/4`. */
export function keyOf(id: string, place: Place, description: readonly DescriptionBlock[]): string {
  switch (place.part) {
    case "name":
      return `${id}#name`;
    case "field":
      return `${id}#field/${place.field}`;
    case "description": {
      const block = `${id}#description/${String(place.block)}`;
      if (place.item === undefined) return block;
      return `${block}/${description[place.block]?.type === "table" ? "cell" : "item"}/${String(place.item)}`;
    }
  }
}

/** The texts of a block: those of its items or cells, or its own. */
export function textsOfBlock(block: DescriptionBlock): readonly RichText[] {
  if (block.type === "list") return block.items;
  return block.type === "table" ? [...block.header, ...block.rows.flat()] : [block];
}

/** A block with other texts, as many as `textsOfBlock` gave. */
export function withTexts(block: DescriptionBlock, texts: readonly RichText[]): DescriptionBlock {
  if (block.type === "list") return { ...block, items: block.items.map((_, i) => plain(texts[i])) };
  if (block.type === "table") {
    const header = block.header.map((_, i) => plain(texts[i]));
    let at = header.length;
    return { ...block, header, rows: block.rows.map((row) => row.map(() => plain(texts[at++]))) };
  }
  const { text: _text, marks: _marks, ...rest } = block;
  return { ...rest, ...plain(texts[0]) };
}

function plain(text: RichText | undefined): RichText {
  return { text: text?.text ?? "", ...(text?.marks === undefined ? {} : { marks: text.marks }) };
}

/**
 * Block of another language's description that translates each block of the first, or undefined. Where both have the same
 * shape, blocks go by number; else details by role, and the others by number if their shapes are the same. Nothing is guessed.
 */
export function alignBlocks(
  source: readonly DescriptionBlock[],
  target: readonly DescriptionBlock[],
): readonly (number | undefined)[] {
  if (shapeOf(source) === shapeOf(target)) return source.map((_, i) => i);
  const isDetail = (block: DescriptionBlock): boolean => block.type === "detail";
  const others = (blocks: readonly DescriptionBlock[]): DescriptionBlock[] => blocks.filter((b) => !isDetail(b));
  const isSame = shapeOf(others(source)) === shapeOf(others(target));
  const groups = new Map<string, number[]>();
  for (const [i, block] of target.entries()) groups.set(groupOf(block), [...(groups.get(groupOf(block)) ?? []), i]);
  const seen = new Map<string, number>();
  return source.map((block) => {
    const group = groupOf(block);
    const nth = seen.get(group) ?? 0;
    seen.set(group, nth + 1);
    const same = groups.get(group) ?? [];
    const isAligned = isDetail(block) ? source.filter((b) => groupOf(b) === group).length === same.length : isSame;
    return isAligned ? same[nth] : undefined;
  });
}

function groupOf(block: DescriptionBlock): string {
  return block.type === "detail" ? `detail ${block.role}` : "other";
}

function shapeOf(blocks: readonly DescriptionBlock[]): string {
  return blocks
    .map((block) => {
      if (block.type === "detail") return `detail ${block.role}`;
      if (block.type === "list") return `list ${String(block.ordered)} ${String(block.items.length)}`;
      return block.type === "table" ? `table ${[block.header, ...block.rows].map((r) => r.length).join()}` : block.type;
    })
    .join("\n");
}

/** The text at a place, undefined where there is none. */
export function textAt(text: EntryText, place: Place): RichText | undefined {
  switch (place.part) {
    case "name":
      return { text: text.name };
    case "field": {
      const printed = Object.hasOwn(text.printed, place.field) ? text.printed[place.field] : undefined;
      return printed === undefined ? undefined : { text: printed };
    }
    case "description": {
      const block = text.description[place.block];
      return block === undefined ? undefined : textsOfBlock(block)[place.item ?? 0];
    }
  }
}

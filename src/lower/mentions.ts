import type { DescriptionBlock, Mention, RichText } from "../model/entry.js";
import type { LanguagePack } from "../packs/language-pack.js";
import { MentionScanner } from "../values/mention-scanner.js";

/** Collects what the description states in numbers: amounts, dice, DCs, bonuses, percentages. */
export function findMentions(
  blocks: readonly DescriptionBlock[],
  pack: LanguagePack,
  ruleset: string | undefined,
): Mention[] {
  const scanner = new MentionScanner(pack, ruleset);
  const mentions: Mention[] = [];
  blocks.forEach((block, index) => {
    for (const [item, text] of textsOf(block)) {
      for (const found of scanner.scan(text))
        mentions.push({ block: index, ...(item === undefined ? {} : { item }), ...found });
    }
  });
  return mentions;
}

/** The texts of a block, with the number of the list item or table cell. */
export function* textsOf(block: DescriptionBlock): Generator<readonly [item: number | undefined, text: string]> {
  if (block.type === "list") yield* numbered(block.items);
  else if (block.type === "table") yield* numbered([...block.header, ...block.rows.flat()]);
  else yield [undefined, block.text];
}

function* numbered(items: readonly RichText[]): Generator<readonly [number, string]> {
  for (const [i, item] of items.entries()) yield [i, item.text];
}

import { fieldOrder } from "../../kinds/all-kinds.js";
import { isTargetingKey } from "../../kinds/targeting-fields.js";
import { type Check, findingIn } from "../check.js";
import type { EntryText } from "../texts.js";
import { namePlace } from "./places.js";
import { translationsOf } from "./translations.js";

/** What stands on the type line, with a label of its own in some books. */
const onTypeLine: ReadonlySet<string> = new Set(["school", "discipline", "subschools", "descriptors"]);
/** A header of fewer lines is a remark, not a stat block. */
const fewest = 3;

/** A line of the header that a language lacks. */
export const missingField: Check = {
  code: "RG3110",
  *run({ texts }) {
    for (const translations of translationsOf(texts)) {
      const headers = translations.map((text) => ({ text, fields: fieldsOf(text) }));
      const full = headers.filter(({ fields }) => fields.size >= fewest);
      const all = new Set(full.flatMap(({ fields }) => [...fields]));
      for (const field of all) {
        const having = full.filter(({ fields }) => fields.has(field));
        for (const { text } of full.filter(({ fields }) => !fields.has(field))) {
          yield findingIn(text, {
            code: "RG3110",
            severity: "warning",
            range: namePlace(text),
            data: { field, others: having.map((other) => other.text.lang).join(", ") },
            field,
            related: having.flatMap((other) =>
              other.text.pieces
                .filter((piece) => piece.field === field)
                .map((piece) => ({ file: other.text.file, range: piece.rangeOf() })),
            ),
          });
        }
      }
    }
  },
};

/** The fields that a header prints; of lines that books part in different ways, whether there is one. */
function fieldsOf({ entry, lang }: EntryText): ReadonlySet<string> {
  const printed = Object.keys(entry.text[lang]?.printed ?? {});
  const order: readonly string[] = fieldOrder(entry.kind);
  const fields = new Set(printed.filter((key) => order.includes(key) && !onTypeLine.has(key) && !isTargetingKey(key)));
  const [aim] = printed.filter((key) => isTargetingKey(key));
  if (aim !== undefined) fields.add("target");
  return fields;
}

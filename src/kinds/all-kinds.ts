import type { FieldDeclaration, FieldKey, KindDeclaration } from "./declaration.js";
import { power } from "./power.js";
import { spell } from "./spell.js";

/** The kinds that are read from stat blocks. */
export const kinds: readonly KindDeclaration[] = [spell, power];

const byKey = new Map<string, FieldDeclaration>(
  kinds.flatMap((kind) => kind.fields).map((field) => [field.key, field]),
);

/** The declaration of a field key, the same in every kind that has it. */
export function fieldOf(key: string): FieldDeclaration | undefined {
  return byKey.get(key);
}

export function isFieldKey(key: string): key is FieldKey {
  return byKey.has(key);
}

const orders = new Map<string, readonly FieldKey[]>(
  kinds.map(({ kind, fields }) => [kind, fields.map(({ key }) => key)]),
);

/** Keys of a kind's fields in the order of print. */
export function fieldOrder(kind: string): readonly FieldKey[] {
  return orders.get(kind) ?? [];
}

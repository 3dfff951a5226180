import { itemTexts } from "../content/en/items.ts";

const types = new Map<string, { name: string }>(Object.entries(itemTexts.types));

/** What people call an item type; one that this product does not have is called by its id. Needs no model, so it is small. */
export function typeNameOf(type: string): string {
  return types.get(type)?.name ?? type;
}

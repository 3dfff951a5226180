import { itemTypeTexts } from "../content/en/item-types.ts";

const types = new Map<string, { name: string }>(Object.entries(itemTypeTexts));

/** The display name of an item type; an unknown one is called by its id. Needs no model, so it is small. */
export function typeNameOf(type: string): string {
  return types.get(type)?.name ?? type;
}

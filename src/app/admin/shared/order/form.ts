/** The form of an order: the ids in one field, and the buttons that move an item where no scripts run. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { FormValues } from "../../../../core/forms.ts";
import type { ListOrder, OrderedItem } from "../../../../modules/subjects/queries/find-order.server.ts";
import { movedByOne } from "../../../../modules/subjects/rules.ts";

export const ORDER = "order";
/** The version of the list that was opened. */
export const BASED_ON = "basedOn";
export const MOVE = "move";
export const SORT = "sort";
/** The status that says that the list was changed meanwhile. */
export const STALE = 409;

/** What the button of an item says. */
export function moveValue(id: string, way: "up" | "down"): string {
  return `${way} ${id}`;
}

/** The items after such a button was pressed. */
export function moved(items: ReadonlyArray<OrderedItem>, value: string): OrderedItem[] {
  const [way = "", id = ""] = value.split(" ");
  return movedByOne(items, id, way === "up" ? "up" : "down");
}

/** The items by name. */
export function sortedByName(items: ReadonlyArray<OrderedItem>): OrderedItem[] {
  return items.toSorted((one, other) => one.positionByName - other.positionByName);
}

/** The field for an order. */
export function orderText(items: ReadonlyArray<{ id: string }>): string {
  return items.map(({ id }) => id).join(" ");
}

/** What such a field says. */
export function idsIn(text: string): string[] {
  return text.split(" ").filter((id) => id !== "");
}

/** The items as the form had them; as they are stored when the form is about another list. */
export function itemsInOrder(order: ListOrder, values: FormValues | undefined): OrderedItem[] {
  const byId = new Map(order.items.map((item) => [item.id, item]));
  const ids = values?.[BASED_ON] === order.version ? idsIn(values[ORDER] ?? "") : [];
  const items = [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
  return items.length === order.items.length ? items : order.items;
}

/** Whether the page reloads the list: not after a failure, unless the list was changed meanwhile. */
export function shouldReloadOrder({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === STALE || defaultShouldRevalidate;
}

/** What ordering subjects and ordering lessons have in common on the server. */
import { orderShelf } from "../../../modules/subjects/commands/order-shelf.server.ts";
import { findOrder, type OrderTarget, type ShelfOrder } from "../../../modules/subjects/queries/find-order.server.ts";
import type { Ordering } from "../shared/order/actions.server.ts";
import { SHELF } from "./list-address.ts";

/** The order of the subjects, or of the lessons of one; null for an address that names none. */
export function shelfOrdering(target: OrderTarget | null): Ordering<ShelfOrder> {
  return {
    list: SHELF,
    done: target?.kind === "subjects" ? "subjects-ordered" : "lessons-ordered",
    find: async (db, admin) => target && findOrder(db, admin, target),
    save: async (db, admin, order, now) =>
      target ? orderShelf(db, admin, target, order, now) : { kind: "not-found" as const },
  };
}

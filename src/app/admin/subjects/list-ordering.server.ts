/** What ordering subjects and ordering lessons have in common on the server. */
import { reorderList } from "../../../modules/subjects/commands/reorder-list.server.ts";
import {
  findOrder,
  type OrderTarget,
  type SubjectListOrder,
} from "../../../modules/subjects/queries/find-order.server.ts";
import type { Ordering } from "../shared/order/actions.server.ts";
import { SUBJECT_LIST } from "./list-address.ts";

/** The order of the subjects, or of the lessons of one; null for an address that names none. */
export function subjectListOrdering(target: OrderTarget | null): Ordering<SubjectListOrder> {
  return {
    list: SUBJECT_LIST,
    done: target?.kind === "subjects" ? "subjects-ordered" : "lessons-ordered",
    find: async (db, admin) => target && findOrder(db, admin, target),
    save: async (db, admin, order, now) =>
      target ? reorderList(db, admin, target, order, now) : { kind: "not-found" as const },
  };
}

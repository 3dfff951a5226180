/** Putting sections, or the questions of a section, in order: the draft as the windows of ordering want it. */
import type { RouterContextProvider } from "react-router";
import type { Id } from "../../../../core/id.ts";
import type { ListOrder } from "../../../../modules/subjects/queries/find-order.server.ts";
import { BasedOn } from "../../../../modules/tests/builder-forms.ts";
import { saveDraft } from "../../../../modules/tests/commands/save-draft.server.ts";
import type { DraftChange } from "../../../../modules/tests/draft.ts";
import type { Ordering } from "../../shared/order/actions.server.ts";

export type Context = Readonly<RouterContextProvider>;

/** `change` is what becomes of the draft with the ids in their new order. */
export function orderingOf(
  testId: Id<"test">,
  list: string,
  order: ListOrder,
  change: (ids: ReadonlyArray<string>) => DraftChange,
): Ordering<ListOrder> {
  return {
    list,
    done: "test-ordered",
    find: async () => order,
    save: async (db, admin, { basedOn, ids }, now) => {
      const target = { testId, basedOn: BasedOn.parse(basedOn) };
      const { kind } = await saveDraft(db, admin, target, change(ids), now);
      switch (kind) {
        case "saved":
          return { kind: "ordered" };
        case "impossible":
        case "stale":
          return { kind: "stale" };
        case "not-found":
          return { kind };
        default:
          return kind satisfies never;
      }
    },
  };
}

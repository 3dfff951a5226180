/** Putting sections, or the questions of a section, in order: the draft as the windows of ordering want it. */
import type { RouterContextProvider } from "react-router";
import type { Id } from "../../../../core/id.ts";
import type { ListOrder } from "../../../../modules/subjects/queries/find-order.server.ts";
import { BasedOn } from "../../../../modules/tests/builder-forms.ts";
import { saveDraft } from "../../../../modules/tests/commands/save-draft.server.ts";
import type { DraftChange } from "../../../../modules/tests/draft.ts";
import type { Ordering } from "../../shared/order/actions.server.ts";

export type Context = Readonly<RouterContextProvider>;

type Named = { id: string; name: string };

/** An order of these, which another change of the test makes stale. */
export function orderOf(things: ReadonlyArray<Named>, updatedAt: Date): ListOrder {
  const byName = things.toSorted((one, other) => (sortedAs(one.name) < sortedAs(other.name) ? -1 : 1));
  const places = new Map(byName.map(({ id }, index) => [id, index + 1]));
  return {
    items: things.map((thing) => ({ ...thing, positionByName: places.get(thing.id) ?? 0 })),
    version: updatedAt.toISOString(),
  };
}

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

/** "Section 2" before "Section 10". */
function sortedAs(name: string): string {
  return name.toLowerCase().replace(/\d+/g, (digits) => digits.padStart(9, "0"));
}

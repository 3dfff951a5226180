/** What putting a list in order has in common on the server, whatever the list is of. */
import { data, type RouterContextProvider, replace } from "react-router";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import type { NewOrder, ReorderResult } from "../../../../modules/subjects/commands/reorder-list.server.ts";
import type { ListOrder } from "../../../../modules/subjects/queries/find-order.server.ts";
import { type Services, servicesContext } from "../../../context.ts";
import { pressAction, readForm } from "../../../form-action.server.ts";
import type { Reply } from "../../../form-reply.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { type Done, withDone } from "../done.ts";
import { BASED_ON, idsIn, itemsInOrder, MOVE, moved, ORDER, orderText, SORT, STALE, sortedByName } from "./form.ts";

type Db = Services["db"];

export type Ordering<Order extends ListOrder> = {
  /** The address of the list. */
  list: string;
  done: Done;
  /** Null for a list that is gone. */
  find(db: Db, admin: Admin): Promise<Order | null>;
  save(db: Db, admin: Admin, order: NewOrder, now: Date): Promise<ReorderResult>;
};

/** The list as it stands. One that is gone leads back, and says so. */
export async function loadListOrder<Order extends ListOrder>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { list, find }: Ordering<Order>,
): Promise<Order> {
  const admin = requireAdmin(context);
  const order = await find(context.get(servicesContext).db, admin);
  if (!order) throw toList(request, list, "gone");
  return order;
}

/** Stores the order. Before scripts run it also moves an item in the form and gives the form back, with nothing stored. */
export async function actOnListOrder<Order extends ListOrder>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  ordering: Ordering<Order>,
) {
  const admin = requireAdmin(context);
  const form = await readForm(request);
  const values = { [ORDER]: String(form.get(ORDER) ?? ""), [BASED_ON]: String(form.get(BASED_ON) ?? "") };
  const move = form.get(MOVE);
  if (typeof move === "string" || form.has(SORT)) {
    const order = await loadListOrder(context, request, ordering);
    const items = itemsInOrder(order, values);
    const next = typeof move === "string" ? moved(items, move) : sortedByName(items);
    const reply: Reply<"moved"> = { code: "moved", values: { ...values, [ORDER]: orderText(next) }, errors: {} };
    return data(reply);
  }

  const order = { basedOn: values[BASED_ON], ids: idsIn(values[ORDER]) };
  return pressAction(
    context,
    ({ db, now }) => ordering.save(db, admin, order, now),
    {
      ordered: toList(request, ordering.list, ordering.done),
      stale: { status: STALE, values: {} },
      "not-found": toList(request, ordering.list, "gone"),
    },
    { values },
  );
}

function toList(request: Request, list: string, done: Done) {
  return replace(withDone(list, new URL(request.url).search, done));
}

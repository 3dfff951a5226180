/** What putting a list in order has in common on the server, whatever the list is of. */
import { data, type RouterContextProvider, replace } from "react-router";
import { errorTexts } from "../../../../content/en/errors.ts";
import { subjectTexts } from "../../../../content/en/subjects.ts";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import type { NewOrder, OrderShelfResult } from "../../../../modules/subjects/commands/order-shelf.server.ts";
import type { ListOrder } from "../../../../modules/subjects/queries/find-order.server.ts";
import { nowContext, type Services, servicesContext } from "../../../context.ts";
import { orFault, readForm, refuse } from "../../../form-reply.server.ts";
import type { FormReply } from "../../../form-reply.ts";
import { requireAdmin } from "../../../guards.server.ts";
import { type Done, withDone } from "../done.ts";
import { BASED_ON, idsIn, itemsInOrder, MOVE, moved, ORDER, orderText, SORT, STALE, sortedByName } from "./form.ts";

const texts = subjectTexts.order;

type Db = Services["db"];

export type Ordering<Order extends ListOrder> = {
  /** The address of the list. */
  list: string;
  done: Done;
  /** Null for a list that is gone. */
  find(db: Db, admin: Admin): Promise<Order | null>;
  save(db: Db, admin: Admin, order: NewOrder, now: Date): Promise<OrderShelfResult>;
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
  const { db } = context.get(servicesContext);
  const values = { [ORDER]: String(form.get(ORDER) ?? ""), [BASED_ON]: String(form.get(BASED_ON) ?? "") };
  const move = form.get(MOVE);
  if (typeof move === "string" || form.has(SORT)) {
    const order = await loadListOrder(context, request, ordering);
    const items = itemsInOrder(order, values);
    const next = typeof move === "string" ? moved(items, move) : sortedByName(items);
    const reply: FormReply = { values: { ...values, [ORDER]: orderText(next) }, errors: {}, message: undefined };
    return data(reply, { status: 200 });
  }

  const order = { basedOn: values[BASED_ON], ids: idsIn(values[ORDER]) };
  const result = await orFault(context, () => ordering.save(db, admin, order, context.get(nowContext)));
  switch (result?.kind) {
    case "ordered":
      throw toList(request, ordering.list, ordering.done);
    case "stale": {
      const reply: FormReply = { values: {}, errors: {}, message: texts.stale };
      return data(reply, { status: STALE });
    }
    case "not-found":
      throw toList(request, ordering.list, "gone");
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

function toList(request: Request, list: string, done: Done) {
  return replace(withDone(list, new URL(request.url).search, done));
}

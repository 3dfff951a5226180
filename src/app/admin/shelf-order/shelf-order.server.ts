/** What ordering subjects and ordering lessons have in common on the server. */
import { data, type RouterContextProvider, replace } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { orderShelf } from "../../../modules/subjects/commands/order-shelf.server.ts";
import { findOrder, type OrderTarget, type ShelfOrder } from "../../../modules/subjects/queries/find-order.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import type { FormReply } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { type Done, withDone } from "../shared/done.ts";
import { SHELF } from "../subject-list/shelf-address.ts";
import {
  BASED_ON,
  idsIn,
  itemsInOrder,
  MOVE,
  moved,
  ORDER,
  orderText,
  SORT,
  STALE,
  sortedByName,
} from "./order-form.ts";

const texts = subjectTexts.order;

/** The list as it stands. One that is gone leads back, and says so. */
export async function loadOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  target: OrderTarget | null,
): Promise<ShelfOrder> {
  requireAdmin(context);
  const order = target && (await findOrder(context.get(servicesContext).db, target));
  if (!order) throw toList(request, "gone");
  return order;
}

/** Stores the order. Before scripts run it also moves an item in the form and gives the form back, with nothing stored. */
export async function actOnOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  target: OrderTarget | null,
) {
  const admin = requireAdmin(context);
  const form = await readForm(request);
  const { db } = context.get(servicesContext);
  const values = { [ORDER]: String(form.get(ORDER) ?? ""), [BASED_ON]: String(form.get(BASED_ON) ?? "") };
  const move = form.get(MOVE);
  if (typeof move === "string" || form.has(SORT)) {
    const order = await loadOrder(context, request, target);
    const items = itemsInOrder(order, values);
    const next = typeof move === "string" ? moved(items, move) : sortedByName(items);
    const reply: FormReply = { values: { ...values, [ORDER]: orderText(next) }, errors: {}, message: undefined };
    return data(reply, { status: 200 });
  }

  if (!target) throw toList(request, "gone");
  const order = { basedOn: values[BASED_ON], ids: idsIn(values[ORDER]) };
  const result = await orFault(context, () => orderShelf(db, admin, target, order, context.get(nowContext)));
  switch (result?.kind) {
    case "ordered":
      throw toList(request, target.kind === "subjects" ? "subjects-ordered" : "lessons-ordered");
    case "stale": {
      const reply: FormReply = { values: {}, errors: {}, message: texts.stale };
      return data(reply, { status: STALE });
    }
    case "not-found":
      throw toList(request, "gone");
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

function toList(request: Request, done: Done) {
  return replace(withDone(SHELF, new URL(request.url).search, done));
}

/** The order of the faculty, the results or the testimonials. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { showcaseTexts } from "../../../content/en/showcase.ts";
import { orderEntries } from "../../../modules/showcase/commands/order-entries.server.ts";
import { findShowcaseOrder } from "../../../modules/showcase/queries/find-showcase-order.server.ts";
import type { ShowcaseKind } from "../../../modules/showcase/rules.ts";
import type { ListOrder } from "../../../modules/subjects/queries/find-order.server.ts";
import { actOnListOrder, loadListOrder, type Ordering } from "../shared/order/actions.server.ts";
import { OrderDialog } from "../shared/order/dialog.tsx";
import { shouldReloadOrder } from "../shared/order/form.ts";
import type { Route } from "./+types/order";
import { addressOfShowcase, requireShowcaseKind } from "./address.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = showcaseTexts.order;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const kind = requireShowcaseKind(params);
  return { kind, order: await loadListOrder(context, request, orderingOf(kind)) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnListOrder(context, request, orderingOf(requireShowcaseKind(params)));
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return shouldReloadOrder(args);
}

export default function ShowcaseOrder({ loaderData: { kind, order }, actionData }: Route.ComponentProps) {
  const list = addressOfShowcase(kind);
  return <OrderDialog title={texts.title[kind]} list={list} order={order} reply={actionData} words={texts} />;
}

function orderingOf(kind: ShowcaseKind): Ordering<ListOrder> {
  return {
    list: addressOfShowcase(kind),
    done: "entries-ordered",
    find: (db, admin) => findShowcaseOrder(db, admin, kind),
    save: (db, admin, order, now) => orderEntries(db, admin, kind, order, now),
  };
}

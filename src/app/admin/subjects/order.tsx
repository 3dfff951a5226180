/** The order of the subjects. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { actOnListOrder, loadListOrder } from "../shared/order/actions.server.ts";
import { OrderDialog } from "../shared/order/dialog.tsx";
import { isOrderNews } from "../shared/order/form.ts";
import type { Route } from "./+types/order";
import { SHELF } from "./list-address.ts";
import { shelfOrdering } from "./shelf-order.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const TARGET = { kind: "subjects" } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadListOrder(context, request, shelfOrdering(TARGET));
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnListOrder(context, request, shelfOrdering(TARGET));
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isOrderNews(args);
}

export default function SubjectOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderDialog title={subjectTexts.order.subjects} list={SHELF} order={loaderData} reply={actionData} />;
}

/** The order of the subjects. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { actOnListOrder, loadListOrder } from "../shared/order/actions.server.ts";
import { OrderDialog } from "../shared/order/dialog.tsx";
import { shouldReloadOrder } from "../shared/order/form.ts";
import type { Route } from "./+types/order";
import { SUBJECT_LIST } from "./list-address.ts";
import { subjectListOrdering } from "./list-ordering.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const TARGET = { kind: "subjects" } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadListOrder(context, request, subjectListOrdering(TARGET));
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnListOrder(context, request, subjectListOrdering(TARGET));
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return shouldReloadOrder(args);
}

export default function SubjectOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderDialog title={subjectTexts.order.subjects} list={SUBJECT_LIST} order={loaderData} reply={actionData} />;
}

/** The order of the lessons of a subject. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { subjectTexts } from "../../../content/en/subjects.ts";
import { parseId } from "../../../core/id.ts";
import { actOnListOrder, loadListOrder } from "../shared/order/actions.server.ts";
import { OrderDialog } from "../shared/order/dialog.tsx";
import { shouldReloadOrder } from "../shared/order/form.ts";
import { SUBJECT_LIST } from "../subjects/list-address.ts";
import { subjectListOrdering } from "../subjects/list-ordering.server.ts";
import type { Route } from "./+types/order";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return loadListOrder(context, request, subjectListOrdering(targetOf(params)));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnListOrder(context, request, subjectListOrdering(targetOf(params)));
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return shouldReloadOrder(args);
}

export default function LessonOrder({ loaderData, actionData }: Route.ComponentProps) {
  const title = subjectTexts.order.lessons(loaderData.subjectName ?? "");
  return <OrderDialog title={title} list={SUBJECT_LIST} order={loaderData} reply={actionData} />;
}

function targetOf(params: { subjectId: string }) {
  const subjectId = parseId<"subject">(params.subjectId);
  return subjectId && { kind: "lessons" as const, subjectId };
}

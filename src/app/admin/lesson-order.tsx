/** The order of the lessons of a subject. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { subjectTexts } from "../../content/en/subjects.ts";
import { parseId } from "../../core/id.ts";
import { keepForm } from "../form-reply.ts";
import type { Route } from "./+types/lesson-order";
import { OrderDialog } from "./shelf-order/order-dialog.tsx";
import { isOrderNews } from "./shelf-order/order-form.ts";
import { actOnOrder, loadOrder } from "./shelf-order/shelf-order.server.ts";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return loadOrder(context, request, targetOf(params));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnOrder(context, request, targetOf(params));
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, subjectTexts.order.failed);
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isOrderNews(args);
}

export default function LessonOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderDialog order={loaderData} reply={actionData} />;
}

function targetOf(params: { subjectId: string }) {
  const subjectId = parseId<"subject">(params.subjectId);
  return subjectId && { kind: "lessons" as const, subjectId };
}

/** The order of the subjects. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { subjectTexts } from "../../content/en/subjects.ts";
import { keepForm } from "../form-reply.ts";
import type { Route } from "./+types/subject-order";
import { OrderDialog } from "./shelf-order/order-dialog.tsx";
import { isOrderNews } from "./shelf-order/order-form.ts";
import { actOnOrder, loadOrder } from "./shelf-order/shelf-order.server.ts";

const TARGET = { kind: "subjects" } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  return loadOrder(context, request, TARGET);
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnOrder(context, request, TARGET);
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, subjectTexts.order.failed);
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return isOrderNews(args);
}

export default function SubjectOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderDialog order={loaderData} reply={actionData} />;
}

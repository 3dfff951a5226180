import type { ShouldRevalidateFunctionArgs } from "react-router";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { actOnListOrder, loadListOrder } from "../../shared/order/actions.server.ts";
import { OrderDialog } from "../../shared/order/dialog.tsx";
import { shouldReloadOrder } from "../../shared/order/form.ts";
import { orderOf } from "../../shared/order/order-of.ts";
import { builderAddress } from "../addresses.ts";
import type { Route } from "./+types/order";
import { type Context, orderingOf } from "./ordering.server.ts";
import { requireInstituteTest } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.order;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { test, ordering } = await sectionOrdering(context, params.testId);
  return { id: test.id, title: test.title, order: await loadListOrder(context, request, ordering) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ordering } = await sectionOrdering(context, params.testId);
  return actOnListOrder(context, request, ordering);
}

async function sectionOrdering(context: Context, testId: string) {
  const { test } = await requireInstituteTest(context, testId);
  const names = test.draft.sections.map(({ id, title }) => ({ id, name: title }));
  const ordering = orderingOf(test.id, builderAddress(test.id), orderOf(names, test.updatedAt), (ids) => ({
    kind: "order-sections",
    ids,
  }));
  return { test, ordering };
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return shouldReloadOrder(args);
}

export default function SectionOrder({ loaderData: { id, title, order }, actionData }: Route.ComponentProps) {
  return (
    <OrderDialog
      title={texts.sections(title)}
      list={builderAddress(id)}
      order={order}
      reply={actionData}
      words={texts}
    />
  );
}

import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { questionTexts } from "../../../../content/en/questions.ts";
import { testBuilderTexts } from "../../../../content/en/test-builder.ts";
import { nameOfStimulus } from "../../../../modules/stimuli/metadata.ts";
import { unitsIn } from "../../../../modules/stimuli/units.ts";
import { listFixedQuestions } from "../../../../modules/tests/queries/list-fixed-questions.server.ts";
import { servicesContext } from "../../../context.ts";
import { actOnListOrder, loadListOrder } from "../../shared/order/actions.server.ts";
import { OrderDialog } from "../../shared/order/dialog.tsx";
import { shouldReloadOrder } from "../../shared/order/form.ts";
import { orderOf } from "../../shared/order/order-of.ts";
import { sectionAddress } from "../addresses.ts";
import type { Route } from "./+types/question-order";
import { type Context, orderingOf } from "./ordering.server.ts";
import { requireSection } from "./steps.server.ts";

export { sendForm as clientAction } from "../../../form-reply.ts";

const texts = testBuilderTexts.order;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { address, title, ordering } = await questionOrdering(context, params);
  return { address, title, order: await loadListOrder(context, request, ordering) };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ordering } = await questionOrdering(context, params);
  return actOnListOrder(context, request, ordering);
}

async function questionOrdering(context: Context, params: { testId: string; sectionId: string }) {
  const { admin, test, section } = await requireSection(context, params);
  const address = sectionAddress(test.id, section.id);
  if (section.source.kind !== "fixed") throw redirect(address);
  const { db } = context.get(servicesContext);
  const questions = await listFixedQuestions(db, admin, section.source.questions);
  const units = unitsIn(questions, ({ stimulus }) => stimulus?.id).flatMap((unit) => {
    const [first] = unit;
    if (!first) return [];
    const { id, displayId, text, stimulus } = first;
    const name = stimulus ? nameOfStimulus(stimulus) : `${questionTexts.list.number(displayId)} ${text ?? ""}`;
    return [{ id, name, ids: unit.map((question) => question.id) }];
  });
  const idsOf = new Map<string, string[]>(units.map(({ id, ids }) => [id, ids]));
  const order = orderOf(
    units.map(({ id, name }) => ({ id, name })),
    test.updatedAt,
  );
  const ordering = orderingOf(test.id, address, order, (ids) => ({
    ...{ kind: "order-questions", sectionId: section.id, ids: ids.flatMap((id) => idsOf.get(id) ?? []) },
  }));
  return { address, title: section.title, ordering };
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return shouldReloadOrder(args);
}

export default function QuestionOrder({ loaderData: { address, title, order }, actionData }: Route.ComponentProps) {
  return <OrderDialog title={texts.questions(title)} list={address} order={order} reply={actionData} words={texts} />;
}

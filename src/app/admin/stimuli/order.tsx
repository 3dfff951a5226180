/** The window in which the questions of a stimulus are put in order. */
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { stimulusAuthoringTexts } from "../../../content/en/stimulus-authoring.ts";
import { plainText } from "../../../core/html.ts";
import { parseId } from "../../../core/id.ts";
import { changeStimulus } from "../../../modules/stimuli/commands/change-stimulus.server.ts";
import { BasedOn } from "../../../modules/stimuli/forms.ts";
import type { FoundStimulus } from "../../../modules/stimuli/queries/find-stimulus.server.ts";
import type { ListOrder } from "../../../modules/subjects/queries/find-order.server.ts";
import { actOnListOrder, loadListOrder, type Ordering } from "../shared/order/actions.server.ts";
import { OrderDialog } from "../shared/order/dialog.tsx";
import { shouldReloadOrder } from "../shared/order/form.ts";
import { orderOf } from "../shared/order/order-of.ts";
import type { Route } from "./+types/order";
import { stimulusAddress } from "./addresses.ts";
import { requireStimulus } from "./steps.server.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = stimulusAuthoringTexts.questions;

/** Enough to know a question again. */
const SHOWN_LENGTH = 100;

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { stimulus } = await requireStimulus(context, params.stimulusId);
  const order = await loadListOrder(context, request, orderingOf(stimulus));
  return { id: stimulus.id, title: stimulus.title, order };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { stimulus } = await requireStimulus(context, params.stimulusId);
  return actOnListOrder(context, request, orderingOf(stimulus));
}

function orderingOf({ id, draft, updatedAt }: FoundStimulus): Ordering<ListOrder> {
  const names = draft.questions.map(({ questionId, body }) => ({
    id: questionId,
    name: plainText(body.content.stem).slice(0, SHOWN_LENGTH),
  }));
  return {
    list: stimulusAddress(id),
    done: "test-ordered",
    find: async () => orderOf(names, updatedAt),
    save: async (db, admin, { basedOn, ids }, now) => {
      const questionIds = ids.flatMap((questionId) => parseId<"question">(questionId) ?? []);
      const target = { stimulusId: id, basedOn: BasedOn.parse(basedOn) };
      const { kind } = await changeStimulus(db, admin, target, { kind: "order-questions", questionIds }, now);
      switch (kind) {
        case "saved":
          return { kind: "ordered" };
        case "stale":
        case "too-many":
          return { kind: "stale" };
        case "not-found":
          return { kind };
        default:
          return kind satisfies never;
      }
    },
  };
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return shouldReloadOrder(args);
}

export default function QuestionOrder({ loaderData: { id, title, order }, actionData }: Route.ComponentProps) {
  return (
    <OrderDialog
      title={texts.orderTitle(title)}
      list={stimulusAddress(id)}
      order={order}
      reply={actionData}
      words={{ hint: texts.orderHint, sorted: texts.sorted }}
    />
  );
}

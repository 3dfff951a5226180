/** Asks before a question is deleted, or withdrawn when students have been asked it. */
import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { parseId } from "../../../core/id.ts";
import { deleteQuestion } from "../../../modules/questions/commands/delete-question.server.ts";
import { findQuestionDeletion } from "../../../modules/questions/queries/find-question-deletion.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";

const texts = questionTexts.deletion;
const LIST = "/admin/questions";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const questionId = parseId<"question">(params.questionId);
  const deletion = questionId && (await findQuestionDeletion(context.get(servicesContext).db, admin, questionId));
  if (!deletion) throw replace(withDone(LIST, new URL(request.url).search, "question-gone"));
  return deletion;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const questionId = parseId<"question">(params.questionId);
  const run = async () =>
    questionId ? deleteQuestion(db, admin, questionId, context.get(nowContext)) : { kind: "not-found" as const };
  const result = await orFault(context, run);
  const list = (done: Parameters<typeof withDone>[2]) => replace(withDone(LIST, new URL(request.url).search, done));
  switch (result?.kind) {
    case "deleted":
      throw list("question-deleted");
    case "withdrawn":
      throw list("question-withdrawn");
    case "not-found":
      throw list("question-gone");
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function QuestionDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { displayId, willBeWithdrawn } = loaderData;
  return (
    <RouteConfirm
      title={willBeWithdrawn ? texts.withdrawTitle(displayId) : texts.title(displayId)}
      message={willBeWithdrawn ? texts.withdrawMessage : texts.message}
      error={actionData?.message}
      confirmLabel={willBeWithdrawn ? texts.withdraw : texts.confirm}
      intent="delete"
      closeTo={useListAddress(LIST)}
    />
  );
}

/** Asks before a question is deleted, or withdrawn when students have been asked it. */

import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { questionTexts } from "../../../content/en/questions.ts";
import { idOf } from "../../../core/id.ts";
import { deleteQuestion } from "../../../modules/questions/commands/delete-question.server.ts";
import { findQuestionDeletion } from "../../../modules/questions/queries/find-question-deletion.server.ts";
import { servicesContext } from "../../context.ts";
import { pressAction } from "../../form-action.server.ts";
import { say } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm, useListAddress } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = questionTexts.deletion;
const LIST = "/admin/questions";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const deletion = await findQuestionDeletion(context.get(servicesContext).db, admin, idOf(params.questionId));
  if (!deletion) throw replace(withDone(LIST, url.search, "question-gone"));
  return deletion;
}

export async function action({ context, params, url }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  return pressAction(context, ({ db, now }) => deleteQuestion(db, admin, idOf(params.questionId), now), {
    deleted: replace(withDone(LIST, url.search, "question-deleted")),
    withdrawn: replace(withDone(LIST, url.search, "question-withdrawn")),
    "not-found": replace(withDone(LIST, url.search, "question-gone")),
  });
}

export default function QuestionDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { displayId, willBeWithdrawn } = loaderData;
  return (
    <RouteConfirm
      title={willBeWithdrawn ? texts.withdrawTitle(displayId) : texts.title(displayId)}
      message={willBeWithdrawn ? texts.withdrawMessage : texts.message}
      error={say(actionData, adminTexts.notDone).message}
      confirmLabel={willBeWithdrawn ? texts.withdraw : texts.confirm}
      intent="delete"
      closeTo={useListAddress(LIST)}
    />
  );
}

/** Asks before a question is deleted, or withdrawn when students have been asked it. */
import { questionTexts } from "../../../content/en/questions.ts";
import { idOf } from "../../../core/id.ts";
import { deleteQuestion } from "../../../modules/questions/commands/delete-question.server.ts";
import { findQuestionDeletion } from "../../../modules/questions/queries/find-question-deletion.server.ts";
import { actOnListConfirm, loadListConfirm } from "../shared/list-confirm.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/delete";
import { LIST } from "./list-address.ts";

export { sendForm as clientAction } from "../../form-reply.ts";

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const find = findQuestionDeletion;
  return loadListConfirm(args, LIST, "question-gone", ({ db, admin }) => find(db, admin, idOf(params.questionId)));
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const id = idOf<"question">(params.questionId);
  const done = { deleted: "question-deleted", withdrawn: "question-withdrawn", "not-found": "question-gone" } as const;
  return actOnListConfirm(args, LIST, done, ({ db, admin, now }) => deleteQuestion(db, admin, id, now));
}

export default function QuestionDelete({
  loaderData: { displayId, willBeWithdrawn },
  actionData,
}: Route.ComponentProps) {
  const { title, message, confirm, withdrawTitle, withdrawMessage, withdraw } = questionTexts.deletion;
  const dialogTexts = willBeWithdrawn
    ? { title: withdrawTitle(displayId), message: withdrawMessage, confirmLabel: withdraw }
    : { title: title(displayId), message, confirmLabel: confirm };
  return <ListConfirm {...dialogTexts} list={LIST} reply={actionData} />;
}

/** Asks before a category or a difficulty is deleted, and names how many questions lose it. */
import { labelTexts } from "../../../content/en/question-bank.ts";
import { idOf } from "../../../core/id.ts";
import { deleteLabel } from "../../../modules/questions/commands/edit-labels.server.ts";
import { findLabelDeletion } from "../../../modules/questions/queries/find-label-deletion.server.ts";
import { actOnListConfirm, loadListConfirm } from "../shared/list-confirm.server.ts";
import { ListConfirm } from "../shared/list-confirm.tsx";
import type { Route } from "./+types/delete";

export { sendForm as clientAction } from "../../form-reply.ts";

const LIST = "/admin/questions/labels";

export async function loader({ params, ...args }: Route.LoaderArgs) {
  return loadListConfirm(args, LIST, "gone", ({ db, admin }) => findLabelDeletion(db, admin, idOf(params.labelId)));
}

export async function action({ params, ...args }: Route.ActionArgs) {
  const done = { deleted: "label-deleted", gone: "gone" } as const;
  return actOnListConfirm(args, LIST, done, ({ db, admin, now }) => deleteLabel(db, admin, idOf(params.labelId), now));
}

export default function QuestionLabelDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { title, message, confirm } = labelTexts.deletion;
  const { name, kind, questions } = loaderData;
  const dialogTexts = { title: title(kind, name), message: message(questions), confirmLabel: confirm };
  return <ListConfirm {...dialogTexts} list={LIST} reply={actionData} />;
}

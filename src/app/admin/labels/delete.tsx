/** Asks before a category or a difficulty is deleted, and names how many questions lose it. */

import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { labelTexts } from "../../../content/en/question-bank.ts";
import { idOf } from "../../../core/id.ts";
import { deleteLabel } from "../../../modules/questions/commands/edit-labels.server.ts";
import { findLabelDeletion } from "../../../modules/questions/queries/find-label-deletion.server.ts";
import { servicesContext } from "../../context.ts";
import { pressAction } from "../../form-action.server.ts";
import { say } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = labelTexts.deletion;
const PAGE = "/admin/questions/labels";

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const deletion = await findLabelDeletion(context.get(servicesContext).db, admin, idOf(params.labelId));
  if (!deletion) throw replace(withDone(PAGE, "", "gone"));
  return deletion;
}

export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const labelId = idOf<"label">(params.labelId);
  return pressAction(
    context,
    async ({ db, now }) => ({ kind: "asked", count: await deleteLabel(db, admin, labelId, now) }),
    {
      asked: ({ count }) => replace(withDone(PAGE, "", count === null ? "gone" : "label-deleted")),
    },
  );
}

export default function QuestionLabelDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { name, kind, questions } = loaderData;
  return (
    <RouteConfirm
      title={texts.title(kind, name)}
      message={texts.message(questions)}
      error={say(actionData, adminTexts.notDone).message}
      confirmLabel={texts.confirm}
      intent="delete"
      closeTo={PAGE}
    />
  );
}

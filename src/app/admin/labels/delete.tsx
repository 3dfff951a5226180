/** Asks before a category or a difficulty is deleted, and names how many questions lose it. */
import { replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { labelTexts } from "../../../content/en/question-bank.ts";
import { parseId } from "../../../core/id.ts";
import { deleteLabel } from "../../../modules/questions/commands/edit-labels.server.ts";
import { findLabelDeletion } from "../../../modules/questions/queries/find-label-deletion.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "../shared/done.ts";
import { RouteConfirm } from "../shared/route-dialog.tsx";
import type { Route } from "./+types/delete";

const texts = labelTexts.deletion;
const PAGE = "/admin/questions/labels";

export async function loader({ context, params }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const labelId = parseId<"label">(params.labelId);
  const deletion = labelId && (await findLabelDeletion(context.get(servicesContext).db, admin, labelId));
  if (!deletion) throw replace(withDone(PAGE, "", "gone"));
  return deletion;
}

export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const labelId = parseId<"label">(params.labelId);
  const now = context.get(nowContext);
  const result = await orFault(context, async () => ({
    count: labelId && (await deleteLabel(db, admin, labelId, now)),
  }));
  if (!result) return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
  throw replace(withDone(PAGE, "", result.count === null ? "gone" : "label-deleted"));
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, adminTexts.notDone);
}

export default function QuestionLabelDelete({ loaderData, actionData }: Route.ComponentProps) {
  const { name, kind, questions } = loaderData;
  return (
    <RouteConfirm
      title={texts.title(kind, name)}
      message={texts.message(questions)}
      error={actionData?.message}
      confirmLabel={texts.confirm}
      intent="delete"
      closeTo={PAGE}
    />
  );
}

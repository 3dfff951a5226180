/** What the two deletions of the shelf, of a subject and of a lesson, have in common on the server. */
import { type RouterContextProvider, replace } from "react-router";
import { adminTexts } from "../../../content/en/admin.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { withdrawQuestionsOf } from "../../../modules/questions/commands/withdraw-questions.server.ts";
import {
  type DeleteFromShelfResult,
  deleteLesson,
  deleteSubject,
} from "../../../modules/subjects/commands/delete-subject.server.ts";
import {
  type DeletionPlan,
  findDeletionPlan,
  type ShelfTarget,
} from "../../../modules/subjects/queries/find-deletion-plan.server.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { withDone } from "./done.ts";

const LIST = "/admin/subjects";

/** What would go. A target that is gone leads back to the list, which says so. */
export async function loadDeletionPlan(
  context: Readonly<RouterContextProvider>,
  target: ShelfTarget | null,
): Promise<DeletionPlan> {
  requireAdmin(context);
  const plan = target && (await findDeletionPlan(context.get(servicesContext).db, target));
  if (!plan) throw replace(withDone(LIST, "", "gone"));
  return plan;
}

/** Deletes, or withdraws when that is the intent; ends on the list unless something keeps it from being done. */
export async function deleteFromShelf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  target: ShelfTarget | null,
) {
  const admin = requireAdmin(context);
  if (!target) throw replace(withDone(LIST, "", "gone"));
  const { db } = context.get(servicesContext);
  const isWithdrawing = (await request.formData()).get("intent") === "withdraw";
  const result = await orFault(context, async () =>
    isWithdrawing
      ? { kind: "withdrawn" as const, count: await withdrawQuestionsOf(db, admin, target, context.get(nowContext)) }
      : remove(context, admin, target),
  );
  switch (result?.kind) {
    case "deleted":
      throw replace(withDone(LIST, "", "subjectId" in target ? "subject-deleted" : "lesson-deleted"));
    case "withdrawn":
      throw replace(withDone(LIST, "", "withdrawn", result.count));
    case "not-found":
      throw replace(withDone(LIST, "", "gone"));
    case "holds-answers":
      // Answered since the question was put: the page asks again, with the new counts.
      return null;
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

function remove(
  context: Readonly<RouterContextProvider>,
  admin: Admin,
  target: ShelfTarget,
): Promise<DeleteFromShelfResult> {
  const { db } = context.get(servicesContext);
  return "subjectId" in target ? deleteSubject(db, admin, target.subjectId) : deleteLesson(db, admin, target.lessonId);
}

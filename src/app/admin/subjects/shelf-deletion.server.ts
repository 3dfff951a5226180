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
import { orFault, readFormWithFiles, refuse } from "../../form-reply.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { type Done, withDone } from "../shared/done.ts";
import { SHELF } from "./list-address.ts";

/** What would go. A target that is gone leads back to the list, which says so. */
export async function loadDeletionPlan(
  context: Readonly<RouterContextProvider>,
  request: Request,
  target: ShelfTarget | null,
): Promise<DeletionPlan> {
  const admin = requireAdmin(context);
  const plan = target && (await findDeletionPlan(context.get(servicesContext).db, admin, target));
  if (!plan) throw toList(request, "gone");
  return plan;
}

/** Deletes, or withdraws when that is the intent; ends on the list unless something keeps it from being done. */
export async function deleteFromShelf(
  context: Readonly<RouterContextProvider>,
  request: Request,
  target: ShelfTarget | null,
) {
  const admin = requireAdmin(context);
  if (!target) throw toList(request, "gone");
  const { db } = context.get(servicesContext);
  const isWithdrawing = (await readFormWithFiles(request)).get("intent") === "withdraw";
  const result = await orFault(context, async () =>
    isWithdrawing
      ? { kind: "withdrawn" as const, count: await withdrawQuestionsOf(db, admin, target, context.get(nowContext)) }
      : remove(context, admin, target),
  );
  switch (result?.kind) {
    case "deleted":
      throw toList(request, "subjectId" in target ? "subject-deleted" : "lesson-deleted");
    case "withdrawn":
      throw toList(request, "withdrawn", result.count);
    case "not-found":
      throw toList(request, "gone");
    case "holds-answers":
      // Answered since the question was put: the page asks again, with the new counts.
      return null;
    case undefined:
      return refuse(500, { values: {}, message: adminTexts.notDone(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** The list as it was behind the question. */
function toList(request: Request, done: Done, count?: number) {
  return replace(withDone(SHELF, new URL(request.url).search, done, count));
}

function remove(
  context: Readonly<RouterContextProvider>,
  admin: Admin,
  target: ShelfTarget,
): Promise<DeleteFromShelfResult> {
  const services = context.get(servicesContext);
  const now = context.get(nowContext);
  return "subjectId" in target
    ? deleteSubject(services, admin, target.subjectId, now)
    : deleteLesson(services, admin, target.lessonId, now);
}

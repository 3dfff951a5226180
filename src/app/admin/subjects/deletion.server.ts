/** What deleting a subject and deleting a lesson have in common on the server. */
import { type RouterContextProvider, replace } from "react-router";
import type { Admin } from "../../../modules/accounts/viewer.ts";
import { withdrawQuestionsOf } from "../../../modules/questions/commands/withdraw-questions.server.ts";
import {
  type DeletionResult,
  deleteLesson,
  deleteSubject,
} from "../../../modules/subjects/commands/delete-subject.server.ts";
import {
  type DeletionPlan,
  type DeletionTarget,
  findDeletionPlan,
} from "../../../modules/subjects/queries/find-deletion-plan.server.ts";
import { type AskingTests, findTestsAsking } from "../../../modules/tests/queries/find-tests-asking.server.ts";
import { servicesContext } from "../../context.ts";
import { type Given, pressAction, readFormWithFiles } from "../../form-action.server.ts";
import { requireAdmin } from "../../guards.server.ts";
import { type Done, withDone } from "../shared/done.ts";
import { SUBJECT_LIST } from "./list-address.ts";

/** What would go. A target that is gone leads back to the list, which says so. */
export async function loadDeletionPlan(
  context: Readonly<RouterContextProvider>,
  request: Request,
  target: DeletionTarget,
): Promise<DeletionPlan & { asking: AskingTests }> {
  const admin = requireAdmin(context);
  const { db } = context.get(servicesContext);
  const plan = await findDeletionPlan(db, admin, target);
  if (!plan) throw toList(request, "gone");
  return { ...plan, asking: await findTestsAsking(db, admin, target) };
}

/** Deletes, or withdraws when that is the intent; ends on the list unless something keeps it from being done. */
export async function deleteSubjectOrLesson(
  context: Readonly<RouterContextProvider>,
  request: Request,
  target: DeletionTarget,
) {
  const admin = requireAdmin(context);
  const fields = await readFormWithFiles(request);
  const isWithdrawing = fields.get("intent") === "withdraw";
  const typed = String(fields.get("typed") ?? "");
  const run = async (services: Given) =>
    isWithdrawing
      ? { kind: "withdrawn" as const, count: await withdrawQuestionsOf(services.db, admin, target, services.now) }
      : remove(services, admin, target, typed);
  return pressAction(context, run, {
    deleted: toList(request, "subjectId" in target ? "subject-deleted" : "lesson-deleted"),
    withdrawn: ({ count }) => toList(request, "withdrawn", count),
    "not-found": toList(request, "gone"),
    // Answered since the question was put: the page asks again, with the new counts.
    "holds-answers": 200,
    "not-confirmed": { values: { typed } },
  });
}

/** The list as it was behind the question. */
function toList(request: Request, done: Done, count?: number) {
  return replace(withDone(SUBJECT_LIST, new URL(request.url).search, done, count));
}

function remove(services: Given, admin: Admin, target: DeletionTarget, typed: string): Promise<DeletionResult> {
  return "subjectId" in target
    ? deleteSubject(services, admin, { ...target, typed }, services.now)
    : deleteLesson(services, admin, { ...target, typed }, services.now);
}

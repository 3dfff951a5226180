/** Deleting a subject or a lesson with all that is in it, as long as nobody has answered any of it (P43). */
import { eq, inArray } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { takeLock } from "../../../db/locks.ts";
import { lessons, questions, stimuli, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import { lockQuestions } from "../../questions/lock-questions.server.ts";
import { restoreLastLessons } from "../../statistics/commands/restore-last-lessons.server.ts";
import {
  type DeletionPlan,
  type DeletionTarget,
  findDeletionPlan,
  isIn,
} from "../queries/find-deletion-plan.server.ts";
import { asksForName, isNameTyped } from "../rules.ts";
import { enqueueRecompute, type SubjectServices } from "../subject-services.server.ts";

export type DeletionResult =
  /** `plan` says what went. */
  | { kind: "deleted"; plan: DeletionPlan }
  /** Nothing was deleted: there are answers to some of it, or tests of the institute name some. Its questions can be withdrawn. */
  | { kind: "holds-answers"; plan: DeletionPlan }
  /** More than the thing itself would go, and its name was not typed. */
  | { kind: "not-confirmed"; plan: DeletionPlan }
  | { kind: "not-found" };

/** Deletes a subject with its lessons and their questions, unless one of these has been answered. `typed` confirms by its name. */
export async function deleteSubject(
  services: SubjectServices,
  admin: Admin,
  { subjectId, typed }: { subjectId: Id<"subject">; typed: string },
  now: Date,
): Promise<DeletionResult> {
  return deleteTarget(services, admin, { subjectId }, typed, now);
}

/** Deletes a lesson with its questions, unless one of these has been answered. `typed` confirms by its title. */
export async function deleteLesson(
  services: SubjectServices,
  admin: Admin,
  { lessonId, typed }: { lessonId: Id<"lesson">; typed: string },
  now: Date,
): Promise<DeletionResult> {
  return deleteTarget(services, admin, { lessonId }, typed, now);
}

async function deleteTarget(
  services: SubjectServices,
  admin: Admin,
  target: DeletionTarget,
  typed: string,
  now: Date,
): Promise<DeletionResult> {
  return services.db.transaction(async (tx): Promise<DeletionResult> => {
    await takeLock(tx, "questionBank");
    // Before any row: what is being counted holds completions of these lessons, and asks for the lessons after that.
    await takeLock(tx, "statistics");
    const inside = await tx.select({ id: lessons.id }).from(lessons).where(isIn(target));
    const lessonIds = inside.map(({ id }) => id);
    await lockQuestions(tx, inArray(questions.lessonId, lessonIds));
    const plan = await findDeletionPlan(tx, admin, target);
    if (!plan) return { kind: "not-found" };
    if (plan.answeredQuestions > 0 || plan.questionsInTests > 0) return { kind: "holds-answers", plan };
    if (asksForName(target, plan) && !isNameTyped(typed, plan.name)) return { kind: "not-confirmed", plan };

    const ofLessons = inArray(stimuli.lessonId, lessonIds);
    await tx.update(stimuli).set({ versionId: null }).where(ofLessons);
    await tx.delete(questions).where(inArray(questions.lessonId, lessonIds));
    await tx.delete(stimuli).where(ofLessons);
    await tx.delete(lessons).where(inArray(lessons.id, lessonIds));
    if ("subjectId" in target) await tx.delete(subjects).where(eq(subjects.id, target.subjectId));
    await formPracticeTests(tx);
    if (lessonIds.length > 0) {
      await restoreLastLessons(tx);
      await enqueueRecompute(services, tx);
    }
    const { name, lessons: lessonCount, questions: questionCount, completedBy } = plan;
    const stimuliCount = Object.values(plan.stimuli).reduce((sum, count) => sum + count, 0);
    const before = { questions: questionCount, ...(stimuliCount > 0 && { stimuli: stimuliCount }), completedBy };
    await recordAudit(
      tx,
      admin,
      "subjectId" in target
        ? {
            action: "subject.deleted",
            subject: { id: target.subjectId, name },
            before: { name, lessons: lessonCount, ...before },
          }
        : { action: "lesson.deleted", subject: { id: target.lessonId, name }, before: { title: name, ...before } },
      now,
    );
    return { kind: "deleted", plan };
  });
}

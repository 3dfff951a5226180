import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { takeLock } from "../../../db/locks.ts";
import { subjectCourses, subjects } from "../../../db/schema.ts";
import { isStale, nextUpdatedAt } from "../../../db/updated-at.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import type { SubjectInput } from "../forms.ts";
import { findSubject, type Subject } from "../queries/find-subject.server.ts";
import { enqueueRecompute, isSubjectNameTaken, type SubjectServices } from "../subject-services.server.ts";

export type EditSubjectResult =
  | { kind: "saved" }
  /** Another one has that name. */
  | { kind: "name-taken" }
  /** Somebody saved it after it was opened; nothing was written. `subject` is what it is by now. */
  | { kind: "stale"; subject: Subject }
  | { kind: "not-found" };

/** What is changed, and when it was changed before it was opened. */
export type SubjectEdit = { subjectId: Id<"subject">; basedOn: Date; input: SubjectInput };

/** Changes name, description and courses of a subject. Other courses have other lessons, so progress follows. */
export async function editSubject(
  services: SubjectServices,
  admin: Admin,
  { subjectId, basedOn, input }: SubjectEdit,
  now: Date,
): Promise<EditSubjectResult> {
  return services.db.transaction(async (tx): Promise<EditSubjectResult> => {
    await takeLock(tx, "questionBank");
    const before = await findSubject(tx, admin, subjectId);
    if (!before) return { kind: "not-found" };
    if (isStale(before, basedOn)) return { kind: "stale", subject: before };
    if (await isSubjectNameTaken(tx, input.name, subjectId)) return { kind: "name-taken" };

    const { courses, ...fields } = input;
    const updatedAt = nextUpdatedAt(before, now);
    await tx
      .update(subjects)
      .set({ ...fields, updatedAt })
      .where(eq(subjects.id, subjectId));
    if (courses.join() !== before.courses.join()) {
      await tx.delete(subjectCourses).where(eq(subjectCourses.subjectId, subjectId));
      if (courses.length > 0) await tx.insert(subjectCourses).values(courses.map((course) => ({ subjectId, course })));
      await enqueueRecompute(services, tx);
      await formPracticeTests(tx);
    }
    const { name, description } = before;
    await recordAudit(
      tx,
      admin,
      {
        action: "subject.edited",
        subject: { id: subjectId, name },
        before: { name, description, courses: before.courses },
        after: input,
      },
      now,
    );
    return { kind: "saved" };
  });
}

import { inArray } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { subjectCourses, subjects } from "../../../db/schema.ts";
import { nextUpdatedAt } from "../../../db/updated-at.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import type { CourseAssignment } from "../forms.ts";
import { listSubjectsWithCourses } from "../queries/list-subjects-with-courses.server.ts";
import { enqueueRecompute, type SubjectServices } from "../subject-services.server.ts";

/** `count` is how many subjects have other courses than before; subjects that no longer exist are passed over. */
export type AssignCoursesResult = { kind: "assigned"; count: number };

/** Gives several subjects the same courses, in place of those that they had. */
export async function assignCourses(
  services: SubjectServices,
  admin: Admin,
  { subjectIds, courses }: CourseAssignment,
  now: Date,
): Promise<AssignCoursesResult> {
  return services.db.transaction(async (tx): Promise<AssignCoursesResult> => {
    await takeLock(tx, "questionBank");
    const chosen = new Set<string>(subjectIds);
    const all = await listSubjectsWithCourses(tx, admin);
    const changed = all.filter(({ id, courses: before }) => chosen.has(id) && before.join() !== courses.join());
    if (changed.length === 0) return { kind: "assigned", count: 0 };
    await replaceCourses(
      tx,
      changed.map(({ id }) => id),
      courses,
    );
    const last = changed.reduce((one, other) => (one.updatedAt > other.updatedAt ? one : other));
    const ids = changed.map(({ id }) => id);
    // An edit form that was opened before is refused once.
    await tx
      .update(subjects)
      .set({ updatedAt: nextUpdatedAt(last, now) })
      .where(inArray(subjects.id, ids));
    await enqueueRecompute(services, tx);
    await formPracticeTests(tx);
    for (const { id, name, courses: before } of changed) {
      const entry = {
        action: "subject.edited",
        subject: { id, name },
        before: { courses: before },
        after: { courses },
      } as const;
      await recordAudit(tx, admin, entry, now);
    }
    return { kind: "assigned", count: changed.length };
  });
}

async function replaceCourses(
  tx: Tx,
  subjectIds: ReadonlyArray<Id<"subject">>,
  courses: ReadonlyArray<string>,
): Promise<void> {
  await tx.delete(subjectCourses).where(inArray(subjectCourses.subjectId, [...subjectIds]));
  const rows = subjectIds.flatMap((subjectId) => courses.map((course) => ({ subjectId, course })));
  if (rows.length > 0) await tx.insert(subjectCourses).values(rows);
}

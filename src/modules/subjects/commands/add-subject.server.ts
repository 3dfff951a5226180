import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { takeLock } from "../../../db/locks.ts";
import { subjectCourses, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { SubjectInput } from "../forms.ts";
import { SUBJECTS_MAX } from "../rules.ts";
import { isSubjectNameTaken, nextSubjectPosition } from "../subject-services.server.ts";

export type AddSubjectResult =
  | { kind: "added"; subjectId: Id<"subject"> }
  /** There is one of that name. */
  | { kind: "name-taken" }
  /** The maximum number of subjects is reached. */
  | { kind: "full" };

/** Adds a subject, unless there is one of that name or of one that reads the same. */
export async function addSubject(db: Db, admin: Admin, input: SubjectInput, now: Date): Promise<AddSubjectResult> {
  const { courses, ...fields } = input;
  return db.transaction(async (tx): Promise<AddSubjectResult> => {
    await takeLock(tx, "questionBank");
    if ((await tx.$count(subjects)) >= SUBJECTS_MAX) return { kind: "full" };
    if (await isSubjectNameTaken(tx, input.name)) return { kind: "name-taken" };
    const position = await nextSubjectPosition(tx);
    const [added] = await tx
      .insert(subjects)
      .values({ id: newId<"subject">(), ...fields, position, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: subjects.id });
    if (!added) return { kind: "name-taken" };
    const { id: subjectId } = added;
    if (courses.length > 0) await tx.insert(subjectCourses).values(courses.map((course) => ({ subjectId, course })));
    await recordAudit(
      tx,
      admin,
      { action: "subject.added", subject: { id: subjectId, name: input.name }, after: input },
      now,
    );
    return { kind: "added", subjectId };
  });
}

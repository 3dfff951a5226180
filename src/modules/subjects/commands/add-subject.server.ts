import { subjectTexts } from "../../../content/en/subjects.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { lockQuestionBank } from "../../questions/commands/lock-question-bank.server.ts";
import type { SubjectInput } from "../forms.ts";
import { SUBJECTS_MAX } from "../rules.ts";

export type AddSubjectResult = { kind: "added"; subjectId: Id<"subject"> } | { kind: "invalid"; errors: FieldErrors };

/** Adds a subject, unless there is one of that name; capitals make no difference. */
export async function addSubject(db: Db, _admin: Admin, input: SubjectInput, now: Date): Promise<AddSubjectResult> {
  return db.transaction(async (tx): Promise<AddSubjectResult> => {
    await lockQuestionBank(tx);
    if ((await tx.$count(subjects)) >= SUBJECTS_MAX) {
      return { kind: "invalid", errors: { name: subjectTexts.problems.tooManySubjects(SUBJECTS_MAX) } };
    }
    const [added] = await tx
      .insert(subjects)
      .values({ id: newId<"subject">(), ...input, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: subjects.id });
    return added
      ? { kind: "added", subjectId: added.id }
      : { kind: "invalid", errors: { name: subjectTexts.problems.nameTaken } };
  });
}

import { subjectTexts } from "../../../content/en/subjects.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import { type Id, newId } from "../../../core/id.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import { takeLock } from "../../../db/locks.ts";
import { lessons } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { LessonInput } from "../forms.ts";
import { findSubject } from "../queries/find-subject.server.ts";
import { isBlankLesson, LESSONS_MAX } from "../rules.ts";
import { enqueueRecompute, nextLessonPosition, type SubjectServices } from "../subject-services.server.ts";

export type AddLessonResult = { kind: "added"; lessonId: Id<"lesson"> } | { kind: "invalid"; errors: FieldErrors };

/** Adds a lesson to a subject, unless the subject has one of that title; capitals make no difference. */
export async function addLesson(
  services: SubjectServices,
  admin: Admin,
  input: LessonInput,
  now: Date,
): Promise<AddLessonResult> {
  const texts = subjectTexts.problems;
  const { subjectId, title } = input;
  const content = sanitizeRichText(input.content);
  if (isBlankLesson(content)) return { kind: "invalid", errors: { content: texts.contentMissing } };

  return services.db.transaction(async (tx): Promise<AddLessonResult> => {
    await takeLock(tx, "questionBank");
    const subject = await findSubject(tx, admin, subjectId);
    if (!subject) return { kind: "invalid", errors: { subjectId: texts.subjectGone } };
    if ((await tx.$count(lessons)) >= LESSONS_MAX) {
      return { kind: "invalid", errors: { title: texts.tooManyLessons(LESSONS_MAX) } };
    }
    const position = await nextLessonPosition(tx, subjectId);
    const [added] = await tx
      .insert(lessons)
      .values({ id: newId<"lesson">(), subjectId, title, content, position, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: lessons.id });
    if (!added) return { kind: "invalid", errors: { title: texts.titleTaken } };
    await enqueueRecompute(services, tx);
    await recordAudit(
      tx,
      admin,
      {
        action: "lesson.added",
        subject: { id: added.id, name: title },
        after: { title, subject: subject.name, content },
      },
      now,
    );
    return { kind: "added", lessonId: added.id };
  });
}

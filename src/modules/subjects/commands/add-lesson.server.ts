import { eq } from "drizzle-orm";
import { subjectTexts } from "../../../content/en/subjects.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import { isBlankHtml } from "../../../core/html.ts";
import { type Id, newId } from "../../../core/id.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { lockQuestionBank } from "../../questions/commands/lock-question-bank.server.ts";
import type { LessonInput } from "../forms.ts";
import { LESSONS_MAX } from "../rules.ts";

export type AddLessonResult = { kind: "added"; lessonId: Id<"lesson"> } | { kind: "invalid"; errors: FieldErrors };

/** Adds a lesson to a subject, unless the subject has one of that title; capitals make no difference. */
export async function addLesson(db: Db, _admin: Admin, input: LessonInput, now: Date): Promise<AddLessonResult> {
  const texts = subjectTexts.problems;
  const content = sanitizeRichText(input.content);
  if (isBlankHtml(content)) return { kind: "invalid", errors: { content: texts.contentMissing } };

  return db.transaction(async (tx): Promise<AddLessonResult> => {
    await lockQuestionBank(tx);
    const [subject] = await tx.select({ id: subjects.id }).from(subjects).where(eq(subjects.id, input.subjectId));
    if (!subject) return { kind: "invalid", errors: { subjectId: texts.subjectGone } };
    if ((await tx.$count(lessons)) >= LESSONS_MAX) {
      return { kind: "invalid", errors: { title: texts.tooManyLessons(LESSONS_MAX) } };
    }
    const [added] = await tx
      .insert(lessons)
      .values({ id: newId<"lesson">(), subjectId: subject.id, title: input.title, content, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: lessons.id });
    return added ? { kind: "added", lessonId: added.id } : { kind: "invalid", errors: { title: texts.titleTaken } };
  });
}

import { type Id, newId } from "../../../core/id.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import { takeLock } from "../../../db/locks.ts";
import { lessons } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { LessonInput } from "../forms.ts";
import { findSubject } from "../queries/find-subject.server.ts";
import { isBlankLesson, LESSONS_MAX } from "../rules.ts";
import {
  enqueueRecompute,
  isLessonTitleTaken,
  nextLessonPosition,
  type SubjectServices,
} from "../subject-services.server.ts";

export type AddLessonResult =
  | { kind: "added"; lessonId: Id<"lesson"> }
  /** The content is empty after sanitizing. */
  | { kind: "content-missing" }
  | { kind: "subject-gone" }
  /** The subject has one of that title. */
  | { kind: "title-taken" }
  /** The maximum number of lessons is reached. */
  | { kind: "full" };

/** Adds a lesson to a subject, unless the subject has one of that title or of one that reads the same. */
export async function addLesson(
  services: SubjectServices,
  admin: Admin,
  input: LessonInput,
  now: Date,
): Promise<AddLessonResult> {
  const { subjectId, title } = input;
  const content = sanitizeRichText(input.content);
  if (isBlankLesson(content)) return { kind: "content-missing" };

  return services.db.transaction(async (tx): Promise<AddLessonResult> => {
    await takeLock(tx, "questionBank");
    const subject = await findSubject(tx, admin, subjectId);
    if (!subject) return { kind: "subject-gone" };
    if ((await tx.$count(lessons)) >= LESSONS_MAX) return { kind: "full" };
    if (await isLessonTitleTaken(tx, input)) return { kind: "title-taken" };
    const position = await nextLessonPosition(tx, subjectId);
    const [added] = await tx
      .insert(lessons)
      .values({ id: newId<"lesson">(), subjectId, title, content, position, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: lessons.id });
    if (!added) return { kind: "title-taken" };
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

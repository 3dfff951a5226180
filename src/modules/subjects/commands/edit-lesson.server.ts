import { eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { sanitizeRichText } from "../../../core/rich-text.server.ts";
import { takeLock } from "../../../db/locks.ts";
import { lessons } from "../../../db/schema.ts";
import { isStale, nextUpdatedAt } from "../../../db/updated-at.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { formPracticeTests } from "../../practice-tests/commands/form-practice-tests.server.ts";
import type { LessonInput } from "../forms.ts";
import { findLesson, type Lesson } from "../queries/find-lesson.server.ts";
import { findSubject } from "../queries/find-subject.server.ts";
import { isBlankLesson } from "../rules.ts";
import {
  enqueueRecompute,
  isLessonTitleTaken,
  nextLessonPosition,
  type SubjectServices,
} from "../subject-services.server.ts";

export type EditLessonResult =
  | { kind: "saved" }
  | { kind: "subject-gone" }
  /** The lesson had something to read, and would no longer. */
  | { kind: "content-missing" }
  /** The subject has another lesson of that title. */
  | { kind: "title-taken" }
  /** Somebody saved it after it was opened; nothing was written. `lesson` is what it is by now. */
  | { kind: "stale"; lesson: Lesson }
  | { kind: "not-found" };

/** What is changed, and when it was changed before it was opened. */
export type LessonEdit = { lessonId: Id<"lesson">; basedOn: Date; input: LessonInput };

/**
 * Changes a lesson, or moves it to another subject with its questions; results stay as they are. A lesson that has
 * something to read keeps something to read; one that only holds questions may stay without.
 */
export async function editLesson(
  services: SubjectServices,
  admin: Admin,
  { lessonId, basedOn, input }: LessonEdit,
  now: Date,
): Promise<EditLessonResult> {
  const { subjectId, title } = input;
  const cleaned = sanitizeRichText(input.content);
  const content = isBlankLesson(cleaned) ? "" : cleaned;
  return services.db.transaction(async (tx): Promise<EditLessonResult> => {
    await takeLock(tx, "questionBank");
    const before = await findLesson(tx, admin, lessonId);
    if (!before) return { kind: "not-found" };
    if (isStale(before, basedOn)) return { kind: "stale", lesson: before };
    const subject = await findSubject(tx, admin, subjectId);
    if (!subject) return { kind: "subject-gone" };
    if (content === "" && before.content !== "") return { kind: "content-missing" };
    if (await isLessonTitleTaken(tx, input, lessonId)) return { kind: "title-taken" };

    const hasMoved = subjectId !== before.subjectId;
    const updatedAt = nextUpdatedAt(before, now);
    const place = hasMoved ? { subjectId, position: await nextLessonPosition(tx, subjectId) } : {};
    await tx
      .update(lessons)
      .set({ title, content, ...place, updatedAt })
      .where(eq(lessons.id, lessonId));
    if (hasMoved || (before.content === "") !== (content === "")) await enqueueRecompute(services, tx);
    if (hasMoved) await formPracticeTests(tx);
    await recordAudit(
      tx,
      admin,
      {
        action: "lesson.edited",
        subject: { id: lessonId, name: before.title },
        before: { title: before.title, subject: before.subjectName, content: before.content },
        after: { title, subject: subject.name, content },
      },
      now,
    );
    return { kind: "saved" };
  });
}

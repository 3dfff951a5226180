import type { RouterContextProvider } from "react-router";
import { dayOf } from "../../../core/days.ts";
import type { Student } from "../../../modules/accounts/viewer.ts";
import { findLessonQuestions } from "../../../modules/learning/queries/lesson-questions.server.ts";
import type { SubjectWithProgress } from "../../../modules/progress/queries/subjects-with-progress.server.ts";
import { nowContext, servicesContext } from "../../context.ts";

/** The subjects, each lesson with what is known of its questions. */
export async function withStates(
  context: Readonly<RouterContextProvider>,
  student: Student,
  subjects: ReadonlyArray<SubjectWithProgress>,
) {
  const { db, timeZone } = context.get(servicesContext);
  const now = context.get(nowContext);
  const ids = subjects.flatMap(({ lessons }) => lessons.map(({ id }) => id));
  const states = await findLessonQuestions(db, student, ids, { today: dayOf(now, timeZone), now });
  return subjects.map((subject) => ({
    ...subject,
    lessons: subject.lessons.map((lesson) => ({ ...lesson, states: states.get(lesson.id) })),
  }));
}

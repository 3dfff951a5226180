import type { SubjectWithLessons } from "../../../../../modules/subjects/queries/list-lessons-by-subject.server.ts";
import { type RuleInput, subjectPlace } from "../../../../../modules/tests/builder-forms.ts";
import type { QuestionFilter } from "../../../../../modules/tests/test-version.ts";

/**
 * What is chosen in the form of a rule, with the lessons that a subject has now; null when nothing that was chosen as a place has
 * any, since a rule without lessons draws from the whole bank.
 */
export function filterOf(
  { subjects, lessons, areas, types, categories, difficulties }: Omit<RuleInput, "count" | "unit">,
  all: ReadonlyArray<SubjectWithLessons>,
): QuestionFilter | null {
  const chosen = new Set(lessons);
  const whole = new Set(subjects);
  const places = all.flatMap((subject) =>
    subject.lessons.map(({ id }) => id).filter((id) => whole.has(subject.id) || chosen.has(id)),
  );
  if (places.length === 0 && subjects.length + lessons.length > 0) return null;
  return {
    ...(places.length > 0 && { lessons: places }),
    ...(areas.length > 0 && { areas }),
    ...(types.length > 0 && { types }),
    ...(categories.length > 0 && { categories }),
    ...(difficulties.length > 0 && { difficulties }),
  };
}

/** The places that a stored rule stands for in its form: a subject instead of all lessons that it has now. */
export function placesOf({ lessons = [] }: QuestionFilter, all: ReadonlyArray<SubjectWithLessons>): string[] {
  const chosen = new Set(lessons);
  return all.flatMap((subject) => {
    const found = subject.lessons.filter(({ id }) => chosen.has(id));
    const isWhole = found.length > 0 && found.length === subject.lessons.length;
    return isWhole ? [subjectPlace(subject.id)] : found.map(({ id }) => id);
  });
}

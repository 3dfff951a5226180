/** The subjects of a course with what a student can be asked in each. */
import { asc, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { isAskedAlone, lessons, questions, subjects } from "../../../db/schema.ts";
import { shareQuery } from "../../../db/shared-query.ts";
import { lessonOrderBy, subjectOrderBy } from "../../subjects/queries/order-by.server.ts";
import { isSubjectOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { areaSharesOf } from "../../tests/queries/area-shares.server.ts";
import { masteryOf } from "../mastery.ts";
import type { Topic } from "../rules.ts";
import { type OpenQuestions, weightsOf } from "../weights.ts";
import type { Standing } from "./find-standing.server.ts";

type Row = OpenQuestions & { name: string };

/** Questions of the course that can be asked alone, by lesson in the order of the lists, and by areas. */
const listOpenQuestions = shareQuery(
  (db: Db, course: string): Promise<Row[]> =>
    db
      .select({
        subjectId: lessons.subjectId,
        name: subjects.name,
        lessonId: questions.lessonId,
        areas: questions.areas,
        count: sql`count(*)`.mapWith(Number),
      })
      .from(questions)
      .innerJoin(lessons, sql`${lessons.id} = ${questions.lessonId}`)
      .innerJoin(subjects, sql`${subjects.id} = ${lessons.subjectId}`)
      .where(sql`${isAskedAlone} and ${isSubjectOf(course)}`)
      .groupBy(subjects.id, lessons.id, questions.lessonId, questions.areas)
      .orderBy(...subjectOrderBy, asc(subjects.id), ...lessonOrderBy, asc(lessons.id)),
);

/** In the order of the lists. The lessons of each begin with those of which the student knows least. */
export async function listTopics(
  db: Db,
  course: string,
  standing: Standing,
): Promise<{ topics: Topic[]; isPlanned: boolean }> {
  const open = await listOpenQuestions(db, course);
  const { bySubject, isPlanned } = weightsOf(open, areaSharesOf(course));
  const topics = [...Map.groupBy(open, ({ subjectId }) => subjectId)].map(([subjectId, rows]) => {
    const held = [...Map.groupBy(rows, ({ lessonId }) => lessonId)].map(([lessonId, own]) => {
      const count = own.reduce((sum, row) => sum + row.count, 0);
      const { seenOpen = 0, wrongOpen = 0, mastery = masteryOf([]) } = standing.lesson.get(lessonId) ?? {};
      return { lessonId, unused: Math.max(0, count - seenOpen), wrong: wrongOpen, known: mastery.expected };
    });
    const least = held.toSorted((one, other) => one.known - other.known);
    const lessonsWith = (which: "unused" | "wrong"): { lessonId: Id<"lesson">; count: number }[] =>
      least.flatMap(({ lessonId, [which]: count }) => (count > 0 ? [{ lessonId, count }] : []));
    return {
      subjectId,
      name: rows[0]?.name ?? "",
      weight: bySubject.get(subjectId) ?? 0,
      mastery: standing.subject.get(subjectId)?.mastery ?? masteryOf([]),
      unused: lessonsWith("unused"),
      wrong: lessonsWith("wrong"),
    };
  });
  return { topics, isPlanned };
}

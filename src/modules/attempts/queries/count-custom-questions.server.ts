/** How many questions the choices of a custom test find, so that what is counted is what a start would draw from. */
import { and, asc, eq, not, notInArray, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { isAskedAlone, questionLabels, questions, stimuli } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { questionCountOfKind, type StimulusKind } from "../../stimuli/rules.ts";
import { keepLessonsOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { type CustomChoices, filterOfUnits } from "../../tests/custom-choices.ts";
import { type AlikeQuestions, type CustomCounts, countChoices } from "../../tests/custom-counts.ts";
import { isUnitInUse } from "../../tests/queries/count-matching.server.ts";
import { ofAsker, statusesFor } from "../../tests/queries/question-status.server.ts";
import { findStimuliInProgress, findWithheldQuestions } from "./withheld.server.ts";

const readAlike = nameStatement<AlikeQuestions>(
  "read_alike_questions_of_lessons",
  sql`
    select ${questions.type}, ${questions.difficultyId} as "difficultyId", ${questions.areas},
      ${statusesFor(sql`${sql.placeholder("withheld")}`)} as statuses, count(*)::int as count
    from ${questions}
    left join ${ofAsker(sql`${sql.placeholder("studentId")}`)}
    where ${questions.lessonId} = any (${sql.placeholder("lessonIds")}::uuid[])
      and ${isAskedAlone}
    group by 1, 2, 3, 4`,
);

/** How many case studies and trends fit the lists of choices that hold for them. */
export type OfferedUnits = { cases: number; trends: number };

/** The counts of these choices for the student now, and all difficulties in the order of their list. */
export async function countCustomQuestions(
  db: Db,
  { studentId, course }: Student,
  { lessons: chosen, count: _, minutes: __, cases: ___, trends: ____, ...choices }: CustomChoices,
  now: Date,
): Promise<CustomCounts & { units: OfferedUnits; difficultiesInOrder: { id: Id<"label">; name: string }[] }> {
  const [withheld, running, lessons] = await Promise.all([
    findWithheldQuestions(db, studentId, now),
    findStimuliInProgress(db, studentId, now),
    keepLessonsOf(db, course, chosen),
  ]);
  const from = filterOfUnits({ lessons, ...choices });
  const countUnits = (kind: StimulusKind) => {
    const unit = { kind, questions: questionCountOfKind(kind) ?? 1 };
    return db.$count(stimuli, and(isUnitInUse(unit, from), not(stimuli.isReserved), notInArray(stimuli.id, running)));
  };
  const [groups, difficultiesInOrder, cases, trends] = await Promise.all([
    readAlike(db, { studentId, lessonIds: lessons, withheld }),
    db
      .select({ id: questionLabels.id, name: questionLabels.name })
      .from(questionLabels)
      .where(eq(questionLabels.kind, "difficulty"))
      .orderBy(asc(questionLabels.position), asc(questionLabels.name)),
    countUnits("case"),
    countUnits("trend"),
  ]);
  return { ...countChoices(groups, choices), units: { cases, trends }, difficultiesInOrder };
}

import { eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, questionLabels, questions, questionVersions, subjects } from "../../../db/schema.ts";

/** Questions with their places and what they say now; `more` are the columns that only the caller needs. */
export function selectQuestions<More extends Record<string, AnyPgColumn | SQL>>(db: Db | Tx, more: More) {
  return db
    .select({
      id: questions.id,
      displayId: questions.displayId,
      manualId: questions.manualId,
      subjectName: subjects.name,
      lessonTitle: lessons.title,
      createdAt: questions.createdAt,
      type: questionVersions.type,
      content: questionVersions.content,
      solution: questionVersions.solution,
      ...more,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId));
}

/** The columns with the names of their labels. */
export const labelNames = { category: labelName(questions.categoryId), difficulty: labelName(questions.difficultyId) };

function labelName(id: SQLWrapper) {
  return sql<string | null>`(select name from ${questionLabels} where ${questionLabels.id} = ${id})`;
}

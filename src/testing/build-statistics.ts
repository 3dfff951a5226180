/** What the statistics are made of, as tests of screens need it: they build rows without naming a table. */
import { eq } from "drizzle-orm";
import type { Id } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { measuredVersions, questions, students } from "../db/schema.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { buildLesson, buildStudent } from "./build.ts";
import { buildQuestion, singleChoiceBody } from "./build-attempts.ts";

/** A student who joined at that moment. */
export async function buildJoinedStudent(db: Db, joinDate: Date, over: { name?: string } = {}): Promise<Student> {
  const student = await buildStudent(db, over);
  await db.update(students).set({ joinDate }).where(eq(students.id, student.studentId));
  return student;
}

/** A question of which the statistics say how it was answered. */
export async function buildAskedQuestion(
  db: Db,
  sums: { stem: string; asked: number; earned: number; possible: number },
): Promise<{ questionId: Id<"question">; displayId: number }> {
  const { lessonId } = await buildLesson(db);
  const { stem, ...counts } = sums;
  const body = singleChoiceBody();
  const { questionId } = await buildQuestion(db, lessonId, { ...body, content: { ...body.content, stem } });
  await countAnswers(db, questionId, counts);
  const [question] = await db
    .select({ displayId: questions.displayId })
    .from(questions)
    .where(eq(questions.id, questionId));
  if (!question) throw new Error("The question was not stored.");
  return { questionId, ...question };
}

/** That a question was asked so often, and what it earned. */
export async function countAnswers(
  db: Db,
  questionId: Id<"question">,
  counts: { asked: number; earned: number; possible: number },
): Promise<void> {
  const [question] = await db
    .select({ versionId: questions.versionId })
    .from(questions)
    .where(eq(questions.id, questionId));
  if (!question) throw new Error("There is no such question.");
  await db.insert(measuredVersions).values({ ...question, ...counts });
}

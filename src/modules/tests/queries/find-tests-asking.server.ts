import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, questions, testQuestions, tests } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { conditionOfSelection } from "../../questions/queries/bank-conditions.server.ts";
import type { SelectedQuestions } from "../../questions/selected-questions.ts";

/** Which questions: one, those of a lesson or a subject, or those that are selected. */
type AskedQuestions =
  | { questionId: Id<"question"> }
  | { lessonId: Id<"lesson"> }
  | { subjectId: Id<"subject"> }
  | { selected: SelectedQuestions };

/** So many tests are named; the others are counted. */
const NAMED_MAX = 5;

/** Tests of the institute that name questions in a fixed section, the latest changed first. */
export type AskingTests = {
  /** How many of the questions they name. */
  questions: number;
  total: number;
  /** The first of them. `isPublished` is false where only the draft names any. */
  named: { id: Id<"test">; title: string; isPublished: boolean }[];
};

/** Which tests name any of these questions. */
export async function findTestsAsking(db: Db | Tx, _admin: Admin, which: AskedQuestions): Promise<AskingTests> {
  const asked = db
    .select({ testId: testQuestions.testId, questionId: testQuestions.questionId, isDraft: testQuestions.isDraft })
    .from(testQuestions)
    .innerJoin(questions, eq(questions.id, testQuestions.questionId))
    .where(await conditionOf(db, which))
    .as("asked");
  const [counted] = await db
    .select({
      questions: sql<number>`count(distinct ${asked.questionId})::int`,
      total: sql<number>`count(distinct ${asked.testId})::int`,
    })
    .from(asked);
  const { questions: count, total } = counted ?? { questions: 0, total: 0 };
  if (total === 0) return { questions: 0, total, named: [] };
  const named = await db
    .select({ id: tests.id, title: tests.title, isPublished: sql<boolean>`bool_or(not ${asked.isDraft})` })
    .from(tests)
    .innerJoin(asked, eq(asked.testId, tests.id))
    .groupBy(tests.id)
    .orderBy(sql`${tests.updatedAt} desc`, sql`${tests.id} desc`)
    .limit(NAMED_MAX);
  return { questions: count, total, named: named.map((test) => ({ ...test, title: test.title ?? "" })) };
}

async function conditionOf(db: Db | Tx, which: AskedQuestions): Promise<SQL | undefined> {
  if ("questionId" in which) return eq(questions.id, which.questionId);
  if ("lessonId" in which) return eq(questions.lessonId, which.lessonId);
  if ("selected" in which) return conditionOfSelection(db, which.selected);
  const inside = db.select({ id: lessons.id }).from(lessons).where(eq(lessons.subjectId, which.subjectId));
  return inArray(questions.lessonId, inside);
}

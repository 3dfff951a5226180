/** What a student may be told about a question of an attempt besides the question itself: earlier answers, others' choices, what is alike. */
import { and, desc, eq, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import {
  attemptItems,
  attempts,
  deliveries,
  questions,
  questionVersions,
  studentQuestions,
  testAnswers,
} from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findOptionShares, type OptionShares } from "../../measurement/queries/find-option-shares.server.ts";
import { readSiblings } from "../../repetition/queries/siblings.server.ts";
import { type DeliveryRelease, explainsEachAnswer, releasedOf } from "../released.ts";
import { type AttemptState, type Correctness, correctnessOf, reveal } from "../rules.ts";
import { findHeld, findWithheldQuestions } from "./withheld.server.ts";

/** Answers of the history. */
const HISTORY = 5;

export type AboutQuestion = {
  questionId: Id<"question">;
  /** Null while its solution may not be seen: all of it would tell something of that. */
  told: {
    /** The newest first, this one included. */
    history: { at: Date; correctness: Correctness }[];
    exposures: number;
    /** The day on which it is asked again; null for one that is not. */
    dueOn: string | null;
    shares: OptionShares | null;
    /** Another question of its lesson, of the same type if there is one; null for none. */
    similarId: Id<"question"> | null;
  } | null;
};

type Row = DeliveryRelease & {
  questionId: Id<"question">;
  versionId: Id<"version">;
  lessonId: Id<"lesson">;
  type: string;
  state: AttemptState;
  isFinal: boolean;
  deliveryId: Id<"delivery">;
};

/** Of the question at that position of the student's own attempt; null if there is none, or it cannot be looked at now. */
export async function findAboutQuestion(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  position: number,
  { today, now }: { today: string; now: Date },
): Promise<AboutQuestion | null> {
  const row = await findRow(db, student, attemptId, position);
  if (!row) return null;
  const { studentId } = student;
  const { questionId, versionId, lessonId, type } = row;
  const [heldOf, withheld] = await Promise.all([
    findHeld(db, studentId, now),
    findWithheldQuestions(db, studentId, now),
  ]);
  const atAnswer = row.isFinal && explainsEachAnswer(row.rules);
  // In a test that is being taken only what was explained can be looked at.
  if (row.state === "open" && !atAnswer) return null;
  const { kind } = reveal(row.state, { ...releasedOf(row), atAnswer }, heldOf(questionId, row.deliveryId), now);
  if (kind !== "content-and-solution") return { questionId, told: null };
  const [history, [known], shares, siblings] = await Promise.all([
    findHistory(db, studentId, questionId),
    db
      .select({ exposures: studentQuestions.exposures, dueOn: studentQuestions.dueOn })
      .from(studentQuestions)
      .where(and(eq(studentQuestions.studentId, studentId), eq(studentQuestions.questionId, questionId))),
    findOptionShares(db, student, versionId),
    readSiblings(db, student, [{ questionId, lessonId, type }], { withheld, today }),
  ]);
  const told = { history, shares, exposures: known?.exposures ?? 0, dueOn: known?.dueOn ?? null };
  return { questionId, told: { ...told, similarId: siblings[0]?.questionId ?? null } };
}

async function findRow(db: Db, { studentId }: Student, attemptId: Id<"attempt">, position: number) {
  const [row] = await db
    .select({
      questionId: questions.id,
      versionId: attemptItems.versionId,
      lessonId: questions.lessonId,
      type: questions.type,
      state: attempts.state,
      isFinal: sql<boolean>`${attemptItems.finalAt} is not null`,
      deliveryId: attempts.deliveryId,
      rules: deliveries.rules,
      scoreReleasedAt: deliveries.scoreReleasedAt,
      solutionsReleasedAt: deliveries.solutionsReleasedAt,
    })
    .from(attempts)
    .innerJoin(attemptItems, and(eq(attemptItems.attemptId, attempts.id), eq(attemptItems.position, position)))
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
    .where(and(eq(attempts.id, attemptId), eq(attempts.studentId, studentId)));
  return row satisfies Row | undefined;
}

async function findHistory(db: Db, studentId: Id<"student">, questionId: Id<"question">) {
  const rows = await db
    .select({
      at: testAnswers.completedAt,
      isAnswered: testAnswers.isAnswered,
      earned: testAnswers.earned,
      max: testAnswers.max,
    })
    .from(testAnswers)
    .where(and(eq(testAnswers.studentId, studentId), eq(testAnswers.questionId, questionId)))
    .orderBy(desc(testAnswers.completedAt))
    .limit(HISTORY);
  return rows.flatMap(({ at, isAnswered, ...score }) =>
    at ? [{ at, correctness: correctnessOf({ isAnswered, score }) }] : [],
  );
}

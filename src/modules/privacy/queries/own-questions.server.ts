import { and, asc, eq, gt } from "drizzle-orm";
import { privacyTexts } from "../../../content/en/privacy.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { questions, studentQuestions } from "../../../db/schema.ts";
import { findHeld } from "../../attempts/queries/withheld.server.ts";
import { type Reveal, reveal } from "../../attempts/rules.ts";

/** Some thousand short rows are as much as ten tests with their questions. */
const AT_ONCE = 1_000;

/**
 * What a student's answers to each question come to, in pages. What an answer earned, and what was derived from that, is left out
 * while the question is withheld.
 */
export async function* readOwnQuestions(db: Db, studentId: Id<"student">, now: Date): AsyncGenerator<unknown[], void> {
  let after: Id<"question"> | undefined;
  do {
    const rows = await readPage(db, studentId, after);
    const heldOf = await findHeld(db, studentId, now);
    if (rows.length > 0) {
      yield rows.map((row) => {
        const released = { score: true, solutions: true };
        return questionOf(row, reveal("submitted", released, heldOf(row.asked.questionId, null), now));
      });
    }
    after = rows.length < AT_ONCE ? undefined : rows.at(-1)?.asked.questionId;
  } while (after !== undefined);
}

function readPage(db: Db, studentId: Id<"student">, after: Id<"question"> | undefined) {
  return db
    .select({ asked: studentQuestions, number: questions.displayId })
    .from(studentQuestions)
    .innerJoin(questions, eq(questions.id, studentQuestions.questionId))
    .where(and(eq(studentQuestions.studentId, studentId), after && gt(studentQuestions.questionId, after)))
    .orderBy(asc(studentQuestions.questionId))
    .limit(AT_ONCE);
}

function questionOf({ asked, number }: Awaited<ReturnType<typeof readPage>>[number], shown: Reveal): unknown {
  return {
    questionNumber: number,
    timesAsked: asked.exposures,
    firstAt: asked.firstAt,
    lastAt: asked.lastAt,
    answeredLast: asked.isAnswered,
    flagged: asked.flagged,
    ...(shown.kind === "withheld"
      ? { pointsLast: privacyTexts.file.waits[shown.reason.kind] }
      : {
          pointsLast: asked.earned,
          pointsPossibleLast: asked.max,
          howSureLast: asked.confidence,
          changedFromRightLast: asked.wasRight,
          whyWrong: asked.whyWrong,
          toBeRepeated: asked.card,
          toBeRepeatedOn: asked.dueOn,
        }),
  };
}

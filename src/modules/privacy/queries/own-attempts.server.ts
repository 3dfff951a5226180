/** Every test of a student for the file with the own data, a few at a time: somebody may have taken a thousand. */
import { and, asc, eq, gt, inArray, or, type SQL } from "drizzle-orm";
import { privacyTexts } from "../../../content/en/privacy.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import {
  attemptItems,
  attempts,
  practiceTests,
  questions,
  questionVersions,
  rescores,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/models.ts";
import { findQuestionsInProgress, type RunningTest } from "../../attempts/queries/withheld.server.ts";
import { reveal } from "../../attempts/rules.ts";
import { outcomeOf } from "../../progress/rules.ts";
import { answerInWords, questionInWords } from "../answer-in-words.ts";

const texts = privacyTexts.file;

/** Tests read at once: with ten questions each, about as much as one page of the bank. */
const AT_ONCE = 10;

/** The tests from the first to the last, in pages. */
export async function* readOwnAttempts(db: Db, studentId: Id<"student">, now: Date): AsyncGenerator<unknown[], void> {
  let after: SQL | undefined;
  for (;;) {
    const page = await readPage(db, studentId, after);
    if (page.length > 0) yield await withQuestions(db, page, await findQuestionsInProgress(db, studentId, now), now);
    const last = page.at(-1);
    if (!last || page.length < AT_ONCE) return;
    const { startedAt, id } = last.attempt;
    after = or(gt(attempts.startedAt, startedAt), and(eq(attempts.startedAt, startedAt), gt(attempts.id, id)));
  }
}

function readPage(db: Db, studentId: Id<"student">, after: SQL | undefined) {
  return db
    .select({ attempt: attempts, practiceTest: practiceTests.number, result: testResults })
    .from(attempts)
    .leftJoin(practiceTests, eq(practiceTests.id, attempts.practiceTestId))
    .leftJoin(testResults, eq(testResults.attemptId, attempts.id))
    .where(and(eq(attempts.studentId, studentId), after))
    .orderBy(asc(attempts.startedAt), asc(attempts.id))
    .limit(AT_ONCE);
}

type Page = Awaited<ReturnType<typeof readPage>>;

async function withQuestions(
  db: Db,
  page: Page,
  inProgress: ReadonlyMap<Id<"question">, RunningTest[]>,
  now: Date,
): Promise<unknown[]> {
  const attemptIds = page.map(({ attempt }) => attempt.id);
  const resultIds = page.flatMap(({ result }) => (result ? [result.id] : []));
  const [items, again] = await Promise.all([readItems(db, attemptIds), readRescores(db, resultIds)]);
  return page.map(({ attempt, practiceTest, result }) => {
    const questions = items
      .filter(({ item }) => item.attemptId === attempt.id)
      .map((one) => {
        const isWithheld = reveal(attempt.state, inProgress.get(one.questionId) ?? [], now).kind === "withheld";
        const rescored = again.filter((row) => row.testResultId === result?.id && row.position === one.item.position);
        return { isWithheld, question: questionOf(one, isWithheld ? "withheld" : rescored) };
      });
    const waits = questions.some(({ isWithheld }) => isWithheld);
    return {
      test: practiceTest === null ? "custom test" : `Practice Test ${practiceTest}`,
      startedAt: attempt.startedAt,
      timeIsUpAt: attempt.closesAt,
      state: attempt.state,
      closedAt: attempt.closedAt,
      questionCount: attempt.questionCount,
      result: result && {
        completedAt: result.completedAt,
        secondsTaken: result.timeTaken,
        ...(waits
          ? { scoreInPercent: texts.waits }
          : {
              scoreInPercent: result.score,
              ...outcomeInFile(result),
              points: result.earned,
              pointsPossible: result.possible,
            }),
      },
      questions: questions.map(({ question }) => question),
    };
  });
}

function outcomeInFile({ correctCount, answeredCount, questionCount }: typeof testResults.$inferSelect) {
  const { correct, asked, leftOut } = outcomeOf({
    correct: correctCount,
    answered: answeredCount,
    asked: questionCount,
  });
  return { correct, asked, notAnswered: leftOut };
}

function readItems(db: Db, attemptIds: ReadonlyArray<Id<"attempt">>) {
  return db
    .select({
      item: attemptItems,
      content: questionVersions.content,
      type: questionVersions.type,
      questionId: questions.id,
      number: questions.displayId,
      given: testAnswers,
    })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .leftJoin(testResults, eq(testResults.attemptId, attemptItems.attemptId))
    .leftJoin(
      testAnswers,
      and(eq(testAnswers.testResultId, testResults.id), eq(testAnswers.position, attemptItems.position)),
    )
    .where(inArray(attemptItems.attemptId, [...attemptIds]))
    .orderBy(asc(attemptItems.attemptId), asc(attemptItems.position));
}

function readRescores(db: Db, resultIds: ReadonlyArray<Id<"result">>) {
  return db
    .select()
    .from(rescores)
    .where(inArray(rescores.testResultId, [...resultIds]))
    .orderBy(asc(rescores.createdAt));
}

type Item = Awaited<ReturnType<typeof readItems>>[number];
type Rescore = Awaited<ReturnType<typeof readRescores>>[number];

function questionOf(
  { item, content, type, number, given }: Item,
  points: ReadonlyArray<Rescore> | "withheld",
): unknown {
  const read = readContent(content, type);
  const inWords = (answer: unknown) => answerInWords(read?.choices ?? [], answer);
  const answered = {
    position: item.position,
    questionNumber: number,
    question: questionInWords(read?.question ?? ""),
    type,
    yourAnswer: inWords(given ? given.answer : item.answer),
    answeredAt: item.answeredAt,
    savedAt: item.savedAt,
    timesSaved: item.revision,
    flagged: item.flagged,
    ...(item.lateAt && {
      answerThatCameTooLate: inWords(item.lateAnswer),
      givenAt: item.lateAnsweredAt,
      cameAt: item.lateAt,
    }),
  };
  if (points === "withheld") return { ...answered, points: texts.waits };
  return {
    ...answered,
    ...(given && { isCorrect: given.isCorrect, points: given.earned, pointsPossible: given.max }),
    ...(points.length > 0 && {
      scoredAgain: points.map(({ createdAt, oldEarned, oldMax, earned, max }) => ({
        at: createdAt,
        pointsBefore: oldEarned,
        pointsPossibleBefore: oldMax,
        pointsSince: earned,
        pointsPossibleSince: max,
      })),
    }),
  };
}

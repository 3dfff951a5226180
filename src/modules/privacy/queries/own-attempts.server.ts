/** Every test of a student for the download of their own data, in batches: there may be a thousand. */
import { and, asc, eq, gt, inArray, or, type SQL, sql } from "drizzle-orm";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { privacyTexts } from "../../../content/en/privacy.ts";
import { recordTexts } from "../../../content/en/record.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import {
  adaptiveResults,
  attemptItems,
  attemptMarkups,
  attemptSections,
  attempts,
  deliveries,
  extraMinutes,
  questions,
  questionVersions,
  rescores,
  resultChanges,
  stimuli,
  stimulusVersions,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import { findBands } from "../../adaptive/queries/find-bands.server.ts";
import { Markup } from "../../attempts/markup.ts";
import { findQuestionsInProgress, type RunningTest } from "../../attempts/queries/withheld.server.ts";
import { releasedOf } from "../../attempts/released.ts";
import { reveal } from "../../attempts/rules.ts";
import { outcomeOf } from "../../progress/rules.ts";
import type { StimulusContent } from "../../stimuli/content.ts";
import { requireStimulusVersions } from "../../stimuli/queries/stimulus-versions.server.ts";
import { markedWordsOf } from "../../stimuli/words.ts";
import { ownTestName } from "../../tests/queries/test-name.server.ts";
import { answerInWords, markupInWords, questionInWords } from "../answer-in-words.ts";

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
    .select({
      attempt: attempts,
      test: ownTestName,
      result: testResults,
      adaptive: adaptiveResults,
      rules: deliveries.rules,
      scoreReleasedAt: deliveries.scoreReleasedAt,
      solutionsReleasedAt: deliveries.solutionsReleasedAt,
    })
    .from(attempts)
    .leftJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
    .leftJoin(testResults, eq(testResults.attemptId, attempts.id))
    .leftJoin(adaptiveResults, eq(adaptiveResults.resultId, testResults.id))
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
  const [items, sections, given, again, markedAgain] = await Promise.all([
    readItems(db, attemptIds),
    readSections(db, attemptIds),
    readExtraMinutes(db, attemptIds),
    readRescores(db, resultIds),
    readResultChanges(db, resultIds),
  ]);
  const records = await requireStimulusVersions(
    db,
    items.flatMap(({ item, markup }) => (markup === null ? [] : (item.stimulusVersionId ?? []))),
  );
  const bands = await findBands(db, resultIds);
  return page.map(({ attempt, test, result, adaptive, ...delivery }) => {
    const released = releasedOf(delivery);
    const questions = items
      .filter(({ item }) => item.attemptId === attempt.id)
      .map((one) => {
        const { kind } = reveal(attempt.state, released, inProgress.get(one.questionId) ?? [], now);
        const isShown = kind !== "withheld" && kind !== "unreleased";
        const rescored = again.filter((row) => row.testResultId === result?.id && row.position === one.item.position);
        const record = one.item.stimulusVersionId && records.get(one.item.stimulusVersionId);
        return { kind, question: questionOf(one, record?.content ?? null, isShown ? rescored : "withheld") };
      });
    const waits = !released.score || questions.some(({ kind }) => kind === "withheld");
    return {
      test: attemptTexts.titleOf(test),
      startedAt: attempt.startedAt,
      timeIsUpAt: attempt.closesAt,
      state: attempt.state,
      closedAt: attempt.closedAt,
      questionCount: attempt.questionCount,
      sections: sections.flatMap(({ attemptId, ...times }) => (attemptId === attempt.id ? [times] : [])),
      extraMinutes: given.flatMap(({ attemptId, ...minutes }) => (attemptId === attempt.id ? [minutes] : [])),
      result: result && {
        completedAt: result.completedAt,
        secondsTaken: result.timeTaken,
        countedInFiguresOfQuestions: result.isMeasured,
        ...(waits
          ? { [attempt.bankId === null ? "scoreInPercent" : "adaptive"]: texts.waits }
          : {
              // An adaptive test asks whoever knows more what is harder, so its score would say nothing.
              ...(attempt.bankId === null && scoreInFile(result)),
              ...(result.abilityBefore !== null && { abilityBeforeInTenthsOfALogit: result.abilityBefore }),
              ...(adaptive && { adaptive: { ...adaptiveInFile(adaptive), band: bands.get(result.id)?.band ?? null } }),
              ...changesInFile(markedAgain.filter(({ testResultId }) => testResultId === result.id)),
            }),
      },
      questions: questions.map(({ question }) => question),
    };
  });
}

/** Abilities are in logits of this bank. */
function adaptiveInFile({ resultId: _result, studentId: _student, completedAt: _at, ...decided }: Adaptive) {
  return decided;
}

type Adaptive = typeof adaptiveResults.$inferSelect;

function scoreInFile(result: typeof testResults.$inferSelect) {
  return {
    scoreInPercent: result.score,
    ...outcomeInFile(result),
    points: result.earned,
    pointsPossible: result.possible,
    ...(result.marks !== null && { marksInTwelfths: result.marks, marksPossible: result.possibleMarks }),
    ...(result.isPassed !== null && { isPassed: result.isPassed }),
  };
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
      // Its title may say what was wrong with the client; students know it by whom it is about.
      partOf: {
        kind: stimuli.kind,
        number: stimuli.displayId,
        about: sql<string>`${stimulusVersions.content} ->> 'client'`,
      },
      markup: attemptMarkups.markup,
      madeAt: attemptMarkups.madeAt,
    })
    .from(attemptItems)
    .innerJoin(questionVersions, eq(questionVersions.id, attemptItems.versionId))
    .innerJoin(questions, eq(questions.id, questionVersions.questionId))
    .leftJoin(stimulusVersions, eq(stimulusVersions.id, attemptItems.stimulusVersionId))
    .leftJoin(stimuli, eq(stimuli.id, stimulusVersions.stimulusId))
    .leftJoin(testResults, eq(testResults.attemptId, attemptItems.attemptId))
    .leftJoin(
      testAnswers,
      and(eq(testAnswers.testResultId, testResults.id), eq(testAnswers.position, attemptItems.position)),
    )
    .leftJoin(
      attemptMarkups,
      and(eq(attemptMarkups.attemptId, attemptItems.attemptId), eq(attemptMarkups.position, attemptItems.position)),
    )
    .where(inArray(attemptItems.attemptId, [...attemptIds]))
    .orderBy(asc(attemptItems.attemptId), asc(attemptItems.position));
}

function readSections(db: Db, attemptIds: ReadonlyArray<Id<"attempt">>) {
  const { attemptId, section, opensAt, endsAt, closedAt, breakEndedAt } = attemptSections;
  return db
    .select({ attemptId, section, opensAt, endsAt, closedByYouAt: closedAt, breakEndedByYouAt: breakEndedAt })
    .from(attemptSections)
    .where(inArray(attemptId, [...attemptIds]))
    .orderBy(asc(attemptId), asc(section));
}

function readExtraMinutes(db: Db, attemptIds: ReadonlyArray<Id<"attempt">>) {
  const { attemptId, minutes, reason, givenAt } = extraMinutes;
  return db
    .select({ attemptId, minutes, reason, givenAt })
    .from(extraMinutes)
    .where(inArray(attemptId, [...attemptIds]))
    .orderBy(asc(givenAt));
}

function readRescores(db: Db, resultIds: ReadonlyArray<Id<"result">>) {
  return db
    .select()
    .from(rescores)
    .where(inArray(rescores.testResultId, [...resultIds]))
    .orderBy(asc(rescores.createdAt));
}

function readResultChanges(db: Db, resultIds: ReadonlyArray<Id<"result">>) {
  return db
    .select()
    .from(resultChanges)
    .where(inArray(resultChanges.testResultId, [...resultIds]))
    .orderBy(asc(resultChanges.createdAt));
}

function changesInFile(changes: Awaited<ReturnType<typeof readResultChanges>>) {
  if (changes.length === 0) return {};
  return {
    markedAgain: changes.map(({ createdAt, oldMarks, oldPossibleMarks, oldIsPassed }) => ({
      at: createdAt,
      marksInTwelfthsBefore: oldMarks,
      marksPossibleBefore: oldPossibleMarks,
      ...(oldIsPassed !== null && { wasPassed: oldIsPassed }),
    })),
  };
}

type Item = Awaited<ReturnType<typeof readItems>>[number];
type Rescore = Awaited<ReturnType<typeof readRescores>>[number];

function questionOf(
  { item, content, type, number, partOf, given, markup, madeAt }: Item,
  record: StimulusContent | null,
  points: ReadonlyArray<Rescore> | "withheld",
): unknown {
  const read = readContent(content, type);
  const inWords = (answer: unknown) => answerInWords(read?.choices ?? [], answer);
  const made = Markup.safeParse(markup).data;
  const marked = {
    ...{ stem: read?.marked ?? "", scenario: read?.scenario ?? "" },
    ...(record && markedWordsOf(record)),
  };
  const answered = {
    position: item.position,
    questionNumber: number,
    question: questionInWords(read?.question ?? ""),
    type,
    ...(partOf?.kind && { partOf: { ...partOf, kind: recordTexts.kinds[partOf.kind] } }),
    yourAnswer: inWords(given ? given.answer : item.answer),
    answeredAt: item.answeredAt,
    savedAt: item.savedAt,
    timesSaved: item.revision,
    flagged: item.flagged,
    section: item.section,
    finalAt: item.finalAt,
    secondsInSight: given?.seconds ?? item.seconds,
    howSure: item.confidence,
    ...(made && { madeWithTools: { ...markupInWords(read?.choices ?? [], marked, made), at: madeAt } }),
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
    ...(given?.countedAs && { countedAs: given.countedAs }),
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

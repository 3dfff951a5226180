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
import { AdaptiveDetails, type Placement } from "../../adaptive/outcome.ts";
import { findPlacements } from "../../adaptive/queries/find-bands.server.ts";
import { headlineOf, type NotAsScored, rightAnswersOf } from "../../attempts/headline.ts";
import { Markup } from "../../attempts/markup.ts";
import { notAsScored } from "../../attempts/queries/not-as-scored.server.ts";
import { findRecordLimits, findSentContents } from "../../attempts/queries/open-attempt.server.ts";
import { type FindHeld, findEveryWaitingScore, findHeld } from "../../attempts/queries/withheld.server.ts";
import { releasedOf } from "../../attempts/released.ts";
import { isHeldElsewhere, type Reveal, reveal, type WithheldReason } from "../../attempts/rules.ts";
import type { StimulusContent } from "../../stimuli/content.ts";
import { requireStimulusVersions } from "../../stimuli/queries/stimulus-versions.server.ts";
import { recordAt } from "../../stimuli/record.ts";
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
    if (page.length > 0) yield await withQuestions(db, page, await findHeld(db, studentId, now), now);
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
      notAsScored,
      adaptive: adaptiveResults,
      rules: deliveries.rules,
      scoreReleasedAt: deliveries.scoreReleasedAt,
      solutionsReleasedAt: deliveries.solutionsReleasedAt,
    })
    .from(attempts)
    .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
    .leftJoin(testResults, eq(testResults.attemptId, attempts.id))
    .leftJoin(adaptiveResults, eq(adaptiveResults.resultId, testResults.id))
    .where(and(eq(attempts.studentId, studentId), after))
    .orderBy(asc(attempts.startedAt), asc(attempts.id))
    .limit(AT_ONCE);
}

type Page = Awaited<ReturnType<typeof readPage>>;
type Attempt = Page[number]["attempt"];

async function withQuestions(db: Db, page: Page, heldOf: FindHeld, now: Date): Promise<unknown[]> {
  const attemptIds = page.map(({ attempt }) => attempt.id);
  const resultIds = page.flatMap(({ result }) => (result ? [result.id] : []));
  const [items, sections, given, again, markedAgain] = await Promise.all([
    readItems(db, attemptIds),
    readSections(db, attemptIds),
    readExtraMinutes(db, attemptIds),
    readRescores(db, resultIds),
    readResultChanges(db, resultIds),
  ]);
  const contentsOf = await findContents(db, page, items, now);
  const placements = await findPlacements(db, resultIds);
  // An ability follows from all results before it, so it would tell of one that waits.
  const [studentId] = page.map(({ attempt }) => attempt.studentId);
  const waiting = studentId === undefined ? [] : await findEveryWaitingScore(db, studentId, now);
  return page.map(({ attempt, test, result, notAsScored, adaptive, ...delivery }) => {
    const released = releasedOf(delivery);
    const questions = items
      .filter(({ item }) => item.attemptId === attempt.id)
      .map((one) => {
        const shown = reveal(attempt.state, released, heldOf(one.questionId, attempt.deliveryId), now);
        const rescored = again.filter((row) => row.testResultId === result?.id && row.position === one.item.position);
        const points = shown.kind === "withheld" ? shown.reason.kind : rescored;
        return { shown, question: questionOf(one, contentsOf(attempt, one.item), points) };
      });
    const waits = whyScoreWaits(
      released.score,
      questions.map(({ shown }) => shown),
    );
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
          ? {
              [attempt.bankId !== null ? "adaptive" : result.marks === null ? "scoreInPercent" : "marks"]:
                texts.waits[waits],
            }
          : {
              // An adaptive test asks whoever knows more what is harder, so its score would say nothing.
              ...(attempt.bankId === null && figuresInFile(result, notAsScored)),
              ...(result.abilityBefore !== null &&
                waiting.length === 0 && { abilityBeforeInTenthsOfALogit: result.abilityBefore }),
              ...(adaptive && { adaptive: adaptiveInFile(adaptive, placements.get(result.id) ?? UNPLACED) }),
              ...changesInFile(markedAgain.filter(({ testResultId }) => testResultId === result.id)),
            }),
      },
      questions: questions.map(({ question }) => question),
    };
  });
}

/** Contents of a question in the file; null if its student has not been sent the question, and in a discarded attempt. */
type Contents = { record: StimulusContent | null } | null;

/**
 * The contents of questions as their student may see them: of an attempt that is open or expired only what was sent, and of records no
 * more than a running test has shown.
 */
async function findContents(db: Db, page: Page, items: ReadonlyArray<Item>, now: Date) {
  const marked = items.flatMap(({ item, markup }) => (markup === null ? [] : (item.stimulusVersionId ?? [])));
  const unsubmitted = page.filter(({ attempt: { state } }) => state === "open" || state === "expired");
  const [studentId] = page.map(({ attempt }) => attempt.studentId);
  const [whole, limits, ...sent] = await Promise.all([
    requireStimulusVersions(db, marked),
    studentId === undefined ? new Map<string, number>() : findRecordLimits(db, studentId, marked, now),
    ...unsubmitted.map(async ({ attempt }) => ({
      id: attempt.id,
      sent: await findSentContents(db, attempt.studentId, attempt.id, now),
    })),
  ]);
  const sentOf = new Map(sent.map((one) => [one.id, one.sent]));
  const limited = (record: StimulusContent, id: Id<"stimulus-version">) => {
    const limit = limits.get(id);
    return limit === undefined ? record : recordAt(record, limit);
  };
  return ({ id, state }: Attempt, { position, stimulusVersionId }: Item["item"]): Contents => {
    switch (state) {
      case "open":
      case "expired": {
        const contents = sentOf.get(id);
        if (!contents?.positions.has(position)) return null;
        const record = stimulusVersionId && contents.records.get(stimulusVersionId)?.content;
        return { record: record ? limited(record, stimulusVersionId) : null };
      }
      case "submitted": {
        const record = stimulusVersionId && whole.get(stimulusVersionId)?.content;
        return { record: record ? limited(record, stimulusVersionId) : null };
      }
      case "discarded":
        return null;
      default:
        return state satisfies never;
    }
  };
}

/** Why the score of a result waits; null if it is told. */
function whyScoreWaits(isReleased: boolean, questions: ReadonlyArray<Reveal>): keyof typeof texts.waits | null {
  if (!isReleased) return "unreleased";
  const reasons = questions.flatMap((one) =>
    one.kind === "withheld" && isHeldElsewhere(one) ? [one.reason.kind] : [],
  );
  const [reason = null] = reasons;
  return reasons.every((one) => one === reason) ? reason : "either";
}

const UNPLACED: Placement = { band: "undecided", isCompared: false };

/** Abilities are in logits of this bank. Verdicts that no page shows are left out (P149). */
function adaptiveInFile(
  { resultId: _result, studentId: _student, completedAt: _at, isAtOrAbove, ...decided }: Adaptive,
  { band, isCompared }: Placement,
) {
  if (isCompared) return { ...decided, isAtOrAbove, band };
  const { path, areas } = AdaptiveDetails.parse(decided.details);
  return { ...decided, details: { path, areas: areas.map(({ standing: _, ...area }) => area) }, band };
}

type Adaptive = typeof adaptiveResults.$inferSelect;

type Result = typeof testResults.$inferSelect;

/** One figure, the marks or the score, and right answers; points where there are no marks. */
function figuresInFile(result: Result, asScored: NotAsScored | null) {
  const headline = headlineOf(result);
  const { correctCount, answeredCount, questionCount, earned, possible, isPassed } = result;
  const counts = { correct: correctCount, answered: answeredCount, asked: questionCount };
  const { leftOut, notCounted, givenToAll, ...right } = rightAnswersOf(counts, asScored);
  return {
    ...(headline.kind === "score"
      ? { scoreInPercent: headline.percent, points: earned, pointsPossible: possible }
      : { marksInTwelfths: headline.marks, marksPossible: headline.possible }),
    ...{ ...right, notAnswered: leftOut },
    ...(notCounted > 0 && { questionsNotCounted: notCounted }),
    ...(givenToAll > 0 && { questionsGivenToAll: givenToAll }),
    ...(isPassed !== null && { isPassed }),
  };
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
  contents: Contents,
  points: ReadonlyArray<Rescore> | WithheldReason["kind"],
): unknown {
  const read = contents && readContent(content, type);
  const inWords = (answer: unknown) => answerInWords(read?.choices ?? [], answer);
  const made = Markup.safeParse(markup).data;
  const marked = {
    ...{ stem: read?.marked ?? "", scenario: read?.scenario ?? "" },
    ...(contents?.record && markedWordsOf(contents.record)),
  };
  const answered = {
    position: item.position,
    ...(contents
      ? {
          questionNumber: number,
          question: questionInWords(read?.question ?? ""),
          type,
          ...(partOf?.kind && { partOf: { ...partOf, kind: recordTexts.kinds[partOf.kind] } }),
        }
      : { question: texts.notShown }),
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
  if (typeof points === "string") return { ...answered, points: texts.waits[points] };
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

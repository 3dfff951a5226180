/** The review of an attempt: every question as it was answered, even if it was edited or withdrawn since. */
import { isDeepStrictEqual } from "node:util";
import { eq, sql } from "drizzle-orm";
import { type TestName, withoutOwnName } from "../../../content/test-name.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  attemptItems,
  attemptMarkups,
  attemptSections,
  attempts,
  deliveries,
  isAskedAlone,
  lessons,
  questions,
  rescores,
  studentCategories,
  subjects,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import {
  type OpenItem,
  parseOpenItem,
  parseSolvedItem,
  progressOf,
  type SolvedItem,
} from "../../../items/registry/models.ts";
import type { Admin, Student } from "../../accounts/viewer.ts";
import type { Band } from "../../adaptive/outcome.ts";
import { type AdaptiveResult, findAdaptiveResult } from "../../adaptive/queries/find-adaptive-result.server.ts";
import { findBands } from "../../adaptive/queries/find-bands.server.ts";
import { requireStimulusVersions } from "../../stimuli/queries/stimulus-versions.server.ts";
import { recordAt } from "../../stimuli/record.ts";
import { choicesOf } from "../../tests/custom-choices.ts";
import { DeliveryRules } from "../../tests/delivery.ts";
import { type MarkedResult, markedResultOf } from "../../tests/marked-result.ts";
import type { CountedAs } from "../../tests/marking.ts";
import type { Candidate } from "../../tests/pass-rules.ts";
import { findPeers } from "../../tests/queries/find-peers.server.ts";
import { listResultChanges, type ResultChangeToRead } from "../../tests/queries/result-changes.server.ts";
import { ownTestName, takenTest, takenTestOf } from "../../tests/queries/test-name.server.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { adaptivePlanOf, isForm, type TestVersion } from "../../tests/test-version.ts";
import { madeOf } from "../made-markup.server.ts";
import type { Markup } from "../markup.ts";
import { type Mistakes, mistakesIn } from "../mistakes.ts";
import { type OpenRecord, openRecordsOf } from "../records.ts";
import { type DeliveryRelease, releasedOf } from "../released.ts";
import {
  type AttemptState,
  GRACE_MS,
  isHeldElsewhere,
  type Released,
  type Reveal,
  reveal,
  type WithheldReason,
} from "../rules.ts";
import { asShown, type Shown } from "../shown-options.ts";
import type { TimeOnQuestion } from "../time-on-question.ts";
import { findRecordLimits } from "./open-attempt.server.ts";
import { type PlaceInBank, placeInBank } from "./place-in-bank.server.ts";
import { type AnswerRescore, listRescores } from "./rescores.server.ts";
import { findTimesOfOthers } from "./times-of-others.server.ts";
import { type OpenVersion, requireOpenVersions, requireSolvedVersions } from "./versions.server.ts";
import { type FindHeld, findHeld, NOTHING_HELD, type RunningTest, type WithholdingTest } from "./withheld.server.ts";

/** Kept and not scored, with when it was given, null if that is not known, and when it arrived. */
export type LateAnswer = { item: OpenItem; givenAt: Date | null; at: Date };

export type ReviewedQuestion = {
  position: number;
  /** Of the test; 1 for the first. */
  section: number;
  isAnswered: boolean;
  flagged: boolean;
  place: PlaceInBank;
  time: TimeOnQuestion;
  /** Why it does not count as it was scored. */
  countedAs: CountedAs | null;
  /** An answer that arrived too late to be scored; null when there is none. */
  late: LateAnswer | null;
  /** What it was asked with, one of the `records` of the review; null for a question that stood alone. */
  stimulusVersionId: Id<"stimulus-version"> | null;
} & (
  | {
      kind: "shown";
      item: SolvedItem;
      score: { earned: number; max: number };
      /** What was struck out, highlighted and noted; with that of the first question of a record goes what was made in the record. */
      markup: Markup | null;
    }
  /** Nothing is shown of it that was derived from its solution. */
  | { kind: "withheld"; item: OpenItem; reason: ShownReason }
);

export type ShownReason =
  /** The student's open attempts `by` ask it too; `until` as in `WithheldReason`. */
  | { kind: "open-elsewhere"; by: RunningTest[]; until: Date | null }
  /** Somebody has to release the solutions: of other attempts `by`, or, if there are none, of this one. */
  | { kind: "unreleased"; by: WithholdingTest[] };

/** What the answers earned together. */
type ReviewTotals = {
  /** Percent. */
  score: number;
  correctCount: number;
  earned: number;
  possible: number;
};

/** Of a result that cannot be seen yet nothing is said, and nothing of one that was not decided. */
export type ReviewedAdaptive =
  | { kind: "waits" }
  | { kind: "undecided" }
  /** `isRescored` when a key was corrected after it. */
  | ({ kind: "decided"; isRescored: boolean } & AdaptiveResult);

export type Review = {
  id: Id<"attempt">;
  test: TestName;
  /** Seconds. */
  timeTaken: number;
  /** Given by the institute while it was taken. */
  extraMinutes: number;
  completedAt: Date;
  answeredCount: number;
  /**
   * Number of answers that reached the server after the grace of their section, or of their question where there is no way back, and
   * counted because of their age (record 49).
   */
  afterSilenceCount: number;
  /**
   * Null while a question is withheld: of a test of one they would be its verdict. And until the score is released; and for an adaptive
   * test, which asks whoever knows more what is harder.
   */
  totals: ReviewTotals | null;
  /** Null for a test that is not adaptive. */
  adaptive: ReviewedAdaptive | null;
  /** Null like the totals, and for tests that give no marks. */
  marked: MarkedResult | null;
  /** How it came out before the institute changed by what it is marked, the earliest first; empty like the totals. */
  changes: ResultChangeToRead[];
  /** Of the questions that are shown, the earliest first. */
  rescores: AnswerRescore[];
  /**
   * The student's result of the same test right before this one or, of the first, right after it; null for none.
   */
  other: { attemptId: Id<"attempt">; at: Date } | null;
  /** Their titles; empty for a test of one. */
  sections: string[];
  questions: ReviewedQuestion[];
  /** Complete records of the questions; a record that a running test asks ends where that test has shown it. */
  records: OpenRecord[];
};

/** What can be practised after an attempt. */
export type Again = {
  /** How many questions that went wrong a test would ask, of how many. */
  mistakes: { asked: number; total: number };
  /** True for a custom test whose choices are known. */
  hasChoices: boolean;
};

export type FoundReview =
  | { kind: "review"; review: Review; again: Again }
  /** Nothing was answered before the deadline: no result, no solutions; late answers are shown. */
  | { kind: "expired"; test: TestName; late: (LateAnswer & { position: number })[] }
  | { kind: "open" }
  | { kind: "unknown" };

type ReviewRow = {
  state: AttemptState;
  test: TestName;
  /** The same for two attempts at the same test; null where nobody knows. */
  takenTest: string | null;
  /** Null, and all below it, when there is no result. */
  resultId: Id<"result"> | null;
  completedAt: string;
  hasMarks: boolean;
  isRescored: boolean;
  other: { attemptId: Id<"attempt">; at: string } | null;
  testVersionId: Id<"test-version">;
  deliveryId: Id<"delivery">;
  bankId: Id<"adaptive-bank"> | null;
  seed: number;
  candidate: Candidate | null;
} & DeliveryRelease &
  ReviewTotals &
  Pick<Review, "timeTaken" | "answeredCount" | "extraMinutes">;

const readReview = nameStatement<ReviewRow>(
  "read_review",
  sql`
    select ${attempts.state}, ${ownTestName} as "test", ${takenTest} as "takenTest", ${testResults.id} as "resultId",
      ${testResults.completedAt} as "completedAt", ${testResults.score}, ${testResults.timeTaken} as "timeTaken",
      ${attempts.extraMinutes} as "extraMinutes",
      ${testResults.correctCount} as "correctCount", ${testResults.answeredCount} as "answeredCount",
      ${testResults.earned}, ${testResults.possible}, ${testResults.marks} is not null as "hasMarks",
      exists (select from ${rescores} where ${rescores.testResultId} = ${testResults.id}) as "isRescored",
      (select jsonb_build_object('attemptId', result.attempt_id, 'at', result.completed_at)
        from ${attempts} as attempt join ${testResults} as result on result.attempt_id = attempt.id
        where attempt.student_id = ${attempts.studentId} and attempt.id <> ${attempts.id}
          and ${takenTestOf(sql`attempt`)} = ${takenTest}
        order by (result.completed_at, result.id) < (${testResults.completedAt}, ${testResults.id}) desc,
          abs(extract(epoch from result.completed_at - ${testResults.completedAt}))
        limit 1) as other,
      ${attempts.testVersionId} as "testVersionId", ${attempts.deliveryId} as "deliveryId", ${attempts.bankId} as "bankId",
      ${attempts.seed}, ${deliveries.rules},
      (select jsonb_build_object('category', ${studentCategories.category}, 'hasDisability', ${studentCategories.hasDisability})
        from ${studentCategories} where ${studentCategories.studentId} = ${attempts.studentId}) as candidate,
      ${deliveries.scoreReleasedAt} as "scoreReleasedAt", ${deliveries.solutionsReleasedAt} as "solutionsReleasedAt"
    from ${attempts}
    join ${deliveries} on ${deliveries.id} = ${attempts.deliveryId}
    left join ${testResults} on ${testResults.attemptId} = ${attempts.id}
    where ${attempts.id} = ${sql.placeholder("attemptId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}`,
);

/** The student's own attempt for review, without what other attempts of theirs withhold. */
export async function findReview(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundReview> {
  return reviewOf(db, { studentId, attemptId, isWithheld: true }, now);
}

/** An attempt of the student named for the administrator, from whom nothing is withheld but what depends on the student's category. */
export async function findReviewOfStudent(
  db: Db,
  _admin: Admin,
  studentId: Id<"student">,
  attemptId: Id<"attempt">,
  now: Date,
): Promise<FoundReview> {
  return reviewOf(db, { studentId, attemptId, isWithheld: false }, now);
}

type Asked = {
  studentId: Id<"student">;
  attemptId: Id<"attempt">;
  /** False for the administrator. */
  isWithheld: boolean;
};

async function reviewOf(db: Db, { studentId, attemptId, isWithheld }: Asked, now: Date): Promise<FoundReview> {
  const attempt = await readAttempt(db, { studentId, attemptId, isWithheld });
  if (!attempt) return { kind: "unknown" };
  const { test, resultId, testVersionId, seed } = attempt;
  const version = await loadTestVersion(db, testVersionId);
  const shown = { version, seed };
  if (resultId) {
    const { timeTaken, extraMinutes, answeredCount } = attempt;
    const { rows, revealOf, totals, marked, mistakes, isSeen } = await readOutcome(
      db,
      { studentId, attemptId, isWithheld },
      { ...attempt, resultId, version },
      now,
    );
    const { sections } = version;
    const questions = await reviewedQuestions(db, { studentId, attemptId }, rows, { revealOf, shown });
    const limits = isWithheld
      ? await findRecordLimits(
          db,
          studentId,
          questions.flatMap(({ stimulusVersionId }) => stimulusVersionId ?? []),
          now,
        )
      : new Map<Id<"stimulus-version">, number>();
    const records = await recordsOf(db, questions, limits);
    const adaptive = await adaptiveOf(db, { ...attempt, resultId, version, isSeen }, rows);
    const changed = marked ? await listResultChanges(db, resultId) : [];
    const changes = isWithheld ? changed : changed.map(withoutVerdict);
    const shownAt = new Set(questions.flatMap(({ kind, position }) => (kind === "shown" ? [position] : [])));
    const rescored = attempt.isRescored ? await listRescores(db, resultId) : [];
    const completedAt = new Date(attempt.completedAt);
    const afterSilenceCount = rows.filter((row) => row.isAnswered && row.isAfterSilence).length;
    const about = { id: attemptId, test, timeTaken, extraMinutes, completedAt, answeredCount, afterSilenceCount };
    const titles = sections.length > 1 ? sections.map(({ title }) => title) : [];
    const other = attempt.other && { ...attempt.other, at: new Date(attempt.other.at) };
    const hasChoices = test.kind === "custom" && attempt.takenTest !== null && choicesOf(version) !== null;
    return {
      kind: "review",
      review: {
        ...{ ...about, totals, adaptive, marked, changes, other, sections: titles, questions, records },
        rescores: rescored.filter(({ position }) => shownAt.has(position)),
      },
      again: { mistakes: { asked: mistakes.questionIds.length, total: mistakes.total }, hasChoices },
    };
  }
  switch (attempt.state) {
    case "expired":
      return { kind: "expired", test, late: await lateAnswers(db, attemptId, shown) };
    case "open":
    case "submitted":
      return { kind: "open" };
    case "discarded":
      return { kind: "unknown" };
    default:
      return attempt.state satisfies never;
  }
}

/** What an adaptive attempt decided; null for any other. */
async function adaptiveOf(
  db: Db,
  attempt: Pick<ReviewRow, "bankId" | "isRescored"> & {
    resultId: Id<"result">;
    version: TestVersion;
    isSeen: boolean;
  },
  rows: ReadonlyArray<AnswerRow>,
): Promise<ReviewedAdaptive | null> {
  const { resultId, bankId, isRescored } = attempt;
  const plan = adaptivePlanOf(attempt.version);
  if (!plan || !bankId) return null;
  if (!attempt.isSeen) return { kind: "waits" };
  const counting = rows.filter(({ countedAs, isAnswered }) => countedAs === null && isAnswered);
  const answers = counting.map(({ place, ...row }) => ({ ...row, lessonId: place.lesson.id }));
  const decided = await findAdaptiveResult(db, { resultId, bankId, plan }, answers);
  return decided ? { kind: "decided", isRescored, ...decided } : { kind: "undecided" };
}

/** The attempt with its test as its reader calls it. */
async function readAttempt(db: Db, { studentId, attemptId, isWithheld }: Asked): Promise<ReviewRow | null> {
  const [attempt] = await readReview(db, { attemptId, studentId });
  if (!attempt) return null;
  return isWithheld ? attempt : { ...attempt, test: withoutOwnName(attempt.test) };
}

/** What came of a submitted attempt, as far as its reader may see it, and what may be shown of each question. */
async function readOutcome(
  db: Db,
  { studentId, attemptId, isWithheld }: Asked,
  attempt: ReviewRow & { resultId: Id<"result">; version: TestVersion },
  now: Date,
) {
  const { resultId, version, score, correctCount, earned, possible } = attempt;
  const released = isWithheld ? releasedOf(attempt) : EVERYTHING;
  const [heldOf, rows] = await Promise.all([
    isWithheld ? findHeld(db, studentId, now) : NOTHING_HELD,
    readReviewedAnswers(db, { attemptId, resultId }),
  ]);
  const revealOf: RevealOf = (questionId) => {
    const held = heldOf(questionId, attempt.deliveryId);
    return { held, ...reveal(attempt.state, released, held, now) };
  };
  const isSeen = released.score && !rows.some(({ questionId }) => isHeldElsewhere(revealOf(questionId)));
  const isShown = isSeen && attempt.bankId === null;
  const totals = isShown ? { score, correctCount, earned, possible } : null;
  // A pass mark, and who reaches it, would tell the administrator the category.
  const candidate = isWithheld ? attempt.candidate : null;
  const marked =
    isShown && attempt.hasMarks ? await markedOf(db, rows, { ...attempt, resultId, candidate, version }) : null;
  const mistakes = mistakesIn(
    rows.filter(({ questionId }) => released.score && revealOf(questionId).kind === "content-and-solution"),
  );
  return { rows, revealOf, totals, marked, mistakes, isSeen };
}

/** An answer as a comparison needs it; null for the points of what its reader cannot see yet. */
export type AnswerToCompare = Pick<
  AnswerRow,
  "position" | "section" | "questionId" | "place" | "isAnswered" | "seconds"
> & {
  score: { earned: number; max: number } | null;
};

/** What came of an attempt, without the questions themselves; `totals` and `marked` as in its review. */
export type OutcomeToCompare = Pick<Review, "id" | "test" | "timeTaken" | "completedAt" | "totals" | "marked"> & {
  takenTest: string | null;
  /** False while its score cannot be seen. */
  isSeen: boolean;
  /** Of an adaptive test, as far as it is seen; null for any other. */
  band: Band | null;
  mistakes: Mistakes;
  sections: ReadonlyArray<{ id: string; title: string }>;
  answers: AnswerToCompare[];
};

/** An attempt for comparing it with another; null unless it is the student's and has a result. */
export async function findOutcome(db: Db, asked: Asked, now: Date): Promise<OutcomeToCompare | null> {
  const { attemptId } = asked;
  const attempt = await readAttempt(db, asked);
  if (!attempt?.resultId) return null;
  const { resultId, test, takenTest, timeTaken, testVersionId } = attempt;
  const version = await loadTestVersion(db, testVersionId);
  const { rows, revealOf, ...came } = await readOutcome(db, asked, { ...attempt, resultId, version }, now);
  const band = came.isSeen && attempt.bankId !== null ? (await findBands(db, [resultId])).get(resultId) : null;
  return {
    ...{ id: attemptId, test, takenTest, timeTaken, ...came, band: band ?? null },
    completedAt: new Date(attempt.completedAt),
    sections: version.sections.map(({ id, title }) => ({ id, title })),
    answers: rows.map(({ position, section, questionId, place, isAnswered, seconds, earned, max }) => ({
      ...{ position, section, questionId, place, isAnswered, seconds },
      score: revealOf(questionId).kind === "content-and-solution" ? { earned, max } : null,
    })),
  };
}

/** A verdict of before could tell the administrator the category, whatever rule decides now (P50). */
function withoutVerdict({ before, ...change }: ResultChangeToRead): ResultChangeToRead {
  return { ...change, before: { ...before, isPassed: null } };
}

const EVERYTHING: Released = { score: true, solutions: true };

/** What may be shown of a question in this attempt, and which others hold it back. */
type RevealOf = (questionId: Id<"question">) => Reveal & { held: ReturnType<FindHeld> };

type AnswerRow = {
  position: number;
  section: number;
  questionId: Id<"question">;
  versionId: Id<"version">;
  stimulusVersionId: Id<"stimulus-version"> | null;
  answer: unknown;
  isAnswered: boolean;
  isAfterSilence: boolean;
  earned: number;
  max: number;
  seconds: number | null;
  countedAs: CountedAs | null;
  place: PlaceInBank;
  /** False for a question that was withdrawn or is reserved for tests of the institute. */
  isInUse: boolean;
  flagged: boolean;
  lateAnswer: unknown;
  lateAt: string | null;
  lateAnsweredAt: string | null;
};

const readReviewedAnswers = nameStatement<AnswerRow>(
  "read_reviewed_answers",
  sql`
    select ${testAnswers.position}, ${testAnswers.section}, ${testAnswers.questionId} as "questionId",
      ${testAnswers.versionId} as "versionId", ${testAnswers.answer}, ${testAnswers.isAnswered} as "isAnswered",
      coalesce(${attemptItems.savedAt} >= least(${attemptSections.endsAt}, case when ${attemptItems.askedAs} is null then ${attemptItems.finalAt} end)
        + interval '${sql.raw(String(GRACE_MS))} ms', false) as "isAfterSilence",
      ${testAnswers.earned}, ${testAnswers.max}, ${testAnswers.seconds}, ${testAnswers.countedAs} as "countedAs",
      ${placeInBank} as place,
      ${isAskedAlone} as "isInUse",
      ${attemptItems.stimulusVersionId} as "stimulusVersionId", ${attemptItems.flagged}, ${attemptItems.lateAnswer} as "lateAnswer",
      ${attemptItems.lateAt} as "lateAt", ${attemptItems.lateAnsweredAt} as "lateAnsweredAt"
    from ${testAnswers}
    join ${questions} on ${questions.id} = ${testAnswers.questionId}
    join ${lessons} on ${lessons.id} = ${questions.lessonId}
    join ${subjects} on ${subjects.id} = ${lessons.subjectId}
    join ${attemptItems} on ${attemptItems.attemptId} = ${sql.placeholder("attemptId")}
      and ${attemptItems.position} = ${testAnswers.position}
    left join ${attemptSections} on ${attemptSections.attemptId} = ${attemptItems.attemptId}
      and ${attemptSections.section} = ${attemptItems.section}
    where ${testAnswers.testResultId} = ${sql.placeholder("resultId")}
    order by ${testAnswers.position}`,
);

type Taken = { resultId: Id<"result">; version: TestVersion; rules: unknown; candidate: Candidate | null };

async function markedOf(
  db: Db,
  rows: ReadonlyArray<AnswerRow>,
  { resultId, version, candidate, ...taken }: Taken,
): Promise<MarkedResult> {
  const rules = DeliveryRules.parse(taken.rules);
  const peers = rules.pass.kind === "percentile" && isForm(version) ? await findPeers(db, resultId) : null;
  return markedResultOf(rows, { rules, candidate, peers, sections: version.sections });
}

type MarkupRow = { position: number; markup: unknown; madeAt: string };

const readMarkups = nameStatement<MarkupRow>(
  "read_markups",
  sql`
    select ${attemptMarkups.position}, ${attemptMarkups.markup}, ${attemptMarkups.madeAt} as "madeAt"
    from ${attemptMarkups} where ${attemptMarkups.attemptId} = ${sql.placeholder("attemptId")}`,
);

async function reviewedQuestions(
  db: Db,
  { studentId, attemptId }: Pick<Asked, "studentId" | "attemptId">,
  rows: ReadonlyArray<AnswerRow>,
  { revealOf, shown }: { revealOf: RevealOf; shown: Shown },
): Promise<ReviewedQuestion[]> {
  const versionIds = rows.map(({ versionId }) => versionId);
  const questionIds = rows.map(({ questionId }) => questionId);
  const [versions, othersTimes, made] = await Promise.all([
    requireSolvedVersions(db, versionIds),
    findTimesOfOthers(db, studentId, questionIds),
    readMarkups(db, { attemptId }),
  ]);
  const markups = new Map(made.map(({ position, markup, madeAt }) => [position, madeOf(markup, madeAt)?.markup]));
  return rows.flatMap((row): ReviewedQuestion[] => {
    const { position, section, questionId, versionId, answer, earned, max, seconds, countedAs, place, flagged } = row;
    const version = versions.get(versionId);
    if (!version) return [];
    const time = { seconds, others: othersTimes.get(questionId) ?? null };
    const about = (item: OpenItem) => ({
      ...{ position, section, place, time, countedAs, flagged, stimulusVersionId: row.stimulusVersionId },
      isAnswered: progressOf(item) !== "untouched",
      late: lateAnswerOf(row, version, shown),
    });
    const revealed = revealOf(questionId);
    switch (revealed.kind) {
      case "content-and-solution": {
        const item = asShown(parseSolvedItem({ ...version, answer }), shown, row);
        return [{ kind: "shown", ...about(item), item, score: { earned, max }, markup: markups.get(position) ?? null }];
      }
      case "withheld": {
        const item = asShown(parseOpenItem({ ...version, answer }), shown, row);
        return [{ kind: "withheld", ...about(item), item, reason: shownReason(revealed.reason, revealed.held) }];
      }
      case "content":
      case "nothing":
        return [];
      default:
        return revealed satisfies never;
    }
  });
}

function shownReason(reason: WithheldReason, held: ReturnType<FindHeld>): ShownReason {
  return reason.kind === "open-elsewhere"
    ? { ...reason, by: held.openElsewhere }
    : { kind: reason.kind, by: held.unreleasedElsewhere };
}

/** Every entry was there by the last of its questions, and each of them can be read now, as far as a running test has come to it. */
async function recordsOf(
  db: Db,
  questions: ReadonlyArray<ReviewedQuestion>,
  limits: ReadonlyMap<Id<"stimulus-version">, number>,
): Promise<OpenRecord[]> {
  const asked = questions.map((question) => ({ ...question, isFinal: true, isForward: false }));
  const versions = await requireStimulusVersions(
    db,
    asked.flatMap(({ stimulusVersionId }) => stimulusVersionId ?? []),
  );
  return openRecordsOf(asked, versions).flatMap((record) => {
    const limit = limits.get(record.id) ?? record.upTo;
    if (limit === 0) return [];
    return [{ ...record, upTo: Math.min(limit, record.upTo), content: recordAt(record.content, limit) }];
  });
}

function lateAnswerOf(row: AnswerRow, version: OpenVersion, shown: Shown): LateAnswer | null {
  const { lateAnswer, lateAt, lateAnsweredAt } = row;
  // It counts after all: the page has told of a closed section since, or another device had given the same in time.
  if (!lateAt || isDeepStrictEqual(lateAnswer, row.answer)) return null;
  const item = asShown(parseOpenItem({ ...version, answer: lateAnswer }), shown, row);
  return { item, givenAt: lateAnsweredAt ? new Date(lateAnsweredAt) : null, at: new Date(lateAt) };
}

async function lateAnswers(db: Db, attemptId: Id<"attempt">, shown: Shown) {
  const rows = await db
    .select({
      position: attemptItems.position,
      section: attemptItems.section,
      versionId: attemptItems.versionId,
      lateAnswer: attemptItems.lateAnswer,
      lateAt: attemptItems.lateAt,
      givenAt: attemptItems.lateAnsweredAt,
    })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId))
    .orderBy(attemptItems.position);
  const versions = await requireOpenVersions(
    db,
    rows.map(({ versionId }) => versionId),
  );
  return rows.flatMap(({ position, section, versionId, lateAnswer, lateAt, givenAt }) => {
    const version = versions.get(versionId);
    if (!version || !lateAt) return [];
    const item = asShown(parseOpenItem({ ...version, answer: lateAnswer }), shown, { section, position });
    return [{ position, item, givenAt, at: lateAt }];
  });
}

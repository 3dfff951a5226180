/**
 * Closes an attempt and stores its result, once, however often it is called. Double clicks, two tabs, the clock at zero and the
 * worker are harmless, because only one UPDATE closes the attempt.
 */
import { and, eq, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  adaptiveResults,
  attemptItems,
  attempts,
  deliveries,
  questionVersions,
  type TEST_KINDS,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { showsAtAnswer } from "../../../db/tables/tests.ts";
import { parseSolvedItem, progressOf } from "../../../items/registry/models.ts";
import { scoreItem } from "../../../items/registry/scorers.server.ts";
import type { Student } from "../../accounts/viewer.ts";
import { type Outcome, outcomeOf, StoredChoice } from "../../adaptive/outcome.ts";
import type { AdaptivePlan } from "../../adaptive/plan.ts";
import { loadBank } from "../../adaptive/queries/find-bank.server.ts";
import type { AdaptiveEnd } from "../../adaptive/stopping.ts";
import { type CountedAs, markResult, type ResultMarks, unscoredPositions } from "../../tests/marking.ts";
import { loadMarkings } from "../../tests/queries/find-marking.server.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { isScoreOnly } from "../../tests/test-rows.ts";
import { adaptivePlanOf } from "../../tests/test-version.ts";
import { placedAnswers } from "../adaptive-log.server.ts";
import { requireSolvedVersions } from "../queries/versions.server.ts";
import { boundedSeconds, CLOCK_LEEWAY_MS, isCorrect, secondsTaken, type Totals, totalsOf } from "../rules.ts";
import type { SubmitRequest } from "../save-protocol.ts";
import { addToStudentQuestions } from "../student-questions.server.ts";

export type SubmitResult =
  | { kind: "submitted"; score: number }
  /** Another request was faster; the result is stored. */
  | { kind: "already-submitted" }
  /** The deadline passed without a single answer, and no solution was shown: there is no result (P13). */
  | { kind: "expired" }
  /** It was to be submitted because time is up, and it is not. */
  | { kind: "running" }
  /** Not this student's attempt, or discarded. */
  | { kind: "closed" };

/**
 * Submits the student's own attempt with the answers saved so far. `seconds` are those that no save has brought yet. `isByClock`: only
 * if its time is over, as nearly as a device can know.
 */
export async function submitAttempt(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
  { seconds = [], isByClock = false }: SubmitRequest = {},
): Promise<SubmitResult> {
  const { studentId } = student;
  const which = { attemptId, studentId, seconds, isByClock };
  const result = await db.transaction((tx) => closeAttempt(tx, which, now));
  if (result) return result;

  const [attempt] = await db
    .select({ state: attempts.state })
    .from(attempts)
    .where(and(eq(attempts.id, attemptId), eq(attempts.studentId, studentId)));
  switch (attempt?.state) {
    case "submitted":
      return { kind: "already-submitted" };
    case "expired":
      return { kind: "expired" };
    case "open":
      return { kind: "running" };
    default:
      return { kind: "closed" };
  }
}

type Closed = {
  id: Id<"attempt">;
  studentId: Id<"student">;
  startedAt: string;
  closesAt: string;
  practiceTestId: Id<"practice-test"> | null;
  versionId: Id<"test-version">;
  deliveryId: Id<"delivery">;
  bankId: Id<"adaptive-bank"> | null;
  seed: number;
};

const closeOpen = nameStatement<Closed>(
  "close_attempt",
  sql`
    update ${attempts} set state = 'submitted', closed_at = ${sql.placeholder("now")}::timestamptz
    where id = ${sql.placeholder("attemptId")} and state = 'open'
      and student_id = coalesce(${sql.placeholder("studentId")}::uuid, student_id)
      and closes_at <= ${sql.placeholder("endsBy")}::timestamptz
    returning id, student_id as "studentId", started_at as "startedAt", closes_at as "closesAt", seed,
      practice_test_id as "practiceTestId", test_version_id as "versionId", delivery_id as "deliveryId", bank_id as "bankId"`,
);

/**
 * Closes an open attempt – of this student, if one is named – or returns null when there is none that is still open. `adaptiveEnd` is what
 * ended an adaptive one, if neither its student nor its clock did.
 */
export async function closeAttempt(
  tx: Tx,
  which: { attemptId: Id<"attempt">; studentId: Id<"student"> | null } & SubmitRequest,
  now: Date,
  adaptiveEnd?: AdaptiveEnd,
): Promise<SubmitResult | null> {
  const { seconds = [], isByClock = false, ...one } = which;
  const endsBy = isByClock ? new Date(now.getTime() + CLOCK_LEEWAY_MS).toISOString() : "infinity";
  const [attempt] = await closeOpen(tx, { ...one, endsBy, now: now.toISOString() });
  if (!attempt) return null;

  const [startedAt, closesAt] = [new Date(attempt.startedAt), new Date(attempt.closesAt)];
  const answers = await scoreAnswers(tx, attempt.id, seconds);
  const isUnanswered = now >= closesAt && answers.every(({ isAnswered }) => !isAnswered);
  if (isUnanswered && !(await hasShownSolutions(tx, attempt.id))) {
    await tx.update(attempts).set({ state: "expired" }).where(eq(attempts.id, attempt.id));
    return { kind: "expired" };
  }

  const totals = totalsOf(answers);
  const completedAt = closesAt < now ? closesAt : now;
  const timeTaken = secondsTaken(startedAt, closesAt, now);
  const marks = await markAnswers(tx, attempt, answers);
  const resultId = newId<"result">();
  await writeResult(tx, { resultId, attempt, completedAt, timeTaken, totals, ...marks }, answers);
  const end = adaptiveEnd ?? { endedBy: now >= closesAt ? ("time" as const) : ("student" as const) };
  await writeAdaptiveResult(tx, { resultId, attempt, completedAt }, answers, end);
  return { kind: "submitted", score: totals.score };
}

const readExplained = nameStatement<object>(
  "read_explained_of_attempt",
  sql`
    select from ${attempts}
    join ${deliveries} on ${deliveries.id} = ${attempts.deliveryId} and ${showsAtAnswer(deliveries)}
    join ${attemptItems} on ${attemptItems.attemptId} = ${attempts.id} and ${attemptItems.finalAt} is not null
    where ${attempts.id} = ${sql.placeholder("attemptId")} limit 1`,
);

/** True for an attempt that has explained a question: without a result, a later answer to it would count as the first one. */
async function hasShownSolutions(tx: Tx, attemptId: Id<"attempt">): Promise<boolean> {
  return (await readExplained(tx, { attemptId })).length > 0;
}

/** What an adaptive attempt decided; of any other nothing is written. */
async function writeAdaptiveResult(
  tx: Tx,
  { resultId, attempt, completedAt }: Pick<Result, "resultId" | "completedAt"> & { attempt: Closed },
  answers: ReadonlyArray<Answer>,
  end: AdaptiveEnd,
): Promise<void> {
  if (attempt.bankId === null || attempt.versionId === null) return;
  const plan = adaptivePlanOf(await loadTestVersion(tx, attempt.versionId));
  if (!plan) return;
  const outcome = outcomeOf(plan, placedAnswers(answers, await loadBank(tx, attempt.bankId)), end);
  await tx.insert(adaptiveResults).values({
    resultId,
    studentId: attempt.studentId,
    completedAt,
    ...adaptiveColumns(plan, outcome),
  });
}

function adaptiveColumns(plan: AdaptivePlan, { ability, ...outcome }: Outcome) {
  return {
    presetId: plan.examPlan,
    isShorter: plan.known === "guess",
    ability: ability?.theta ?? null,
    error: ability?.error ?? null,
    cut: plan.cut,
    ...outcome,
  };
}

type Item = {
  position: number;
  versionId: Id<"version">;
  answer: unknown;
  firstAnswer: unknown;
  section: number;
  seconds: number;
  askedAs: unknown;
};

const readAnswers = nameStatement<Item>(
  "read_answers",
  sql`select position, version_id as "versionId", answer, first_answer as "firstAnswer", section, seconds, asked_as as "askedAs" from ${attemptItems}
    where attempt_id = ${sql.placeholder("attemptId")} order by position`,
);

/** The answers of an attempt with their points, in the order of its questions. */
export async function scoreAnswers(tx: Tx, attemptId: Id<"attempt">, measured: NonNullable<SubmitRequest["seconds"]>) {
  const rows = await readAnswers(tx, { attemptId });
  const versions = await requireSolvedVersions(
    tx,
    rows.map(({ versionId }) => versionId),
  );
  const latest = new Map(measured.map(({ position, seconds }) => [position, seconds]));
  return rows.flatMap((row) => {
    const version = versions.get(row.versionId);
    if (!version) return [];
    const item = parseSolvedItem({ ...version, answer: row.answer });
    const score = scoreItem(item);
    const isChanged = row.firstAnswer !== null && !isCorrect(score);
    const wasRight = isChanged && isCorrect(scoreItem(parseSolvedItem({ ...version, answer: row.firstAnswer })));
    return [
      {
        ...row,
        seconds: Math.max(row.seconds, latest.get(row.position) ?? 0),
        questionId: version.questionId,
        isAnswered: progressOf(item) !== "untouched",
        ...score,
        wasRight,
      },
    ];
  });
}

type Answer = Awaited<ReturnType<typeof scoreAnswers>>[number];

type Marks = {
  kind: (typeof TEST_KINDS)[number];
  /** Null where the score is all that is counted. */
  marks: ResultMarks | null;
  countedAs: ReadonlyMap<number, CountedAs>;
};

const holdRules = nameStatement<never>(
  "hold_rules_of_submission",
  sql`select from ${deliveries} where ${deliveries.id} = ${sql.placeholder("deliveryId")} for key share`,
);

/** What the rules of the delivery make of the answers; practice tests and own tests have none. */
async function markAnswers(
  tx: Tx,
  { studentId, practiceTestId, versionId, deliveryId, seed }: Closed,
  answers: ReadonlyArray<Answer>,
): Promise<Marks> {
  const kind = practiceTestId === null ? "custom" : "practice";
  if (isScoreOnly(deliveryId)) {
    return { kind, marks: null, countedAs: new Map() };
  }
  // A statement before the one that reads the rules: a change of them either waits for this result or is read.
  await holdRules(tx, { deliveryId });
  const [marking] = await loadMarkings(tx, [{ studentId, versionId, deliveryId }]);
  if (!marking) throw new Error("A delivery has no rules.");
  const unscored = unscoredPositions(answers, marking, seed);
  const countedAs = new Map<number, CountedAs>(
    answers.flatMap(({ position, questionId, askedAs }) => {
      const isPretest = StoredChoice.safeParse(askedAs).data?.as.kind === "pretest";
      const why = isPretest || unscored.has(position) ? "unscored" : marking.voided[questionId];
      return why ? [[position, why]] : [];
    }),
  );
  const toMark = answers.map((answer) => ({ ...answer, countedAs: countedAs.get(answer.position) ?? null }));
  return { kind: marking.kind ?? kind, marks: markResult(toMark, marking), countedAs };
}

type Result = Marks & {
  resultId: Id<"result">;
  attempt: Pick<Closed, "id" | "studentId">;
  completedAt: Date;
  timeTaken: number;
  totals: Totals;
};

/**
 * The result, all its answers and what they come to for the student in one statement: a submission writes as many rows as the test
 * has questions. An answer is no first one where an open test has asked or even explained the question before. Rows of a student's questions are locked in one order, so that two submissions cannot wait for each other.
 */
const insertResult = nameStatement<never>(
  "insert_result",
  sql`
    with given as materialized (
      select scored.*, item.version_id, item.answer, item.section, item.flagged, item.confidence, item.parameters_id
      from jsonb_to_recordset(${sql.placeholder("answers")}::jsonb) as scored
        (position int, question_id uuid, is_correct bool, is_answered bool, earned int, max int, rule text, seconds int,
          counted_as text, was_right bool)
      join ${attemptItems} as item
        on item.attempt_id = ${sql.placeholder("attemptId")} and item.position = scored.position
    ), result as (
      insert into ${testResults} (id, student_id, attempt_id, completed_at, time_taken, score, question_count,
        correct_count, answered_count, earned, possible, marks, possible_marks, is_passed, is_preset)
      select id, student_id, attempt_id, completed_at, time_taken, score, question_count, correct_count, answered_count,
        earned, possible, marks, possible_marks, is_passed, is_preset
      from jsonb_to_record(${sql.placeholder("result")}::jsonb) as given
        (id uuid, student_id uuid, attempt_id uuid, completed_at timestamptz, time_taken int, score int,
          question_count int, correct_count int, answered_count int, earned int, possible int, marks int,
          possible_marks int, is_passed bool, is_preset bool)
      returning id, student_id, completed_at
    ), explained as materialized (
      select ${questionVersions.questionId} as question_id
      from result
      join ${attempts} as open on open.student_id = result.student_id and open.state = 'open'
        and open.id <> ${sql.placeholder("attemptId")}
      join ${attemptItems} as item on item.attempt_id = open.id and item.final_at is not null
      join ${questionVersions} on ${questionVersions.id} = item.version_id
    ), asked as (
      ${addToStudentQuestions(sql`
        select distinct on (question_id) student_id, question_id, 1, completed_at, completed_at, is_answered, earned, max, flagged,
          confidence, was_right
        from given, result
        order by question_id`)}
      returning question_id, exposures = 1 and question_id not in (select question_id from explained) as is_first
    )
    insert into ${testAnswers} (test_result_id, position, question_id, version_id, answer, is_correct, is_answered, earned,
      max, rule, section, student_id, completed_at, is_first, mode, seconds, confidence, was_right, parameters_id, counted_as)
    select result.id, position, question_id, version_id, answer, is_correct, is_answered, earned, max, rule, section,
      result.student_id, result.completed_at, is_first, ${sql.placeholder("kind")}, seconds, confidence, was_right, parameters_id, counted_as
    from result, given join asked using (question_id)`,
);

async function writeResult(tx: Tx, result: Result, answers: ReadonlyArray<Answer>): Promise<void> {
  const { resultId, attempt, completedAt, timeTaken, totals, kind, marks, countedAs } = result;
  const row = {
    id: resultId,
    student_id: attempt.studentId,
    attempt_id: attempt.id,
    completed_at: completedAt,
    time_taken: timeTaken,
    score: totals.score,
    question_count: totals.questionCount,
    correct_count: totals.correctCount,
    answered_count: totals.answeredCount,
    earned: totals.earned,
    possible: totals.possible,
    marks: marks?.marks,
    possible_marks: marks?.possibleMarks,
    is_passed: marks?.isPassed,
    is_preset: kind === "preset",
  };
  const inSight = boundedSeconds(
    answers.map(({ seconds }) => seconds),
    timeTaken,
  );
  const rows = answers.map(({ position, questionId, isAnswered, earned, max, rule, wasRight }, index) => ({
    position,
    question_id: questionId,
    is_correct: isCorrect({ earned, max }),
    is_answered: isAnswered,
    earned,
    max,
    rule,
    seconds: inSight?.[index],
    counted_as: countedAs.get(position),
    was_right: wasRight,
  }));
  await insertResult(tx, { kind, attemptId: attempt.id, result: JSON.stringify(row), answers: JSON.stringify(rows) });
}

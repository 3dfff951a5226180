/** The night's work: difficulties of the questions in use from the first answers of all students (docs/product/adaptive.md#difficulty). */
import { setImmediate as others } from "node:timers/promises";
import { gt, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { doWhenDue, type WorkResult } from "../../../db/recurring-work.ts";
import { parameterSets, questionParameters, students } from "../../../db/schema.ts";
import { expectedAbility, type Thresholds } from "../ability.ts";
import {
  calibratedThresholds,
  FEWEST_ANSWERS,
  guessedThresholds,
  meanDifficulty,
  type Observed,
  type Stage,
  stageOf,
} from "../calibration.ts";
import { countsForDifficulty } from "../counted-answers.server.ts";
import { makeBanks } from "../make-banks.server.ts";

const DAY_MS = 24 * 60 * 60_000;
const CALIBRATION_WORK = {
  name: "calibration",
  everyMs: DAY_MS,
  retryMs: 60 * 60_000,
  giveUpAfterMs: 6 * 60 * 60_000,
} as const;
const STOPPED = "the calibration was stopped";

/** So many students' answers are read at a time. */
const STUDENTS = 200;
/** So many new rows are written at a time. */
const ROWS = 500;
/** Abilities are counted in steps of so many logits: far less than their errors. */
const STEP = 0.05;
const GRID = { from: -4, to: 4, points: 41 };
/** A smaller move than this is none. */
const MOVED = 0.01;

/** Once a day, by one process however many there are: the difficulties, and what adaptive tests choose from. */
export function calibrateWhenDue(db: Db, now: Date, isOver: () => boolean): Promise<WorkResult> {
  const work = async () => {
    const made = await calibrateBank(db, now, isOver);
    await makeBanks(db, now);
    return JSON.stringify(made);
  };
  return doWhenDue(db, CALIBRATION_WORK, work, now);
}

type Known = { thresholds: Thresholds; stage: Stage };
/** What is known of a version: its guess needs the level of its author's label and the points it gives. */
type Counted = { level: number; max: number; counts: Map<number, number[]> };
type Row = { studentId: Id<"student">; versionId: Id<"version">; earned: number; max: number; level: number };

/**
 * Makes a set of parameters and returns what it is made of; nothing is stored before all of it is known. Answers that say little are left
 * out: second ones, those given in under three seconds, of tests with more than a fifth left blank, and of versions that are no longer
 * asked. Lets other work go on in between, and throws once `isOver` says so.
 */
export async function calibrateBank(
  db: Db,
  now: Date,
  isOver: () => boolean = () => false,
): Promise<{ answers: number; students: number; changed: number }> {
  const known = await knownParameters(db);
  const versions = new Map<Id<"version">, Counted>();
  const total = { answers: 0, students: 0 };
  for await (const own of firstAnswers(db)) {
    if (isOver()) throw new Error(STOPPED);
    await others();
    const scored = own.map(({ versionId, earned, max, level }) => {
      const thresholds = known.get(versionId)?.thresholds;
      return { thresholds: thresholds?.length === max ? thresholds : guessedThresholds(level, max), points: earned };
    });
    const bin = Math.round(expectedAbility(scored, GRID).theta / STEP);
    for (const answer of own) count(versions, answer, bin);
    total.answers += own.length;
    total.students += 1;
  }
  const changed: Omit<typeof questionParameters.$inferInsert, "setNumber">[] = [];
  for (const [versionId, counted] of versions) {
    if (isOver()) throw new Error(STOPPED);
    await others();
    const row = changedParameters(counted, known.get(versionId));
    if (row) changed.push({ id: newId<"parameters">(), versionId, ...row });
  }
  await db.transaction(async (tx) => {
    const [set] = await tx
      .insert(parameterSets)
      .values({ madeAt: now, ...total })
      .returning();
    if (!set) throw new Error("The set was not stored.");
    for (let from = 0; from < changed.length; from += ROWS) {
      const rows = changed.slice(from, from + ROWS).map((row) => ({ ...row, setNumber: set.number }));
      await tx.insert(questionParameters).values(rows);
      await keepDifficulties(tx, rows);
    }
  });
  return { ...total, changed: changed.length };
}

/** In the order of their ids, as every process locks them. */
async function keepDifficulties(
  tx: Tx,
  rows: ReadonlyArray<Pick<typeof questionParameters.$inferInsert, "versionId" | "thresholds" | "errors">>,
): Promise<void> {
  const found = rows.map((row) => ({ version_id: row.versionId, difficulty: meanDifficulty(row).value }));
  await tx.execute(sql`
    insert into question_difficulties (question_id, difficulty)
    select version.question_id, found.difficulty
    from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as found (version_id uuid, difficulty float8)
    join question_versions as version on version.id = found.version_id
    order by version.question_id
    on conflict (question_id) do update set difficulty = excluded.difficulty`);
}

/** The newest parameters of each version. */
async function knownParameters(db: Db): Promise<Map<Id<"version">, Known>> {
  const rows = await db
    .selectDistinctOn([questionParameters.versionId], {
      versionId: questionParameters.versionId,
      thresholds: questionParameters.thresholds,
      stage: questionParameters.stage,
    })
    .from(questionParameters)
    .orderBy(questionParameters.versionId, sql`${questionParameters.setNumber} desc`);
  return new Map(rows.map(({ versionId, ...rest }) => [versionId, rest]));
}

/** The ids of all students, some at a time. */
async function* idsOfStudents(db: Db): AsyncGenerator<ReadonlyArray<Id<"student">>> {
  let after: Id<"student"> | undefined;
  for (;;) {
    const page: { id: Id<"student"> }[] = await db
      .select({ id: students.id })
      .from(students)
      .where(after && gt(students.id, after))
      .orderBy(students.id)
      .limit(STUDENTS);
    after = page.at(-1)?.id;
    if (after === undefined) return;
    yield page.map(({ id }) => id);
  }
}

/** The answers of each student that count, a student at a time. */
async function* firstAnswers(db: Db): AsyncGenerator<ReadonlyArray<Row>> {
  for await (const ids of idsOfStudents(db)) {
    const { rows } = await db.execute<Row>(sql`
      select answer.student_id as "studentId", answer.version_id as "versionId", answer.earned, answer.max,
        coalesce(label.logit, 0)::float8 as level
      from test_answers as answer
      join questions as question on question.id = answer.question_id and question.version_id = answer.version_id
        and question.withdrawn_at is null
      join test_results as result on result.id = answer.test_result_id
      left join question_labels as label on label.id = question.difficulty_id
      where answer.student_id = any(${sql.param([...ids])}::uuid[]) and ${countsForDifficulty}
      order by answer.student_id`);
    let own: Row[] = [];
    for (const row of rows) {
      if (own[0] && own[0].studentId !== row.studentId) {
        yield own;
        own = [];
      }
      own.push(row);
    }
    if (own.length > 0) yield own;
  }
}

function count(versions: Map<Id<"version">, Counted>, { versionId, earned, max, level }: Row, bin: number): void {
  const counted = versions.get(versionId) ?? { level, max, counts: new Map<number, number[]>() };
  versions.set(versionId, counted);
  // An answer that another rule has scored says something else.
  if (counted.max !== max) return;
  const points = counted.counts.get(bin) ?? Array.from({ length: max + 1 }, () => 0);
  points[earned] = (points[earned] ?? 0) + 1;
  counted.counts.set(bin, points);
}

/** Null where nothing has changed, or where there are too few answers for more than the guess. */
function changedParameters({ level, max, counts }: Counted, before: Known | undefined) {
  const observed: Observed[] = [...counts].flatMap(([bin, points]) =>
    points.flatMap((times, earned) => (times > 0 ? [{ theta: bin * STEP, points: earned, count: times }] : [])),
  );
  const answers = observed.reduce((sum, one) => sum + one.count, 0);
  if (answers < FEWEST_ANSWERS) return null;
  const guess = guessedThresholds(level, max);
  const last = before?.thresholds.length === max ? before : undefined;
  const found = calibratedThresholds(guess, last?.thresholds ?? guess, observed);
  const moves = found.thresholds.map((threshold, step) => threshold - (last?.thresholds[step] ?? threshold));
  const drift = moves.reduce((furthest, move) => (Math.abs(move) > Math.abs(furthest) ? move : furthest), 0);
  const earnedAt = Array.from({ length: max + 1 }, (_, earned) =>
    observed.reduce((sum, one) => (one.points === earned ? sum + one.count : sum), 0),
  );
  // Of a question of one point two numbers of points are all there is: what matters is how many answers.
  const stage = stageOf({ answers, fewest: max === 1 ? answers : Math.min(...earnedAt), drift });
  const isFrozen = last?.stage === "anchor" && stage === "anchor";
  if (last && stage === last.stage && (isFrozen || Math.abs(drift) < MOVED)) return null;
  return { thresholds: [...found.thresholds], errors: [...found.errors], answers, stage, drift };
}

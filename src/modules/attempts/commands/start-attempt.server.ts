/**
 * Starts an attempt. The server picks the questions and sets the deadline; one open attempt per student and test, and few per
 * student.
 */
import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import { type Random, seededRandom } from "../../../core/random.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  attemptItems,
  attemptSections,
  attempts,
  deliveries,
  students,
  tests,
  testVersions,
} from "../../../db/schema.ts";
import { withChangedTerms } from "../../../db/tables/tests.ts";
import type { Student } from "../../accounts/viewer.ts";
import { drawCustomQuestions } from "../../practice-tests/queries/draw-custom-questions.server.ts";
import { versionsOfPracticeTest } from "../../practice-tests/queries/versions-of-practice-test.server.ts";
import { CUSTOM_TEST_MINUTES, CUSTOM_TEST_SIZE } from "../../practice-tests/rules.ts";
import { asksAnyOfLessons, type CustomChoices, settled } from "../../tests/custom-choices.ts";
import type { Preset } from "../../tests/presets/preset.ts";
import { drawQuestions } from "../../tests/queries/draw-questions.server.ts";
import { rememberTestVersion } from "../../tests/queries/test-versions.server.ts";
import { PRACTICE_ROWS, rowsOfCustomTest, rowsOfPreset, type TestRows } from "../../tests/test-rows.ts";
import { planOf, questionsIn, type TestVersion } from "../../tests/test-version.ts";
import { timelineOf } from "../../tests/timeline.ts";
import { findQuestionsInProgress, findWithheldQuestions, isRunning, overdueSince } from "../queries/withheld.server.ts";
import { isOverdue, OPEN_ATTEMPTS_MAX } from "../rules.ts";
import { closesAtOf, sectionRows } from "../sections.ts";
import { closeAttempt } from "./submit-attempt.server.ts";

export type StartResult =
  | { kind: "started"; attemptId: Id<"attempt"> }
  /** The attempt that was already open. */
  | { kind: "resumed"; attemptId: Id<"attempt"> }
  /** P18: an inactive student starts nothing. */
  | { kind: "inactive" }
  /** The limit of open attempts is reached; nothing was started. */
  | { kind: "too-many-open" }
  /** There is no such test, or it no longer has a question. */
  | { kind: "no-questions" };

type Blueprint = {
  testKey: string;
  practiceTestId: Id<"practice-test"> | null;
  rows: TestRows;
  seed: number;
  /** What to ask, in order. */
  draw(db: Db | Tx): Promise<ReadonlyArray<Drawn>>;
};

/** `section` is 1 for the first. */
type Drawn = { section: number; versionId: Id<"version"> };

/** Starts, or resumes, the student's attempt at a practice test. */
export function startPracticeTest(
  db: Db,
  student: Student,
  practiceTestId: Id<"practice-test">,
  now: Date,
): Promise<StartResult> {
  return start(db, student, now, {
    testKey: `practice:${practiceTestId}`,
    practiceTestId,
    rows: PRACTICE_ROWS,
    seed: 0,
    draw: async (db) => inOneSection(await versionsOfPracticeTest(db, practiceTestId)),
  });
}

/** Starts, or resumes, the student's attempt at questions drawn by these choices. */
export function startCustomTest(
  db: Db,
  student: Student,
  choices: CustomChoices,
  now: Date,
  random: Random,
): Promise<StartResult> {
  const { studentId } = student;
  const rows = rowsOfCustomTest(studentId, choices);
  const seed = seedOf(random);
  return start(db, student, now, {
    testKey: customTestKey(choices, rows),
    practiceTestId: null,
    rows,
    seed,
    async draw(db) {
      // A question in both would be withheld in the review of either until the other is over.
      const avoid = [...(await findQuestionsInProgress(db, studentId, now)).keys()];
      const { count, from } = settled(choices);
      if (asksAnyOfLessons({ from })) {
        const any = await drawCustomQuestions(db, from.lessons ?? [], count, seededRandom(seed), avoid);
        return inOneSection(any);
      }
      const asker = { studentId, withheld: await findWithheldQuestions(db, studentId, now) };
      return drawQuestions(db, rows.version.content, { seed, avoid, asker });
    },
  });
}

/**
 * Starts, or resumes, the student's attempt at a preset, in the version given: the whole one, or a shorter one. Not if the bank has
 * too few questions for it.
 */
export function startPreset(
  db: Db,
  student: Student,
  preset: Preset,
  version: TestVersion,
  now: Date,
  random: Random,
): Promise<StartResult> {
  const seed = seedOf(random);
  return start(db, student, now, {
    testKey: `preset:${preset.id}`,
    practiceTestId: null,
    rows: rowsOfPreset(preset, version),
    seed,
    async draw(db) {
      const inProgress = await findQuestionsInProgress(db, student.studentId, now);
      const drawn = await drawQuestions(db, version, { seed, avoid: [...inProgress.keys()] });
      return drawn.length === questionsIn(version) ? drawn : [];
    },
  });
}

function inOneSection(versionIds: ReadonlyArray<Id<"version">>): Drawn[] {
  return versionIds.map((versionId) => ({ section: 1, versionId }));
}

/** A whole number that the database holds. */
function seedOf(random: Random): number {
  return Math.floor(random() * 2 ** 31);
}

/** A drawn question may be deleted before the attempt is stored: then others are drawn, or none is left. */
async function start(db: Db, student: Student, now: Date, blueprint: Blueprint): Promise<StartResult> {
  if (student.status === "Inactive") return { kind: "inactive" };
  try {
    return await startOnce(db, student, now, blueprint);
  } catch (error) {
    if (!violatesForeignKey(error)) throw error;
    return startOnce(db, student, now, blueprint);
  }
}

async function startOnce(db: Db, student: Student, now: Date, blueprint: Blueprint): Promise<StartResult> {
  const begun = await begin(db, student, now, blueprint);
  if (begun.kind !== "open-already") return begun;

  const { open } = begun;
  if (!isOverdue(open.closesAt, now)) return { kind: "resumed", attemptId: open.id };
  return db.transaction(async (tx): Promise<StartResult> => {
    await closeAttempt(tx, { attemptId: open.id, studentId: student.studentId }, now);
    const again = await begin(tx, student, now, blueprint);
    return again.kind === "open-already" ? { kind: "resumed", attemptId: again.open.id } : again;
  });
}

/** True for a violated foreign key (SQLSTATE 23503). */
function violatesForeignKey(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "23503") || violatesForeignKey(error.cause);
}

type BeginResult =
  | Exclude<StartResult, { kind: "resumed" | "inactive" }>
  /** Also when the same start was sent twice and the other request was faster. */
  | { kind: "open-already"; open: { id: Id<"attempt">; closesAt: Date } };

/** Draws first and looks for an open attempt only when the unique index says there is one: most starts are first ones. */
async function begin(db: Db | Tx, student: Student, now: Date, blueprint: Blueprint): Promise<BeginResult> {
  const drawn = await blueprint.draw(db);
  const open = drawn.length === 0 ? await findOpenAttempt(db, student, blueprint.testKey) : undefined;
  if (open) return { kind: "open-already", open };
  if (drawn.length === 0) return { kind: "no-questions" };

  const attemptId = newId<"attempt">();
  const { studentId } = student;
  const { rows, practiceTestId, testKey, seed } = blueprint;
  const timeline = timelineOf(planOf(rows.version.content, student.extraTimePercent), now.getTime());
  const inserted = await db.transaction(async (tx) => {
    // A separate statement before the one that counts, so that it sees what others have started until then.
    await lockStudent(tx, { studentId });
    return insertAttempt(tx, {
      attemptId,
      studentId,
      testKey,
      practiceTestId,
      seed,
      extraTimePercent: student.extraTimePercent,
      questionCount: drawn.length,
      startedAt: now.toISOString(),
      closesAt: closesAtOf(timeline, now).toISOString(),
      versionIds: drawn.map(({ versionId }) => versionId),
      sectionsOfItems: drawn.map(({ section }) => section),
      sections: JSON.stringify(sectionRows(timeline)),
      overdueSince: overdueSince(now),
      ...valuesOf(rows),
    });
  });
  if (inserted.length > 0) {
    rememberTestVersion(rows.version);
    return { kind: "started", attemptId };
  }
  const other = await findOpenAttempt(db, student, blueprint.testKey);
  return other ? { kind: "open-already", open: other } : { kind: "too-many-open" };
}

const lockStudent = nameStatement<never>(
  "hold_student_who_starts",
  sql`select from ${students} where ${students.id} = ${sql.placeholder("studentId")} for no key update`,
);

/** Stores an attempt with what it points at; nothing of it if the same test is open or the limit is reached. */
const insertAttempt = nameStatement<{ id: Id<"attempt"> }>(
  "insert_attempt",
  sql`
    with version as (
      insert into ${testVersions} (id, content)
      values (${sql.placeholder("testVersionId")}::uuid, ${sql.placeholder("content")}::jsonb)
      on conflict do nothing
    ), test as (
      insert into ${tests} (id, kind, owner_id, preset_id, version_id)
      values (${sql.placeholder("testId")}::uuid, ${sql.placeholder("kind")}, ${sql.placeholder("ownerId")}::uuid,
        ${sql.placeholder("presetId")}, ${sql.placeholder("testVersionId")}::uuid)
      on conflict do nothing
    ), delivery as (
      insert into ${deliveries} (id, test_id, rules)
      select given.id, given.test_id, ${withChangedTerms(sql`given.rules`, sql`${tests}.changed_terms`)}
      from (values (${sql.placeholder("deliveryId")}::uuid, ${sql.placeholder("testOfDelivery")}::uuid,
        ${sql.placeholder("rules")}::jsonb)) as given (id, test_id, rules)
      left join ${tests} on ${tests.id} = given.test_id
      on conflict do nothing
    ), attempt as (
      insert into ${attempts} (id, student_id, test_key, practice_test_id, test_id, test_version_id, delivery_id, seed,
        extra_time_percent, question_count, started_at, closes_at)
      select ${sql.placeholder("attemptId")}::uuid, ${sql.placeholder("studentId")}::uuid, ${sql.placeholder("testKey")},
        ${sql.placeholder("practiceTestId")}::uuid, ${sql.placeholder("testId")}::uuid,
        ${sql.placeholder("testVersionId")}::uuid, ${sql.placeholder("deliveryId")}::uuid, ${sql.placeholder("seed")}::int,
        ${sql.placeholder("extraTimePercent")}::int, ${sql.placeholder("questionCount")}::int, ${sql.placeholder("startedAt")}::timestamptz,
        ${sql.placeholder("closesAt")}::timestamptz
      where (
        select count(*) from ${attempts}
        where ${attempts.studentId} = ${sql.placeholder("studentId")}::uuid and ${isRunning}
      ) < ${sql.raw(String(OPEN_ATTEMPTS_MAX))}
      on conflict do nothing
      returning id
    ), sections as (
      insert into ${attemptSections} (attempt_id, section, opens_at, ends_at)
      select attempt.id, section, opens_at, ends_at
      from attempt, jsonb_to_recordset(${sql.placeholder("sections")}::jsonb)
        as given (section int, opens_at timestamptz, ends_at timestamptz)
    ), items as (
      insert into ${attemptItems} (attempt_id, position, version_id, section)
      select attempt.id, position, version_id, section
      from attempt, unnest(${sql.placeholder("versionIds")}::uuid[], ${sql.placeholder("sectionsOfItems")}::int[])
        with ordinality as drawn (version_id, section, position)
    )
    select id from attempt`,
);

function valuesOf({ test, version, delivery }: TestRows) {
  return {
    testId: test.id,
    kind: test.kind,
    ownerId: test.ownerId,
    presetId: test.presetId,
    testVersionId: version.id,
    content: JSON.stringify(version.content),
    deliveryId: delivery.id,
    testOfDelivery: delivery.testId,
    rules: JSON.stringify(delivery.rules),
  };
}

async function findOpenAttempt(db: Db | Tx, student: Student, testKey: string) {
  const [open] = await db
    .select({ id: attempts.id, closesAt: attempts.closesAt })
    .from(attempts)
    .where(and(eq(attempts.studentId, student.studentId), eq(attempts.testKey, testKey), eq(attempts.state, "open")));
  return open;
}

/**
 * The same for two attempts at the same choices. Short, because it is indexed. Of lessons alone it is as release 0.4.0 makes it: a
 * process of that release must find such a test open.
 */
function customTestKey(choices: CustomChoices, { test }: TestRows): string {
  const { count, minutes, from } = settled(choices);
  const isUsual = asksAnyOfLessons({ from }) && count === CUSTOM_TEST_SIZE && minutes === CUSTOM_TEST_MINUTES;
  if (!isUsual) return `custom:${test.id}`;
  return `custom:${createHash("sha256")
    .update((from.lessons ?? []).join(","))
    .digest("base64url")}`;
}

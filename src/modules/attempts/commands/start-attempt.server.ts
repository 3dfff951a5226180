/**
 * Starts an attempt. The server picks the questions and sets the deadline; one open attempt per student and test, and few per
 * student.
 */
import { and, eq, sql } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import { drawSome, type Random, seededRandom } from "../../../core/random.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import {
  attemptItems,
  attemptSections,
  attempts,
  deliveries,
  questionVersions,
  students,
  tests,
  testVersions,
} from "../../../db/schema.ts";
import { FOREIGN_KEY_VIOLATION, sqlStateOf } from "../../../db/sql-state.ts";
import { withChangedTerms } from "../../../db/tables/tests.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { AdaptivePlan } from "../../adaptive/plan.ts";
import { type LoadedBank, loadNewestBank } from "../../adaptive/queries/find-bank.server.ts";
import type { Choice } from "../../adaptive/selection.ts";
import type { NotebookFilter } from "../../notebook/notebook-filter.ts";
import { chooseBookmarked } from "../../notebook/queries/list-notebook.server.ts";
import { drawCustomQuestions } from "../../practice-tests/queries/draw-custom-questions.server.ts";
import { versionsOfPracticeTest } from "../../practice-tests/queries/versions-of-practice-test.server.ts";
import { CUSTOM_TEST_SIZE } from "../../practice-tests/rules.ts";
import { scheduleResults } from "../../repetition/commands/schedule-results.server.ts";
import type { MistakeFilter } from "../../repetition/mistake-filter.ts";
import { chooseRepetitions, findDue } from "../../repetition/queries/find-due.server.ts";
import { chooseMistakes } from "../../repetition/queries/list-mistakes.server.ts";
import { REPEATS_AT_ONCE, REPETITION_KEY } from "../../repetition/rules.ts";
import { keepLessonsOf } from "../../subjects/queries/subjects-of-course.server.ts";
import { asksAnyOfLessons, type CustomChoices, settled } from "../../tests/custom-choices.ts";
import { type NotNow, whyNotNow } from "../../tests/institute.ts";
import type { Preset } from "../../tests/presets/preset.ts";
import { type DrawnQuestion, drawQuestions } from "../../tests/queries/draw-questions.server.ts";
import { findInstituteTest } from "../../tests/queries/institute-tests.server.ts";
import { findRecipe } from "../../tests/queries/list-recipes.server.ts";
import { rememberTestVersion } from "../../tests/queries/test-versions.server.ts";
import {
  PRACTICE_ROWS,
  rowsOfCustomTest,
  rowsOfExplained,
  rowsOfMistakes,
  rowsOfPreset,
  rowsOfRepetition,
  type TestRows,
} from "../../tests/test-rows.ts";
import { adaptivePlanOf, planOf, questionsIn, type TestVersion } from "../../tests/test-version.ts";
import { timelineOf } from "../../tests/timeline.ts";
import { findChoicesOfAttempt, findMistakes } from "../queries/find-mistakes.server.ts";
import { findSeenBefore } from "../queries/seen-before.server.ts";
import {
  findAskedNow,
  findStimuliInProgress,
  findWithheldQuestions,
  isRunning,
  overdueSince,
} from "../queries/withheld.server.ts";
import { isOverdue, OPEN_ATTEMPTS_MAX } from "../rules.ts";
import { closesAtOf, sectionRows } from "../sections.ts";
import { chooseNext } from "./ask-next.server.ts";
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

/** Why a test of the institute does not start; the student has no such test (any more) where it is "not-offered". */
export type StartInstituteResult = StartResult | NotNow | { kind: "not-offered" };

type Blueprint<Refusal> = {
  testKey: string;
  practiceTestId: Id<"practice-test"> | null;
  rows: TestRows;
  seed: number;
  /** What an adaptive test chooses from. */
  bankId?: Id<"adaptive-bank">;
  /** What to ask, in order; of an adaptive test the first question. */
  draw(db: Db | Tx): Promise<ReadonlyArray<Drawn>>;
  /** Asked once no other start of the student can come between; null to start. */
  refuse?(tx: Db | Tx): Promise<Refusal | null>;
};

/** `section` is 1 for the first; `choice` and `parametersId` are of an adaptive test. */
type Drawn = Pick<DrawnQuestion, "section" | "versionId" | "stimulusVersionId"> & {
  choice?: Choice;
  /** The question that is due and is repeated by this one. */
  repeatsId?: Id<"question"> | null;
  parametersId?: Id<"parameters"> | null;
};

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
    draw: async (db) => inOneSection(await versionsOfPracticeTest(db, student.course, practiceTestId)),
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
  return start(db, student, now, customBlueprint(student, choices, now, random));
}

/** The same, with other questions than the student's last attempt at these choices had, as far as there are others. */
function startCustomTestAnew(
  db: Db,
  student: Student,
  choices: CustomChoices,
  now: Date,
  random: Random,
): Promise<StartResult> {
  const blueprint = customBlueprint(student, choices, now, random, (db, testId) =>
    readQuestionsOfLast(db, { studentId: student.studentId, testId }),
  );
  return start(db, student, now, blueprint);
}

/** Starts a custom test as the student's attempt was, with other questions. */
export async function startAgain(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
  random: Random,
): Promise<StartResult> {
  const choices = await findChoicesOfAttempt(db, student, attemptId);
  return choices ? startCustomTestAnew(db, student, choices, now, random) : { kind: "no-questions" };
}

/** Starts a custom test by a recipe of the student, with other questions than the last time. */
export async function startRecipe(
  db: Db,
  student: Student,
  recipeId: Id<"recipe">,
  now: Date,
  random: Random,
): Promise<StartResult | { kind: "not-offered" }> {
  const choices = await findRecipe(db, student, recipeId);
  return choices ? startCustomTestAnew(db, student, choices, now, random) : { kind: "not-offered" };
}

/** Starts, or resumes, a test of what went wrong in the student's attempt, as far as its solutions are shown. */
export async function startMistakes(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  now: Date,
  random: Random,
): Promise<StartResult> {
  const { questionIds } = await findMistakes(db, student, attemptId, now);
  const rows = rowsOfMistakes(student.studentId, questionIds);
  const seed = seedOf(random);
  return start(db, student, now, {
    // While such a test is open its questions are withheld, so that a second press finds none and is led to it.
    testKey: `mistakes:${attemptId}`,
    practiceTestId: null,
    rows,
    seed,
    draw: (db) => drawNamed(db, student, rows, { seed }, now),
  });
}

/** Starts, or resumes, a piece of what is due for the student today: some questions, each explained, without a clock. */
export async function startRepetition(
  db: Db,
  student: Student,
  timeZone: string,
  now: Date,
  random: Random,
): Promise<StartResult> {
  await scheduleResults(db, student, timeZone);
  const { today } = await findDue(db, student, timeZone, now);
  const count = Math.min(today, REPEATS_AT_ONCE);
  const due = count === 0 ? [] : await chooseRepetitions(db, student, { count, timeZone, now });
  const mixed = drawSome(due, due.length, random);
  return start(db, student, now, {
    testKey: REPETITION_KEY,
    practiceTestId: null,
    rows: rowsOfRepetition(
      student.studentId,
      mixed.map(({ questionId }) => questionId),
    ),
    seed: seedOf(random),
    draw: async () => mixed.map((one) => ({ section: 1, stimulusVersionId: null, ...one })),
  });
}

/** Starts, or resumes, a test of these questions, each explained, without a clock. */
export async function startExplained(
  db: Db,
  student: Student,
  questionIds: ReadonlyArray<Id<"question">>,
  now: Date,
  random: Random,
  title?: string,
): Promise<StartResult> {
  const rows = rowsOfExplained(student.studentId, questionIds, title);
  const seed = seedOf(random);
  return start(db, student, now, {
    testKey: `custom:${rows.test.id}`,
    practiceTestId: null,
    rows,
    seed,
    draw: (db) => drawNamed(db, student, rows, { seed }, now),
  });
}

/** The questions that a test of the student names, without those of case studies and trends that an open test asks. */
async function drawNamed(
  db: Db | Tx,
  { studentId }: Student,
  { version }: TestRows,
  draw: { seed: number },
  now: Date,
) {
  if (questionsIn(version.content) === 0) return [];
  return drawQuestions(db, version.content, {
    ...draw,
    withoutStimuli: await findStimuliInProgress(db, studentId, now),
  });
}

/** Starts, or resumes, a test of the first questions of the student's list of mistakes. */
export async function startFromMistakes(
  db: Db,
  student: Student,
  filter: MistakeFilter,
  now: Date,
  random: Random,
): Promise<StartResult> {
  const questionIds = await chooseMistakes(db, student, filter, CUSTOM_TEST_SIZE, now);
  return startExplained(db, student, questionIds, now, random);
}

/** Starts, or resumes, a test of the student's bookmarked questions that fit, as many as a test has. */
export async function startBookmarked(
  db: Db,
  student: Student,
  filter: NotebookFilter,
  now: Date,
  random: Random,
): Promise<StartResult> {
  const [chosen, withheld] = await Promise.all([
    chooseBookmarked(db, student, filter, CUSTOM_TEST_SIZE),
    findWithheldQuestions(db, student.studentId, now),
  ]);
  return startExplained(
    db,
    student,
    chosen.filter((id) => !withheld.includes(id)),
    now,
    random,
  );
}

const readQuestionsOfLast = nameStatement<{ questionId: Id<"question"> }>(
  "read_questions_of_last_attempt",
  sql`
    select ${questionVersions.questionId} as "questionId"
    from ${attemptItems}
    join ${questionVersions} on ${questionVersions.id} = ${attemptItems.versionId}
    where ${attemptItems.attemptId} = (
      select ${attempts.id} from ${attempts}
      where ${attempts.testId} = ${sql.placeholder("testId")} and ${attempts.studentId} = ${sql.placeholder("studentId")}
      order by ${attempts.startedAt} desc limit 1
    )`,
);

type ReadQuestions = (db: Db | Tx, testId: Id<"test">) => Promise<ReadonlyArray<{ questionId: Id<"question"> }>>;

/** `readOthers` finds questions that come only where the rest is not enough. */
function customBlueprint(
  { studentId, course }: Student,
  choices: CustomChoices,
  now: Date,
  random: Random,
  readOthers: ReadQuestions = async () => [],
): Blueprint<never> {
  const rows = rowsOfCustomTest(studentId, choices);
  const seed = seedOf(random);
  return {
    testKey: `custom:${rows.test.id}`,
    practiceTestId: null,
    rows,
    seed,
    async draw(db) {
      // Saved choices and those of a result may name lessons of a course before.
      const lessons = await keepLessonsOf(db, course, choices.lessons);
      if (lessons.length === 0) return [];
      // A question in both would be withheld in the review of either until the other is over, or released.
      const [askedNow, withheld, others] = await Promise.all([
        findAskedNow(db, studentId, now),
        findWithheldQuestions(db, studentId, now),
        readOthers(db, rows.test.id),
      ]);
      const avoid = [...askedNow, ...withheld, ...others.map(({ questionId }) => questionId)];
      const asked = settled({ ...choices, lessons });
      if (asksAnyOfLessons(asked)) {
        const any = await drawCustomQuestions(db, lessons, asked.count, seededRandom(seed), avoid);
        return inOneSection(any);
      }
      const withoutStimuli = await findStimuliInProgress(db, studentId, now);
      const { version } = rowsOfCustomTest(studentId, { ...choices, lessons });
      return drawQuestions(db, version.content, { seed, avoid, withoutStimuli, asker: { studentId, withheld } });
    },
  };
}

/**
 * Starts, or resumes, the student's attempt at a preset, in the version given: the whole one, or a shorter one. Not if the bank has
 * too few questions for it.
 */
export async function startPreset(
  db: Db,
  student: Student,
  preset: Preset,
  version: TestVersion,
  now: Date,
  random: Random,
): Promise<StartResult> {
  const seed = seedOf(random);
  const plan = adaptivePlanOf(version);
  const bank = plan && (await loadNewestBank(db, plan.examPlan));
  return start(db, student, now, {
    testKey: `preset:${preset.id}`,
    practiceTestId: null,
    rows: rowsOfPreset(preset, version),
    seed,
    ...(bank && { bankId: bank.id }),
    async draw(db) {
      if (plan && bank) return drawFirst(db, student, { plan, bank, seed }, now);
      const [avoid, withoutStimuli] = await Promise.all([
        findAskedNow(db, student.studentId, now),
        findStimuliInProgress(db, student.studentId, now),
      ]);
      const drawn = await drawQuestions(db, version, { seed, avoid, withoutStimuli, courses: preset.courses });
      return drawn.length === questionsIn(version) ? drawn : [];
    },
  });
}

/** The question that an adaptive test begins with; none where the bank has none. */
async function drawFirst(
  db: Db | Tx,
  { studentId }: Student,
  { plan, bank, seed }: { plan: AdaptivePlan; bank: LoadedBank; seed: number },
  now: Date,
): Promise<Drawn[]> {
  const [seen, withoutStimuli] = await Promise.all([
    findSeenBefore(db, studentId, now),
    findStimuliInProgress(db, studentId, now),
  ]);
  const { choice } = await chooseNext(db, { plan, seed, bank, seen, log: [], withoutStimuli });
  const question = choice && bank.asked.get(choice.questionId);
  if (!choice || !question) return [];
  const { versionId, stimulusVersionId, parametersId } = question;
  return [{ section: 1, versionId, stimulusVersionId, parametersId, choice }];
}

/** Starts, or resumes, the student's attempt at a test of the institute. Not if one of its questions is withdrawn. */
export async function startInstituteTest(
  db: Db,
  student: Student,
  testId: Id<"test">,
  now: Date,
  random: Random,
): Promise<StartInstituteResult> {
  const test = await findInstituteTest(db, student, testId);
  if (!test) return { kind: "not-offered" };
  const { version, versionId, deliveryId, rules } = test;
  const seed = seedOf(random);
  return start<NotNow | { kind: "not-offered" }>(db, student, now, {
    testKey: `institute:${testId}`,
    practiceTestId: null,
    rows: {
      test: { id: testId, kind: "institute", ownerId: null, presetId: null },
      version: { id: versionId, content: version },
      delivery: { id: deliveryId, testId, rules },
    },
    seed,
    async draw(db) {
      const askedNow = await findAskedNow(db, student.studentId, now);
      const drawn = await drawQuestions(db, version, { seed, avoid: askedNow, withReserved: true });
      return drawn.length === questionsIn(version) ? drawn : [];
    },
    async refuse(db) {
      const found = await findInstituteTest(db, student, testId);
      return found ? whyNotNow(found, found.takings, now) : { kind: "not-offered" };
    },
  });
}

function inOneSection(versionIds: ReadonlyArray<Id<"version">>): Drawn[] {
  return versionIds.map((versionId) => ({ section: 1, versionId, stimulusVersionId: null }));
}

/** A whole number that the database holds. */
function seedOf(random: Random): number {
  return Math.floor(random() * 2 ** 31);
}

/** A drawn question may be deleted before the attempt is stored: then others are drawn, or none is left. */
async function start<Refusal extends { kind: string } = never>(
  db: Db,
  student: Student,
  now: Date,
  blueprint: Blueprint<Refusal>,
): Promise<StartResult | Refusal> {
  if (student.status === "Inactive") return { kind: "inactive" };
  try {
    return await startOnce(db, student, now, blueprint);
  } catch (error) {
    if (sqlStateOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
    return startOnce(db, student, now, blueprint);
  }
}

async function startOnce<Refusal extends { kind: string }>(
  db: Db,
  student: Student,
  now: Date,
  blueprint: Blueprint<Refusal>,
): Promise<StartResult | Refusal> {
  const begun = await begin(db, student, now, blueprint);
  if (!("open" in begun)) return begun.result;

  const { open } = begun;
  if (!isOverdue(open.closesAt, now)) return { kind: "resumed", attemptId: open.id };
  return db.transaction(async (tx): Promise<StartResult | Refusal> => {
    await closeAttempt(tx, { attemptId: open.id, studentId: student.studentId }, now);
    const again = await begin(tx, student, now, blueprint);
    return "open" in again ? { kind: "resumed", attemptId: again.open.id } : again.result;
  });
}

type BeginResult<Refusal> =
  | { result: StartResult | Refusal }
  /** There is an open one, also when the same start was sent twice and the other request was faster. */
  | { open: { id: Id<"attempt">; closesAt: Date } };

/** Draws first and looks for an open attempt only when the unique index says there is one: most starts are first ones. */
async function begin<Refusal extends { kind: string }>(
  db: Db | Tx,
  student: Student,
  now: Date,
  blueprint: Blueprint<Refusal>,
): Promise<BeginResult<Refusal>> {
  const drawn = await blueprint.draw(db);
  const openOr = async (result: StartResult | Refusal): Promise<BeginResult<Refusal>> => {
    const open = await findOpenAttempt(db, student, blueprint.testKey);
    return open ? { open } : { result };
  };
  if (drawn.length === 0) return openOr((await blueprint.refuse?.(db)) ?? { kind: "no-questions" });

  const attemptId = newId<"attempt">();
  const { studentId } = student;
  const { rows, practiceTestId, testKey, seed } = blueprint;
  const timeline = timelineOf(planOf(rows.version.content, student.extraTimePercent), now.getTime());
  const refused = await db.transaction(async (tx) => {
    // A separate statement before those that count, so that they see what others have started until then.
    await lockStudent(tx, { studentId });
    const refusal = await blueprint.refuse?.(tx);
    if (refusal) return refusal;
    const inserted = await insertAttempt(tx, {
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
      stimulusVersionIds: drawn.map(({ stimulusVersionId }) => stimulusVersionId),
      parametersIds: drawn.map(({ parametersId = null }) => parametersId),
      repeatsIds: drawn.map(({ repeatsId = null }) => repeatsId),
      choices: drawn.map(({ choice }) => (choice ? JSON.stringify(choice) : null)),
      bankId: blueprint.bankId ?? null,
      sections: JSON.stringify(sectionRows(timeline)),
      overdueSince: overdueSince(now),
      ...valuesOf(rows),
    });
    return inserted.length > 0 ? null : { kind: "too-many-open" as const };
  });
  if (refused) return openOr(refused);
  rememberTestVersion(rows.version);
  return { result: { kind: "started", attemptId } };
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
      select ${sql.placeholder("testId")}::uuid, ${sql.placeholder("kind")}::text, ${sql.placeholder("ownerId")}::uuid,
        ${sql.placeholder("presetId")}, ${sql.placeholder("testVersionId")}::uuid
      where ${sql.placeholder("kind")}::text <> 'institute'
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
        extra_time_percent, question_count, started_at, closes_at, bank_id)
      select ${sql.placeholder("attemptId")}::uuid, ${sql.placeholder("studentId")}::uuid, ${sql.placeholder("testKey")},
        ${sql.placeholder("practiceTestId")}::uuid, ${sql.placeholder("testId")}::uuid,
        ${sql.placeholder("testVersionId")}::uuid, ${sql.placeholder("deliveryId")}::uuid, ${sql.placeholder("seed")}::int,
        ${sql.placeholder("extraTimePercent")}::int, ${sql.placeholder("questionCount")}::int, ${sql.placeholder("startedAt")}::timestamptz,
        ${sql.placeholder("closesAt")}::timestamptz, ${sql.placeholder("bankId")}::uuid
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
      insert into ${attemptItems} (attempt_id, position, version_id, section, stimulus_version_id, parameters_id, repeats_id, asked_as)
      select attempt.id, position, version_id, section, stimulus_version_id, parameters_id, repeats_id, choice::jsonb
      from attempt, unnest(${sql.placeholder("versionIds")}::uuid[], ${sql.placeholder("sectionsOfItems")}::int[],
          ${sql.placeholder("stimulusVersionIds")}::uuid[], ${sql.placeholder("parametersIds")}::uuid[],
          ${sql.placeholder("repeatsIds")}::uuid[], ${sql.placeholder("choices")}::text[])
        with ordinality as drawn (version_id, section, stimulus_version_id, parameters_id, repeats_id, choice, position)
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

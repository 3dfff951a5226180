/** A student about whom everything is kept that can be kept, under a name and an address that nobody else of the run has. */
import { and, eq, sql } from "drizzle-orm";
import { CONSENT_VERSION } from "../content/en/consent.ts";
import { type Id, newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import {
  adaptiveResults,
  attemptItems,
  attemptMarkups,
  attemptSections,
  bookmarks,
  certificates,
  dayPlans,
  extraMinutes,
  highlights,
  lessonCompletions,
  lessonPlaces,
  lessonReadings,
  messageAnswers,
  notes,
  questionReports,
  reportSettlements,
  rescores,
  resultChanges,
  ruleChanges,
  studentQuestions,
  studyPlans,
  testAnswers,
  testReopenings,
  tests,
  testVersions,
  twoFactors,
} from "../db/schema.ts";
import type { Accounts } from "../modules/accounts/auth.server.ts";
import { requestAddressChange } from "../modules/accounts/commands/request-address-change.server.ts";
import { requestPasswordReset } from "../modules/accounts/commands/request-password-reset.server.ts";
import { makeRecoveryCodes, replaceRecoveryCodes } from "../modules/accounts/second-factor/recovery-codes.server.ts";
import { recordView } from "../modules/audit/commands/record-view.server.ts";
import { tellOutcome } from "../modules/standards/commands/tell-outcome.server.ts";
import { countActivity } from "../modules/statistics/commands/count-activity.server.ts";
import { addNote } from "../modules/students/commands/add-note.server.ts";
import { saveRecipe } from "../modules/tests/commands/save-recipe.server.ts";
import { newClient, PASSWORD, signUpAndProve } from "./accounts.ts";
import { buildAdmin, buildLesson, unique } from "./build.ts";
import { buildOpenAttempt, buildResult } from "./build-attempts.ts";
import { buildInstituteTest } from "./build-institute-test.ts";
import { buildMessage, buildSubscriber } from "./build-messages.ts";
import { tellCategory } from "./tell-category.ts";

/**
 * With the cookies of a session, and the words that only this student's rows hold. The own password is `PASSWORD`; there is a
 * second factor, whose only recovery code is `recoveryCode`.
 */
export async function buildWholeStudent(db: Db, accounts: Accounts) {
  const now = new Date();
  const name = unique("Asha");
  const signedUp = await signUpAndProve(accounts, { name });
  const { student } = signedUp;
  const { userId, studentId, email } = student;
  const words = {
    note: unique("note"),
    message: unique("message"),
    answer: unique("answer"),
    report: unique("report"),
    whyWrong: "misread" as const,
    markup: unique("look up"),
    recipe: unique("mix"),
    reopening: unique("reopened"),
    extraMinutes: unique("more minutes"),
    ownNote: unique("mnemonic"),
    label: unique("weak spots"),
    highlight: unique("sodium"),
    place: unique("where it stopped"),
  };
  const newEmail = `${unique("wanted")}@example.org`;

  await requestPasswordReset(accounts, newClient(), email, now);
  await requestAddressChange(accounts, student, newClient(), { email: newEmail, password: PASSWORD }, now);
  await db.insert(twoFactors).values({ userId, secret: unique("secret"), createdAt: now, confirmedAt: now });
  const [recoveryCode = ""] = makeRecoveryCodes();
  await db.transaction((tx) => replaceRecoveryCodes(tx, userId, [recoveryCode], now));

  const { lessonId } = await buildLesson(db);
  const { attemptId, resultId } = await buildResult(db, student, { answers: [{ lessonId, isCorrect: true }] });
  const question = await giveItem(db, attemptId, resultId);
  const markup = { struck: ["b"], highlights: { stem: [[0, 1]] }, notes: { stem: words.markup } };
  await db.insert(attemptMarkups).values({ attemptId, position: 1, markup, madeAt: now });
  await db.insert(attemptSections).values({ attemptId, section: 1, opensAt: now, endsAt: now });
  const gift = { giftId: newId<"gift">(), minutes: 10, reason: words.extraMinutes, givenAt: now };
  await db.insert(extraMinutes).values({ attemptId, ...gift });
  await db.insert(adaptiveResults).values({
    ...{ resultId, studentId, presetId: "nclex-rn", isShorter: false, completedAt: now, ability: 0.3, error: 0.2 },
    ...{ cut: 0, isAtOrAbove: true, endedBy: "maximum", asked: 85, scored: 70, details: { path: [], areas: [] } },
  });
  await tellOutcome(db, student, { presetId: "nclex-rn", hasPassed: "yes", consent: CONSENT_VERSION }, now);
  const { questionId } = question;
  await db
    .update(studentQuestions)
    .set({ whyWrong: words.whyWrong, card: { v: 1 } })
    .where(and(eq(studentQuestions.studentId, studentId), eq(studentQuestions.questionId, questionId)));
  await db.insert(studyPlans).values({ studentId, examOn: "2026-06-01", repeatsADay: 25 });
  await db.insert(dayPlans).values({ studentId, day: "2026-03-01", plan: { v: 1, due: 3 } });
  await db.insert(notes).values({
    ...{ id: newId<"note">(), studentId, questionId, about: "Which of these?", text: words.ownNote, writtenAt: now },
  });
  await db
    .insert(bookmarks)
    .values({ id: newId<"bookmark">(), studentId, lessonId, labels: [words.label], madeAt: now });
  await db.insert(highlights).values({
    ...{ id: newId<"highlight">(), studentId, lessonId, quote: words.highlight, before: "", after: "", start: 0 },
    madeAt: now,
  });
  await db.insert(lessonPlaces).values({ studentId, lessonId, block: 2, words: words.place, readAt: now });
  await tellCategory(db, student, { category: "OBC", hasDisability: true }, now);
  await buildOwnTest(db, studentId, [lessonId]);
  await saveRecipe(db, student, { name: words.recipe, choices: { lessons: [lessonId] } }, now);
  await giveReopening(db, studentId, words.reopening);
  await buildOpenAttempt(db, { student, startedAt: now });
  await db.insert(lessonCompletions).values({ studentId, lessonId, completedAt: now });
  await db.insert(lessonReadings).values({ studentId, lessonId, day: "2026-03-01", seconds: 60, lastAt: now });
  const number = unique("LL");
  await db
    .insert(certificates)
    .values({ id: newId<"certificate">(), number, studentId, name, course: "NCLEX-RN", issuedAt: now });
  await countActivity(db, "Asia/Kolkata", { waits: true });

  const admin = await buildAdmin(db);
  const reportId = newId<"report">();
  const report = { id: reportId, ...question, studentId, message: words.report, createdAt: now };
  await db.insert(questionReports).values(report);
  await db.insert(reportSettlements).values({ reportId, note: "", settledAt: now });
  await addNote(db, admin, { studentId, text: `${words.note} about ${name}` }, now);
  await recordView(db, admin, { what: "student.seen", studentId }, now);
  const message = await buildMessage(db, { name, email, message: words.message });
  await buildMessage(db, { email, topic: "video-lectures" });
  await buildSubscriber(db, { email, state: "confirmed", confirmedAt: now });
  await db
    .insert(messageAnswers)
    .values({ id: newId<"message-answer">(), messageId: message.id, text: words.answer, sentAt: now });
  return { student, cookies: signedUp.cookies, admin, newEmail, number, lessonId, words, recoveryCode };
}

/** A test of the student's own, of these lessons. */
async function buildOwnTest(db: Db, ownerId: Id<"student">, lessonIds: Id<"lesson">[]): Promise<void> {
  const versionId = newId<"test-version">();
  const source = { kind: "drawn", rules: [{ count: 20, from: { lessons: lessonIds } }] };
  await db.insert(testVersions).values({ id: versionId, content: { v: 1, sections: [{ source }] } });
  await db.insert(tests).values({ id: newId<"test">(), kind: "custom", ownerId, versionId });
}

/** One more attempt at a test of the institute, for this reason. */
async function giveReopening(db: Db, studentId: Id<"student">, reason: string): Promise<void> {
  const { testId } = await buildInstituteTest(db);
  await db
    .insert(testReopenings)
    .values({ id: newId<"reopening">(), testId, studentId, reason, createdAt: new Date() });
}

/** The question as it stood in the test, and that it was scored again once. */
async function giveItem(db: Db, attemptId: Id<"attempt">, resultId: Id<"result">) {
  const [given] = await db.select().from(testAnswers).where(eq(testAnswers.testResultId, resultId));
  if (!given) throw new Error("The result has no answer.");
  const { position, questionId, versionId, answer } = given;
  await db.insert(attemptItems).values({ attemptId, position, versionId, answer, revision: 1, savedAt: new Date() });
  await db.insert(rescores).values({
    ...{ testResultId: resultId, position, versionId, oldVersionId: versionId, questionId, createdAt: new Date() },
    ...{ oldEarned: 0, oldMax: 1, oldIsCorrect: false, oldRule: "zero-one/1" },
    ...{ earned: 1, max: 1, isCorrect: true, rule: "zero-one/1" },
    ...{ oldResultScore: 0, oldResultCorrect: 0, oldResultEarned: 0, oldResultPossible: 1 },
    ...{ resultScore: 100, resultCorrect: 1, resultEarned: 1, resultPossible: 1 },
  });
  await giveChange(db, resultId);
  return { questionId, versionId };
}

/** The result as it was before the marks of its test were changed. */
async function giveChange(db: Db, testResultId: Id<"result">): Promise<void> {
  const [versionId, testId, changeId] = [newId<"test-version">(), newId<"test">(), newId<"rule-change">()];
  const createdAt = new Date();
  await db.insert(testVersions).values({ id: versionId, content: { v: 1 } });
  await db.insert(tests).values({ id: testId, kind: "institute", versionId });
  await db.insert(ruleChanges).values({ id: changeId, testId, number: 1, change: {}, createdAt });
  const marks = { oldMarks: 8, oldPossibleMarks: 12, marks: 9, possibleMarks: 12 };
  await db.insert(resultChanges).values({ testResultId, changeId, ...marks, createdAt });
}

/** Columns that name who did something as the administrator: what they point from belongs to the institute. */
const BY_THE_ADMINISTRATOR = [
  "bank_changes.changed_by",
  "images.created_by",
  "message_answers.sent_by",
  "question_reviews.recorded_by",
  "question_versions.created_by",
  "report_settlements.settled_by",
  "rescores.created_by",
  "rule_changes.created_by",
  "stimulus_versions.created_by",
  "student_notes.written_by",
  "test_reopenings.created_by",
];

/**
 * Every table with rows of a student, as the foreign keys of the database say: of account or student, and of what is theirs. A table
 * without such a key names a student in every row.
 */
export async function tablesOfStudents(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    with recursive keys as (
      select conrelid as child, confrelid as parent, conrelid::regclass::text || '.' || attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and connamespace = 'public'::regnamespace
    ), theirs as (
      select child from keys
      where parent in ('users'::regclass, 'students'::regclass) and keys.column <> all (${sql.param(BY_THE_ADMINISTRATOR)}::text[])
      union
      select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid
      where attname = 'student_id' and attnotnull and relkind = 'r' and relnamespace = 'public'::regnamespace
      union
      select keys.child from keys join theirs on theirs.child = keys.parent
      where keys.column <> all (${sql.param(BY_THE_ADMINISTRATOR)}::text[])
    )
    select child::regclass::text as name from theirs order by 1`);
  return rows.map(({ name }) => name);
}

/** For each text the tables, of the queue too, in which any row holds it anywhere. */
export async function tablesHolding(db: Db, texts: ReadonlyArray<string>): Promise<Map<string, string[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE' order by 1`);
  const holding = tables.map(
    ({ name }) => sql`select ${name} as "table", text from unnest(${sql.param([...texts])}::text[]) as text
      where exists (select from ${sql.raw(name)} as one where strpos(lower(one::text), lower(text)) > 0)`,
  );
  const { rows } = await db.execute<{ table: string; text: string }>(sql.join(holding, sql` union all `));
  return new Map(texts.map((text) => [text, rows.filter((row) => row.text === text).map(({ table }) => table)]));
}

/** The parts of the download of one's own data. Those that are read in one go have few or short rows. */
import { asc, desc, eq, sql } from "drizzle-orm";
import { auditTexts } from "../../../content/en/audit.ts";
import { dataViewTexts } from "../../../content/en/data-views.ts";
import { privacyTexts } from "../../../content/en/privacy.ts";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { newestFirst, orderBy } from "../../../db/keyset.ts";
import {
  auditEntries,
  bookmarks,
  certificates,
  consents,
  dayPlans,
  enrolments,
  highlights,
  lessonCompletions,
  lessonPlaces,
  lessonReadings,
  lessons,
  messageAnswers,
  messages,
  notes,
  questionReports,
  questions,
  realOutcomes,
  recipes,
  reportSettlements,
  sessions,
  signIns,
  studentCategories,
  studentDays,
  studentNotes,
  studentStatistics,
  studyPlans,
  subjects,
  subscribers,
  testReopenings,
  tests,
  testVersions,
} from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { findEveryWaitingScore, findWaitingResults } from "../../attempts/queries/withheld.server.ts";
import { listViewsOf } from "../../audit/queries/list-views-of.server.ts";
import { readOwnAccount } from "./own-account.server.ts";
import { readOwnAttempts } from "./own-attempts.server.ts";
import { readOwnQuestions } from "./own-questions.server.ts";

/** One part of the file, whole. */
type Part = (db: Db, student: Student, now: Date) => Promise<unknown>;

/** One part of the file, page by page. */
type PagedPart = (db: Db, studentId: Id<"student">, now: Date) => AsyncGenerator<unknown[], void>;

type PartName = keyof typeof privacyTexts.file.parts;
type PagedName = "attempts" | "questionsAsked";

/** Parts that may have thousands of rows, by their names in the file. */
export const pagedParts: { readonly [Name in PagedName]: PagedPart } = {
  attempts: readOwnAttempts,
  questionsAsked: readOwnQuestions,
};

/** All other parts by their names in the file. */
export const ownParts: { readonly [Name in Exclude<PartName, PagedName>]: Part } = {
  account: readOwnAccount,
  consents: (db, { userId }) =>
    db
      .select({ version: consents.version, wording: consents.wording, agreedAt: consents.agreedAt })
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(asc(consents.agreedAt)),
  sessions: (db, { userId }) =>
    db
      .select({
        signedInAt: sessions.createdAt,
        endsAt: sessions.expiresAt,
        internetAddress: sessions.ipAddress,
        browser: sessions.userAgent,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt)),
  signIns: (db, { userId }) =>
    db
      .select({ at: signIns.signedInAt, internetAddress: signIns.ipAddress, browser: signIns.userAgent })
      .from(signIns)
      .where(eq(signIns.userId, userId))
      .orderBy(desc(signIns.signedInAt)),
  enrolments: (db, { studentId }) =>
    db
      .select({ course: enrolments.course, enrolledAt: enrolments.enrolledAt })
      .from(enrolments)
      .where(eq(enrolments.studentId, studentId))
      .orderBy(asc(enrolments.enrolledAt)),
  async categoryForPassMarks(db, { studentId }) {
    const { category, hasDisability, consentedAt, consentVersion, consentWording } = studentCategories;
    const [told] = await db
      .select({ category, hasDisability, consentedAt, consentVersion, consentWording })
      .from(studentCategories)
      .where(eq(studentCategories.studentId, studentId));
    return told ?? null;
  },
  async realExams(db, { studentId }, now) {
    const { presetId, hasPassed, toldAt, ability, error, cut, consentVersion, consentWording } = realOutcomes;
    const told = await db
      .select({
        ...{ exam: presetId, passed: hasPassed, toldAt, abilityInSimulation: ability, errorInSimulation: error },
        ...{ practiceStandard: cut, consentVersion, consentWording },
      })
      .from(realOutcomes)
      .where(eq(realOutcomes.studentId, studentId))
      .orderBy(asc(presetId));
    // Nothing says of which result an estimate is, so none is told while any waits.
    const isWaiting = told.length > 0 && (await findEveryWaitingScore(db, studentId, now)).length > 0;
    const waits = {
      abilityInSimulation: privacyTexts.file.waits.either,
      errorInSimulation: privacyTexts.file.waits.either,
    };
    return isWaiting ? told.map((one) => ({ ...one, ...waits })) : told;
  },
  async studyPlan(db, { studentId }) {
    const { examOn, repeatsADay, minutesADay, wantsMail, mailedOn, showsDays, showsStreak } = studyPlans;
    const [plan] = await db
      .select({ examOn, repeatsADay, minutesADay, wantsMail, mailedOn, showsDays, showsStreak })
      .from(studyPlans)
      .where(eq(studyPlans.studentId, studentId));
    return plan ?? null;
  },
  dayPlans: (db, { studentId }) =>
    db
      .select({ day: dayPlans.day, plan: dayPlans.plan })
      .from(dayPlans)
      .where(eq(dayPlans.studentId, studentId))
      .orderBy(asc(dayPlans.day)),
  privateNotes: (db, { studentId }) =>
    db
      .select({ about: notes.about, question: questions.displayId, text: notes.text, writtenAt: notes.writtenAt })
      .from(notes)
      .leftJoin(questions, eq(questions.id, notes.questionId))
      .where(eq(notes.studentId, studentId))
      .orderBy(asc(notes.writtenAt)),
  bookmarks: (db, { studentId }) =>
    db
      .select({
        question: questions.displayId,
        lesson: lessons.title,
        labels: bookmarks.labels,
        madeAt: bookmarks.madeAt,
      })
      .from(bookmarks)
      .leftJoin(questions, eq(questions.id, bookmarks.questionId))
      .leftJoin(lessons, eq(lessons.id, bookmarks.lessonId))
      .where(eq(bookmarks.studentId, studentId))
      .orderBy(asc(bookmarks.madeAt)),
  highlights: (db, { studentId }) =>
    db
      .select({ lesson: lessons.title, words: highlights.quote, madeAt: highlights.madeAt })
      .from(highlights)
      .innerJoin(lessons, eq(lessons.id, highlights.lessonId))
      .where(eq(highlights.studentId, studentId))
      .orderBy(asc(highlights.madeAt)),
  readingPlaces: (db, { studentId }) =>
    db
      .select({ lesson: lessons.title, words: lessonPlaces.words, readAt: lessonPlaces.readAt })
      .from(lessonPlaces)
      .innerJoin(lessons, eq(lessons.id, lessonPlaces.lessonId))
      .where(eq(lessonPlaces.studentId, studentId))
      .orderBy(asc(lessonPlaces.readAt)),
  ownTests: (db, { studentId }) =>
    db
      .select({
        lessons: sql<string[]>`array(
          select ${lessons.title}
          from jsonb_path_query(${testVersions.content}, '$.sections[*].source.rules[0].from.lessons[*]') with ordinality as asked (id, nth)
          join ${lessons} on ${lessons.id} = (asked.id #>> '{}')::uuid
          order by asked.nth
        )`,
        minutes: sql<number | null>`${testVersions.content} -> 'minutes'`,
        chosen: sql<unknown>`(${testVersions.content} #> '{sections,0,source,rules,0}') #- '{from,lessons}'`,
        caseStudiesAndTrends: sql<unknown>`(
          select jsonb_agg(rule - 'from')
          from jsonb_path_query(${testVersions.content}, '$.sections[*].source.rules[*] ? (exists(@.unit))') as rule
        )`,
        firstTakenAt: tests.createdAt,
      })
      .from(tests)
      .innerJoin(testVersions, eq(testVersions.id, tests.versionId))
      .where(eq(tests.ownerId, studentId))
      .orderBy(asc(tests.createdAt)),
  testsReopened: (db, { studentId }) =>
    db
      .select({ test: tests.title, reason: testReopenings.reason, at: testReopenings.createdAt })
      .from(testReopenings)
      .innerJoin(tests, eq(tests.id, testReopenings.testId))
      .where(eq(testReopenings.studentId, studentId))
      .orderBy(asc(testReopenings.createdAt)),
  savedTests: (db, { studentId }) =>
    db
      .select({
        name: recipes.name,
        lessons: sql<string[]>`array(
          select ${lessons}.title
          from jsonb_array_elements_text(${recipes}.choices -> 'lessons') with ordinality as asked (id, nth)
          join ${lessons} on ${lessons}.id = asked.id::uuid
          order by asked.nth
        )`,
        chosen: sql<unknown>`${recipes}.choices - 'lessons'`,
        savedAt: recipes.createdAt,
      })
      .from(recipes)
      .where(eq(recipes.studentId, studentId))
      .orderBy(asc(recipes.createdAt)),
  lessonsCompleted: (db, { studentId }) =>
    db
      .select({ subject: subjects.name, lesson: lessons.title, completedAt: lessonCompletions.completedAt })
      .from(lessonCompletions)
      .innerJoin(lessons, eq(lessons.id, lessonCompletions.lessonId))
      .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
      .where(eq(lessonCompletions.studentId, studentId))
      .orderBy(asc(lessonCompletions.completedAt)),
  readingTimes: (db, { studentId }) =>
    db
      .select({
        day: lessonReadings.day,
        subject: subjects.name,
        lesson: lessons.title,
        seconds: lessonReadings.seconds,
        lastReadAt: lessonReadings.lastAt,
      })
      .from(lessonReadings)
      .innerJoin(lessons, eq(lessons.id, lessonReadings.lessonId))
      .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
      .where(eq(lessonReadings.studentId, studentId))
      .orderBy(asc(lessonReadings.day), asc(lessonReadings.lastAt)),
  studyDays: (db, { studentId }) =>
    db
      .select({ day: studentDays.day, seconds: studentDays.seconds })
      .from(studentDays)
      .where(eq(studentDays.studentId, studentId))
      .orderBy(asc(studentDays.day)),
  async studySums(db, { studentId }, now) {
    const waiting = await findWaitingResults(db, studentId, now);
    const [sums] = await db
      .select({
        testsWithoutExamSimulations: studentStatistics.tests,
        sumOfScoresInPercent: studentStatistics.scoreSum,
        secondsStudied: studentStatistics.studySeconds,
        lastActiveOn: studentStatistics.lastActiveOn,
        lessonCompletedLast: lessons.title,
      })
      .from(studentStatistics)
      .leftJoin(lessons, eq(lessons.id, studentStatistics.lastLessonId))
      .where(eq(studentStatistics.studentId, studentId));
    // From sums with and without a result its score could be read.
    if (sums && waiting.length > 0) return { ...sums, sumOfScoresInPercent: privacyTexts.file.waits.either };
    return sums ?? null;
  },
  certificates: (db, { studentId }) =>
    db
      .select({
        number: certificates.number,
        name: certificates.name,
        course: certificates.course,
        issuedAt: certificates.issuedAt,
        revokedAt: certificates.revokedAt,
        revokedFor: certificates.revokedFor,
      })
      .from(certificates)
      .where(eq(certificates.studentId, studentId))
      .orderBy(asc(certificates.issuedAt)),
  questionReports: (db, { studentId }) =>
    db
      .select({
        question: questions.displayId,
        report: questionReports.message,
        sentAt: questionReports.createdAt,
        readAt: questionReports.readAt,
        settledAt: reportSettlements.settledAt,
      })
      .from(questionReports)
      .innerJoin(questions, eq(questions.id, questionReports.questionId))
      .leftJoin(reportSettlements, eq(reportSettlements.reportId, questionReports.id))
      .where(eq(questionReports.studentId, studentId))
      .orderBy(asc(questionReports.createdAt)),
  notesAboutYou: (db, { studentId }) =>
    db
      .select({ note: studentNotes.text, writtenAt: studentNotes.writtenAt })
      .from(studentNotes)
      .where(eq(studentNotes.studentId, studentId))
      .orderBy(asc(studentNotes.writtenAt)),
  messages: readMessages,
  async newsletter(db, { email, emailVerified }) {
    if (!emailVerified) return null;
    const [subscription] = await db
      .select({
        email: subscribers.email,
        state: subscribers.state,
        askedAt: subscribers.requestedAt,
        linkMailedAt: subscribers.mailedAt,
        confirmedAt: subscribers.confirmedAt,
        leftAt: subscribers.leftAt,
      })
      .from(subscribers)
      .where(sql`lower(${subscribers.email}) = ${email}`);
    return subscription ?? null;
  },
  changesByTheInstitute: readChanges,
  async whoSawYourData(db, { studentId }) {
    const { kinds } = dataViewTexts;
    const views = await listViewsOf(db, studentId);
    return views.map(({ at, viewerEmail, what }) => ({ at, what: namedIn(kinds, what), by: viewerEmail }));
  },
};

async function readMessages(db: Db, { email, emailVerified }: Student) {
  if (!emailVerified) return [];
  const isFromHere = sql`lower(${messages.email}) = ${email}`;
  const [written, answers] = await Promise.all([
    db.select().from(messages).where(isFromHere).orderBy(asc(messages.receivedAt)),
    db
      .select({ messageId: messageAnswers.messageId, text: messageAnswers.text, sentAt: messageAnswers.sentAt })
      .from(messageAnswers)
      .innerJoin(messages, eq(messages.id, messageAnswers.messageId))
      .where(isFromHere)
      .orderBy(asc(messageAnswers.sentAt)),
  ]);
  return written.map(({ id, name, topic, ...message }) => ({
    ...message,
    name,
    wantsToBeToldAbout: topic,
    answers: answers.filter(({ messageId }) => messageId === id).map(({ text, sentAt }) => ({ text, sentAt })),
  }));
}

/** The names of the fields without values, which may contain words of others, such as a deleted note. */
async function readChanges(db: Db, { studentId }: Student) {
  const entries = await db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, studentId))
    .orderBy(...orderBy(newestFirst(auditEntries.at, auditEntries.id)));
  const { administrator, serverConsole } = privacyTexts.file;
  return entries.map(({ at, action, actorEmail, before, after }) => ({
    at,
    what: namedIn(auditTexts.actions, action),
    fields: [...new Set([before, after].flatMap(fieldsOf))].map((field) => namedIn(auditTexts.fields, field)),
    by: actorEmail === "" ? serverConsole : administrator,
  }));
}

function fieldsOf(values: unknown): string[] {
  return typeof values === "object" && values !== null ? Object.keys(values) : [];
}

function namedIn(words: Readonly<Record<string, string>>, name: string): string {
  return words[name] ?? name;
}

/** A published test of the institute, as the command that publishes it stores one. */
import { eq } from "drizzle-orm";
import { type Id, newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { attemptItems, deliveries, testQuestions, tests, testVersions } from "../db/schema.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { saveAnswers } from "../modules/attempts/commands/save-answers.server.ts";
import { startInstituteTest } from "../modules/attempts/commands/start-attempt.server.ts";
import { submitAttempt } from "../modules/attempts/commands/submit-attempt.server.ts";
import type { DeliveryRules } from "../modules/tests/delivery.ts";
import { ONE_MARK, rulesOf, sectionOf, versionOf } from "../modules/tests/presets/preset.ts";
import type { Section, TestVersion } from "../modules/tests/test-version.ts";
import { buildLesson, unique } from "./build.ts";
import { buildQuestion } from "./build-attempts.ts";

type Built = { questionId: Id<"question">; versionId: Id<"version"> };

/** By default one section with three questions in a lesson of their own, `a` is right, for everybody and at any time. */
export async function buildInstituteTest(
  db: Db,
  over: {
    title?: string;
    questions?: ReadonlyArray<Built>;
    /** Instead of the one section. */
    sections?: ReadonlyArray<Section>;
    version?: Partial<TestVersion>;
    rules?: Partial<DeliveryRules>;
    delivery?: Partial<Pick<typeof deliveries.$inferInsert, "course" | "opensAt" | "closesAt" | "attemptsMax">>;
    test?: Partial<Pick<typeof tests.$inferInsert, "publishedAt" | "archivedAt">>;
  } = {},
) {
  const [testId, versionId, deliveryId] = [newId<"test">(), newId<"test-version">(), newId<"delivery">()];
  const asked = over.questions ?? (over.sections ? [] : await buildQuestions(db, 3));
  const title = over.title ?? unique("Mock test");
  const sections = over.sections ?? [fixedSection("questions", asked)];
  const version = versionOf({
    title,
    minutes: 30,
    leavingASection: "may-return",
    ...over.version,
    sections: [...sections],
  });
  const { rules, delivery, test } = over;
  await db.insert(testVersions).values({ id: versionId, content: version });
  await db.insert(tests).values({
    ...{ id: testId, kind: "institute" as const, title, versionId },
    ...{ publishedAt: new Date("2026-01-01T00:00:00Z"), ...test },
  });
  await db.insert(deliveries).values({ id: deliveryId, testId, rules: rulesOf(version, ONE_MARK, rules), ...delivery });
  const named = sections.flatMap(({ source }) => (source.kind === "fixed" ? source.questions : []));
  if (named.length > 0) {
    await db.insert(testQuestions).values(named.map((questionId) => ({ testId, questionId, isDraft: false })));
  }
  return { testId, versionId, deliveryId, title, version, questions: asked };
}

/** The student starts the test, answers so many of its first questions right and all others wrong, and submits a minute later. */
export async function takeInstituteTest(
  db: Db,
  student: Student,
  testId: Id<"test">,
  { right, at }: { right: number; at: Date },
): Promise<Id<"attempt">> {
  const started = await startInstituteTest(db, student, testId, at, Math.random);
  if (started.kind !== "started") throw new Error(`The test did not start: ${started.kind}.`);
  const { attemptId } = started;
  const items = await db
    .select({ position: attemptItems.position })
    .from(attemptItems)
    .where(eq(attemptItems.attemptId, attemptId));
  const saves = items.map(({ position }) => ({
    ...{ position, basedOn: 0, ageMs: 0, seconds: 1 },
    answer: { chosen: position <= right ? "a" : "b" },
  }));
  await saveAnswers(db, student, attemptId, saves, at);
  await submitAttempt(db, student, attemptId, new Date(at.getTime() + 60_000));
  return attemptId;
}

/** So many questions in a lesson of their own. */
export async function buildQuestions(db: Db, count: number): Promise<Built[]> {
  const { lessonId } = await buildLesson(db);
  const built: Built[] = [];
  for (let number = 0; number < count; number += 1) built.push(await buildQuestion(db, lessonId));
  return built;
}

/** A section that asks these questions in this order. */
export function fixedSection(id: string, questions: ReadonlyArray<Built>, over: Partial<Section> = {}): Section {
  return {
    ...sectionOf(id, id, null, []),
    source: { kind: "fixed", questions: questions.map(({ questionId }) => questionId) },
    ...over,
  };
}

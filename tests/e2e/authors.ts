/** What the tests of authoring share: a subject and a lesson for questions, a whole question on the open form, an answered one. */
import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import type { Id } from "../../src/core/id.ts";
import type { Database } from "../../src/db/client.ts";
import { attemptItems, lessons, questionVersions, subjects } from "../../src/db/schema.ts";
import { modelOf, type QuestionBody } from "../../src/items/registry/models.ts";
import type { Student } from "../../src/modules/accounts/viewer.ts";
import { submitAttempt } from "../../src/modules/attempts/commands/submit-attempt.server.ts";
import { storeImage } from "../../src/modules/images/commands/store-image.server.ts";
import { buildAdmin, buildLesson } from "../../src/testing/build.ts";
import { buildOpenAttempt } from "../../src/testing/build-attempts.ts";

export type SubjectAndLesson = { subject: string; lesson: string };

/** A subject with one lesson, by their names. */
export async function buildSubjects({ db }: Database): Promise<SubjectAndLesson & { lessonId: Id<"lesson"> }> {
  const { lessonId } = await buildLesson(db);
  const [names] = await db
    .select({ subject: subjects.name, lesson: lessons.title })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(eq(lessons.id, lessonId));
  if (!names) throw new Error("The lesson that was just built is gone.");
  return { ...names, lessonId };
}

/** Everything a single-answer question needs, on the open form; the second option is right. */
export async function writeQuestion(page: Page, { subject, lesson }: SubjectAndLesson, text: string): Promise<void> {
  await page.getByLabel("Subject", { exact: true }).selectOption({ label: subject });
  await page.getByLabel("Lesson", { exact: true }).selectOption({ label: lesson });
  await page.getByRole("textbox", { name: "Question Text" }).fill(text);
  await page.getByRole("textbox", { name: "Option 1" }).fill("The vagus nerve");
  await page.getByRole("textbox", { name: "Option 2" }).fill("The facial nerve");
  await page.getByRole("radio", { name: "Option 2 is the correct answer" }).check();
  await page.getByRole("textbox", { name: "Explanation" }).fill("It moves the face.");
}

/** A question that this student has answered in a submitted test of its own. */
export async function buildAnsweredQuestion({ db }: Database, student: Student, body: QuestionBody, answer: unknown) {
  const { attemptId, versionIds } = await buildOpenAttempt(db, { student, bodies: [body], startedAt: new Date() });
  modelOf(body.type).answer.parse(answer);
  await db.update(attemptItems).set({ answer, revision: 1 }).where(eq(attemptItems.attemptId, attemptId));
  await submitAttempt(db, student, attemptId, new Date());
  return { attemptId, questionId: await questionOf(db, versionIds[0]) };
}

/** A picture of one colour, as PNG. */
export function picture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#0d5f63" } })
    .png()
    .toBuffer();
}

/** The address of an image that an administrator has uploaded. */
export async function buildImage({ db }: Database, width: number, height: number): Promise<string> {
  const stored = await storeImage(db, await buildAdmin(db), await picture(width, height), new Date());
  if (stored.kind !== "stored") throw new Error(stored.kind);
  return stored.address;
}

async function questionOf(db: Database["db"], versionId: Id<"version"> | undefined): Promise<Id<"question">> {
  const [version] = versionId
    ? await db
        .select({ questionId: questionVersions.questionId })
        .from(questionVersions)
        .where(eq(questionVersions.id, versionId))
    : [];
  if (!version) throw new Error("The question was not built.");
  return version.questionId;
}

/** What visitors and students sent, stored as their forms store it. */
import { newId } from "../core/id.ts";
import type { Db } from "../db/client.ts";
import { messages, questionReports, subscribers } from "../db/schema.ts";
import { buildLesson, buildStudent, unique } from "./build.ts";
import { buildQuestion } from "./build-attempts.ts";

type Message = typeof messages.$inferInsert;
type Subscriber = typeof subscribers.$inferInsert;

/** A message from the contact page, or a wish to be told when `over` names a topic. */
export async function buildMessage(db: Db, over: Partial<Message> = {}) {
  const id = newId<"message">();
  const email = `${unique("writer")}@example.org`;
  const content = over.topic
    ? { kind: "notify-me" as const }
    : { kind: "contact" as const, name: "Asha Verma", message: unique("When does it begin?") };
  const message = { id, email, receivedAt: new Date(), ...content, ...over };
  await db.insert(messages).values(message);
  return { ...message, name: message.name ?? "" };
}

/** Somebody who asked for the newsletter. */
export async function buildSubscriber(db: Db, over: Partial<Subscriber> = {}) {
  const email = `${unique("reader")}@example.org`;
  const subscriber = {
    id: newId<"subscriber">(),
    email,
    requestedAt: new Date(),
    leaveToken: unique("leave"),
    ...over,
  };
  await db.insert(subscribers).values(subscriber);
  return subscriber;
}

/** A student's report of a question, both of its own. */
export async function buildReport(db: Db, over: { message?: string; createdAt?: Date } = {}) {
  const { lessonId } = await buildLesson(db);
  const { questionId, versionId } = await buildQuestion(db, lessonId);
  const { studentId, name: studentName } = await buildStudent(db);
  const report = {
    id: newId<"report">(),
    questionId,
    versionId,
    studentId,
    message: over.message ?? unique("The unit is wrong."),
    createdAt: over.createdAt ?? new Date(),
  };
  await db.insert(questionReports).values(report);
  return { ...report, studentName };
}

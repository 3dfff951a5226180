import { and, eq, inArray } from "drizzle-orm";
import { type Id, parseId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, questions, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { suggestedId } from "../rules.ts";

/** The suggestion ends in three digits of the time, so there are this many of them. */
const SUGGESTIONS = 1_000;

/** A Question ID to offer that no question has now (docs/product/questions.md#suggested-id). */
export async function suggestQuestionId(
  db: Db,
  _admin: Admin,
  query: { subjectId: string; lessonId: string; type: string },
  now: Date,
): Promise<string> {
  const names = await findNames(db, parseId<"subject">(query.subjectId), parseId<"lesson">(query.lessonId));
  const candidates = Array.from({ length: SUGGESTIONS }, (_, later) =>
    suggestedId({ ...names, type: query.type }, new Date(now.getTime() + later)),
  );
  const rows = await db
    .select({ manualId: questions.manualId })
    .from(questions)
    .where(inArray(questions.manualId, candidates));
  const taken = new Set(rows.map(({ manualId }) => manualId));
  const free = candidates.find((candidate) => !taken.has(candidate));
  return free ?? suggestedId({ subjectName: "", lessonTitle: "", type: "" }, now);
}

async function findNames(db: Db, subjectId: Id<"subject"> | null, lessonId: Id<"lesson"> | null) {
  const unknown = { subjectName: "", lessonTitle: "" };
  if (!subjectId || !lessonId) return unknown;
  const [names] = await db
    .select({ subjectName: subjects.name, lessonTitle: lessons.title })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(eq(lessons.id, lessonId), eq(subjects.id, subjectId)));
  return names ?? unknown;
}

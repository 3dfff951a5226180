/**
 * Finding lessons by their subject's name and their title, and adding what is missing: what an import needs. The index is
 * read once, asked for every row, and what was added is stored in one go.
 */
import { eq } from "drizzle-orm";
import { type Id, newId } from "../../core/id.ts";
import { foldedCase } from "../../core/plain-text.ts";
import type { Db, Tx } from "../../db/client.ts";
import { lessons, subjects } from "../../db/schema.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "./rules.ts";
import { nextLessonPosition, nextSubjectPosition, positionAfter } from "./subject-services.server.ts";

type NewSubject = { id: Id<"subject">; name: string };
type NewLesson = { id: Id<"lesson">; subjectId: Id<"subject">; title: string };

/** Subjects and lessons by name, capitals aside; those that were added, and how many of them are stored. */
export type LessonIndex = {
  subjectIds: Map<string, Id<"subject">>;
  lessonIds: Map<string, Id<"lesson">>;
  newSubjects: NewSubject[];
  newLessons: NewLesson[];
  stored: { subjects: number; lessons: number };
};

/** The index of what is stored. */
export async function loadLessonIndex(db: Db | Tx): Promise<LessonIndex> {
  const rows = await db
    .select({ subjectId: subjects.id, name: subjects.name, lessonId: lessons.id, title: lessons.title })
    .from(subjects)
    .leftJoin(lessons, eq(lessons.subjectId, subjects.id))
    .limit(SUBJECTS_MAX + LESSONS_MAX);
  const index: LessonIndex = {
    subjectIds: new Map(),
    lessonIds: new Map(),
    newSubjects: [],
    newLessons: [],
    stored: { subjects: 0, lessons: 0 },
  };
  for (const { subjectId, name, lessonId, title } of rows) {
    index.subjectIds.set(foldedCase(name), subjectId);
    if (lessonId !== null && title !== null) index.lessonIds.set(lessonKey(subjectId, title), lessonId);
  }
  return index;
}

/** The lesson of that subject and title; one that is missing is added, to be stored by `storeNewLessons`. */
export function findOrAddLesson(index: LessonIndex, subjectName: string, title: string): Id<"lesson"> {
  const subjectId = index.subjectIds.get(foldedCase(subjectName)) ?? newId<"subject">();
  if (!index.subjectIds.has(foldedCase(subjectName))) {
    index.subjectIds.set(foldedCase(subjectName), subjectId);
    index.newSubjects.push({ id: subjectId, name: subjectName });
  }
  const key = lessonKey(subjectId, title);
  const lessonId = index.lessonIds.get(key) ?? newId<"lesson">();
  if (!index.lessonIds.has(key)) {
    index.lessonIds.set(key, lessonId);
    index.newLessons.push({ id: lessonId, subjectId, title });
  }
  return lessonId;
}

/** Stores what was added since the last time; such a lesson only holds questions. */
export async function storeNewLessons(tx: Tx, index: LessonIndex, now: Date): Promise<void> {
  const { newSubjects, newLessons, stored } = index;
  const made = { createdAt: now, updatedAt: now };
  const subjectRows = await withPositions(
    newSubjects.slice(stored.subjects),
    () => nextSubjectPosition(tx),
    () => "",
  );
  if (subjectRows.length > 0) await tx.insert(subjects).values(subjectRows.map((row) => ({ ...row, ...made })));
  const lessonRows = await withPositions(
    newLessons.slice(stored.lessons),
    ({ subjectId }) => nextLessonPosition(tx, subjectId),
    ({ subjectId }) => subjectId,
  );
  if (lessonRows.length > 0) await tx.insert(lessons).values(lessonRows.map((row) => ({ ...row, ...made })));
  stored.subjects = newSubjects.length;
  stored.lessons = newLessons.length;
}

/** The rows with their positions, consecutive in each list; `findNext` is called once for each list. */
async function withPositions<Row>(
  rows: ReadonlyArray<Row>,
  findNext: (row: Row) => Promise<number>,
  listOf: (row: Row) => string,
): Promise<(Row & { position: number })[]> {
  const next = new Map<string, number>();
  const done: (Row & { position: number })[] = [];
  for (const row of rows) {
    const position = next.get(listOf(row)) ?? (await findNext(row));
    next.set(listOf(row), positionAfter(position));
    done.push({ ...row, position });
  }
  return done;
}

function lessonKey(subjectId: Id<"subject">, title: string): string {
  return `${subjectId} ${foldedCase(title)}`;
}

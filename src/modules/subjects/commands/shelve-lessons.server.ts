/**
 * Finding lessons by their subject's name and their title, and making what is missing: what an import needs. A shelf is
 * read once, asked for every row, and what it made up is stored in one go.
 */
import { eq } from "drizzle-orm";
import { type Id, newId } from "../../../core/id.ts";
import { foldedCase } from "../../../core/plain-text.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { lessons, subjects } from "../../../db/schema.ts";
import { LESSONS_MAX, SUBJECTS_MAX } from "../rules.ts";
import { nextLessonPosition, nextSubjectPosition, positionAfter } from "./shelf-office.server.ts";

type NewSubject = { id: Id<"subject">; name: string };
type NewLesson = { id: Id<"lesson">; subjectId: Id<"subject">; title: string };

/** Subjects and lessons by name, capitals aside; those that were made up, and how many of them are stored. */
export type Shelf = {
  subjectIds: Map<string, Id<"subject">>;
  lessonIds: Map<string, Id<"lesson">>;
  newSubjects: NewSubject[];
  newLessons: NewLesson[];
  stored: { subjects: number; lessons: number };
};

/** The shelf as it stands. */
export async function loadShelf(db: Db | Tx): Promise<Shelf> {
  const rows = await db
    .select({ subjectId: subjects.id, name: subjects.name, lessonId: lessons.id, title: lessons.title })
    .from(subjects)
    .leftJoin(lessons, eq(lessons.subjectId, subjects.id))
    .limit(SUBJECTS_MAX + LESSONS_MAX);
  const shelf: Shelf = {
    subjectIds: new Map(),
    lessonIds: new Map(),
    newSubjects: [],
    newLessons: [],
    stored: { subjects: 0, lessons: 0 },
  };
  for (const { subjectId, name, lessonId, title } of rows) {
    shelf.subjectIds.set(foldedCase(name), subjectId);
    if (lessonId !== null && title !== null) shelf.lessonIds.set(lessonKey(subjectId, title), lessonId);
  }
  return shelf;
}

/** The lesson of that subject and title; one that is missing is made up, to be stored by `storeNewLessons`. */
export function shelveLesson(shelf: Shelf, subjectName: string, title: string): Id<"lesson"> {
  const subjectId = shelf.subjectIds.get(foldedCase(subjectName)) ?? newId<"subject">();
  if (!shelf.subjectIds.has(foldedCase(subjectName))) {
    shelf.subjectIds.set(foldedCase(subjectName), subjectId);
    shelf.newSubjects.push({ id: subjectId, name: subjectName });
  }
  const key = lessonKey(subjectId, title);
  const lessonId = shelf.lessonIds.get(key) ?? newId<"lesson">();
  if (!shelf.lessonIds.has(key)) {
    shelf.lessonIds.set(key, lessonId);
    shelf.newLessons.push({ id: lessonId, subjectId, title });
  }
  return lessonId;
}

/** Stores what was made up since the last time; such a lesson only holds questions. */
export async function storeNewLessons(tx: Tx, shelf: Shelf, now: Date): Promise<void> {
  const { newSubjects, newLessons, stored } = shelf;
  const made = { createdAt: now, updatedAt: now };
  const subjectRows = await placed(
    newSubjects.slice(stored.subjects),
    () => nextSubjectPosition(tx),
    () => "",
  );
  if (subjectRows.length > 0) await tx.insert(subjects).values(subjectRows.map((row) => ({ ...row, ...made })));
  const lessonRows = await placed(
    newLessons.slice(stored.lessons),
    ({ subjectId }) => nextLessonPosition(tx, subjectId),
    ({ subjectId }) => subjectId,
  );
  if (lessonRows.length > 0) await tx.insert(lessons).values(lessonRows.map((row) => ({ ...row, ...made })));
  stored.subjects = newSubjects.length;
  stored.lessons = newLessons.length;
}

/** The rows with their places, one after the other in each list; `findNext` is asked once for each. */
async function placed<Row>(
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

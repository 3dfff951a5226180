/** Subjects as the administrator sees them: a page of subjects, each with its first lessons or with all of them. */

import { and, count, eq, exists, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { foldForSearch } from "../../../core/plain-text.ts";
import { spellingsOf } from "../../../core/spellings.ts";
import type { Db } from "../../../db/client.ts";
import { naturalOrder } from "../../../db/natural-order.ts";
import { lessons, subjectCourses, subjects } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { coursesOf, LESSONS_ON_CARD, SUBJECTS_ON_PAGE } from "../rules.ts";
import { countStimuli, type StimulusCounts, sumOf } from "./count-stimuli.server.ts";
import type { ListedLesson } from "./list-subjects.server.ts";
import { subjectOrderBy } from "./order-by.server.ts";

export type SubjectOverview = {
  id: Id<"subject">;
  name: string;
  description: string;
  /** Titles; none means all courses. */
  courses: string[];
  lessonCount: number;
  /** Single questions that a test can draw. */
  questionCount: number;
  stimuli: StimulusCounts;
  /** The first ones, or all of them when the card is open. */
  lessons: (ListedLesson & { stimuli: StimulusCounts })[];
  isOpen: boolean;
};

export type SubjectOverviewPage = {
  cards: SubjectOverview[];
  /** 1 for the first. */
  page: number;
  pages: number;
  /** Of the whole institute. */
  subjects: number;
  lessons: number;
  /** Subjects that the search found; all of them without one. */
  found: number;
};

/** What to list. A subject selects the page that it is on; a missing page the nearest one. */
export type SubjectListQuery = {
  page: number;
  subjectId: Id<"subject"> | null;
  /** Words of a name, a description or a title of a lesson; "" finds all. */
  search: string;
  /** Subjects whose lessons are all shown. */
  open: ReadonlyArray<Id<"subject">>;
};

/** One page of subjects. Of lessons that a search has found, these are the first on their card. */
export async function listSubjectOverviews(
  db: Db,
  admin: Admin,
  { page, subjectId, search, open }: SubjectListQuery,
): Promise<SubjectOverviewPage> {
  const where = search === "" ? undefined : isFound(db, search);
  const [subjectCount, lessonCount, found, before] = await Promise.all([
    db.$count(subjects),
    db.$count(lessons),
    db.$count(subjects, where),
    subjectId ? countBefore(db, subjectId, where) : null,
  ]);
  const pages = Math.max(1, Math.ceil(found / SUBJECTS_ON_PAGE));
  const requested = before === null ? page : Math.floor(before / SUBJECTS_ON_PAGE) + 1;
  const shown = Math.min(Math.max(1, requested), pages);
  const rows = await db
    .select({ id: subjects.id, name: subjects.name, description: subjects.description })
    .from(subjects)
    .where(where)
    .orderBy(...subjectOrderBy)
    .limit(SUBJECTS_ON_PAGE)
    .offset((shown - 1) * SUBJECTS_ON_PAGE);
  const cards = await fillCards(db, admin, rows, search, open);
  return { cards, page: shown, pages, subjects: subjectCount, lessons: lessonCount, found };
}

async function fillCards(
  db: Db,
  admin: Admin,
  rows: ReadonlyArray<Pick<SubjectOverview, "id" | "name" | "description">>,
  search: string,
  open: ReadonlyArray<Id<"subject">>,
): Promise<SubjectOverview[]> {
  const ids = rows.map(({ id }) => id);
  const openIds = ids.filter((id) => open.includes(id));
  const [totals, lessonRows, courseRows, stimulusRows] = await Promise.all([
    db
      .select({
        subjectId: lessons.subjectId,
        lessons: count(),
        questions: sql<number>`sum(${lessons.questionCount})::int`,
      })
      .from(lessons)
      .where(inArray(lessons.subjectId, ids))
      .groupBy(lessons.subjectId),
    listLessons(db, ids, openIds, search),
    db.select().from(subjectCourses).where(inArray(subjectCourses.subjectId, ids)),
    countStimuli(db, admin, inArray(lessons.subjectId, ids)),
  ]);
  const lessonsOf = Map.groupBy(lessonRows, ({ subjectId }) => subjectId);
  const stimuliOfSubject = Map.groupBy(stimulusRows, ({ subjectId }) => subjectId);
  const stimuliOfLesson = Map.groupBy(stimulusRows, ({ lessonId }) => lessonId);
  return rows.map((row) => {
    const total = totals.find(({ subjectId }) => subjectId === row.id);
    const courses = courseRows.filter(({ subjectId }) => subjectId === row.id).map(({ course }) => course);
    return {
      ...row,
      courses: coursesOf(courses),
      lessonCount: total?.lessons ?? 0,
      questionCount: total?.questions ?? 0,
      stimuli: sumOf(stimuliOfSubject.get(row.id) ?? []),
      lessons: (lessonsOf.get(row.id) ?? []).map(({ subjectId: _, place: __, ...lesson }) => ({
        ...lesson,
        stimuli: sumOf(stimuliOfLesson.get(lesson.id) ?? []),
      })),
      isOpen: openIds.includes(row.id),
    };
  });
}

async function listLessons(db: Db, ids: Id<"subject">[], openIds: Id<"subject">[], search: string) {
  const hits = search === "" ? sql`true` : contains(lessons.title, search);
  const placed = db
    .select({
      id: lessons.id,
      subjectId: lessons.subjectId,
      title: lessons.title,
      hasContent: sql<boolean>`${lessons.content} <> ''`.as("has_content"),
      questionCount: lessons.questionCount,
      place: sql<number>`row_number() over (partition by ${lessons.subjectId}
        order by ${hits} desc, ${lessons.position}, ${naturalOrder(lessons.title)})`.as("place"),
    })
    .from(lessons)
    .where(inArray(lessons.subjectId, ids))
    .as("placed");
  return db
    .select()
    .from(placed)
    .where(or(lte(placed.place, LESSONS_ON_CARD), inArray(placed.subjectId, openIds)))
    .orderBy(placed.place);
}

/** How many subjects of the list come before this one; null if it is not in the list. */
async function countBefore(db: Db, subjectId: Id<"subject">, where: SQL | undefined): Promise<number | null> {
  const [itself] = await db
    .select({ position: subjects.position, name: subjects.name })
    .from(subjects)
    .where(eq(subjects.id, subjectId));
  if (!itself) return null;
  const isBefore = sql`(${subjects.position}, ${naturalOrder(subjects.name)}) < (${itself.position}::int, lower(${itself.name}))`;
  return db.$count(subjects, and(where, isBefore));
}

function isFound(db: Db, search: string): SQL | undefined {
  const itsLessons = db
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.subjectId, subjects.id), contains(lessons.title, search)));
  return or(contains(subjects.name, search), contains(subjects.description, search), exists(itsLessons));
}

function contains(
  column: typeof lessons.title | typeof subjects.name | typeof subjects.description,
  words: string,
): SQL {
  const spellings = spellingsOf(foldForSearch(words)).map(
    (one) => sql`strpos(search_folded(${column}), ${one}::text) > 0`,
  );
  return sql`(${sql.join(spellings, sql` or `)})`;
}

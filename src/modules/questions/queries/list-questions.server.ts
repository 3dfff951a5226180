/** The question bank, newest first. Pages are cut by key, so a page far back costs as much as the first. */
import { and, eq, gte, ilike, inArray, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import { type Id, parseId } from "../../../core/id.ts";
import { foldedCase } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { lessons, questions, questionVersions, subjects } from "../../../db/schema.ts";
import type { Outline } from "../../../items/contract.ts";
import { outlineOf, parseQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import { LESSONS_MAX } from "../../subjects/rules.ts";

/** How many questions one page of the list shows. */
export const QUESTIONS_PER_PAGE = 20;
/** A search counts its hits up to here; more are "more than". */
export const COUNTED_HITS_MAX = 10_000;
const SEARCH_MAX = 200;

export type ListedQuestion = {
  id: Id<"question">;
  displayId: number;
  manualId: string | null;
  type: string;
  subjectName: string;
  lessonTitle: string;
  needsRationale: boolean;
  createdAt: Date;
  /** Null for a question that does not parse: its card says 'Error displaying question'. */
  shown: { body: QuestionBody; outline: Outline } | null;
};

export type QuestionPage = {
  /** Newest first. */
  questions: ListedQuestion[];
  total: number;
  /** There are more than `total`: only a search stops counting. */
  isTotalCapped: boolean;
  /** Pass as `newerThan` for the page before this one; null on the first. */
  newerThan: string | null;
  /** Pass as `olderThan` for the page after this one; null on the last. */
  olderThan: string | null;
};

/** One page of the questions in use that match a search: in text, ids, lesson title or subject name. */
export async function listQuestions(
  db: Db,
  asked: { search?: string | undefined; olderThan?: string | undefined; newerThan?: string | undefined } = {},
): Promise<QuestionPage> {
  const search = foldedCase(asked.search ?? "").slice(0, SEARCH_MAX);
  const matching = and(isNull(questions.withdrawnAt), search === "" ? undefined : await matches(db, search));
  const newerThan = parseCursor(asked.newerThan);
  const olderThan = newerThan ? null : parseCursor(asked.olderThan);
  const [rows, { total, isTotalCapped }] = await Promise.all([
    selectPage(db, matching, olderThan, newerThan),
    search === "" ? countAll(db) : countHits(db, matching),
  ]);

  const hasMore = rows.length > QUESTIONS_PER_PAGE;
  const page = rows.slice(0, QUESTIONS_PER_PAGE);
  if (newerThan) page.reverse();
  const isFirst = newerThan ? !hasMore : olderThan === null;
  const isLast = newerThan ? false : !hasMore;
  return {
    questions: page.map(listed),
    total,
    isTotalCapped,
    newerThan: isFirst ? null : (page[0]?.cursor ?? null),
    olderThan: isLast ? null : (page.at(-1)?.cursor ?? null),
  };
}

type Row = Awaited<ReturnType<typeof selectPage>>[number];

async function selectPage(db: Db, matching: SQL | undefined, olderThan: SQL | null, newerThan: SQL | null) {
  const key = sql`(${questions.createdAt}, ${questions.id})`;
  const beyond = newerThan ? sql`${key} > ${newerThan}` : olderThan ? sql`${key} < ${olderThan}` : undefined;
  // "nulls last" is how the index is sorted; without it the database would not use it.
  const order = newerThan
    ? [sql`${questions.createdAt} asc nulls first`, sql`${questions.id} asc nulls first`]
    : [sql`${questions.createdAt} desc nulls last`, sql`${questions.id} desc nulls last`];
  return db
    .select({
      id: questions.id,
      displayId: questions.displayId,
      manualId: questions.manualId,
      subjectName: subjects.name,
      lessonTitle: lessons.title,
      needsRationale: questions.needsRationale,
      createdAt: questions.createdAt,
      cursor: sql<string>`to_char(${questions.createdAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '~' || ${questions.id}`,
      type: questionVersions.type,
      content: questionVersions.content,
      solution: questionVersions.solution,
    })
    .from(questions)
    .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
    .innerJoin(lessons, eq(lessons.id, questions.lessonId))
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(and(matching, beyond))
    .orderBy(...order)
    .limit(QUESTIONS_PER_PAGE + 1);
}

function listed({ cursor: _, content, solution, ...row }: Row): ListedQuestion {
  return { ...row, shown: shownOf({ type: row.type, content, solution }) };
}

function shownOf(parts: { type: string; content: unknown; solution: unknown }): ListedQuestion["shown"] {
  try {
    const body = parseQuestionBody(parts);
    return { body, outline: outlineOf(body) };
  } catch {
    return null;
  }
}

/** Every part has an index of its own; lessons are looked up before, because a join would keep the database from using them. */
async function matches(db: Db, search: string): Promise<SQL | undefined> {
  const pattern = `%${search.replace(/[\\%_]/g, "\\$&")}%`;
  const inLessons = await db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .where(or(ilike(lessons.title, pattern), ilike(subjects.name, pattern)))
    .limit(LESSONS_MAX);
  return or(
    like(questions.searchText, pattern),
    inLessons.length > 0
      ? inArray(
          questions.lessonId,
          inLessons.map(({ id }) => id),
        )
      : undefined,
    ...matchesOfIds(search),
  );
}

function matchesOfIds(search: string): SQL[] {
  const found: (SQL | undefined)[] = [];
  const displayId = /^#?(\d{1,9})$/.exec(search)?.[1];
  if (displayId) found.push(eq(questions.displayId, Number(displayId)));
  const id = parseId<"question">(search);
  if (id) found.push(eq(questions.id, id));
  const first = /^[\da-f]{8}$/.test(search) ? parseId<"question">(`${search}-0000-7000-8000-000000000000`) : null;
  const last = first && parseId<"question">(`${search}-ffff-7fff-bfff-ffffffffffff`);
  if (first && last) found.push(and(gte(questions.id, first), lte(questions.id, last)));
  return found.filter((condition) => condition !== undefined);
}

async function countAll(db: Db) {
  const [sum] = await db.select({ total: sql<number>`coalesce(sum(${lessons.questionCount}), 0)::int` }).from(lessons);
  return { total: sum?.total ?? 0, isTotalCapped: false };
}

async function countHits(db: Db, matching: SQL | undefined) {
  const hits = db
    .select({ id: questions.id })
    .from(questions)
    .where(matching)
    .limit(COUNTED_HITS_MAX + 1)
    .as("hits");
  const total = await db.$count(hits);
  return { total: Math.min(total, COUNTED_HITS_MAX), isTotalCapped: total > COUNTED_HITS_MAX };
}

/** The place of a question in the order, as the list gave it; null for anything else. */
function parseCursor(text: string | undefined): SQL | null {
  const [, at, id] = /^([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)~([\da-f-]{36})$/.exec(text ?? "") ?? [];
  return at && isRealTime(at) && parseId<"question">(id) ? sql`(${at}::timestamptz, ${id}::uuid)` : null;
}

/** False for a 31st of February, which JavaScript reads as a day in March and the database refuses. */
function isRealTime(at: string): boolean {
  const time = Date.parse(at);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 19) === at.slice(0, 19);
}

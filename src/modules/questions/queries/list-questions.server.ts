/**
 * The question bank. Without a search its questions are listed from the newest on, and pages are cut by key, so that a page
 * far back costs as much as the first. A search ranks a bounded number of questions, and its pages are counted.
 */

import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import {
  type Keyset,
  type KeysetOrder,
  microseconds,
  orderBy,
  pageIn,
  parseTimeCursor,
  timeCursor,
} from "../../../db/keyset.ts";
import { lessons, questions } from "../../../db/schema.ts";
import type { Outline } from "../../../items/contract.ts";
import { outlineOf } from "../../../items/registry/authoring.ts";
import { findQuestionBody, type QuestionBody } from "../../../items/registry/models.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type StimulusOfQuestion, stimulusOfQuestion } from "../../stimuli/queries/stimulus-of-question.server.ts";
import { type BankFilter, NO_FILTER } from "../bank-filter.ts";
import type { JudgmentStep } from "../taxonomy.ts";
import { isUnreviewed, parseFilter, rankIn } from "./bank-conditions.server.ts";
import type { ParsedSearch } from "./parse-search.server.ts";
import { labelNames, selectQuestions } from "./question-rows.server.ts";

/** How many questions one page of the list shows. */
export const QUESTIONS_PER_PAGE = 20;
/** Filters count up to here; more are "more than". */
export const COUNTED_MAX = 10_000;
/** A search ranks this many of its newest hits, and counts no further. */
export const RANKED_MAX = 1_000;

export type ListedQuestion = {
  id: Id<"question">;
  displayId: number;
  manualId: string | null;
  type: string;
  subjectName: string;
  lessonTitle: string;
  category: string | null;
  difficulty: string | null;
  areas: string[];
  judgmentStep: JudgmentStep | null;
  isReserved: boolean;
  /** What it belongs to; null for a question that stands alone. */
  stimulus: StimulusOfQuestion | null;
  needsRationale: boolean;
  isUnreviewed: boolean;
  isWithdrawn: boolean;
  createdAt: Date;
  /** Null for a question that does not parse: its card says 'Error displaying question'. */
  shown: { body: QuestionBody; outline: Outline } | null;
};

/** The cursor of another page, to be passed unchanged. */
export type PageKey = { name: "older" | "newer" | "page"; value: string };

export type QuestionPage = {
  questions: ListedQuestion[];
  total: number;
  /** There are more than `total`. */
  isTotalCapped: boolean;
  /** Null on the first page. */
  previous: PageKey | null;
  /** Null on the last page. */
  next: PageKey | null;
  /** Words of the search that nothing begins with, and what was looked for as well. */
  corrections: { word: string; corrections: string[] }[];
};

/** Which page of the list; nonsense is the first one. */
export type PageRequest = { older?: string | undefined; newer?: string | undefined; page?: string | undefined };

/** One page of the questions that match a filter, without withdrawn ones unless it asks for them. */
export async function listQuestions(
  db: Db,
  _admin: Admin,
  filter: Partial<BankFilter> = {},
  requested: PageRequest = {},
): Promise<QuestionPage> {
  const whole: BankFilter = { ...NO_FILTER, ...filter };
  const { where, search } = await parseFilter(db, whole);
  return search ? rankedPage(db, where, search, requested) : newestPage(db, whole, where, requested);
}

async function rankedPage(
  db: Db,
  where: SQL | undefined,
  search: ParsedSearch,
  requested: PageRequest,
): Promise<QuestionPage> {
  const pages = RANKED_MAX / QUESTIONS_PER_PAGE;
  const page = /^\d{1,3}$/.test(requested.page ?? "") ? Math.min(Math.max(Number(requested.page), 1), pages) : 1;
  const hits = rankedHits(db, where, search);
  const rows = await db
    .with(hits)
    .select({ id: hits.id, found: sql<number>`(select count(*)::int from hits)` })
    .from(hits)
    .orderBy(sql`rank`, sql`${hits.createdAt} desc`, sql`${hits.id} desc`)
    .limit(QUESTIONS_PER_PAGE)
    .offset((page - 1) * QUESTIONS_PER_PAGE);
  const found = rows[0]?.found ?? 0;
  // A page after the last: its address was kept, and questions were deleted since. The last page is shown instead.
  if (rows.length === 0 && page > 1) {
    const [counted] = await db.with(hits).select({ found: sql<number>`count(*)::int` }).from(hits);
    const last = Math.ceil((counted?.found ?? 0) / QUESTIONS_PER_PAGE);
    return rankedPage(db, where, search, { ...requested, page: String(Math.min(last, page - 1)) });
  }
  const total = Math.min(found, RANKED_MAX);
  const shown = await selectRows(
    db,
    sql`${questions.id} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
    sql`array_position(${sql.param(rows.map(({ id }) => id))}::uuid[], ${questions.id})`,
  );
  return {
    questions: shown.map(listed),
    total,
    isTotalCapped: found > RANKED_MAX,
    previous: page > 1 ? { name: "page", value: String(page - 1) } : null,
    next: page * QUESTIONS_PER_PAGE < total ? { name: "page", value: String(page + 1) } : null,
    corrections: search.words
      .filter(({ corrections }) => corrections.length > 0)
      .map(({ word, corrections }) => ({ word, corrections })),
  };
}

/** The newest hits of a search and how well each fits, as the table `hits` of a statement: bounded, whatever is looked for. */
export function rankedHits(db: Db, where: SQL | undefined, search: ParsedSearch) {
  return db.$with("hits").as(
    db
      .select({ id: questions.id, createdAt: questions.createdAt, rank: rankIn(search).as("rank") })
      .from(questions)
      .where(where)
      .orderBy(...orderBy(NEWEST))
      .limit(RANKED_MAX + 1),
  );
}

/** The newest first. */
export const NEWEST: KeysetOrder = { columns: [questions.createdAt, questions.id], isDescending: true };

const KEYSET: Keyset<Row> = { ...NEWEST, cursorOf: timeCursor, parseCursor: parseTimeCursor };

async function newestPage(
  db: Db,
  filter: BankFilter,
  where: SQL | undefined,
  requested: PageRequest,
): Promise<QuestionPage> {
  const page = pageIn(KEYSET, { before: requested.newer, after: requested.older }, QUESTIONS_PER_PAGE);
  const [rows, { total, isTotalCapped }] = await Promise.all([
    selectRows(db, and(where, page.where), ...page.orderBy),
    isOnlyPlace(filter) ? countInPlace(db, filter) : countMatching(db, where),
  ]);
  const { shown, before, after } = page.cut(rows);
  return {
    questions: shown.map(listed),
    total,
    isTotalCapped,
    previous: before === null ? null : { name: "newer", value: before },
    next: after === null ? null : { name: "older", value: after },
    corrections: [],
  };
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

async function selectRows(db: Db, where: SQL | undefined, ...order: SQL[]) {
  return selectQuestions(db, {
    ...labelNames,
    areas: questions.areas,
    judgmentStep: questions.judgmentStep,
    isReserved: questions.isReserved,
    stimulus: stimulusOfQuestion,
    needsRationale: questions.needsRationale,
    isUnreviewed,
    isWithdrawn: sql<boolean>`${questions.withdrawnAt} is not null`,
    at: microseconds(questions.createdAt),
  })
    .where(where)
    .orderBy(...order)
    .limit(QUESTIONS_PER_PAGE + 1);
}

function listed({ at: _, content, solution, ...row }: Row): ListedQuestion {
  const body = findQuestionBody({ type: row.type, content, solution });
  return { ...row, shown: body && { body, outline: outlineOf(body) } };
}

/** True when it asks for nothing but a subject or a lesson: these know how many questions they have for every test. */
function isOnlyPlace(filter: BankFilter): boolean {
  const { subjectId, lessonId, ...others } = filter;
  const { subjectId: _, lessonId: __, ...none } = NO_FILTER;
  return JSON.stringify(others) === JSON.stringify(none);
}

async function countInPlace(db: Db, { subjectId, lessonId }: BankFilter) {
  const inPlace = and(
    subjectId ? eq(lessons.subjectId, subjectId) : undefined,
    lessonId ? eq(lessons.id, lessonId) : undefined,
  );
  const [[sum], [reserved]] = await Promise.all([
    db
      .select({ total: sql<number>`coalesce(sum(${lessons.questionCount}), 0)::int` })
      .from(lessons)
      .where(inPlace),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(questions)
      .innerJoin(lessons, eq(lessons.id, questions.lessonId))
      .where(and(sql`${questions.isReserved}`, isNull(questions.withdrawnAt), inPlace)),
  ]);
  return { total: (sum?.total ?? 0) + (reserved?.total ?? 0), isTotalCapped: false };
}

/** How many questions there are, up to the bound. In the order of an index: nothing else keeps it from reading them all. */
async function countMatching(db: Db, where: SQL | undefined) {
  const hits = db
    .select({ id: questions.id })
    .from(questions)
    .where(where)
    .orderBy(...orderBy(NEWEST))
    .limit(COUNTED_MAX + 1)
    .as("hits");
  const total = await db.$count(hits);
  return { total: Math.min(total, COUNTED_MAX), isTotalCapped: total > COUNTED_MAX };
}

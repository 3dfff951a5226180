/** Everything that a student keeps: notes, bookmarks and highlights, the newest first. */
import { type SQL, sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import { beginningOf, foldForSearch } from "../../../core/plain-text.ts";
import type { Db } from "../../../db/client.ts";
import { escapeLike } from "../../../db/like.ts";
import {
  bookmarks,
  highlights,
  isAskedAlone,
  lessons,
  notes,
  questions,
  questionVersions,
  testAnswers,
  testResults,
} from "../../../db/schema.ts";
import { readContent } from "../../../items/registry/authoring.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { NotebookFilter } from "../notebook-filter.ts";
import { ABOUT_MAX, NOTEBOOK_PER_PAGE } from "../rules.ts";
import { listBookmarkLabels } from "./list-bookmark-labels.server.ts";

export type NotebookEntry = {
  kind: "note" | "bookmark" | "highlight";
  id: string;
  /** What it is about: the lesson's title, or the beginning of the question. */
  about: string;
  /** The words of a note or a highlight; empty for a bookmark. */
  text: string;
  labels: string[];
  at: Date;
  lessonId: Id<"lesson"> | null;
  questionId: Id<"question"> | null;
  /** Where the latest answer to its question can be looked at; null for a lesson, and for a question that was not answered yet. */
  review: { attemptId: Id<"attempt">; position: number } | null;
};

type Row = Omit<NotebookEntry, "at" | "review"> & {
  at: string;
  type: string | null;
  content: unknown;
  attemptId: Id<"attempt"> | null;
  position: number | null;
};

export type NotebookPage = {
  entries: NotebookEntry[];
  total: number;
  /** From 1; the last page if a later one was requested. */
  page: number;
  labels: string[];
  /** Bookmarked questions that fit, and that a test can ask. */
  askable: number;
};

/** One page of the student's notebook. */
export async function listNotebook(
  db: Db,
  { studentId }: Student,
  { page: requested, ...filter }: NotebookFilter & { page: number },
): Promise<NotebookPage> {
  const kept = keptBy(studentId, filter);
  const { rows: counts } = await db.execute<{ total: number; askable: number }>(sql`
    select count(*)::int as total, count(*) filter (where kind = 'bookmark' and is_askable)::int as askable from (${kept}) as kept`);
  const { total = 0, askable = 0 } = counts[0] ?? {};
  const page = Math.min(requested, Math.max(1, Math.ceil(total / NOTEBOOK_PER_PAGE)));
  const { rows } = await db.execute<Row>(sql`
    select shown.kind, shown.id, shown.about, shown.text, shown.labels, shown.at, shown.lesson_id as "lessonId", shown.question_id as "questionId",
      version.type, version.content, latest.attempt_id as "attemptId", latest.position
    from (
      select * from (${kept}) as kept order by at desc, id desc
      limit ${NOTEBOOK_PER_PAGE} offset ${(page - 1) * NOTEBOOK_PER_PAGE}
    ) as shown
    left join ${questions} as question on question.id = shown.question_id and shown.kind = 'bookmark'
    left join ${questionVersions} as version on version.id = question.version_id
    left join lateral (
      select result.attempt_id, answer.position
      from ${testAnswers} as answer join ${testResults} as result on result.id = answer.test_result_id
      where answer.student_id = ${studentId}::uuid and answer.question_id = shown.question_id
      order by answer.completed_at desc limit 1
    ) as latest on true
    order by shown.at desc, shown.id desc`);
  return {
    entries: rows.map(({ at, type, content, attemptId, position, about, ...row }) => ({
      ...row,
      about: type ? beginningOf(readContent(content, type)?.question ?? "", ABOUT_MAX) : about,
      at: new Date(at),
      review: attemptId && position ? { attemptId, position } : null,
    })),
    ...{ total, page, askable },
    labels: await listBookmarkLabels(db, studentId),
  };
}

function keptBy(studentId: Id<"student">, { kind, label, find }: NotebookFilter): SQL {
  const words = foldForSearch(find).split(" ").filter(Boolean);
  const labelWords = sql`search_folded(array_to_string(${bookmarks.labels}, ' '))`;
  const isAskable = sql`(${questions.id} is not null and ${isAskedAlone})`;
  const none = sql`and false`;
  const only = (of: string) => (kind === "all" || kind === of ? sql`` : none);
  const labelled = label === "" ? sql`` : none;
  return sql`
    select 'note' as kind, ${notes.id} as id, ${notes.about} as about, ${notes.text} as text, '{}'::text[] as labels, ${notes.writtenAt} as at,
      ${notes.lessonId} as lesson_id, ${notes.questionId} as question_id, false as is_askable
    from ${notes}
    where ${notes.studentId} = ${studentId}::uuid ${only("note")} ${labelled}
      and ${all(words, sql`search_folded(${notes.about} || ' ' || ${notes.text})`)}
    union all
    select 'bookmark', ${bookmarks.id}, coalesce(${lessons.title}, ''), '', ${bookmarks.labels}, ${bookmarks.madeAt},
      ${bookmarks.lessonId}, ${bookmarks.questionId}, ${isAskable}
    from ${bookmarks}
    left join ${lessons} on ${lessons.id} = ${bookmarks.lessonId}
    left join ${questions} on ${questions.id} = ${bookmarks.questionId}
    where ${bookmarks.studentId} = ${studentId}::uuid ${only("bookmark")}
      ${label === "" ? sql`` : sql`and ${label} = any (${bookmarks.labels})`}
      and (${all(words, sql`search_folded(coalesce(${lessons.title}, '')) || ' ' || ${labelWords}`)}
        or ${all(words, sql`${questions.searchText} || ' ' || ${labelWords}`)})
    union all
    select 'highlight', ${highlights.id}, ${lessons.title}, ${highlights.quote}, '{}', ${highlights.madeAt}, ${highlights.lessonId}, null, false
    from ${highlights} join ${lessons} on ${lessons.id} = ${highlights.lessonId}
    where ${highlights.studentId} = ${studentId}::uuid ${only("highlight")} ${labelled}
      and ${all(words, sql`search_folded(${lessons.title} || ' ' || ${highlights.quote})`)}`;
}

/** True for a text that has all of these words. */
function all(words: ReadonlyArray<string>, text: SQL): SQL {
  const found = words.map((word) => sql`${text} like ${`%${escapeLike(word)}%`}`);
  return sql`(${sql.join([sql`true`, ...found], sql` and `)})`;
}

/** Bookmarked questions that fit the filter and that a test can ask, the newest first. */
export async function chooseBookmarked(
  db: Db,
  { studentId }: Student,
  filter: NotebookFilter,
  count: number,
): Promise<Id<"question">[]> {
  const { rows } = await db.execute<{ id: Id<"question"> }>(sql`
    select question_id as id from (${keptBy(studentId, { ...filter, kind: "bookmark" })}) as kept
    where is_askable order by at desc, question_id limit ${count}`);
  return rows.map(({ id }) => id);
}

/** What half of the students reach in each subject, lesson and area, found once a night from all first answers. */
import { gt, sql } from "drizzle-orm";
import { type Id, idOf } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { doWhenDue, type WorkResult } from "../../../db/recurring-work.ts";
import { lessons, questions, studentQuestions, testAnswers, topicMedians } from "../../../db/schema.ts";
import type { TopicKind } from "../queries/find-standing.server.ts";
import { STUDENTS_MIN } from "../rules.ts";

const MEDIANS_WORK = {
  name: "topic-medians",
  everyMs: 24 * 60 * 60_000,
  retryMs: 60 * 60_000,
  giveUpAfterMs: 6 * 60 * 60_000,
} as const;

/** Whoever has answered fewer questions of a topic has not shown what is known of it. */
const ANSWERS_MIN = 5;
/** Students in one statement: some hundred thousand answers. */
const STUDENTS_AT_ONCE = 50;
const SECONDS_MAX = 900;
const PER_MILLE = 1_000;

/** Once a day, by one process however many there are. */
export function findMediansWhenDue(db: Db, now: Date, isOver: () => boolean): Promise<WorkResult> {
  return doWhenDue(db, MEDIANS_WORK, async () => JSON.stringify(await findMedians(db, isOver)), now);
}

type Row = { kind: TopicKind; topic: string; asked: number; right: number; seconds: number | null };

/** Goes through the students, and keeps how many reach what in each topic: memory grows with the topics, not with the students. */
export async function findMedians(
  db: Db,
  isOver: () => boolean = () => false,
): Promise<{ students: number; topics: number }> {
  const topics = new Map<string, { kind: TopicKind; topic: string; right: number[]; seconds: number[] }>();
  let students = 0;
  for (let after = idOf<"student">(null); ; ) {
    if (isOver()) throw new Error("finding the medians was stopped");
    const ids = await listStudents(db, after);
    const last = ids.at(-1);
    if (!last) break;
    after = last;
    students += ids.length;
    for (const { kind, topic, asked, right, seconds } of await readShares(db, ids)) {
      const key = `${kind}:${topic}`;
      const counts = topics.get(key) ?? { kind, topic, right: [], seconds: [] };
      topics.set(key, counts);
      count(counts.right, Math.round((right * PER_MILLE) / asked));
      if (seconds !== null) count(counts.seconds, Math.min(SECONDS_MAX, Math.round(seconds)));
    }
  }
  const rows = [...topics.values()].flatMap(({ kind, topic, right, seconds }) => {
    const { total, median } = medianOf(right);
    const timed = medianOf(seconds);
    if (total < STUDENTS_MIN || median === null) return [];
    return [{ kind, topic, students: total, right: median, seconds: timed.total < STUDENTS_MIN ? null : timed.median }];
  });
  await db.transaction(async (tx) => {
    await tx.delete(topicMedians);
    for (let from = 0; from < rows.length; from += PER_MILLE)
      await tx.insert(topicMedians).values(rows.slice(from, from + PER_MILLE));
  });
  return { students, topics: rows.length };
}

function count(counts: number[], value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
}

/** The lower of the two in the middle where there are two. */
function medianOf(counts: ReadonlyArray<number>): { total: number; median: number | null } {
  const total = counts.reduce((sum, one) => sum + one, 0);
  let seen = 0;
  for (const [value, one] of counts.entries()) {
    seen += one ?? 0;
    if (total > 0 && seen * 2 >= total) return { total, median: value };
  }
  return { total, median: null };
}

async function listStudents(db: Db, after: Id<"student">): Promise<Id<"student">[]> {
  const rows = await db
    .selectDistinct({ id: studentQuestions.studentId })
    .from(studentQuestions)
    .where(gt(studentQuestions.studentId, after))
    .orderBy(studentQuestions.studentId)
    .limit(STUDENTS_AT_ONCE);
  return rows.map(({ id }) => id);
}

async function readShares(db: Db, studentIds: ReadonlyArray<Id<"student">>): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    with first as materialized (
      select answer.student_id, answer.is_correct, answer.seconds, lesson.subject_id, question.lesson_id, question.areas
      from ${testAnswers} as answer
      join ${questions} as question on question.id = answer.question_id
      join ${lessons} as lesson on lesson.id = question.lesson_id
      where answer.student_id = any (${sql.param([...studentIds])}::uuid[]) and answer.is_first and answer.is_answered
    )
    select kind, topic, count(*)::int as asked, count(*) filter (where is_correct)::int as right, avg(seconds)::float8 as seconds
    from (
      select student_id, 'subject' as kind, subject_id::text as topic, is_correct, seconds from first
      union all
      select student_id, 'lesson', lesson_id::text, is_correct, seconds from first
      union all
      select student_id, 'area', area, is_correct, seconds from first, unnest(first.areas) as area
    ) as answer
    group by student_id, kind, topic
    having count(*) >= ${ANSWERS_MIN}::int`);
  return rows;
}

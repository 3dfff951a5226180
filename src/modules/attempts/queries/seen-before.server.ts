/** What a student had seen when an adaptive test started, by which it avoids questions. */
import { sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";

/** Whole days ago, by question; 0 for what another attempt asked that was open then. */
export type Seen = ReadonlyMap<string, number>;

const DAY_MS = 86_400_000;
/** What was seen before is as if never seen. */
const DAYS = 365;
/** More adaptive attempts than one process serves at a time. */
const CACHED = 500;
const cache = new LRUCache<Id<"attempt">, Seen>({ max: CACHED });

const readSeen = nameStatement<{ questionId: string; seenAt: string }>(
  "read_seen_before",
  sql`
    select question_id as "questionId", max(seen_at) as "seenAt" from (
      select answer.question_id, answer.completed_at as seen_at from test_answers as answer
      where answer.student_id = ${sql.placeholder("studentId")}::uuid
        and answer.completed_at between ${sql.placeholder("since")}::timestamptz and ${sql.placeholder("at")}::timestamptz
      union all
      select version.question_id, attempt.closed_at from attempts as attempt
      join attempt_items as item on item.attempt_id = attempt.id
      join question_versions as version on version.id = item.version_id
      where attempt.student_id = ${sql.placeholder("studentId")}::uuid and attempt.state in ('discarded', 'expired')
        and attempt.closed_at >= ${sql.placeholder("since")}::timestamptz and attempt.closed_at < ${sql.placeholder("at")}::timestamptz
      union all
      select version.question_id, ${sql.placeholder("at")}::timestamptz from attempts as attempt
      join attempt_items as item on item.attempt_id = attempt.id
      join question_versions as version on version.id = item.version_id
      where attempt.student_id = ${sql.placeholder("studentId")}::uuid and attempt.started_at < ${sql.placeholder("at")}::timestamptz
        and (attempt.closed_at is null or attempt.closed_at >= ${sql.placeholder("at")}::timestamptz)
    ) as seen group by question_id`,
);

/** What the student had seen by then, the time of the start of an attempt. The same whenever it is asked. */
export async function findSeenBefore(db: Db | Tx, studentId: Id<"student">, at: Date): Promise<Seen> {
  const since = new Date(at.getTime() - DAYS * DAY_MS);
  const rows = await readSeen(db, { studentId, at: at.toISOString(), since: since.toISOString() });
  return new Map(
    rows.map(({ questionId, seenAt }) => [questionId, Math.floor((at.getTime() - Date.parse(seenAt)) / DAY_MS)]),
  );
}

/** The same for an attempt, from memory where possible. */
export async function loadSeenBefore(
  db: Db | Tx,
  { attemptId, studentId, startedAt }: { attemptId: Id<"attempt">; studentId: Id<"student">; startedAt: Date },
): Promise<Seen> {
  const known = cache.get(attemptId) ?? (await findSeenBefore(db, studentId, startedAt));
  cache.set(attemptId, known);
  return known;
}

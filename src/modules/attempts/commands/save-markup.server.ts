import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attemptMarkups, attempts } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { madeOf } from "../made-markup.server.ts";
import type { MarkupReply, MarkupSave } from "../save-protocol.ts";

type Row = { isWritten: boolean; markup: unknown; madeAt: string | null };

const writeMarkup = nameStatement<Row>(
  "save_markup",
  sql`
    with asked as materialized (
      select item.attempt_id, item.position, greatest(${sql.placeholder("madeAt")}::timestamptz, attempt.started_at) as made_at
      from ${attemptItems} as item join ${attempts} as attempt on attempt.id = item.attempt_id
      where item.attempt_id = ${sql.placeholder("attemptId")} and item.position = ${sql.placeholder("position")}
        and attempt.student_id = ${sql.placeholder("studentId")} and attempt.state <> 'discarded'
    ), written as (
      insert into ${attemptMarkups} as stored (attempt_id, position, markup, made_at)
      select attempt_id, position, ${sql.placeholder("markup")}::jsonb, made_at from asked
      on conflict (attempt_id, position) do update set markup = excluded.markup, made_at = excluded.made_at
        where stored.made_at <= excluded.made_at
      returning 1
    )
    select exists (select from written) as "isWritten", stored.markup, stored.made_at as "madeAt"
    from asked left join ${attemptMarkups} as stored using (attempt_id, position)`,
);

/**
 * Keeps what a student made on a question with the tools of the test, unless something that was made later is there. As with a flag,
 * what was made offline is kept after the attempt has closed.
 */
export async function saveMarkup(
  db: Db,
  { studentId }: Student,
  attemptId: Id<"attempt">,
  { position, markup, ageMs }: MarkupSave,
  now: Date,
): Promise<MarkupReply> {
  const madeAt = new Date(Math.max(0, now.getTime() - ageMs)).toISOString();
  const [row] = await writeMarkup(db, { attemptId, studentId, position, markup: JSON.stringify(markup), madeAt });
  if (!row) return { kind: "unknown" };
  const newer = row.isWritten ? undefined : madeOf(row.markup, row.madeAt);
  return newer ? { kind: "newer", ...newer } : { kind: "saved" };
}

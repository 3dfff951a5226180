import { sql } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { nameStatement } from "../../../db/named-statement.ts";
import { attemptItems, attemptMarkups, attempts } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { markKeyOf } from "../../stimuli/record.ts";
import { markedWordsOf } from "../../stimuli/words.ts";
import { recordContact } from "../contact.server.ts";
import { madeOf } from "../made-markup.server.ts";
import type { Markup } from "../markup.ts";
import { findAttemptConstants } from "../queries/attempt-constants.server.ts";
import { findSentContents, type SentContents } from "../queries/open-attempt.server.ts";
import { contactOfRequest } from "../rules.ts";
import type { MarkupReply, MarkupSave } from "../save-protocol.ts";
import { isSentInParts } from "../sections.ts";

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
 * what was made offline is kept after the attempt has closed. "unknown" for what the student's browser cannot have: a question that was
 * not sent yet, an entry of a record that has not appeared. Its words would be in the file with the own data.
 */
export async function saveMarkup(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  { position, markup, ageMs }: MarkupSave,
  now: Date,
): Promise<MarkupReply> {
  const { studentId } = student;
  const constants = await findAttemptConstants(db, student, attemptId, position);
  if (!constants) return { kind: "unknown" };
  await recordContact(db, { attemptId, version: constants.version }, contactOfRequest([ageMs], now));
  if (isSentInParts(constants.version)) {
    const sent = await findSentContents(db, studentId, attemptId, now, "check");
    if (!sent || !isMadeOn(sent, position, markup)) return { kind: "unknown" };
  }
  const madeAt = new Date(Math.max(0, now.getTime() - ageMs)).toISOString();
  const [row] = await writeMarkup(db, { attemptId, studentId, position, markup: JSON.stringify(markup), madeAt });
  if (!row) return { kind: "unknown" };
  const newer = row.isWritten ? undefined : madeOf(row.markup, row.madeAt);
  return newer ? { kind: "newer", ...newer } : { kind: "saved" };
}

/** True for markup of a question that was sent, and in its record of entries that have appeared. */
function isMadeOn({ positions, records }: SentContents, position: number, { highlights, notes }: Markup): boolean {
  if (!positions.has(position)) return false;
  const record = [...records.values()].find(({ first }) => first === position);
  const known = new Set(Object.keys(record ? markedWordsOf(record.content) : {}));
  return [...Object.keys(highlights), ...Object.keys(notes)].every(
    (key) => !key.startsWith(markKeyOf("")) || known.has(key),
  );
}

/** Deletes what is older than the retention periods, and what has expired, in batches. */
import { type SQL, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import {
  addressChanges,
  auditEntries,
  dataViews,
  images,
  messages,
  noticeCounts,
  sessions,
  showcaseEntries,
  signIns,
  students,
  verifications,
} from "../../../db/schema.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { BATCH, deleteInBatches, type IsOver } from "../batches.server.ts";
import { OUTDATED } from "../outdated.server.ts";
import { daysAfter, type RetentionPeriods, retentionCutoff } from "../rules.ts";

/** For this long an expired link is reported as expired, not as unknown. */
const LINKS_STAY_DAYS = 7;
/** Held notices are mailed within hours. Older counts are left over from a deleted account, whose job was deleted too. */
const HELD_NOTICES_DAYS = 30;

export type DeletedEntries = { signIns: number; audit: number; dataViews: number; messages: number };
export type DeletedRest = { sessions: number; links: number };

/**
 * Deletes entries that are older than is kept. When a student was here last stays known (`students.last_visit_at`). How
 * many went is written down, also when a fault ends it early.
 */
export async function deleteOutdated(
  db: Db,
  periods: RetentionPeriods,
  isOver: IsOver,
  now: Date,
): Promise<DeletedEntries> {
  const deleted: DeletedEntries = { signIns: 0, audit: 0, dataViews: 0, messages: 0 };
  const clear = async (name: keyof DeletedEntries, months: number, statement: (since: Date) => SQL) => {
    const since = retentionCutoff(months, now);
    const isGuarded = name !== "messages";
    const count = (rows: number) => {
      deleted[name] += rows;
    };
    if (since) await deleteInBatches({ db, isOver, isGuarded, count }, statement(since));
  };
  try {
    await clear("signIns", periods.keepSignInsMonths, outdatedSignIns);
    await clear("audit", periods.keepAuditMonths, outdatedAudit);
    await clear("dataViews", periods.keepDataViewsMonths, outdatedViews);
    await clear("messages", periods.keepMessagesMonths, outdatedMessages);
  } finally {
    if (Object.values(deleted).some((rows) => rows > 0)) {
      await recordAudit(db, { kind: "product" }, { action: "data.expired", after: deleted }, now);
    }
  }
  return deleted;
}

/** Deletes expired sessions and links. The counters of limits are cleared by the limiter. */
export async function deleteExpired(db: Db, isOver: IsOver, now: Date): Promise<DeletedRest> {
  const oldLink = sql`${daysAfter(now, -LINKS_STAY_DAYS).toISOString()}::timestamptz`;
  const deleted: DeletedRest = { sessions: 0, links: 0 };
  const clear = (name: keyof DeletedRest, statement: SQL) => {
    const count = (rows: number) => {
      deleted[name] += rows;
    };
    return deleteInBatches({ db, isOver, count }, statement);
  };
  await clear("sessions", expiredSessions(now));
  await clear(
    "links",
    sql`delete from ${verifications} where ${verifications.id} = any (array(
          select ${verifications.id} from ${verifications} where ${verifications.expiresAt} < ${oldLink}
          order by ${verifications.expiresAt} limit ${BATCH}::int))`,
  );
  await clear(
    "links",
    sql`delete from ${addressChanges} where ${addressChanges.userId} = any (array(
          select ${addressChanges.userId} from ${addressChanges} where ${addressChanges.expiresAt} < ${oldLink}
          order by ${addressChanges.expiresAt} limit ${BATCH}::int))`,
  );
  await deleteInBatches(
    { db, isOver, count: () => {} },
    // Uploaded in a form that was never saved.
    sql`delete from ${images} where ${images.id} = any (array(
          select ${images.id} from ${images}
          where ${images.isPortrait} and ${images.createdAt} < ${daysAfter(now, -1).toISOString()}::timestamptz
            and not exists (select from ${showcaseEntries} where ${showcaseEntries.photoId} = ${images.id})
          order by ${images.createdAt} limit ${BATCH}::int))`,
  );
  await deleteInBatches(
    { db, isOver, count: () => {} },
    sql`delete from ${noticeCounts} where ${noticeCounts.key} = any (array(
          select ${noticeCounts.key} from ${noticeCounts}
          where ${noticeCounts.endsAt} < ${oldLink} and (${noticeCounts.held} = 0
            or ${noticeCounts.endsAt} < ${daysAfter(now, -HELD_NOTICES_DAYS).toISOString()}::timestamptz)
          order by ${noticeCounts.endsAt} limit ${BATCH}::int))`,
  );
  return deleted;
}

const outdatedAudit = (since: Date) => sql`delete from ${auditEntries} where ${auditEntries.id} = any (array(
  select ${auditEntries.id} ${OUTDATED.keepAuditMonths(since)}
  order by ${auditEntries.at} nulls first, ${auditEntries.id} nulls first limit ${BATCH}::int))`;

const outdatedViews = (since: Date) => sql`delete from ${dataViews} where ${dataViews.id} = any (array(
  select ${dataViews.id} ${OUTDATED.keepDataViewsMonths(since)}
  order by ${dataViews.at} nulls first, ${dataViews.id} nulls first limit ${BATCH}::int))`;

const outdatedMessages = (since: Date) => sql`delete from ${messages} where ${messages.id} = any (array(
  select ${messages.id} ${OUTDATED.keepMessagesMonths(since)}
  order by ${messages.receivedAt} nulls first, ${messages.id} nulls first limit ${BATCH}::int))`;

const outdatedSignIns = (since: Date) => {
  const due = sql`select ${signIns.id} as id, ${signIns.userId} as user_id, ${signIns.signedInAt} as at
    ${OUTDATED.keepSignInsMonths(since)} order by ${signIns.signedInAt}, ${signIns.id} limit ${BATCH}::int`;
  return sql`with due as materialized (${due}), ${visitsOfDue}
    delete from ${signIns} where ${signIns.id} = any (array(select id from due))`;
};

const expiredSessions = (now: Date) => {
  const due = sql`select ${sessions.id} as id, ${sessions.userId} as user_id, ${sessions.updatedAt} as at
    from ${sessions} where ${sessions.expiresAt} < ${now.toISOString()}::timestamptz
    order by ${sessions.expiresAt} limit ${BATCH}::int`;
  return sql`with due as materialized (${due}), ${visitsOfDue}
    delete from ${sessions} where ${sessions.id} = any (array(select id from due))`;
};

/**
 * Students are locked in the same order as everywhere else, to avoid deadlocks. The arrays tell the planner that they are few:
 * otherwise it reads whole tables for a thousand.
 */
const visitsOfDue = sql`visits as (select user_id, max(at) as at from due group by user_id),
  held as materialized (select ${students.id} as id, visits.at from ${students} join visits on visits.user_id = ${students.authId}
    where ${students.authId} = any (array(select user_id from visits))
      and (${students.lastVisitAt} is null or ${students.lastVisitAt} < visits.at)
    order by ${students.id} for no key update of students),
  remembered as (update ${students} set last_visit_at = held.at from held
    where ${students.id} = held.id and ${students.id} = any (array(select id from held)))`;

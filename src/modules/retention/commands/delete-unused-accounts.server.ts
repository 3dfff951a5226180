/**
 * Students who have not been here for as long as the settings keep accounts. The owner of an account is told by mail first, and
 * a visit takes that back. An invited student who never signed up has no data here, and is deleted without a mail.
 */
import { inArray, sql } from "drizzle-orm";
import { dayOf } from "../../../core/days.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { students } from "../../../db/schema.ts";
import type { Queue } from "../../../jobs/queue.server.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Roles } from "../../accounts/roles.server.ts";
import { expireStudent } from "../../students/commands/expire-student.server.ts";
import { lastVisitAt } from "../../students/queries/last-visit.server.ts";
import type { IsOver } from "../batches.server.ts";
import { isStillUnused, readUnused, type UnusedStudent } from "../queries/find-unused.server.ts";
import { daysAfter, NOTICE_DAYS, noticeCutoff, retentionCutoff } from "../rules.ts";

/** Mails of one run: the mail server has others to send, and none of them may wait for long behind these. */
const NOTICES_A_RUN = 1_000;

export type Clearing = Roles & {
  readonly db: Db;
  readonly queue: Pick<Queue, "enqueue">;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  readonly timeZone: string;
  readonly isOver: IsOver;
};

export type UnusedResult = { accounts: number; invited: number; noticed: number };

/**
 * Notifies owners of unused accounts, and deletes those who were notified and did not return. `months` is how long unused
 * accounts are kept; 0 means no limit.
 */
export async function deleteUnusedAccounts(clearing: Clearing, months: number, now: Date): Promise<UnusedResult> {
  const result: UnusedResult = { accounts: 0, invited: 0, noticed: 0 };
  const [since, noticed] = [retentionCutoff(months, now), noticeCutoff(months, now)];
  await takeNoticesBack(clearing.db, noticed);
  if (!since || !noticed) return result;
  const isNoticeOver = ({ noticeAt }: UnusedStudent) => noticeAt !== null && noticeAt <= daysAfter(now, -NOTICE_DAYS);
  for await (const unused of readUnused(clearing.db, { ...clearing, since: noticed })) {
    const owners = unused.filter(({ account, noticeAt }) => account && noticeAt === null);
    result.noticed += await notify(clearing, owners.slice(0, NOTICES_A_RUN - result.noticed), now);
    for (const student of unused) {
      if (clearing.isOver()) return result;
      if (student.lastVisitAt >= since || (student.account && !isNoticeOver(student))) continue;
      // The student may have come back since the list was read.
      const isStillDue = (tx: Tx) => isStillUnused(tx, student.id, { ...clearing, since });
      if (!(await expireStudent(clearing.db, student.id, isStillDue, now))) continue;
      if (student.account) result.accounts += 1;
      else result.invited += 1;
    }
  }
  return result;
}

/** From those who came since, and from those whom the settings keep longer now. */
async function takeNoticesBack(db: Db, noticed: Date | null): Promise<void> {
  const isKept = noticed ? sql`${lastVisitAt} >= ${noticed.toISOString()}::timestamptz` : sql`true`;
  await db.execute(sql`update ${students} set deletion_notice_at = null where ${students.deletionNoticeAt} is not null
    and (${lastVisitAt} > ${students.deletionNoticeAt} or ${isKept})`);
}

async function notify(
  { db, queue, publicUrl, timeZone }: Clearing,
  owners: ReadonlyArray<UnusedStudent>,
  now: Date,
): Promise<number> {
  if (owners.length === 0) return 0;
  const deletedOn = dayOf(daysAfter(now, NOTICE_DAYS), timeZone);
  const link = `${publicUrl}/login`;
  const mails = owners.flatMap(({ account }) =>
    account ? [mailMessage("unused-account", account.email, { name: account.name, deletedOn, link })] : [],
  );
  const ids = owners.map(({ id }) => id);
  await db.transaction(async (tx) => {
    await tx.update(students).set({ deletionNoticeAt: now }).where(inArray(students.id, ids));
    await queue.enqueue(tx, "send-mail", ...mails);
  });
  return owners.length;
}

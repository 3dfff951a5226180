/** One mail to each of several students, through the queue that every mail goes through. */
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { allowLongStatements } from "../../../db/long-statements.ts";
import { auditEntries, students, users } from "../../../db/schema.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Accounts } from "../../accounts/auth.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import type { StudentsMessage } from "../bulk-forms.ts";
import { countRecipients, isReached } from "../queries/count-recipients.server.ts";
import type { SelectedStudents } from "../selected-students.ts";

export type WriteToStudentsResult =
  | { kind: "sent"; count: number }
  /** Another text was sent with this id, and the reply to it was lost. */
  | { kind: "sent-before"; subject: string }
  /** Nobody of them is active and has proved the address. */
  | { kind: "nobody" }
  | { kind: "too-many" }
  | { kind: "limited"; minutes: number };

/** Put into the queue at a time. */
const BATCH = 500;

type Writing = Pick<Accounts, "db" | "queue" | "limits"> & { adminEmail: string };

/**
 * Mails a message to those of the chosen students who are active and have proved their address. The same message, known by
 * its id, is sent once, however often it comes.
 */
export async function writeToStudents(
  { db, queue, limits, adminEmail }: Writing,
  admin: Admin,
  selected: SelectedStudents,
  { mailingId, subject, text }: StudentsMessage,
  now: Date,
): Promise<WriteToStudentsResult> {
  const { email, instituteName } = await loadSite(db);
  const office = email || adminEmail;

  return db.transaction(async (tx): Promise<WriteToStudentsResult> => {
    await allowLongStatements(tx);
    // A second submission waits here for the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${mailingId}, 0))`);
    const before = await findSent(tx, mailingId);
    if (before) {
      const isSame = before.subject === subject && before.text === text;
      return isSame ? { kind: "sent", count: before.count } : { kind: "sent-before", subject: before.subject };
    }
    const recipients = await countRecipients(tx, admin, selected);
    if (!recipients) return { kind: "too-many" };
    const reached = await tx
      .select({ name: students.name, email: users.email })
      .from(students)
      .innerJoin(users, eq(users.id, students.authId))
      .where(isReached(selected));
    if (reached.length === 0) return { kind: "nobody" };
    const taken = await limits.take([{ limit: "messagesToStudentsOf", of: [admin.userId] }]);
    if (taken.kind === "limited") return { kind: "limited", minutes: taken.minutes };
    for (let first = 0; first < reached.length; first += BATCH) {
      const mails = reached
        .slice(first, first + BATCH)
        .map(({ name, email: to }) =>
          mailMessage("institute-message", to, { name, subject, text, office, instituteName, mailing: mailingId }),
        );
      await queue.enqueue(tx, "send-mail", ...mails);
    }
    const { notVerified, inactive } = recipients;
    await recordAudit(
      tx,
      admin,
      {
        action: "students.written-to",
        subject: { id: mailingId, name: subject },
        after: { text, recipients: reached.length, notVerified, inactive },
      },
      now,
    );
    return { kind: "sent", count: reached.length };
  });
}

/** What was sent with this id, and to how many. */
async function findSent(db: Pick<Db, "select">, mailingId: string) {
  const [entry] = await db
    .select({
      subject: sql<string>`${auditEntries.subjectName}`,
      text: sql<string>`${auditEntries.after}->>'text'`,
      count: sql<number>`(${auditEntries.after}->>'recipients')::int`,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, mailingId), eq(auditEntries.action, "students.written-to")))
    .limit(1);
  return entry ?? null;
}

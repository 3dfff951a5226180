/** The email that says in the morning how many questions are due: for whom asked for it, at most once a day. */
import { and, eq, gt, isNotNull, isNull, lt, or } from "drizzle-orm";
import { dayOf, localTimeOf } from "../../../core/days.ts";
import { type Id, idOf } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { students, studyPlans, users } from "../../../db/schema.ts";
import { mailMessage } from "../../../mail/message.ts";
import type { Posting } from "../../accounts/notices.server.ts";
import { scheduleResults } from "../../repetition/commands/schedule-results.server.ts";
import { findDue } from "../../repetition/queries/find-due.server.ts";
import { REMIND_FROM, REMIND_UNTIL } from "../bounds.ts";

const AT_ONCE = 100;

type Reminding = Posting & { readonly db: Db; readonly timeZone: string; readonly isOver: () => boolean };

/**
 * Looks, for each student who wants it and was not looked at today, whether something is due. Returns how many were written to. What fails
 * for one student keeps nobody else waiting, and is thrown at the end.
 */
export async function remindDue(reminding: Reminding, now: Date): Promise<number> {
  const { db, timeZone, isOver } = reminding;
  const [today, clock] = [dayOf(now, timeZone), localTimeOf(now, timeZone).slice(-"07:00".length)];
  if (clock < REMIND_FROM || clock >= REMIND_UNTIL) return 0;
  let sent = 0;
  let failure: unknown;
  for (let after = idOf<"student">(null); !isOver(); ) {
    const waiting = await listWaiting(db, today, after);
    for (const student of waiting) {
      if (isOver()) return sent;
      try {
        if (await remind(reminding, student, today, now)) sent += 1;
      } catch (error) {
        failure ??= error;
      }
    }
    const last = waiting.at(-1);
    if (!last) break;
    after = last.studentId;
  }
  if (failure) throw failure;
  return sent;
}

type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

async function remind(
  { db, queue, publicUrl, timeZone }: Reminding,
  { studentId, course, name, email, token }: Waiting,
  today: string,
  now: Date,
): Promise<boolean> {
  await scheduleResults(db, { studentId }, timeZone);
  const { today: count } = await findDue(db, { studentId, course }, timeZone, now);
  return db.transaction(async (tx) => {
    // Another process may have looked meanwhile, or the student no longer wants it.
    const looked = await tx
      .update(studyPlans)
      .set({ mailedOn: today })
      .where(and(eq(studyPlans.studentId, studentId), isWaiting(today)))
      .returning({ studentId: studyPlans.studentId });
    if (looked.length === 0 || count === 0) return false;
    const links = { link: `${publicUrl}/dashboard#today`, leaveLink: stopLinkOf(publicUrl, token) };
    await queue.enqueue(tx, "send-mail", mailMessage("due-today", email, { name, count, ...links }));
    return true;
  });
}

function isWaiting(today: string) {
  return and(eq(studyPlans.wantsMail, true), or(isNull(studyPlans.mailedOn), lt(studyPlans.mailedOn, today)));
}

/** With a proved address, and able to start something. */
async function listWaiting(db: Db, today: string, after: Id<"student">) {
  const rows = await db
    .select({
      studentId: students.id,
      course: students.course,
      name: students.name,
      email: users.email,
      token: studyPlans.mailToken,
    })
    .from(studyPlans)
    .innerJoin(students, eq(students.id, studyPlans.studentId))
    .innerJoin(users, eq(users.id, students.authId))
    .where(
      and(
        isWaiting(today),
        gt(studyPlans.studentId, after),
        isNotNull(studyPlans.mailToken),
        eq(students.status, "Active"),
        eq(users.emailVerified, true),
      ),
    )
    .orderBy(studyPlans.studentId)
    .limit(AT_ONCE);
  return rows.map(({ token, ...row }) => ({ ...row, token: token ?? "" }));
}

function stopLinkOf(publicUrl: string, token: string): string {
  return `${publicUrl}/due-email/stop?token=${token}`;
}

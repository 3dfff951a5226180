/**
 * What a student does by hand about the sections of an attempt: closes one, ends the break after it. Of several devices the first
 * act that the server takes counts; one that is too late, or does not fit the test, changes nothing.
 */
import { and, eq, gt, max, sql } from "drizzle-orm";
import { attemptTexts as texts } from "../../../content/en/attempts.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attemptItems, attempts } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { SectionEvents } from "../../tests/timeline.ts";
import { findAttemptConstants } from "../queries/attempt-constants.server.ts";
import { GRACE_MS, isPossibleAge, transitMs } from "../rules.ts";
import type { SectionAct } from "../save-protocol.ts";
import { eventsAfterAct } from "../section-acts.ts";
import { readSectionStates, writeSectionTimes } from "../section-times.server.ts";
import { closesAtOf, timelineOfAttempt } from "../sections.ts";

export type SectionActResult =
  /** What was done by hand so far, by section. */
  | { kind: "accepted"; events: SectionEvents[] }
  /** Not this student's attempt, or over. */
  | { kind: "closed" }
  | { kind: "impossible"; errors: FieldErrors };

const NOTHING = { events: [], extra: [] };

/** Records it as of the time when it was done on the device. */
export async function recordSectionAct(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  { ageMs, sentAt, ...act }: SectionAct,
  now: Date,
): Promise<SectionActResult> {
  const constants = await findAttemptConstants(db, student, attemptId);
  if (!constants) return { kind: "closed" };
  if (!isPossibleAge(constants.startedAt, ageMs, now)) {
    return { kind: "impossible", errors: { ageMs: texts.impossibleAge } };
  }
  const at = now.getTime() - ageMs - transitMs(sentAt, constants.startedAt, now);
  return db.transaction(async (tx) => {
    const isOurs = await lockOpenAttempt(tx, attemptId, now);
    if (!isOurs) return { kind: "closed" };
    const { events: before, extra } = (await readSectionStates(tx, [attemptId])).get(attemptId) ?? NOTHING;
    const answeredAt = act.act === "close" ? await lastAnswerIn(tx, attemptId, act.section) : 0;
    const done = { ...act, at: Math.max(at, answeredAt) };
    const events = eventsAfterAct(constants, before, extra, done);
    if (!events) return { kind: "accepted", events: before };
    await writeSectionTimes(tx, [{ attemptId, constants, events, extra }]);
    const closesAt = closesAtOf(timelineOfAttempt(constants, events, extra), constants.startedAt).toISOString();
    await tx
      .update(attempts)
      .set({ closesAt: sql`least(${attempts.closesAt}, ${closesAt}::timestamptz)` })
      .where(eq(attempts.id, attemptId));
    return { kind: "accepted", events };
  });
}

async function lockOpenAttempt(tx: Tx, attemptId: Id<"attempt">, now: Date): Promise<boolean> {
  const stillTaken = gt(attempts.closesAt, new Date(now.getTime() - GRACE_MS));
  const rows = await tx
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.id, attemptId), eq(attempts.state, "open"), stillTaken))
    .for("no key update");
  return rows.length > 0;
}

/** An answer that was acknowledged counts, so its section was open then. */
async function lastAnswerIn(tx: Tx, attemptId: Id<"attempt">, section: number): Promise<number> {
  const [found] = await tx
    .select({ at: max(attemptItems.answeredAt) })
    .from(attemptItems)
    .where(and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.section, section)));
  return found?.at ? found.at.getTime() + 1 : 0;
}

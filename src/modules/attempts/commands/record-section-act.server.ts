/**
 * What a student does by hand about the sections of an attempt: closes one, ends the break after it. Of several devices the first
 * act that the server takes counts; one that is too late, or does not fit the test, changes nothing.
 */
import { and, eq, gt, max, sql } from "drizzle-orm";
import { attemptRefusalTexts as texts } from "../../../content/en/attempt-refusals.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attemptItems, attempts } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import type { SectionEvents } from "../../tests/timeline.ts";
import { recordContact } from "../contact.server.ts";
import { type AttemptConstants, findAttemptConstants } from "../queries/attempt-constants.server.ts";
import { ageOnArrival, contactOfRequest, GRACE_MS, isPossibleAge, transitMs } from "../rules.ts";
import type { SectionAct } from "../save-protocol.ts";
import { eventsAfterAct } from "../section-acts.ts";
import { readSectionStates, type SectionState, writeSectionTimes } from "../section-times.server.ts";
import { closesAtOf, timelineOfAttempt } from "../sections.ts";

export type SectionActResult =
  /** What was done by hand so far, by section. */
  | { kind: "accepted"; events: SectionEvents[] }
  /** Not this student's attempt, or over. */
  | { kind: "closed" }
  | { kind: "impossible"; errors: FieldErrors };

const NOTHING: SectionState = { events: [], extra: [] };

/** Records one act as of the time when it was done on the device. */
export async function recordSectionAct(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  { sentAt, ...sent }: SectionAct,
  now: Date,
): Promise<SectionActResult> {
  const constants = await findAttemptConstants(db, student, attemptId);
  if (!constants) return { kind: "closed" };
  const { startedAt, version } = constants;
  if (!isPossibleAge(startedAt, sent.ageMs, now)) {
    return { kind: "impossible", errors: { ageMs: texts.impossibleAge } };
  }
  const act = { ...sent, ageMs: ageOnArrival(sent.ageMs, transitMs(sentAt, startedAt, now), startedAt, now) };
  return db.transaction(async (tx) => {
    const isOpen = await lockOpenAttempt(tx, attemptId, now);
    await recordContact(tx, { attemptId, version }, contactOfRequest([act.ageMs], now));
    if (!isOpen) return { kind: "closed" };
    const { events } = await applySectionActs(tx, { attemptId, constants }, [act], now);
    return { kind: "accepted", events };
  });
}

/**
 * Applies acts in order, as of when they were done; `ageMs` is that on arrival. The transaction has locked the open attempt. Returns what
 * counts by section, and when each section would have ended without these acts, in milliseconds.
 */
export async function applySectionActs(
  tx: Tx,
  { attemptId, constants }: { attemptId: Id<"attempt">; constants: AttemptConstants },
  acts: ReadonlyArray<Omit<SectionAct, "sentAt">>,
  now: Date,
): Promise<{ events: SectionEvents[]; endsBefore: number[] }> {
  const { events: before, extra } = (await readSectionStates(tx, [attemptId])).get(attemptId) ?? NOTHING;
  const endsBefore = timelineOfAttempt(constants, before, extra).map(({ endsAt }) => endsAt);
  let events: SectionEvents[] = before;
  for (const { section, act, ageMs } of acts) {
    const answeredAt = act === "close" ? await lastAnswerIn(tx, attemptId, section) : 0;
    const done = { section, act, at: Math.max(now.getTime() - ageMs, answeredAt) };
    events = eventsAfterAct(constants, events, extra, done) ?? events;
  }
  if (events === before) return { events, endsBefore };
  await writeSectionTimes(tx, [{ attemptId, constants, events, extra }]);
  const closesAt = closesAtOf(timelineOfAttempt(constants, events, extra), constants.startedAt).toISOString();
  await tx
    .update(attempts)
    .set({ closesAt: sql`least(${attempts.closesAt}, ${closesAt}::timestamptz)` })
    .where(eq(attempts.id, attemptId));
  return { events, endsBefore };
}

/** Locks the attempt until the transaction ends. False if it is closed, or takes nothing any more. */
export async function lockOpenAttempt(tx: Tx, attemptId: Id<"attempt">, now: Date): Promise<boolean> {
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

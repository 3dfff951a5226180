/**
 * What a student does by hand about the sections of an attempt: closes one, ends the break after it. Of several devices the first
 * act that the server takes counts; one that is too late, or does not fit the test, changes nothing.
 */
import { and, eq, gt, max, sql } from "drizzle-orm";
import { attemptTexts as texts } from "../../../content/en/attempts.ts";
import type { FieldErrors } from "../../../core/forms.ts";
import type { Id } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { attemptItems, attemptSections, attempts } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";
import { isOpenAt, type SectionEvents } from "../../tests/timeline.ts";
import { type AttemptConstants, findAttemptConstants } from "../queries/attempt-constants.server.ts";
import { GRACE_MS, isPossibleAge, transitMs } from "../rules.ts";
import type { SectionAct } from "../save-protocol.ts";
import { closesAtOf, sectionRows, timelineOfAttempt } from "../sections.ts";

export type SectionActResult =
  /** What was done by hand so far, by section. */
  | { kind: "accepted"; events: SectionEvents[] }
  /** Not this student's attempt, or over. */
  | { kind: "closed" }
  | { kind: "impossible"; errors: FieldErrors };

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
  const at = now.getTime() - ageMs - transitMs(sentAt, now);
  return db.transaction(async (tx) => {
    const isOurs = await lockOpenAttempt(tx, attemptId, now);
    if (!isOurs) return { kind: "closed" };
    const before = await readEvents(tx, attemptId);
    const answeredAt = act.act === "close" ? await lastAnswerIn(tx, attemptId, act.section) : 0;
    const events = eventsAfter(constants, before, { ...act, at: Math.max(at, answeredAt) });
    if (events) await writeTimes(tx, attemptId, constants, events);
    return { kind: "accepted", events: events ?? before };
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

async function readEvents(tx: Tx, attemptId: Id<"attempt">): Promise<SectionEvents[]> {
  const rows = await tx
    .select({ closedAt: attemptSections.closedAt, breakEndedAt: attemptSections.breakEndedAt })
    .from(attemptSections)
    .where(eq(attemptSections.attemptId, attemptId))
    .orderBy(attemptSections.section);
  return rows.map(({ closedAt, breakEndedAt }) => ({
    closedAt: closedAt?.getTime() ?? null,
    breakEndedAt: breakEndedAt?.getTime() ?? null,
  }));
}

/** An answer that was acknowledged counts, so its section was open then. */
async function lastAnswerIn(tx: Tx, attemptId: Id<"attempt">, section: number): Promise<number> {
  const [found] = await tx
    .select({ at: max(attemptItems.answeredAt) })
    .from(attemptItems)
    .where(and(eq(attemptItems.attemptId, attemptId), eq(attemptItems.section, section)));
  return found?.at ? found.at.getTime() + 1 : 0;
}

/** The events with this one, or null when nothing can be closed or ended so. */
function eventsAfter(
  constants: AttemptConstants,
  events: ReadonlyArray<SectionEvents>,
  { section, act, at }: { section: number; act: SectionAct["act"]; at: number },
): SectionEvents[] | null {
  const times = timelineOfAttempt(constants, events)[section - 1];
  const event = events[section - 1];
  if (!times || !event || constants.version?.leavingASection !== "closes") return null;
  // A break begins when the time of the section before it is over, where that is waited for.
  const waits = constants.version.sections[section - 1]?.onEarlyEnd === "wait";
  const breakFrom = waits ? times.closesAt : times.endsAt;
  const isPossible = act === "close" ? isOpenAt(times, at) : breakFrom <= at && at < times.nextOpensAt;
  if (!isPossible) return null;
  const changed = act === "close" ? { ...event, closedAt: at } : { ...event, breakEndedAt: at };
  return events.with(section - 1, changed);
}

async function writeTimes(
  tx: Tx,
  attemptId: Id<"attempt">,
  constants: AttemptConstants,
  events: ReadonlyArray<SectionEvents>,
): Promise<void> {
  const timeline = timelineOfAttempt(constants, events);
  const inIso = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);
  const rows = sectionRows(timeline).map((row) => ({
    ...row,
    closed_at: inIso(events[row.section - 1]?.closedAt),
    break_ended_at: inIso(events[row.section - 1]?.breakEndedAt),
  }));
  await tx.execute(sql`
    update ${attemptSections} as section
    set opens_at = given.opens_at, ends_at = given.ends_at, closed_at = given.closed_at, break_ended_at = given.break_ended_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given
      (section int, opens_at timestamptz, ends_at timestamptz, closed_at timestamptz, break_ended_at timestamptz)
    where section.attempt_id = ${attemptId} and section.section = given.section`);
  const closesAt = closesAtOf(timeline, constants.startedAt).toISOString();
  await tx
    .update(attempts)
    .set({ closesAt: sql`least(${attempts.closesAt}, ${closesAt}::timestamptz)` })
    .where(eq(attempts.id, attemptId));
}

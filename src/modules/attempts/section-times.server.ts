/** The rows from which the times of attempts with several sections are computed, and those that say what came of it. */
import { inArray, sql } from "drizzle-orm";
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { attemptSections, extraMinutes } from "../../db/schema.ts";
import type { ExtraTime, SectionEvents } from "../tests/timeline.ts";
import { type AttemptTimes, extraTimeOf, sectionRows, timelineOfAttempt } from "./sections.ts";

export type SectionState = {
  /** By section; empty for a test of one section. */
  events: SectionEvents[];
  extra: ExtraTime[];
};

/** What was done by hand and given in these attempts, whose locks the transaction holds; an attempt without either is absent. */
export async function readSectionStates(
  tx: Tx,
  attemptIds: ReadonlyArray<Id<"attempt">>,
): Promise<Map<Id<"attempt">, SectionState>> {
  const states = new Map<Id<"attempt">, SectionState>();
  const stateOf = (id: Id<"attempt">) => {
    const state = states.get(id) ?? { events: [], extra: [] };
    states.set(id, state);
    return state;
  };
  const { attemptId, closedAt, breakEndedAt, section } = attemptSections;
  const closed = await tx
    .select({ attemptId, closedAt, breakEndedAt })
    .from(attemptSections)
    .where(inArray(attemptId, [...attemptIds]))
    .orderBy(attemptId, section);
  for (const row of closed) {
    const event = { closedAt: row.closedAt?.getTime() ?? null, breakEndedAt: row.breakEndedAt?.getTime() ?? null };
    stateOf(row.attemptId).events.push(event);
  }
  const { minutes, givenAt, giftId } = extraMinutes;
  const given = await tx
    .select({ attemptId: extraMinutes.attemptId, minutes, givenAt })
    .from(extraMinutes)
    .where(inArray(extraMinutes.attemptId, [...attemptIds]))
    .orderBy(givenAt, giftId);
  for (const row of given) stateOf(row.attemptId).extra.push(...extraTimeOf([row]));
  return states;
}

type ChangedAttempt = SectionState & { attemptId: Id<"attempt">; constants: AttemptTimes };

/** Computes the rows of `attempt_sections` of these attempts anew, in one statement. */
export async function writeSectionTimes(tx: Tx, changed: ReadonlyArray<ChangedAttempt>): Promise<void> {
  const inIso = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : null);
  const rows = changed.flatMap(({ attemptId, constants, events, extra }) => {
    const timeline = timelineOfAttempt(constants, events, extra);
    return sectionRows(timeline, timelineOfAttempt(constants, events)).map((row) => ({
      ...row,
      attempt_id: attemptId,
      closed_at: inIso(events[row.section - 1]?.closedAt),
      break_ended_at: inIso(events[row.section - 1]?.breakEndedAt),
    }));
  });
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${attemptSections} as section
    set opens_at = given.opens_at, ends_at = given.ends_at, closed_at = given.closed_at, break_ended_at = given.break_ended_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (attempt_id uuid, section int, opens_at timestamptz,
      ends_at timestamptz, closed_at timestamptz, break_ended_at timestamptz)
    where section.attempt_id = given.attempt_id and section.section = given.section`);
}

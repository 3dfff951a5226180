/** How much the pages of running tests may ask. What is refused stays on the device, which sends it again. */
import type { Db } from "../../db/client.ts";
import { type Flow, type FlowLimiter, type FlowRule, openFlowLimiter } from "../../db/flow-limiter.server.ts";
import { placeOf } from "../accounts/rules.ts";
import type { Student } from "../accounts/viewer.ts";

/**
 * Requests a minute of one student, unless the settings say otherwise. A page sends at most one every 0.8 s, however many
 * answers are in it, and a few more when the student moves on; two tabs send twice as much.
 */
export const SAVES_PER_MINUTE = 300;
/** A whole institute may come from one address. */
const STUDENTS_FROM_ONE_ADDRESS = 400;
const STUDENTS_IN_TOTAL = 1_000;

type LimitName = "sittingOf" | "sittingsFrom" | "sittings";

export type SittingLimits = FlowLimiter<LimitName>;

/** The limits of running tests; `now` is for tests. */
export function openSittingLimits(db: Db, ofStudent = SAVES_PER_MINUTE, now?: () => number): SittingLimits {
  const settleFrom = Math.ceil(ofStudent / 4);
  const rules: Record<LimitName, FlowRule> = {
    sittingOf: { most: ofStudent, settleFrom },
    sittingsFrom: { most: ofStudent * STUDENTS_FROM_ONE_ADDRESS, settleFrom: 500 },
    sittings: { most: ofStudent * STUDENTS_IN_TOTAL, settleFrom: 500 },
  };
  return openFlowLimiter<LimitName>(db, rules, now);
}

/** Counts one request of a student about a running test. */
export function passSitting(limits: SittingLimits, student: Student, address: string): Flow {
  return limits.pass([
    { limit: "sittingOf", of: [student.studentId] },
    { limit: "sittingsFrom", of: [placeOf(address)] },
    { limit: "sittings", of: [] },
  ]);
}

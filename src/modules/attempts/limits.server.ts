/**
 * How many requests the pages of running tests may send (what is refused stays on the device and is retried), how often a
 * student may start a test, count questions for one, and report a question.
 */
import { hostOf, networkOf } from "../../core/client-network.ts";
import type { Db } from "../../db/client.ts";
import {
  type MemoryLimiter,
  type MemoryLimitResult,
  type MemoryRule,
  openMemoryLimiter,
} from "../../db/memory-limiter.server.ts";
import type { Accounts } from "../accounts/auth.server.ts";
import type { Student } from "../accounts/viewer.ts";
import type { ReportResult } from "./commands/report-question.server.ts";
import type { StartInstituteResult } from "./commands/start-attempt.server.ts";

/**
 * Requests a minute of one student, unless the settings say otherwise. A page sends at most one every 0.8 s, however many
 * answers are in it, and a few more when the student moves on; two tabs send twice as much.
 */
export const SAVES_PER_MINUTE = 300;
/** A whole institute may come from one host. */
const STUDENTS_PER_HOST = 400;
const STUDENTS_PER_NETWORK = 500;
const STUDENTS_IN_TOTAL = 1_000;

type LimitName = "requestsPerStudent" | "requestsPerHost" | "requestsPerNetwork" | "requestsInTotal";

export type AttemptLimits = MemoryLimiter<LimitName>;

/** The limits of running tests; `now` is for tests. */
export function openAttemptLimits(db: Db, ofStudent = SAVES_PER_MINUTE, now?: () => number): AttemptLimits {
  const minUnsettled = Math.ceil(ofStudent / 4);
  const rules: Record<LimitName, MemoryRule> = {
    requestsPerStudent: { perMinute: ofStudent, minUnsettled },
    requestsPerHost: { perMinute: ofStudent * STUDENTS_PER_HOST, minUnsettled: 500 },
    requestsPerNetwork: { perMinute: ofStudent * STUDENTS_PER_NETWORK, minUnsettled: 500 },
    requestsInTotal: { perMinute: ofStudent * STUDENTS_IN_TOTAL, minUnsettled: 500 },
  };
  return openMemoryLimiter<LimitName>(db, rules, now);
}

/** Counts one request of a student about a running test. */
export function countAttemptRequest(limits: AttemptLimits, student: Student, address: string): MemoryLimitResult {
  return limits.count([
    { limit: "requestsPerStudent", of: [student.studentId] },
    { limit: "requestsPerHost", of: [hostOf(address)] },
    { limit: "requestsPerNetwork", of: [networkOf(address)] },
    { limit: "requestsInTotal", of: [] },
  ]);
}

/** `minutes` is how long the limit applies. */
export type Limited = { kind: "limited"; minutes: number };

/** Starts a test unless the student has recently started too many. Starts that fail are not counted. */
export async function startWithinLimits<Of extends StartInstituteResult>(
  limits: Accounts["limits"],
  { studentId }: Student,
  start: () => Promise<Of>,
): Promise<Of | Limited> {
  const use = { limit: "startsOf", of: [studentId] } as const;
  const taken = await limits.take([use]);
  if (taken.kind === "limited") return { kind: "limited", minutes: taken.minutes };
  const result = await start();
  if (result.kind !== "started") await limits.giveBack(use);
  return result;
}

/** Counts unless the student has counted a lot within the last minute. */
export async function countWithinLimits<Counts>(
  limits: Accounts["limits"],
  { studentId }: Student,
  count: () => Promise<Counts>,
): Promise<{ kind: "counted"; counts: Counts } | Limited> {
  const taken = await limits.take([{ limit: "countsOf", of: [studentId] }]);
  if (taken.kind === "limited") return { kind: "limited", minutes: taken.minutes };
  return { kind: "counted", counts: await count() };
}

/** Stores a report unless the student has recently sent too many. Reports that are not stored are not counted. */
export async function reportWithinLimits(
  limits: Accounts["limits"],
  { studentId }: Student,
  report: () => Promise<ReportResult>,
): Promise<ReportResult | Limited> {
  const uses = [
    { limit: "reportsOf", of: [studentId] },
    { limit: "reportsOfDay", of: [studentId] },
  ] as const;
  const taken = await limits.take(uses);
  if (taken.kind === "limited") return { kind: "limited", minutes: taken.minutes };
  const result = await report();
  if (result.kind !== "reported") for (const use of uses) await limits.giveBack(use);
  return result;
}

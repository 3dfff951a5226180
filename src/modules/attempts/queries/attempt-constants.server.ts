/** The part of an attempt that never changes after its start: its student, its clocks, its question versions; adaptive ones only gain some. */
import { eq, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { Id } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { attemptItems, attempts, deliveries } from "../../../db/schema.ts";
import { showsAtAnswer } from "../../../db/tables/tests.ts";
import type { Student } from "../../accounts/viewer.ts";
import { loadTestVersion } from "../../tests/queries/test-versions.server.ts";
import { adaptivePlanOf } from "../../tests/test-version.ts";
import { type AttemptTimes, timesOfAttempt } from "../sections.ts";

/** `closesAt` is the latest that it can be without extra minutes: a section closed by hand may make it earlier. */
export type AttemptConstants = AttemptTimes & {
  studentId: Id<"student">;
  /** In the order of the questions; position 1 is the first. */
  versionIds: Id<"version">[];
  /** The section of each, 1 for the first. */
  sections: number[];
  /** True where each answer is explained once it is final. */
  isExplained: boolean;
};

/** More attempts than one process serves at a time. */
const CACHED_ATTEMPTS = 5_000;

const cache = new LRUCache<Id<"attempt">, AttemptConstants>({ max: CACHED_ATTEMPTS });

/** What never changes of the student's own attempt, with its questions up to that position at least, else null. Cached by this process. */
export async function findAttemptConstants(
  db: Db,
  student: Student,
  attemptId: Id<"attempt">,
  upTo = 1,
): Promise<AttemptConstants | null> {
  const known = cache.get(attemptId);
  const isShort = known !== undefined && known.versionIds.length < upTo && adaptivePlanOf(known.version) !== null;
  const constants = known === undefined || isShort ? await readConstants(db, attemptId) : known;
  return constants?.studentId === student.studentId ? constants : null;
}

/** Caches what was read elsewhere, so that the first save needs no query for it. */
export function cacheAttemptConstants(attemptId: Id<"attempt">, constants: AttemptConstants): void {
  cache.set(attemptId, constants);
}

async function readConstants(db: Db, attemptId: Id<"attempt">): Promise<AttemptConstants | null> {
  const rows = await db
    .select({
      studentId: attempts.studentId,
      startedAt: attempts.startedAt,
      closesAt: attempts.closesAt,
      extraTimePercent: attempts.extraTimePercent,
      extraMinutes: attempts.extraMinutes,
      testVersionId: attempts.testVersionId,
      versionId: attemptItems.versionId,
      section: attemptItems.section,
      isExplained: sql<boolean>`${showsAtAnswer(deliveries)}`,
    })
    .from(attempts)
    .innerJoin(deliveries, eq(deliveries.id, attempts.deliveryId))
    .innerJoin(attemptItems, eq(attemptItems.attemptId, attempts.id))
    .where(eq(attempts.id, attemptId))
    .orderBy(attemptItems.position);
  const [first] = rows;
  if (!first) return null;
  const { studentId, testVersionId, versionId: _, section: __, isExplained, ...times } = first;
  const version = await loadTestVersion(db, testVersionId);
  const constants = {
    studentId,
    ...timesOfAttempt({ ...times, version }),
    versionIds: rows.map((row) => row.versionId),
    sections: rows.map((row) => row.section),
    isExplained,
  };
  cacheAttemptConstants(attemptId, constants);
  return constants;
}

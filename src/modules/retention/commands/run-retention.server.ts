import { doWhenDue, type WorkResult } from "../../../db/recurring-work.ts";
import { type RetentionOutcome, STOPPED } from "../outcome.ts";
import { loadRetentionPeriods } from "../queries/load-retention-periods.server.ts";
import { RETENTION_WORK, RUN_MS } from "../rules.ts";
import { deleteExpired, deleteOutdated } from "./delete-outdated.server.ts";
import { type Clearing, deleteUnusedAccounts } from "./delete-unused-accounts.server.ts";

/**
 * Deletes what is older than the settings keep, once a day and by one process however many there are. A run that is stopped
 * counts as failed, so that it is retried soon.
 */
export function runRetention(clearing: Clearing, now: Date): Promise<WorkResult> {
  const work = async () => {
    const startedAt = performance.now();
    const isLate = () => performance.now() - startedAt > RUN_MS;
    const cleared = await clear({ ...clearing, isOver: () => clearing.isOver() || isLate() }, now);
    if (clearing.isOver()) throw new Error(STOPPED);
    const outcome: RetentionOutcome = { ...cleared, isUnfinished: isLate() };
    return JSON.stringify(outcome);
  };
  return doWhenDue(clearing.db, RETENTION_WORK, work, now);
}

async function clear(clearing: Clearing, now: Date): Promise<Omit<RetentionOutcome, "isUnfinished">> {
  const { db, isOver } = clearing;
  const periods = await loadRetentionPeriods(db);
  const rest = await deleteExpired(db, isOver, now);
  const entries = await deleteOutdated(db, periods, isOver, now);
  const { noticed, ...unused } = await deleteUnusedAccounts(clearing, periods.keepUnusedAccountsMonths, now);
  return { cleared: { ...entries, ...unused, ...rest }, noticed };
}

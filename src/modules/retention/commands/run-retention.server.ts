import { retentionTexts } from "../../../content/en/retention.ts";
import { doWhenDue, type WorkResult } from "../../../db/recurring-work.ts";
import { findKeeping } from "../queries/find-keeping.server.ts";
import { RETENTION_WORK, RUN_MS } from "../rules.ts";
import { deleteExpired, deleteOutdated } from "./delete-outdated.server.ts";
import { type Clearing, deleteUnusedAccounts } from "./delete-unused-accounts.server.ts";

const texts = retentionTexts.lastRun;

/** What a run did, by what went. */
type Cleared = Record<keyof typeof texts.parts, number> & { noticed: number };

/**
 * Deletes what is older than the settings keep, once a day and by one process however many there are. A run that is
 * stopped counts as failed, so that another takes it up soon.
 */
export function runRetention(clearing: Clearing, now: Date): Promise<WorkResult> {
  const work = async () => {
    const startedAt = performance.now();
    const isLate = () => performance.now() - startedAt > RUN_MS;
    const cleared = await clear({ ...clearing, isOver: () => clearing.isOver() || isLate() }, now);
    if (clearing.isOver()) throw new Error(texts.stopped);
    return [sayCleared(cleared), ...(isLate() ? [texts.unfinished] : [])].join(" ");
  };
  return doWhenDue(clearing.db, RETENTION_WORK, work, now);
}

async function clear(clearing: Clearing, now: Date): Promise<Cleared> {
  const { db, isOver } = clearing;
  const keeping = await findKeeping(db);
  const rest = await deleteExpired(db, isOver, now);
  const entries = await deleteOutdated(db, keeping, isOver, now);
  const unused = await deleteUnusedAccounts(clearing, keeping.keepUnusedAccountsMonths, now);
  return { ...entries, ...unused, ...rest };
}

function sayCleared(cleared: Cleared): string {
  const { parts } = texts;
  const said = [
    ...(cleared.signIns ? [parts.signIns(cleared.signIns)] : []),
    ...(cleared.audit ? [parts.audit(cleared.audit)] : []),
    ...(cleared.dataViews ? [parts.dataViews(cleared.dataViews)] : []),
    ...(cleared.messages ? [parts.messages(cleared.messages)] : []),
    ...(cleared.accounts ? [parts.accounts(cleared.accounts)] : []),
    ...(cleared.invited ? [parts.invited(cleared.invited)] : []),
    ...(cleared.sessions ? [parts.sessions(cleared.sessions)] : []),
    ...(cleared.links ? [parts.links(cleared.links)] : []),
  ];
  const { noticed, ...deleted } = cleared;
  const total = Object.values(deleted).reduce((sum, count) => sum + count, 0);
  return texts.outcome([...said, ...(noticed ? [texts.noticed(noticed)] : [])], total);
}

/** How long data are kept, as the settings show it: the times, what came of the last run, and a shorter time to confirm. */

import { retentionTexts } from "../../../../content/en/retention.ts";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { CLEARED, parseOutcome, STOPPED } from "../../../../modules/retention/outcome.ts";
import { countOutdated, type Outdated } from "../../../../modules/retention/queries/count-outdated.server.ts";
import { findLastRetention } from "../../../../modules/retention/queries/find-last-run.server.ts";
import { loadRetentionPeriods } from "../../../../modules/retention/queries/load-retention-periods.server.ts";
import {
  isAllowed,
  NOTICE_DAYS,
  parsePeriods,
  RETENTION_SETTINGS,
  type RetentionPeriods,
  shortened,
} from "../../../../modules/retention/rules.ts";
import type { Services } from "../../../context.ts";
import { timeWriter } from "../../../dates.server.ts";

const texts = retentionTexts;

/** The times that wait for a yes in the address, and those that they were based on. */
export const PROPOSED = "keep";
export const BASED_ON = "was";

export type ShownRetention = {
  periods: RetentionPeriods;
  /** One sentence. */
  lastRun: string;
  /** Shorter times that wait for a yes, and what goes with them, one line each. */
  proposal: { periods: RetentionPeriods; lines: string[] } | null;
};

/** What the address proposes is looked at only when it would keep something for a shorter time. */
export async function loadRetention(
  { db, timeZone, adminEmail }: Pick<Services, "db" | "timeZone" | "adminEmail">,
  admin: Admin,
  search: URLSearchParams,
  now: Date,
): Promise<ShownRetention> {
  const [stored, lastRun] = await Promise.all([loadRetentionPeriods(db), findLastRetention(db, admin)]);
  const periods = proposalIn(search);
  const which = periods ? shortened(stored, periods) : [];
  const proposal =
    periods && which.length > 0
      ? {
          periods,
          lines: (await countOutdated(db, admin, { periods, which, adminEmail }, now)).map((one) =>
            lineOf(one, periods),
          ),
        }
      : null;
  return { periods: stored, lastRun: describeLastRun(lastRun, timeWriter(timeZone)), proposal };
}

/** The times that an address proposes; null for none, and for what nobody may choose. */
export function proposalIn(search: URLSearchParams): RetentionPeriods | null {
  const periods = parsePeriods(search.get(PROPOSED));
  return periods && RETENTION_SETTINGS.every((kept) => isAllowed(periods[kept])) ? periods : null;
}

function lineOf(one: Outdated, periods: RetentionPeriods): string {
  const { line, entries, accounts, none } = texts.confirm;
  const label = texts.fields[one.kept];
  if (one.kept === "keepUnusedAccountsMonths") {
    const isNone = one.accounts + one.invited === 0;
    return line(label, periods[one.kept], isNone ? none : accounts({ ...one, days: NOTICE_DAYS }));
  }
  return line(label, periods[one.kept], one.count === 0 ? none : entries[one.kept](one.count));
}

/** What came of the last run; `write` says when it began. */
export function describeLastRun(
  run: Awaited<ReturnType<typeof findLastRetention>>,
  write: (at: Date) => string,
): string {
  const { none, running, done, failed, stopped } = texts.lastRun;
  if (!run) return none;
  const day = write(run.startedAt);
  if (run.hasFailed) return failed(day, run.outcome === STOPPED ? stopped : run.outcome);
  return run.finishedAt ? done(day, describeOutcome(run.outcome)) : running(day);
}

function describeOutcome(stored: string): string {
  const outcome = parseOutcome(stored);
  if (!outcome) return stored;
  const { parts, noticed, outcome: words, unfinished } = texts.lastRun;
  const cleared = CLEARED.flatMap((what) => (outcome.cleared[what] > 0 ? [parts[what](outcome.cleared[what])] : []));
  const total = CLEARED.reduce((sum, what) => sum + outcome.cleared[what], 0);
  const sentence = words([...cleared, ...(outcome.noticed > 0 ? [noticed(outcome.noticed)] : [])], total);
  return outcome.isUnfinished ? `${sentence} ${unfinished}` : sentence;
}

/** How long data are kept, as the settings show it: the times, what came of the last run, and a shorter time to confirm. */

import { retentionTexts } from "../../../../content/en/retention.ts";
import type { Admin } from "../../../../modules/accounts/viewer.ts";
import { CLEARED, parseOutcome, STOPPED } from "../../../../modules/retention/outcome.ts";
import { countOutdated, type Outdated } from "../../../../modules/retention/queries/count-outdated.server.ts";
import { findKeeping } from "../../../../modules/retention/queries/find-keeping.server.ts";
import { findLastRetention } from "../../../../modules/retention/queries/find-last-run.server.ts";
import {
  isAllowed,
  KEPT,
  type Keeping,
  NOTICE_DAYS,
  parseKeeping,
  shortened,
} from "../../../../modules/retention/rules.ts";
import type { Services } from "../../../context.ts";
import { timeWriter } from "../../../dates.server.ts";

const texts = retentionTexts;

/** The times that wait for a yes in the address, and those that they were based on. */
export const PROPOSED = "keep";
export const BASED_ON = "was";

export type ShownRetention = {
  keeping: Keeping;
  /** One sentence. */
  lastRun: string;
  /** Shorter times that wait for a yes, and what goes with them, one line each. */
  proposal: { keeping: Keeping; lines: string[] } | null;
};

/** What the address proposes is looked at only when it would keep something for a shorter time. */
export async function loadRetention(
  { db, timeZone, adminEmail }: Pick<Services, "db" | "timeZone" | "adminEmail">,
  admin: Admin,
  search: URLSearchParams,
  now: Date,
): Promise<ShownRetention> {
  const [stored, lastRun] = await Promise.all([findKeeping(db), findLastRetention(db, admin)]);
  const keeping = proposalIn(search);
  const which = keeping ? shortened(stored, keeping) : [];
  const proposal =
    keeping && which.length > 0
      ? {
          keeping,
          lines: (await countOutdated(db, admin, { keeping, which, adminEmail }, now)).map((one) =>
            lineOf(one, keeping),
          ),
        }
      : null;
  return { keeping: stored, lastRun: sayLastRun(lastRun, timeWriter(timeZone)), proposal };
}

/** The times that an address proposes; null for none, and for what nobody may choose. */
export function proposalIn(search: URLSearchParams): Keeping | null {
  const keeping = parseKeeping(search.get(PROPOSED));
  return keeping && KEPT.every((kept) => isAllowed(keeping[kept])) ? keeping : null;
}

function lineOf(one: Outdated, keeping: Keeping): string {
  const { line, entries, accounts, none } = texts.confirm;
  const label = texts.fields[one.kept];
  if (one.kept === "keepUnusedAccountsMonths") {
    const isNone = one.accounts + one.invited === 0;
    return line(label, keeping[one.kept], isNone ? none : accounts({ ...one, days: NOTICE_DAYS }));
  }
  return line(label, keeping[one.kept], one.count === 0 ? none : entries[one.kept](one.count));
}

/** What came of the last run; `write` says when it began. */
export function sayLastRun(run: Awaited<ReturnType<typeof findLastRetention>>, write: (at: Date) => string): string {
  const { none, running, done, failed, stopped } = texts.lastRun;
  if (!run) return none;
  const day = write(run.startedAt);
  if (run.hasFailed) return failed(day, run.outcome === STOPPED ? stopped : run.outcome);
  return run.finishedAt ? done(day, sayOutcome(run.outcome)) : running(day);
}

function sayOutcome(stored: string): string {
  const outcome = parseOutcome(stored);
  if (!outcome) return stored;
  const { parts, noticed, outcome: words, unfinished } = texts.lastRun;
  const said = CLEARED.flatMap((what) => (outcome.cleared[what] > 0 ? [parts[what](outcome.cleared[what])] : []));
  const total = CLEARED.reduce((sum, what) => sum + outcome.cleared[what], 0);
  const sentence = words([...said, ...(outcome.noticed > 0 ? [noticed(outcome.noticed)] : [])], total);
  return outcome.isUnfinished ? `${sentence} ${unfinished}` : sentence;
}

import { sql } from "drizzle-orm";
import { z } from "zod/mini";
import type { Db } from "../../../db/client.ts";
import type { Roles } from "../../accounts/roles.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { OUTDATED } from "../outdated.server.ts";
import { noticeCutoff, type RetentionPeriods, type RetentionSetting, retentionCutoff } from "../rules.ts";
import { readUnused } from "./find-unused.server.ts";

/** What the next run deletes because of one setting. */
export type Outdated =
  | { kept: Exclude<RetentionSetting, "keepUnusedAccountsMonths">; count: number }
  /** Owners of accounts are told first. */
  | { kept: "keepUnusedAccountsMonths"; accounts: number; invited: number };

const Counted = z.tuple([z.object({ count: z.number() })]);

/** What would go with these settings, for those of them that are named. */
export async function countOutdated(
  db: Db,
  _admin: Admin,
  { periods, which, ...roles }: Roles & { periods: RetentionPeriods; which: ReadonlyArray<RetentionSetting> },
  now: Date,
): Promise<Outdated[]> {
  const counted: Outdated[] = [];
  for (const kept of which) {
    if (kept === "keepUnusedAccountsMonths") {
      counted.push({ kept, ...(await countUnused(db, periods[kept], roles, now)) });
      continue;
    }
    const since = retentionCutoff(periods[kept], now);
    if (!since) continue;
    const { rows } = await db.execute(sql`select count(*)::int as count ${OUTDATED[kept](since)}`);
    counted.push({ kept, count: Counted.parse(rows)[0].count });
  }
  return counted;
}

async function countUnused(db: Db, months: number, roles: Roles, now: Date) {
  const [since, noticed] = [retentionCutoff(months, now), noticeCutoff(months, now)];
  const counts = { accounts: 0, invited: 0 };
  if (!since || !noticed) return counts;
  for await (const unused of readUnused(db, { ...roles, since: noticed, isOver: () => false })) {
    counts.accounts += unused.filter(({ account }) => account).length;
    counts.invited += unused.filter(({ account, lastVisitAt }) => !account && lastVisitAt < since).length;
  }
  return counts;
}

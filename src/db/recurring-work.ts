/**
 * Recurring work, such as a daily backup: the process that finds it due does it, and the others see that it is taken. The
 * claim is a single statement, so two processes looking at the same moment cannot both win.
 */
import { eq, sql } from "drizzle-orm";
import { messageOf } from "../core/errors.ts";
import type { Db } from "./client.ts";
import { recurringWork } from "./schema.ts";

/** All times are milliseconds. */
export type Recurring = {
  name: string;
  /** From one start to the next. */
  everyMs: number;
  /** From a failed start to the next; not longer than `everyMs`. */
  retryMs: number;
  /** A run that has not ended by then belonged to a process that died. Longer than the work ever takes. */
  giveUpAfterMs: number;
};

export type WorkResult =
  | { kind: "not-due" }
  | { kind: "done"; outcome: string }
  /** It stays due for the next process that looks. */
  | { kind: "broken-off" }
  /** It will be retried. */
  | { kind: "failed"; error: unknown };

export type LastRun = {
  startedAt: Date;
  /** Null while it runs, and when the process that ran it has died. */
  finishedAt: Date | null;
  hasFailed: boolean;
  outcome: string;
};

/**
 * Does the work if it is due and not taken. What it returns is kept as its outcome, a failure as its message. A failure after
 * `signal` has aborted does not count: the work stays as due as it was.
 */
export async function doWhenDue(
  db: Db,
  recurring: Recurring,
  work: () => Promise<string>,
  now: Date,
  signal?: AbortSignal,
): Promise<WorkResult> {
  const before = await findLastRun(db, recurring.name);
  const claim = await claimWork(db, recurring, now);
  if (!claim) return { kind: "not-due" };
  try {
    const outcome = await work();
    await finish(db, recurring.name, claim, { hasFailed: false, outcome });
    return { kind: "done", outcome };
  } catch (error) {
    if (signal?.aborted) {
      await giveBack(db, recurring.name, claim, before);
      return { kind: "broken-off" };
    }
    // A failed statement carries its parameters, which may be personal.
    const outcome = messageOf(error).split("\nparams:")[0] ?? "";
    await finish(db, recurring.name, claim, { hasFailed: true, outcome });
    return { kind: "failed", error };
  }
}

/** The last run of this work, which may still be in progress; null if there was none. */
export async function findLastRun(db: Db, name: string): Promise<LastRun | null> {
  const [row] = await db.select().from(recurringWork).where(eq(recurringWork.name, name)).limit(1);
  return row ?? null;
}

/** The last run of all recurring work, by name. */
export async function listLastRuns(db: Db): Promise<{ name: string; run: LastRun }[]> {
  const rows = await db.select().from(recurringWork).orderBy(recurringWork.name);
  return rows.map(({ name, ...run }) => ({ name, run }));
}

/** When we claimed it, which tells our run from a later one; null if it is not due. */
async function claimWork(
  db: Db,
  { name, everyMs, retryMs, giveUpAfterMs }: Recurring,
  now: Date,
): Promise<Date | null> {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { startedAt, finishedAt, hasFailed } = recurringWork;
  const [row] = await db
    .insert(recurringWork)
    .values({ name, startedAt: now })
    .onConflictDoUpdate({
      target: recurringWork.name,
      set: { startedAt: now, finishedAt: null, hasFailed: false, outcome: "" },
      setWhere: sql`case
        when ${finishedAt} is null then ${startedAt} <= ${ago(giveUpAfterMs)}
        when ${hasFailed} then ${startedAt} <= ${ago(retryMs)}
        else ${startedAt} <= ${ago(everyMs)}
      end`,
    })
    .returning({ startedAt: recurringWork.startedAt });
  return row?.startedAt ?? null;
}

/** Restores what the claim replaced. */
async function giveBack(db: Db, name: string, claim: Date, before: LastRun | null): Promise<void> {
  if (before) await db.update(recurringWork).set(before).where(isClaim(name, claim));
  else await db.delete(recurringWork).where(isClaim(name, claim));
}

/** Does nothing if the claim was given up meanwhile: another run then reports for this work. */
async function finish(
  db: Db,
  name: string,
  claim: Date,
  result: { hasFailed: boolean; outcome: string },
): Promise<void> {
  await db
    .update(recurringWork)
    .set({ ...result, finishedAt: new Date() })
    .where(isClaim(name, claim));
}

function isClaim(name: string, claim: Date) {
  return sql`${recurringWork.name} = ${name} and ${recurringWork.startedAt} = ${claim.toISOString()}`;
}

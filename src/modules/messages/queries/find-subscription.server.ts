/** What the links of a subscription do now. */
import { eq } from "drizzle-orm";
import { hashOf, isToken } from "../../../core/tokens.server.ts";
import type { Db } from "../../../db/client.ts";
import { subscribers } from "../../../db/schema.ts";
import { CONFIRM_DAYS, daysBefore, TAKE_BACK_DAYS } from "../rules.ts";

export type PendingSubscription = { kind: "open" } | { kind: "confirmed" } | { kind: "dead" };

/** The wish behind a link to confirm: waiting, granted by now, or none that still counts. */
export async function findPendingSubscription(db: Db, token: string, now: Date): Promise<PendingSubscription> {
  const { state, mailedAt, confirmHash } = subscribers;
  const [row] = await db
    .select({ state, mailedAt })
    .from(subscribers)
    .where(eq(confirmHash, hashOf(token)))
    .limit(1);
  if (row?.state === "confirmed") return { kind: "confirmed" };
  const isOpen = row?.state === "pending" && row.mailedAt !== null && row.mailedAt > daysBefore(now, CONFIRM_DAYS);
  return { kind: isOpen ? "open" : "dead" };
}

/** `left` can be undone, `left-for-good` has to be confirmed again. */
export type Subscription = { kind: "subscribed" } | { kind: "left" } | { kind: "left-for-good" } | { kind: "unknown" };

/** The subscription behind a link to leave. One that is not confirmed yet can be left too. */
export async function findSubscription(db: Db, token: string, now: Date): Promise<Subscription> {
  if (!isToken(token)) return { kind: "unknown" };
  const { state, confirmedAt, leftAt, leaveToken } = subscribers;
  const [row] = await db.select({ state, confirmedAt, leftAt }).from(subscribers).where(eq(leaveToken, token)).limit(1);
  if (!row) return { kind: "unknown" };
  if (row.state !== "left") return { kind: "subscribed" };
  const canReturn = row.confirmedAt !== null && row.leftAt !== null && row.leftAt > daysBefore(now, TAKE_BACK_DAYS);
  return { kind: canReturn ? "left" : "left-for-good" };
}

import { and, eq, gt, isNotNull, ne } from "drizzle-orm";
import { isToken } from "../../../core/tokens.server.ts";
import { subscribers } from "../../../db/schema.ts";
import type { Messages } from "../messages.server.ts";
import { findSubscription } from "../queries/find-subscription.server.ts";
import { daysBefore, TAKE_BACK_DAYS } from "../rules.ts";

export type LeaveNewsletterResult = { kind: "left" } | { kind: "unknown" };

/** Ends a subscription, and invalidates an outstanding link to confirm it. Leaving again changes nothing. */
export async function leaveNewsletter({ db }: Messages, token: string, now: Date): Promise<LeaveNewsletterResult> {
  if (!isToken(token)) return { kind: "unknown" };
  await db
    .update(subscribers)
    .set({ state: "left", leftAt: now, confirmHash: null })
    .where(and(eq(subscribers.leaveToken, token), ne(subscribers.state, "left")));
  const { kind } = await findSubscription(db, token, now);
  return { kind: kind === "unknown" ? "unknown" : "left" };
}

export type ReturnToNewsletterResult = { kind: "back" } | { kind: "too-late" } | { kind: "unknown" };

/**
 * Undoes leaving, by the same link and for a limited time. After that it has to be confirmed again, as anybody may have the
 * mail.
 */
export async function returnToNewsletter(
  { db }: Messages,
  token: string,
  now: Date,
): Promise<ReturnToNewsletterResult> {
  if (!isToken(token)) return { kind: "unknown" };
  await db
    .update(subscribers)
    .set({ state: "confirmed", leftAt: null })
    .where(
      and(
        eq(subscribers.leaveToken, token),
        eq(subscribers.state, "left"),
        isNotNull(subscribers.confirmedAt),
        gt(subscribers.leftAt, daysBefore(now, TAKE_BACK_DAYS)),
      ),
    );
  const { kind } = await findSubscription(db, token, now);
  switch (kind) {
    case "subscribed":
      return { kind: "back" };
    case "unknown":
      return { kind };
    case "left":
    case "left-for-good":
      return { kind: "too-late" };
    default:
      return kind satisfies never;
  }
}

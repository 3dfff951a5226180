import { and, eq, gt } from "drizzle-orm";
import { hashOf } from "../../../core/tokens.server.ts";
import { subscribers } from "../../../db/schema.ts";
import { mailWelcome } from "../message-mails.server.ts";
import type { Messages } from "../messages.server.ts";
import { findPendingSubscription } from "../queries/find-subscription.server.ts";
import { CONFIRM_DAYS, daysBefore } from "../rules.ts";

export type ConfirmSubscriptionResult = { kind: "confirmed" } | { kind: "dead" };

/** Begins the newsletter and mails a welcome. Confirming again changes nothing and is taken, until the address leaves. */
export async function confirmSubscription(
  messages: Messages,
  token: string,
  now: Date,
): Promise<ConfirmSubscriptionResult> {
  const isConfirmed = await messages.db.transaction(async (tx) => {
    const [subscriber] = await tx
      .update(subscribers)
      .set({ state: "confirmed", confirmedAt: now, leftAt: null })
      .where(
        and(
          eq(subscribers.confirmHash, hashOf(token)),
          eq(subscribers.state, "pending"),
          gt(subscribers.mailedAt, daysBefore(now, CONFIRM_DAYS)),
        ),
      )
      .returning({ email: subscribers.email, leaveToken: subscribers.leaveToken });
    if (subscriber) await mailWelcome(messages, tx, subscriber.email, subscriber.leaveToken);
    return subscriber !== undefined;
  });
  if (isConfirmed) return { kind: "confirmed" };
  const { kind } = await findPendingSubscription(messages.db, token, now);
  return { kind: kind === "confirmed" ? "confirmed" : "dead" };
}

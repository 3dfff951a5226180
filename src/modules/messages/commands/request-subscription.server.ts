import timers from "node:timers/promises";
import { and, eq, isNull, lte, ne, or, sql } from "drizzle-orm";
import { newId } from "../../../core/id.ts";
import { mailboxOf } from "../../../core/mailbox.ts";
import { hashOf, newToken } from "../../../core/tokens.server.ts";
import type { Tx } from "../../../db/client.ts";
import { subscribers } from "../../../db/schema.ts";
import type { NewsletterForm } from "../forms.ts";
import { countForm, type Sender } from "../limits.server.ts";
import { mailConfirmation } from "../message-mails.server.ts";
import type { Messages } from "../messages.server.ts";
import { CONFIRM_DAYS, daysBefore } from "../rules.ts";

export type RequestSubscriptionResult = { kind: "taken" } | { kind: "limited"; minutes: number };

/** The minimum duration of a reply, so that timing does not reveal whether a mail was written. */
const ANSWER_AFTER_MS = 250;

/**
 * Mails the link that confirms a subscription, unless the address is subscribed or its last link still works. The reply is
 * always the same, so as not to reveal who is subscribed.
 */
export async function requestSubscription(
  messages: Messages,
  sender: Sender,
  { email }: NewsletterForm,
  now: Date,
): Promise<RequestSubscriptionResult> {
  const turn = await countForm(messages.limits, "newsletter", sender);
  if (turn.kind === "limited") return turn;
  const link = { limit: "linksTo", of: [mailboxOf(email)] } as const;
  const limit = await messages.limits.take([{ limit: "newsletterTo", of: [mailboxOf(email)] }, link]);
  if (limit.kind === "limited") return limit;
  const mailing = mailIfWanted(messages, email, now).then((isMailed) =>
    // Requests that send no mail do not use up the limit.
    isMailed ? undefined : messages.limits.giveBack(link),
  );
  await Promise.all([mailing, timers.setTimeout(ANSWER_AFTER_MS)]);
  return { kind: "taken" };
}

function mailIfWanted(messages: Messages, email: string, now: Date): Promise<boolean> {
  return messages.db.transaction(async (tx) => {
    const token = newToken();
    const isWanted = await isNewRequest(tx, email, token, now);
    if (isWanted) await mailConfirmation(messages, tx, email, token);
    return isWanted;
  });
}

/** Stores the request with its token, unless there is nothing to mail. Of many concurrent ones one is new. */
async function isNewRequest(tx: Tx, email: string, token: string, now: Date): Promise<boolean> {
  const pending = { state: "pending", requestedAt: now, mailedAt: now, confirmHash: hashOf(token) } as const;
  const inserted = await tx
    .insert(subscribers)
    .values({ id: newId(), email, ...pending, leaveToken: newToken() })
    .onConflictDoNothing()
    .returning({ id: subscribers.id });
  if (inserted.length > 0) return true;
  const { state, mailedAt } = subscribers;
  const updated = await tx
    .update(subscribers)
    .set(pending)
    .where(
      and(
        eq(sql`lower(${subscribers.email})`, email),
        ne(state, "confirmed"),
        or(eq(state, "left"), isNull(mailedAt), lte(mailedAt, daysBefore(now, CONFIRM_DAYS))),
      ),
    )
    .returning({ id: subscribers.id });
  return updated.length > 0;
}

/** How much visitors may send, for each form separately. Why these numbers: record 14. */
import type { Database } from "../../db/client.ts";
import { type Limiter, type LimitResult, openLimiter, type Rule } from "../../db/limiter.server.ts";
import { LINKS_TO_ONE_MAILBOX } from "../accounts/rules.ts";

/** An institute's whole class comes from one address. Few people have no scripts, and most bots. */
const RULES = {
  visitorFrom: { tries: 60, minutes: 60, near: { tries: 150, minutes: 60 } },
  visitors: { tries: 600, minutes: 60 },
  plainVisitorFrom: { tries: 12, minutes: 60, near: { tries: 20, minutes: 60 } },
  plainVisitors: { tries: 60, minutes: 60 },
  /** Shared with the limit of accounts: it bounds all of these mails together. */
  linksTo: LINKS_TO_ONE_MAILBOX,
  /** Wishes for the newsletter to one mailbox: with a mark behind a plus each would be a mail to the same person. */
  newsletterTo: { tries: 12, minutes: 24 * 60 },
} as const satisfies Record<string, Rule>;

type LimitName = keyof typeof RULES;

export type MessageLimits = Limiter<LimitName>;

/** Where a form came from, and whether the page's script measured how long it took. */
export type Sender = { address: string; isTimed: boolean };

/** The limits of what visitors send. */
export function openMessageLimits(pool: Database["pool"]): MessageLimits {
  return openLimiter<LimitName>(pool, RULES);
}

/** Counts one form against its sender and against the total. */
export function countForm(
  limits: MessageLimits,
  form: "contact" | "newsletter" | "notify-me",
  { address, isTimed }: Sender,
): Promise<LimitResult> {
  return limits.take([
    ...(isTimed
      ? []
      : [
          { limit: "plainVisitorFrom", of: [form], from: address } as const,
          { limit: "plainVisitors", of: [form] } as const,
        ]),
    { limit: "visitorFrom", of: [form], from: address },
    { limit: "visitors", of: [form] },
  ]);
}

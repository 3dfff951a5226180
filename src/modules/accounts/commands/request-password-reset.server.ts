import timers from "node:timers/promises";
import { eq } from "drizzle-orm";
import { mailboxOf } from "../../../core/mailbox.ts";
import { users } from "../../../db/schema.ts";
import type { Accounts } from "../auth.server.ts";
import type { Client } from "../sessions.server.ts";
import { mailResetLink } from "./mail-reset-link.server.ts";

export type RequestResetResult = { kind: "requested" } | { kind: "limited"; minutes: number };

/** The minimum duration of a reply, so that timing does not reveal whether a mail was written. */
const ANSWER_AFTER_MS = 250;

/** Mails a link that sets a new password, if the address has an account. The answer is the same if it has none. */
export async function requestPasswordReset(
  accounts: Accounts,
  client: Client,
  email: string,
  now: Date,
): Promise<RequestResetResult> {
  // Counted by the address as typed, whether it has an account or not: strangers with other spellings block nobody, and a
  // refusal does not reveal which accounts share a mailbox. A browser that has signed in before has a limit of its own.
  const device = accounts.knownDevices.read(client.headers, email);
  const taken = await accounts.limits.take([
    { limit: "recoverFrom", of: [], from: client.address },
    { limit: "recoverToFrom", of: [email], from: client.address },
    device === null ? { limit: "recoverTo", of: [email] } : { limit: "recoverOnDevice", of: [device] },
    { limit: "recovers", of: [] },
  ]);
  if (taken.kind === "limited") return taken;
  await Promise.all([mailIfKnown(accounts, { email, device }, now), timers.setTimeout(ANSWER_AFTER_MS)]);
  return { kind: "requested" };
}

/**
 * An unproved account may be a stranger's, with one of endlessly many spellings of somebody's mailbox: those share one limit,
 * beyond which no mail is sent. The reply does not say so, as that would reveal that there is an account.
 */
async function mailIfKnown(
  accounts: Accounts,
  { email, device }: { email: string; device: string | null },
  now: Date,
): Promise<void> {
  const { db, limits } = accounts;
  const { id, name, emailVerified } = users;
  const [user] = await db
    .select({ id, name, email: users.email, emailVerified })
    .from(users)
    .where(eq(users.email, email))
    .limit(1);
  if (!user) return;
  if (!user.emailVerified && device === null) {
    const taken = await limits.take([{ limit: "recoverUnprovedTo", of: [mailboxOf(email)] }]);
    if (taken.kind === "limited") return;
  }
  await db.transaction((tx) => mailResetLink(accounts, tx, user, now));
}

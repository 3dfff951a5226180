import timers from "node:timers/promises";
import { eq } from "drizzle-orm";
import { users } from "../../../db/schema.ts";
import { mailPasswordReset } from "../account-mails.server.ts";
import type { Accounts, Client } from "../auth.server.ts";
import { placeOf } from "../rules.ts";

export type RequestResetResult = { kind: "asked" } | { kind: "limited"; minutes: number };

/** The answer takes this long at least, so that its speed does not tell whether there was a mail to write. */
const ANSWER_AFTER_MS = 250;

/** Mails a link that sets a new password, if the address has an account. The answer is the same if it has none. */
export async function requestPasswordReset(
  accounts: Accounts,
  client: Client,
  email: string,
  now: Date,
): Promise<RequestResetResult> {
  const place = placeOf(client.address);
  const taken = await accounts.limits.take([
    { limit: "recoverFrom", of: [place] },
    { limit: "recoverToFrom", of: [email, place] },
    { limit: "recoverTo", of: [email] },
    { limit: "recovers", of: [] },
  ]);
  if (taken.kind === "limited") return taken;
  await Promise.all([mailIfKnown(accounts, email, now), timers.setTimeout(ANSWER_AFTER_MS)]);
  return { kind: "asked" };
}

async function mailIfKnown(accounts: Accounts, email: string, now: Date): Promise<void> {
  const { db } = accounts;
  const { id, name } = users;
  const [user] = await db.select({ id, name, email: users.email }).from(users).where(eq(users.email, email)).limit(1);
  if (user) await db.transaction((tx) => mailPasswordReset(accounts, tx, user, now));
}

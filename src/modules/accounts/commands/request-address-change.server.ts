import { mailboxOf } from "../../../core/mailbox.ts";
import { addressChanges } from "../../../db/schema.ts";
import { mailAddressTaken, mailApproveAddress, mailProveNewAddress } from "../account-mails.server.ts";
import { dropAddressChange, lockAccount } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { ChangeAddressForm } from "../forms.ts";
import { LINK_MINUTES } from "../one-time-links.server.ts";
import { isAddressTaken } from "../queries/is-address-taken.server.ts";
import { isUnproved } from "../rules.ts";
import type { Client } from "../sessions.server.ts";
import type { Student } from "../viewer.ts";
import { confirmWithCode } from "./confirm-with-code.server.ts";

export type RequestAddressChangeResult =
  | { kind: "requested" }
  | { kind: "same-address" }
  | { kind: "wrong-password" }
  | { kind: "wrong-code" }
  | { kind: "limited"; minutes: number };

/**
 * Requests a change of address: a link goes to each of the two mailboxes, and those of an earlier request stop working.
 *
 * The answer is the same for an address that is taken: then its owner gets a mail without a link, and the request expires.
 */
export async function requestAddressChange(
  accounts: Accounts,
  student: Student,
  client: Client,
  { email: newEmail, ...proof }: ChangeAddressForm,
  now: Date,
): Promise<RequestAddressChangeResult> {
  if (newEmail === student.email) return { kind: "same-address" };
  const { userId } = student;
  const confirmed = await confirmWithCode(accounts, userId, client, proof, now);
  if (confirmed.kind !== "confirmed") return confirmed;
  const taken = await accounts.limits.take([
    { limit: "addressChangeFrom", of: [], from: client.address },
    { limit: "addressChangeOf", of: [userId] },
    { limit: "linksTo", of: [mailboxOf(newEmail)] },
    ...(isUnproved(student) ? [{ limit: "linksTo", of: [mailboxOf(student.email)] } as const] : []),
    { limit: "addressChanges", of: [] },
  ]);
  if (taken.kind === "limited") return taken;

  await accounts.db.transaction(async (tx) => {
    const account = await lockAccount(tx, userId);
    if (!account) return;
    await dropAddressChange(tx, userId);
    const expiresAt = new Date(now.getTime() + LINK_MINUTES["approve-address"] * 60_000);
    await tx.insert(addressChanges).values({ userId, newEmail, requestedAt: now, expiresAt });
    await mailApproveAddress(accounts, tx, account, newEmail, now);
    if (await isAddressTaken(tx, accounts, newEmail)) await mailAddressTaken(accounts, tx, newEmail);
    else await mailProveNewAddress(accounts, tx, account, newEmail, now);
  });
  return { kind: "requested" };
}

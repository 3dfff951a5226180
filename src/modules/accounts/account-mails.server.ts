/** The mails of this module. Each joins the caller's transaction: it is sent exactly when the change that it reports is made. */
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { mailMessage } from "../../mail/message.ts";
import type { MailProps } from "../../mail/registry.ts";
import type { Accounts } from "./auth.server.ts";
import { mailNotice } from "./notices.server.ts";
import { issueToken, LINK_MINUTES } from "./one-time-links.server.ts";

/** What a mail needs of the accounts. */
export type Mailing = Pick<Accounts, "queue" | "publicUrl">;

/** `left` is how many recovery codes still work; null when it does not matter. */
export type SecondFactorEvent = Pick<MailProps["second-factor"], "event" | "left">;

export type Addressee = { id: Id<"user">; name: string; email: string };

/** Mails the link that proves the address. */
export async function mailVerification(accounts: Mailing, tx: Tx, user: Addressee, now: Date): Promise<void> {
  const token = await issueToken(tx, "verify-email", user.id, now);
  const link = `${accounts.publicUrl}/verify-email?token=${token}`;
  const hours = LINK_MINUTES["verify-email"] / 60;
  await accounts.queue.enqueue(
    tx,
    "send-mail",
    mailMessage("verify-email", user.email, { name: user.name, link, hours }),
  );
}

/** Tells the owner that the password has changed. */
export async function mailPasswordChanged(accounts: Mailing, tx: Tx, user: Omit<Addressee, "id">): Promise<void> {
  const link = `${accounts.publicUrl}/forgot-password`;
  await mailNotice(accounts, tx, mailMessage("password-changed", user.email, { name: user.name, link }));
}

/** Tells the owner what happened to the second factor of the account. */
export async function mailSecondFactor(
  accounts: Mailing,
  tx: Tx,
  { name, email }: Omit<Addressee, "id">,
  what: SecondFactorEvent,
): Promise<void> {
  const link = `${accounts.publicUrl}/forgot-password`;
  await mailNotice(accounts, tx, mailMessage("second-factor", email, { name, link, ...what }), { kind: what.event });
}

/**
 * Tells the previous address that it no longer belongs to the account. The new one is not named: the mailbox may be somebody
 * else's.
 */
export async function mailAddressChanged(
  accounts: Mailing,
  tx: Tx,
  before: Omit<Addressee, "id"> & { isProved: boolean },
): Promise<void> {
  const link = `${accounts.publicUrl}/contact`;
  await mailNotice(accounts, tx, mailMessage("email-changed", before.email, { name: before.name, link }), before);
}

/**
 * Mails the old mailbox a link to approve or refuse the new address. A mailbox that was never proved is not told which one: it
 * may be somebody else's.
 */
export async function mailApproveAddress(
  accounts: Mailing,
  tx: Tx,
  account: Addressee & { emailVerified: boolean },
  newEmail: string,
  now: Date,
): Promise<void> {
  const { id, name, email, emailVerified } = account;
  const token = await issueToken(tx, "approve-address", id, now);
  const link = `${accounts.publicUrl}/address-change/approve?token=${token}`;
  const hours = LINK_MINUTES["approve-address"] / 60;
  const props = { name, link, hours, newEmail: emailVerified ? newEmail : null };
  await accounts.queue.enqueue(tx, "send-mail", mailMessage("approve-address", email, props));
}

/** Mails the new mailbox the link that proves the address. It names nobody: the address may have been mistyped. */
export async function mailProveNewAddress(
  accounts: Mailing,
  tx: Tx,
  { id }: Pick<Addressee, "id">,
  newEmail: string,
  now: Date,
): Promise<void> {
  const token = await issueToken(tx, "prove-address", id, now);
  const link = `${accounts.publicUrl}/address-change/confirm?token=${token}`;
  const hours = LINK_MINUTES["prove-address"] / 60;
  await accounts.queue.enqueue(tx, "send-mail", mailMessage("prove-address", newEmail, { link, hours }));
}

/** Tells the owner of an address that somebody tried to use it for another account, and that nothing has changed. */
export async function mailAddressTaken(accounts: Mailing, tx: Tx, email: string): Promise<void> {
  const link = `${accounts.publicUrl}/login`;
  await mailNotice(accounts, tx, mailMessage("address-taken", email, { link }));
}

/** Tells both mailboxes that the account has the new address now. */
export async function mailNewAddressHolds(
  accounts: Mailing,
  tx: Tx,
  { name, oldEmail, isProved, newEmail }: { name: string; oldEmail: string; isProved: boolean; newEmail: string },
): Promise<void> {
  const props = { name, newEmail, link: `${accounts.publicUrl}/contact` };
  const mailTo = (to: string) => mailMessage("address-changed", to, props);
  await mailNotice(accounts, tx, mailTo(oldEmail), { isProved });
  await mailNotice(accounts, tx, mailTo(newEmail));
}

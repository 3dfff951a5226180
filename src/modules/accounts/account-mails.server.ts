/** The mails of this module. Each is put into the caller's transaction: it is sent exactly when the change it tells of is made. */
import type { Id } from "../../core/id.ts";
import type { Tx } from "../../db/client.ts";
import { mailMessage } from "../../mail/message.ts";
import type { Accounts } from "./auth.server.ts";
import { issueToken, LINK_MINUTES } from "./one-time-links.server.ts";

/** What a mail needs of the accounts. */
export type Mailing = Pick<Accounts, "queue" | "publicUrl">;

type Addressee = { id: Id<"user">; name: string; email: string };

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

/** Mails the link that sets a new password. */
export async function mailPasswordReset(accounts: Mailing, tx: Tx, user: Addressee, now: Date): Promise<void> {
  const token = await issueToken(tx, "reset-password", user.id, now);
  const link = `${accounts.publicUrl}/reset-password?token=${token}`;
  const minutes = LINK_MINUTES["reset-password"];
  await accounts.queue.enqueue(
    tx,
    "send-mail",
    mailMessage("reset-password", user.email, { name: user.name, link, minutes }),
  );
}

/** Tells the owner that the password is another one now. */
export async function mailPasswordChanged(accounts: Mailing, tx: Tx, user: Omit<Addressee, "id">): Promise<void> {
  const link = `${accounts.publicUrl}/forgot-password`;
  await accounts.queue.enqueue(tx, "send-mail", mailMessage("password-changed", user.email, { name: user.name, link }));
}

/** Tells the address of before that it is no longer the account's. The new one is not named: the mailbox may be somebody else's. */
export async function mailAddressChanged(accounts: Mailing, tx: Tx, before: Omit<Addressee, "id">): Promise<void> {
  const link = `${accounts.publicUrl}/contact`;
  await accounts.queue.enqueue(
    tx,
    "send-mail",
    mailMessage("email-changed", before.email, { name: before.name, link }),
  );
}

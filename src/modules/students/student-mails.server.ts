/** The mails of this module. Each joins the caller's transaction: it is sent exactly when the row that it reports is stored. */
import type { Db, Tx } from "../../db/client.ts";
import type { Queue } from "../../jobs/queue.server.ts";
import { mailMessage } from "../../mail/message.ts";
import { invitationLink } from "./rules.ts";

/** What commands that invite need. */
export type Inviting = {
  readonly db: Db;
  readonly queue: Pick<Queue, "enqueue">;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

export type Invited = { name: string; email: string; course: string };

/** Mails the link to sign up, one mail per student. */
export function mailInvitations(inviting: Inviting, tx: Tx, ...invited: Invited[]): Promise<void> {
  const mails = invited.map(({ name, email, course }) => {
    const link = invitationLink(inviting.publicUrl, { email, course });
    return mailMessage("invitation", email, { name, email, course, link });
  });
  return inviting.queue.enqueue(tx, "send-mail", ...mails);
}

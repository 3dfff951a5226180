/** The mails of this module. Each joins the caller's transaction: it is sent exactly when the row that it reports is stored. */
import type { Id } from "../../core/id.ts";
import type { Db, Tx } from "../../db/client.ts";
import type { Queue } from "../../jobs/queue.server.ts";
import { mailMessage } from "../../mail/message.ts";
import { issueInvitations } from "../accounts/commands/issue-invitations.server.ts";

/** What commands that invite need. */
export type Inviting = {
  readonly db: Db;
  readonly queue: Pick<Queue, "enqueue">;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

export type Invited = { id: Id<"student">; name: string; email: string; course: string };

/** Mails the link to sign up, one mail per student. */
export async function mailInvitations(
  inviting: Inviting,
  tx: Tx,
  invited: ReadonlyArray<Invited>,
  now: Date,
): Promise<void> {
  const tokens = await issueInvitations(
    tx,
    invited.map(({ id }) => id),
    now,
  );
  const mails = invited.map(({ id, name, email, course }) => {
    const link = `${inviting.publicUrl}/invitation?token=${tokens.get(id)}`;
    return mailMessage("invitation", email, { name, email, course, link });
  });
  await inviting.queue.enqueue(tx, "send-mail", ...mails);
}

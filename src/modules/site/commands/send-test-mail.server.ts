import type { Db } from "../../../db/client.ts";
import type { Limiter } from "../../../db/limiter.server.ts";
import { mailMessage } from "../../../mail/message.ts";
import { sendMail } from "../../../mail/send-mail.server.ts";
import { type MailTransport, refusalOf } from "../../../mail/transport.server.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { loadMailSender } from "../queries/load-mail-sender.server.ts";

export type SendTestMailResult =
  /** The mail server accepted it, with this reply. */
  | { kind: "taken"; answer: string }
  /** There is no mail server: it became a file in the outbox. */
  | { kind: "filed" }
  /** The reply of the mail server, word for word, or why it could not be reached. */
  | { kind: "refused"; answer: string }
  | { kind: "limited"; minutes: number };

/** Sends a mail immediately, bypassing the queue, and returns the outcome. It has the usual sender. */
export async function sendTestMail(
  services: {
    db: Db;
    transport: MailTransport;
    limits: Pick<Limiter<"testMailOf">, "take">;
    adminEmail: string;
  },
  admin: Admin,
  to: string,
  now: Date,
): Promise<SendTestMailResult> {
  const { db, transport, limits, adminEmail } = services;
  const turn = await limits.take([{ limit: "testMailOf", of: [admin.userId] }]);
  if (turn.kind === "limited") return turn;
  const sender = await loadMailSender(db, adminEmail);
  const { name, address } = sender;
  const mail = mailMessage("test-mail", to, { name, email: address });
  const result = await sendMail(transport, mail, sender).catch((error: unknown) => ({
    kind: "refused" as const,
    answer: refusalOf(error),
  }));
  const { kind: outcome, ...answer } = result;
  await recordAudit(db, admin, { action: "test-mail.sent", subject: { name: to }, after: { outcome, ...answer } }, now);
  return result;
}

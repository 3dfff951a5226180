import { eq, sql } from "drizzle-orm";
import { parseId } from "../../../core/id.ts";
import { messageAnswers, messages as table } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import type { AnswerForm } from "../answer-form.ts";
import { mailAnswer } from "../message-mails.server.ts";
import type { Messages } from "../messages.server.ts";
import { findInstituteAddress } from "../queries/find-institute-address.server.ts";

export type AnswerMessageResult = { kind: "sent" } | { kind: "gone" };

/**
 * Answers a message or a Notify Me request by mail, and stores the answer with it. The same answer, known by its id, is sent
 * once, however often it comes. `writeDay` writes days for people.
 */
export async function answerMessage(
  messages: Messages,
  admin: Admin,
  { messageId, answer, writeDay }: { messageId: string; answer: AnswerForm; writeDay: (at: Date) => string },
  now: Date,
): Promise<AnswerMessageResult> {
  const [id, answerId] = [parseId<"message">(messageId), parseId<"message-answer">(answer.answerId)];
  if (!id || !answerId) return { kind: "gone" };
  const [office, { instituteName }] = await Promise.all([findInstituteAddress(messages), loadSite(messages.db)]);
  return messages.db.transaction(async (tx): Promise<AnswerMessageResult> => {
    const [message] = await tx.select().from(table).where(eq(table.id, id)).for("update");
    if (!message) return { kind: "gone" };
    const { text, subject } = answer;
    const inserted = await tx
      .insert(messageAnswers)
      .values({ id: answerId, messageId: id, text, sentBy: admin.userId, sentAt: now })
      .onConflictDoNothing()
      .returning({ id: messageAnswers.id });
    if (inserted.length === 0) return { kind: "sent" };
    await tx
      .update(table)
      .set({ readAt: sql`coalesce(${table.readAt}, ${now.toISOString()})` })
      .where(eq(table.id, id));
    const { name, email, message: written, topic, receivedAt } = message;
    await mailAnswer(messages, tx, email, {
      name,
      subject,
      answer: text,
      day: writeDay(receivedAt),
      message: written,
      topic,
      office,
      instituteName,
    });
    const audited = { id, name: name || email };
    await recordAudit(tx, admin, { action: "message.answered", subject: audited, after: { subject, text } }, now);
    return { kind: "sent" };
  });
}

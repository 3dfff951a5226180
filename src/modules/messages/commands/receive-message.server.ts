import { and, eq, gt, sql } from "drizzle-orm";
import { newId } from "../../../core/id.ts";
import { messages as table } from "../../../db/schema.ts";
import type { ContactForm } from "../forms.ts";
import { countForm, type Sender } from "../limits.server.ts";
import { mailContactMessage } from "../message-mails.server.ts";
import type { Messages } from "../messages.server.ts";
import { findInstituteAddress } from "../queries/find-institute-address.server.ts";
import { SAME_MESSAGE_MINUTES } from "../rules.ts";

export type ReceiveMessageResult = { kind: "taken" } | { kind: "limited"; minutes: number };

/**
 * Stores a message and mails it to the institute, in one transaction. The same message sent again within minutes, even
 * concurrently, is accepted and stored once.
 */
export async function receiveMessage(
  messages: Messages,
  sender: Sender,
  form: ContactForm,
  now: Date,
): Promise<ReceiveMessageResult> {
  const turn = await countForm(messages.limits, "contact", sender);
  if (turn.kind === "limited") return turn;
  const to = await findInstituteAddress(messages);
  await messages.db.transaction(async (tx) => {
    // Of two concurrent ones the second has to see the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`message of ${form.email}`}, 0))`);
    const since = new Date(now.getTime() - SAME_MESSAGE_MINUTES * 60_000);
    const { kind, name, email, message, receivedAt } = table;
    const [same] = await tx
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          eq(kind, "contact"),
          gt(receivedAt, since),
          eq(email, form.email),
          eq(name, form.name),
          eq(message, form.message),
        ),
      )
      .limit(1);
    if (same) return;
    await tx.insert(table).values({ id: newId(), kind: "contact", ...form, receivedAt: now });
    await mailContactMessage(messages, tx, to, form);
  });
  return { kind: "taken" };
}

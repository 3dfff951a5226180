import { newId } from "../../../core/id.ts";
import { messages as table } from "../../../db/schema.ts";
import type { NotifyMeForm } from "../forms.ts";
import { countForm, type Sender } from "../limits.server.ts";
import { mailNoticeRequest } from "../message-mails.server.ts";
import type { Messages } from "../messages.server.ts";
import { findInstituteAddress } from "../queries/find-institute-address.server.ts";

export type RequestNoticeResult = { kind: "taken" } | { kind: "limited"; minutes: number };

/** Stores a request to be notified and mails it to the institute. A repeated one is accepted but stored once. */
export async function requestNotice(
  messages: Messages,
  sender: Sender,
  form: NotifyMeForm,
  now: Date,
): Promise<RequestNoticeResult> {
  const turn = await countForm(messages.limits, "notify-me", sender);
  if (turn.kind === "limited") return turn;
  const to = await findInstituteAddress(messages);
  await messages.db.transaction(async (tx) => {
    const stored = await tx
      .insert(table)
      .values({ id: newId(), kind: "notify-me", ...form, receivedAt: now })
      .onConflictDoNothing()
      .returning({ id: table.id });
    if (stored.length > 0) await mailNoticeRequest(messages, tx, to, form);
  });
  return { kind: "taken" };
}

import { asc, eq } from "drizzle-orm";
import { type Id, parseId } from "../../../core/id.ts";
import type { Db, Tx } from "../../../db/client.ts";
import { messageAnswers, users } from "../../../db/schema.ts";
import type { Admin } from "../../accounts/viewer.ts";
import { type ReceivedMessage, SOURCES } from "../message-source.server.ts";
import type { MessageKind } from "../rules.ts";

/** One message, or null when there is none of this kind with this id. */
export async function findMessage(
  db: Db | Tx,
  _admin: Admin,
  kind: MessageKind,
  id: string,
): Promise<ReceivedMessage | null> {
  const known = parseId(id);
  if (!known) return null;
  const source = SOURCES[kind];
  const [message] = await source.select(db, { where: eq(source.id, known), order: [], limit: 1 });
  return message ?? null;
}

/** `by` is null when the account is gone. */
export type SentAnswer = { id: Id<"message-answer">; text: string; at: Date; by: string | null };

/** Enough for any conversation; a longer one continues by mail. */
const ANSWERS_MAX = 100;

/** What was answered to a message, oldest first. */
export async function listAnswers(db: Db, _admin: Admin, messageId: string): Promise<SentAnswer[]> {
  const known = parseId<"message">(messageId);
  if (!known) return [];
  const { id, text, sentAt, sentBy } = messageAnswers;
  return db
    .select({ id, text, at: sentAt, by: users.name })
    .from(messageAnswers)
    .leftJoin(users, eq(users.id, sentBy))
    .where(eq(messageAnswers.messageId, known))
    .orderBy(asc(sentAt), asc(id))
    .limit(ANSWERS_MAX);
}

import { and, eq, sql } from "drizzle-orm";
import type { NoticeTopic } from "../../../content/notice-topics.ts";
import type { Db } from "../../../db/client.ts";
import { messages } from "../../../db/schema.ts";
import type { Student } from "../../accounts/viewer.ts";

/** Whether somebody has asked to be told about the topic at the student's address. */
export async function hasRequestedNotice(db: Db, { email }: Student, topic: NoticeTopic): Promise<boolean> {
  const isSame = and(
    eq(messages.kind, "notify-me"),
    sql`lower(${messages.email}) = lower(${email})`,
    eq(messages.topic, topic),
  );
  return (await db.$count(messages, isSame)) > 0;
}

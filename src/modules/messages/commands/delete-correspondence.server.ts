import { sql } from "drizzle-orm";
import type { Tx } from "../../../db/client.ts";
import { messages, subscribers } from "../../../db/schema.ts";
import { dropJobs } from "../../../jobs/queue.server.ts";

/** Deletes everything sent from an address, in the caller's transaction: messages and answers, Notify Me requests, the subscription, mails. */
export async function deleteCorrespondence(tx: Tx, email: string): Promise<void> {
  await tx.delete(messages).where(sql`lower(${messages.email}) = ${email}`);
  await tx.delete(subscribers).where(sql`lower(${subscribers.email}) = ${email}`);
  await dropJobs(tx, "send-mail", { props: { email } });
}

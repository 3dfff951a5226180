/** When and from where somebody signed in. The administrator sees it; nobody is let in or kept out by it. */
import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { signIns } from "../../../db/schema.ts";
import { describeClient } from "../describe-client.ts";
import type { Client } from "../sessions.server.ts";

/** Writes down a sign-in; how long that stays is a setting. Who has the right password is let in also when this fails. */
export async function logSignIn(db: Db, userId: Id<"user">, client: Client, now: Date): Promise<void> {
  try {
    await db.insert(signIns).values({ id: newId(), userId, signedInAt: now, ...describeClient(client) });
  } catch {
    // The session is begun: to say now that it was not would only make somebody try again.
  }
}

/** When and from where somebody signed in. The administrator sees it; access never depends on it. */
import { type Id, newId } from "../../../core/id.ts";
import type { Db } from "../../../db/client.ts";
import { signIns } from "../../../db/schema.ts";
import { describeClient } from "../describe-client.ts";
import type { Client } from "../sessions.server.ts";

/** Logs a sign-in; its retention period is a setting. A failure here does not stop the sign-in. */
export async function logSignIn(db: Db, userId: Id<"user">, client: Client, now: Date): Promise<void> {
  try {
    await db.insert(signIns).values({ id: newId(), userId, signedInAt: now, ...describeClient(client) });
  } catch {
    // The session exists: reporting a failure now would only make the user try again.
  }
}

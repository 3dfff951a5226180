/** When and from where somebody signed in. The administrator sees it; nobody is let in or kept out by it. */
import { and, eq, lt } from "drizzle-orm";
import { type Id, newId } from "../../core/id.ts";
import type { Db } from "../../db/client.ts";
import { signIns } from "../../db/schema.ts";
import type { Client } from "./auth.server.ts";

/** Browsers name themselves in fewer characters; whoever sends more has something else in mind. */
const USER_AGENT_MAX = 300;
const ADDRESS_MAX = 100;
/** What is older goes with the next sign-in of the same person. */
const KEPT_DAYS = 365;

/** Writes down a sign-in. Who has the right password is let in also when this fails. */
export async function logSignIn(db: Db, userId: Id<"user">, client: Client, now: Date): Promise<void> {
  const ipAddress = printable(client.address).slice(0, ADDRESS_MAX);
  const userAgent = printable(client.headers.get("user-agent") ?? "").slice(0, USER_AGENT_MAX);
  const tooOld = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000);
  try {
    await db.insert(signIns).values({ id: newId(), userId, signedInAt: now, ipAddress, userAgent });
    await db.delete(signIns).where(and(eq(signIns.userId, userId), lt(signIns.signedInAt, tooOld)));
  } catch {
    // The session is begun: to say now that it was not would only make somebody try again.
  }
}

function printable(text: string): string {
  return text.replace(/\p{Cc}/gu, " ").trim();
}

import { and, eq } from "drizzle-orm";
import type { Id } from "../../../core/id.ts";
import type { Tx } from "../../../db/client.ts";
import { sessions } from "../../../db/schema.ts";
import type { Accounts } from "../auth.server.ts";
import { hasToken } from "./stored-token.server.ts";

/** The token of the request's session; "" if there is none, which matches no session. */
export function ownSessionToken(accounts: Accounts, headers: Headers): string {
  const cookie = accounts.readSessionCookie(headers);
  return cookie.kind === "signed" ? cookie.token : "";
}

/** True if a session of the account still exists. With the account locked, it cannot be ended before the transaction is. */
export async function hasSession(tx: Tx, userId: Id<"user">, token: string): Promise<boolean> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), hasToken(token)));
  return found.length > 0;
}

import type { Accounts } from "./auth.server.ts";

/** The token of the session that a request belongs to; "" when it has none, which is nobody's. */
export function ownSessionToken(accounts: Accounts, headers: Headers): string {
  const cookie = accounts.readSessionCookie(headers);
  return cookie.kind === "signed" ? cookie.token : "";
}

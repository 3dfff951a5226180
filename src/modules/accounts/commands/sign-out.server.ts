import type { Accounts } from "../auth.server.ts";
import type { SetCookies } from "../sessions.server.ts";

/** Ends the session of this browser, if it has one, and takes the cookie away. */
export async function signOut(accounts: Accounts, headers: Headers): Promise<SetCookies> {
  const cookie = accounts.readSessionCookie(headers);
  switch (cookie.kind) {
    case "none":
      return [];
    case "forged":
      return accounts.dropCookie();
    case "signed":
      return accounts.endSession(cookie.token);
    default:
      return cookie satisfies never;
  }
}

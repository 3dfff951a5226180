import type { Accounts } from "../auth.server.ts";
import type { SetCookies } from "../sessions.server.ts";

/** Ends this browser's session, if there is one, and deletes the cookie. */
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

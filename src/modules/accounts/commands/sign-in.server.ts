import { and, eq, lt } from "drizzle-orm";
import { sessions } from "../../../db/schema.ts";
import type { Accounts, Client, SetCookies } from "../auth.server.ts";
import type { LoginForm } from "../forms.ts";
import { findViewer } from "../queries/find-viewer.server.ts";
import { placeOf } from "../rules.ts";
import { logSignIn } from "../sign-in-log.server.ts";
import type { Viewer } from "../viewer.ts";

export type SignInResult =
  | { kind: "signed-in"; viewer: Viewer; setCookies: SetCookies }
  /** Unknown address, wrong password, an account that is nobody's any more: one answer, after the same work. */
  | { kind: "refused" }
  | { kind: "limited"; minutes: number };

/** Signs in. Tries are counted by place, by account, and by both together; the right password forgets those of the account. */
export async function signIn(accounts: Accounts, client: Client, fields: LoginForm, now: Date): Promise<SignInResult> {
  const { email, password } = fields;
  const { limits } = accounts;
  const place = placeOf(client.address);
  const fromPlace = { limit: "loginFrom", of: [place] } as const;
  const toAccountFromPlace = { limit: "loginToFrom", of: [email, place] } as const;
  const toAccount = { limit: "loginTo", of: [email] } as const;
  const taken = await limits.take([fromPlace, toAccountFromPlace, toAccount]);
  if (taken.kind === "limited") return taken;

  const setCookies = await accounts.signIn(email, password, client.headers);
  if (!setCookies) return { kind: "refused" };
  const headers = new Headers({ cookie: setCookies.map((cookie) => cookie.split(";")[0]).join("; ") });
  const { viewer } = await findViewer(accounts, headers, now);
  if (!viewer) {
    await accounts.endSession(headers);
    return { kind: "refused" };
  }
  await Promise.all([
    limits.giveBack(fromPlace),
    limits.forget(toAccountFromPlace),
    limits.forget(toAccount),
    logSignIn(accounts.db, viewer.userId, client, now),
  ]);
  await accounts.db.delete(sessions).where(and(eq(sessions.userId, viewer.userId), lt(sessions.expiresAt, now)));
  return { kind: "signed-in", viewer, setCookies };
}

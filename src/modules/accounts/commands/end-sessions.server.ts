import { and, eq } from "drizzle-orm";
import { parseId } from "../../../core/id.ts";
import { sessions } from "../../../db/schema.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import type { Accounts } from "../auth.server.ts";
import type { EndSessionsForm } from "../forms.ts";
import { ownSessionToken } from "../sign-in/own-session.server.ts";
import { hasOtherToken } from "../sign-in/stored-token.server.ts";
import type { Viewer } from "../viewer.ts";
import { confirmPassword } from "./confirm-password.server.ts";

export type EndSessionsResult =
  | { kind: "ended"; sessions: number }
  | { kind: "wrong-password" }
  | { kind: "limited"; minutes: number };

/** Ends one of the viewer's own sessions, or all but the one of this request. */
export async function endSessions(
  accounts: Accounts,
  viewer: Viewer,
  headers: Headers,
  { which, password }: EndSessionsForm,
  now: Date,
): Promise<EndSessionsResult> {
  const { userId, email } = viewer;
  const confirmed = await confirmPassword(accounts, userId, password);
  if (confirmed.kind !== "confirmed") return confirmed;
  const isOwnElsewhere = and(eq(sessions.userId, userId), hasOtherToken(ownSessionToken(accounts, headers)));
  const id = which === "others" ? null : parseId<"session">(which);
  if (which !== "others" && id === null) return { kind: "ended", sessions: 0 };
  return accounts.db.transaction(async (tx) => {
    const ended = await tx
      .delete(sessions)
      .where(and(isOwnElsewhere, id === null ? undefined : eq(sessions.id, id)))
      .returning({ id: sessions.id });
    if (viewer.kind === "admin" && ended.length > 0) {
      const audited = { subject: { id: userId, name: email }, after: { sessions: ended.length } };
      await recordAudit(tx, viewer, { action: "account.signed-out-elsewhere", ...audited }, now);
    }
    return { kind: "ended", sessions: ended.length };
  });
}

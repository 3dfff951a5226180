import { and, eq } from "drizzle-orm";
import { plainNumerals } from "../../../core/numerals.ts";
import { sessions, twoFactors } from "../../../db/schema.ts";
import { recordAudit } from "../../audit/commands/record-audit.server.ts";
import { lockAccount } from "../account-rows.server.ts";
import type { Accounts } from "../auth.server.ts";
import { hasSecondFactor, notifyOwner, ownerOf } from "../second-factor/factor.server.ts";
import { makeRecoveryCodes, replaceRecoveryCodes } from "../second-factor/recovery-codes.server.ts";
import { dropSetUp, findSetUp } from "../second-factor/set-up.server.ts";
import { stepOfCode } from "../second-factor/totp.server.ts";
import type { Client } from "../sessions.server.ts";
import { hasSession, ownSessionToken } from "../sign-in/own-session.server.ts";
import { hasOtherToken } from "../sign-in/stored-token.server.ts";
import type { Viewer } from "../viewer.ts";

export type ConfirmSecondFactorResult =
  /** The recovery codes are shown only this once. */
  | { kind: "confirmed"; codes: string[] }
  | { kind: "wrong-code" }
  | { kind: "limited"; minutes: number }
  /** Set-up was not started in this session, or too long ago. */
  | { kind: "not-begun" };

/**
 * Switches the second factor on, or gives it another app, when the app shows the right code. All other sessions end: they were
 * started without it.
 */
export async function confirmSecondFactor(
  accounts: Accounts,
  viewer: Viewer,
  client: Client,
  code: string,
  now: Date,
): Promise<ConfirmSecondFactorResult> {
  const { userId, email } = viewer;
  const { limits } = accounts;
  const session = ownSessionToken(accounts, client.headers);
  if ((await findSetUp(accounts, accounts.db, { userId, session }, now)) === null) return { kind: "not-begun" };
  const guesses = { limit: "setUpCodeOf", of: [userId] } as const;
  const taken = await limits.take([guesses]);
  if (taken.kind === "limited") return taken;

  const codes = makeRecoveryCodes();
  const result = await accounts.db.transaction(async (tx): Promise<ConfirmSecondFactorResult> => {
    const account = await lockAccount(tx, userId);
    // The address may have been proved again since, or changed by the institute.
    if (!account?.emailVerified || !(await hasSession(tx, userId, session))) return { kind: "not-begun" };
    const plain = await findSetUp(accounts, tx, { userId, session }, now);
    if (plain === null) return { kind: "not-begun" };
    const lastStep = stepOfCode(plain, plainNumerals(code).replace(/\s/g, ""), now);
    if (lastStep === null) return { kind: "wrong-code" };

    const isChange = await hasSecondFactor(tx, userId);
    const factor = { secret: accounts.secretBox.seal(plain, ownerOf(userId)), confirmedAt: now, lastStep };
    await tx
      .insert(twoFactors)
      .values({ userId, createdAt: now, ...factor })
      .onConflictDoUpdate({ target: twoFactors.userId, set: factor });
    await replaceRecoveryCodes(tx, userId, codes, now);
    await dropSetUp(tx, userId);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), hasOtherToken(session)));
    await notifyOwner(accounts, tx, userId, { event: isChange ? "app-changed" : "switched-on", left: null });
    if (viewer.kind === "admin") {
      const action = isChange ? "account.app-changed" : "account.second-factor-on";
      await recordAudit(tx, viewer, { action, subject: { id: userId, name: email } }, now);
    }
    return { kind: "confirmed", codes };
  });
  if (result.kind === "confirmed") await limits.forget(guesses);
  return result;
}

/** What the pages of the second factor show of it. */
import type { Id } from "../../../core/id.ts";
import { twoFactors } from "../../../db/schema.ts";
import { loadSite } from "../../site/queries/load-site.server.ts";
import type { Accounts } from "../auth.server.ts";
import { isWorkingOf } from "../second-factor/factor.server.ts";
import { type QrCode, qrCodeOf } from "../second-factor/qr-code.server.ts";
import { countRecoveryCodes } from "../second-factor/recovery-codes.server.ts";
import { findSetUp } from "../second-factor/set-up.server.ts";
import { totpAddress } from "../second-factor/totp.server.ts";
import { ownSessionToken } from "../sign-in/own-session.server.ts";
import type { Viewer } from "../viewer.ts";

export type FoundSecondFactor = { since: Date; codesLeft: number };

/** Since when an account has a second factor, and how many recovery codes are left; null when it has none. */
export async function findSecondFactor({ db }: Accounts, userId: Id<"user">): Promise<FoundSecondFactor | null> {
  const [row] = await db.select({ since: twoFactors.confirmedAt }).from(twoFactors).where(isWorkingOf(userId)).limit(1);
  if (!row?.since) return null;
  return { since: row.since, codesLeft: await countRecoveryCodes(db, userId) };
}

export type FactorSetUp = {
  qrCode: QrCode;
  /** As an app takes it by hand. */
  key: string;
  /** Opens an app on the same device. */
  address: string;
};

/** What the app has to be told, while it is being set up in this session; null otherwise. */
export async function findFactorSetUp(
  accounts: Accounts,
  { userId, email }: Viewer,
  headers: Headers,
  now: Date,
): Promise<FactorSetUp | null> {
  const session = ownSessionToken(accounts, headers);
  const key = await findSetUp(accounts, accounts.db, { userId, session }, now);
  if (key === null) return null;
  const { instituteName } = await loadSite(accounts.db);
  const address = totpAddress({ secret: key, institute: instituteName, email });
  return { qrCode: qrCodeOf(address), key, address };
}

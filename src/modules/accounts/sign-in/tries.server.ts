/**
 * How tries to sign in are counted: by host, by account from that host, by account from all hosts, and in total. An attacker
 * with many hosts can use up the last two, and the owner can still sign in (record 27): in a browser where that address signed
 * in before, tries count for that browser alone, and from a host where it did, for that host.
 */
import { and, desc, eq, gte, isNull, or } from "drizzle-orm";
import { hostOf } from "../../../core/client-network.ts";
import type { Db } from "../../../db/client.ts";
import { signIns, users } from "../../../db/schema.ts";
import type { Accounts } from "../auth.server.ts";
import type { Client } from "../sessions.server.ts";

export type SignInTry =
  | { kind: "limited"; minutes: number }
  /** Counted as a wrong one, until it succeeds or is cancelled. */
  | {
      kind: "counted";
      /** Takes it back, and clears the wrong ones of this browser, or of this account from this host. */
      succeed(): Promise<void>;
      /** Takes it back: no password was looked at. */
      cancel(): Promise<void>;
    };

/** How many of an account's last sign-ins tell which hosts are its own. */
const SIGN_INS_LOOKED_AT = 50;

/** Counts a try before it is made. The same statements run whether the address has an account or not. */
export async function countSignInTry(
  { db, limits, knownDevices }: Pick<Accounts, "db" | "limits" | "knownDevices">,
  client: Client,
  email: string,
): Promise<SignInTry> {
  const giveBack = async (uses: Parameters<typeof limits.take>[0]) => {
    await Promise.all(uses.map((use) => limits.giveBack(use)));
  };

  const device = knownDevices.read(client.headers, email);
  if (device !== null) {
    const onDevice = { limit: "loginOnDevice", of: [device] } as const;
    const taken = await limits.take([onDevice]);
    if (taken.kind === "limited") return taken;
    return { kind: "counted", succeed: () => limits.forget(onDevice), cancel: () => limits.giveBack(onDevice) };
  }

  const from = client.address;
  const fromHost = { limit: "loginFrom", of: [], from } as const;
  const toAccountFromHost = { limit: "loginToFrom", of: [email], from } as const;
  const shared = [{ limit: "loginTo", of: [email] } as const, { limit: "logins", of: [] } as const];
  const here = await limits.take([fromHost, toAccountFromHost]);
  if (here.kind === "limited" && !here.isNear) return here;
  const taken = here.kind === "limited" ? here : await limits.take(shared);
  if (taken.kind === "limited" && !(await isOwnHost(db, email, hostOf(from)))) {
    return { kind: "limited", minutes: taken.minutes };
  }
  const counted = taken.kind === "limited" ? [fromHost] : [fromHost, ...shared];
  return {
    kind: "counted",
    async succeed() {
      await Promise.all([giveBack(counted), limits.forget(toAccountFromHost)]);
    },
    cancel: () => giveBack([...counted, toAccountFromHost]),
  };
}

/** True if the address recently signed in from that host. Sign-ins before its proof may be somebody else's and do not count. */
async function isOwnHost(db: Db, email: string, host: string): Promise<boolean> {
  const rows = await db
    .select({ address: signIns.ipAddress })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(eq(users.email, email), or(isNull(users.emailProvedAt), gte(signIns.signedInAt, users.emailProvedAt))))
    .orderBy(desc(signIns.signedInAt))
    .limit(SIGN_INS_LOOKED_AT);
  return rows.some(({ address }) => address !== "" && hostOf(address) === host);
}

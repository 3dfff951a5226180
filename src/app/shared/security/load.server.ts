/** What the account pages show of an account's security. */
import { type RouterContextProvider, redirect } from "react-router";
import { securityTexts } from "../../../content/en/security.ts";
import { describeUserAgent } from "../../../core/user-agent.ts";
import { findFactorSetUp, findSecondFactor } from "../../../modules/accounts/queries/find-second-factor.server.ts";
import { isFactorRequired, isSetUpOwed } from "../../../modules/accounts/queries/is-set-up-owed.server.ts";
import { listSessions, SESSIONS_SHOWN } from "../../../modules/accounts/queries/list-sessions.server.ts";
import { isUnproved } from "../../../modules/accounts/rules.ts";
import type { Viewer } from "../../../modules/accounts/viewer.ts";
import { nowContext, servicesContext } from "../../context.ts";
import { dateWriter, timeWriter } from "../../dates.server.ts";

const texts = securityTexts.devices;

type RequestArgs = { context: Readonly<RouterContextProvider>; request: Request };

/** The second factor and the devices. */
export async function loadSecurity({ context, request }: RequestArgs, viewer: Viewer) {
  const { accounts, timeZone } = context.get(servicesContext);
  const [factor, sessions] = await Promise.all([
    findSecondFactor(accounts, viewer.userId),
    listSessions(accounts, viewer, request.headers, context.get(nowContext)),
  ]);
  const writeDate = dateWriter(timeZone, "medium");
  const writeTime = timeWriter(timeZone);
  return {
    factor: factor && { since: writeDate(factor.since).text, codesLeft: factor.codesLeft },
    isAdmin: viewer.kind === "admin",
    isRequired: isFactorRequired(accounts, viewer),
    unprovedEmail: isUnproved(viewer) ? viewer.email : null,
    devices: {
      isCut: sessions.length === SESSIONS_SHOWN,
      list: sessions.map(({ id, since, lastSeen, ipAddress, userAgent, isThisOne }) => ({
        id,
        isThisOne,
        name: texts.browserOf(describeUserAgent(userAgent)),
        address: ipAddress ? texts.address(ipAddress) : texts.noAddress,
        since: texts.since(writeTime(since)),
        lastSeen: isThisOne ? texts.now : texts.lastSeen(writeDate(lastSeen).text),
      })),
    },
  };
}

export type SecurityData = Awaited<ReturnType<typeof loadSecurity>>;

/** What the set-up page shows: nothing to scan until the password was given. */
export async function loadSetUp({ context, request }: RequestArgs, viewer: Viewer) {
  const { accounts } = context.get(servicesContext);
  const [factor, isOwed, setUp] = await Promise.all([
    findSecondFactor(accounts, viewer.userId),
    isSetUpOwed(accounts, viewer),
    findFactorSetUp(accounts, viewer, request.headers, context.get(nowContext)),
  ]);
  return { isChange: factor !== null, isOwed, setUp, unprovedEmail: isUnproved(viewer) ? viewer.email : null };
}

export type SetUpData = Awaited<ReturnType<typeof loadSetUp>>;

/** Redirects unless there is a second factor that may be switched off. */
export async function requireSwitchableFactor(args: RequestArgs, viewer: Viewer, home: string): Promise<null> {
  const { accounts } = args.context.get(servicesContext);
  if (isFactorRequired(accounts, viewer)) throw redirect(home);
  return requireSecondFactor(args, viewer, home);
}

/** Redirects to the set-up page unless there is a second factor. */
export async function requireSecondFactor({ context }: RequestArgs, viewer: Viewer, home: string): Promise<null> {
  if (!(await findSecondFactor(context.get(servicesContext).accounts, viewer.userId))) throw redirect(home);
  return null;
}

/** The form actions of account security, the same for students and the administrator. */
import { type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod/mini";
import { changePassword } from "../../../modules/accounts/commands/change-password.server.ts";
import { endSessions } from "../../../modules/accounts/commands/end-sessions.server.ts";
import { renewRecoveryCodes } from "../../../modules/accounts/commands/renew-recovery-codes.server.ts";
import { switchOffSecondFactor } from "../../../modules/accounts/commands/switch-off-second-factor.server.ts";
import { ChangePasswordForm, EndSessionsForm, ReauthForm } from "../../../modules/accounts/forms.ts";
import type { Viewer } from "../../../modules/accounts/viewer.ts";
import { clientOf, nowContext, servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { formAction, type Given, readForm, withCookies } from "../../form-action.server.ts";
import { type SecurityAddresses, type ShownCodes, withSaved } from "./reply.ts";

export type SecurityAction = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** Changes the password, or ends sessions elsewhere. */
export async function saveNewPassword({ context, request }: SecurityAction, viewer: Viewer, savedAt: string) {
  const client = clientOf(context, request);
  const form = { form: "password", schema: ChangePasswordForm, fields: await readForm(request) } as const;
  const run = (fields: z.infer<typeof ChangePasswordForm>, { accounts, now }: Given) =>
    changePassword(accounts, viewer, { client, fields }, now);
  return formAction(context, form, run, {
    changed: ({ setCookies }) => redirect(savedAt, withCookies(setCookies)),
    "wrong-password": 400,
    "same-password": 400,
    "common-password": 400,
    "short-password": ({ length }) => ({ length }),
  });
}

/** Ends one session, or all others. */
export async function signOutElsewhere(
  { context, request }: SecurityAction,
  viewer: Viewer,
  { home }: SecurityAddresses,
) {
  const form = { form: "devices", schema: EndSessionsForm, fields: await readForm(request) } as const;
  const run = (fields: z.infer<typeof EndSessionsForm>, { accounts, now }: Given) =>
    endSessions(accounts, viewer, request.headers, fields, now);
  return formAction(context, form, run, { ended: redirect(withSaved(home, "devices")), "wrong-password": 400 });
}

/** Replaces the recovery codes and shows the new ones. */
export async function renewCodes({ context, request }: SecurityAction, viewer: Viewer, { home }: SecurityAddresses) {
  const client = clientOf(context, request);
  const form = { schema: ReauthForm, fields: await readForm(request) };
  const run = (proof: z.infer<typeof ReauthForm>, { accounts, now }: Given) =>
    renewRecoveryCodes(accounts, viewer, client, proof, now);
  return formAction(context, form, run, {
    renewed: ({ codes }) => ({ status: 200, ...shownCodes(context, viewer, codes) }),
    off: redirect(home),
    "wrong-password": 400,
    "wrong-code": 400,
  });
}

/** Switches the second factor off. */
export async function switchOff({ context, request }: SecurityAction, viewer: Viewer, { home }: SecurityAddresses) {
  const client = clientOf(context, request);
  const form = { schema: ReauthForm, fields: await readForm(request) };
  const run = (proof: z.infer<typeof ReauthForm>, { accounts, now }: Given) =>
    switchOffSecondFactor(accounts, viewer, client, proof, now);
  return formAction(context, form, run, {
    "switched-off": redirect(withSaved(home, "switched-off")),
    required: 403,
    "wrong-password": 400,
    "wrong-code": 400,
  });
}

/** Recovery codes with the header of their file. */
export function shownCodes(context: Readonly<RouterContextProvider>, { email }: Viewer, codes: string[]): ShownCodes {
  const { timeZone } = context.get(servicesContext);
  return { codes, email, day: dateWriter(timeZone)(context.get(nowContext)).text };
}

/** What the forms about an account's security do, the same for students and for the administrator. */
import { data, type RouterContextProvider, redirect } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { type FieldErrors, type FormValues, parseForm } from "../../../core/forms.ts";
import { changePassword } from "../../../modules/accounts/commands/change-password.server.ts";
import { endSessions } from "../../../modules/accounts/commands/end-sessions.server.ts";
import { renewRecoveryCodes } from "../../../modules/accounts/commands/renew-recovery-codes.server.ts";
import { switchOffSecondFactor } from "../../../modules/accounts/commands/switch-off-second-factor.server.ts";
import { ChangePasswordForm, EndSessionsForm, ReauthForm } from "../../../modules/accounts/forms.ts";
import type { Viewer } from "../../../modules/accounts/viewer.ts";
import { clientOf, nowContext, servicesContext } from "../../context.ts";
import { dateWriter } from "../../dates.server.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { type SecurityForm, type SecurityPlaces, type SecurityRefusal, type ShownCodes, withSaved } from "./reply.ts";

export type SecurityAction = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

const { errors } = accountsTexts;

/** Changes the password, or ends sessions elsewhere. */
export async function saveNewPassword({ context, request }: SecurityAction, viewer: Viewer, savedAt: string) {
  const form = parseForm(ChangePasswordForm, await readForm(request));
  if (form.kind === "invalid") return refuseForm("password", 400, form);
  const { accounts } = context.get(servicesContext);
  const change = { client: clientOf(context, request), fields: form.data };
  const result = await orFault(context, () => changePassword(accounts, viewer, change, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "changed":
      throw redirect(savedAt, { headers: result.setCookies.map((cookie) => ["Set-Cookie", cookie]) });
    case "wrong-password":
      return refuseForm("password", 400, { values, errors: { passwordNow: errors.currentPasswordWrong } });
    case "same-password":
      return refuseForm("password", 400, { values, errors: { passwordNew: errors.passwordUnchanged } });
    case "common-password":
      return refuseForm("password", 400, { values, errors: { passwordNew: errors.passwordCommon } });
    case "short-password":
      return refuseForm("password", 400, { values, errors: { passwordNew: errors.passwordTooShort(result.length) } });
    case "limited":
      return refuseForm("password", 429, { values, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuseForm("password", 500, { values, message: securityTexts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** Ends one session, or all others. */
export async function signOutElsewhere({ context, request }: SecurityAction, viewer: Viewer, { home }: SecurityPlaces) {
  const form = parseForm(EndSessionsForm, await readForm(request));
  if (form.kind === "invalid") return refuseForm("devices", 400, form);
  const { accounts } = context.get(servicesContext);
  const end = () => endSessions(accounts, viewer, request.headers, form.data, context.get(nowContext));
  const result = await orFault(context, end);
  const { values } = form;
  switch (result?.kind) {
    case "ended":
      throw redirect(withSaved(home, "devices"));
    case "wrong-password":
      return refuseForm("devices", 400, { values, errors: { password: errors.currentPasswordWrong } });
    case "limited":
      return refuseForm("devices", 429, { values, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuseForm("devices", 500, { values, message: securityTexts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** Makes recovery codes anew and shows them. */
export async function renewCodes({ context, request }: SecurityAction, viewer: Viewer, { home }: SecurityPlaces) {
  const form = parseForm(ReauthForm, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);
  const renew = () => renewRecoveryCodes(accounts, viewer, client, form.data, context.get(nowContext));
  const result = await orFault(context, renew);
  switch (result?.kind) {
    case "renewed":
      return data(shownCodes(context, viewer, result.codes));
    case "off":
      throw redirect(home);
    case "wrong-password":
      return refuse(400, { values: {}, errors: { password: errors.currentPasswordWrong } });
    case "wrong-code":
      return refuse(400, { values: {}, errors: { code: errors.codeWrong } });
    case "limited":
      return refuse(429, { values: {}, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuse(500, { values: {}, message: securityTexts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** Switches the second factor off. */
export async function switchOff({ context, request }: SecurityAction, viewer: Viewer, { home }: SecurityPlaces) {
  const form = parseForm(ReauthForm, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);
  const result = await orFault(context, () =>
    switchOffSecondFactor(accounts, viewer, client, form.data, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "switched-off":
      throw redirect(withSaved(home, "switched-off"));
    case "required":
      return refuse(403, { values: {}, message: securityTexts.factor.required });
    case "wrong-password":
      return refuse(400, { values: {}, errors: { password: errors.currentPasswordWrong } });
    case "wrong-code":
      return refuse(400, { values: {}, errors: { code: errors.codeWrong } });
    case "limited":
      return refuse(429, { values: {}, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuse(500, { values: {}, message: securityTexts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

/** Recovery codes with what their file says about them. */
export function shownCodes(context: Readonly<RouterContextProvider>, { email }: Viewer, codes: string[]): ShownCodes {
  const { timeZone } = context.get(servicesContext);
  return { codes, email, day: dateWriter(timeZone)(context.get(nowContext)).text };
}

/** A form of a page with several, once more. */
export function refuseForm(
  form: SecurityForm,
  status: 400 | 429 | 500,
  refusal: { values: FormValues; errors?: FieldErrors; message?: string },
) {
  const { values, errors: found = {}, message } = refusal;
  return data<SecurityRefusal>({ form, values, errors: found, message }, { status });
}

/** The two steps of setting up a second factor: the password once more, then the first code of the app. */
import { data, redirect } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { securityTexts } from "../../../content/en/security.ts";
import { parseForm } from "../../../core/forms.ts";
import { beginSecondFactor } from "../../../modules/accounts/commands/begin-second-factor.server.ts";
import { confirmSecondFactor } from "../../../modules/accounts/commands/confirm-second-factor.server.ts";
import { ProofForm, SecondStepForm } from "../../../modules/accounts/forms.ts";
import type { Viewer } from "../../../modules/accounts/viewer.ts";
import { clientOf, nowContext, servicesContext } from "../../context.ts";
import { orFault, readForm } from "../../form-reply.server.ts";
import { refuseForm, type SecurityAction, shownCodes } from "./actions.server.ts";
import { type SecurityPlaces, securityFormIn } from "./reply.ts";

const texts = securityTexts.setUp;
const { errors } = accountsTexts;

/** The action of the page. */
export async function actOnSetUp(args: SecurityAction, viewer: Viewer, places: SecurityPlaces) {
  switch (securityFormIn(args.url.search)) {
    case "begin":
      return begin(args, viewer, places);
    case "confirm":
      return confirm(args, viewer);
    default:
      throw data(null, { status: 400 });
  }
}

async function begin({ context, request }: SecurityAction, viewer: Viewer, { setUp }: SecurityPlaces) {
  const form = parseForm(ProofForm, await readForm(request));
  if (form.kind === "invalid") return refuseForm("begin", 400, form);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);
  const result = await orFault(context, () =>
    beginSecondFactor(accounts, viewer, client, form.data, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "begun":
    case "unproved":
      throw redirect(setUp);
    case "wrong-password":
      return refuseForm("begin", 400, { values: {}, errors: { password: errors.currentPasswordWrong } });
    case "wrong-code":
      return refuseForm("begin", 400, { values: {}, errors: { code: errors.codeWrong } });
    case "limited":
      return refuseForm("begin", 429, { values: {}, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuseForm("begin", 500, { values: {}, message: securityTexts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

async function confirm({ context, request }: SecurityAction, viewer: Viewer) {
  const form = parseForm(SecondStepForm, await readForm(request));
  if (form.kind === "invalid") return refuseForm("confirm", 400, form);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);
  const result = await orFault(context, () =>
    confirmSecondFactor(accounts, viewer, client, form.data.code, context.get(nowContext)),
  );
  switch (result?.kind) {
    case "confirmed":
      return data(shownCodes(context, viewer, result.codes));
    case "wrong-code":
      return refuseForm("confirm", 400, { values: {}, errors: { code: texts.wrong } });
    case "limited":
      return refuseForm("confirm", 429, { values: {}, message: accountsTexts.tooMany(result.minutes) });
    case "not-begun":
      return refuseForm("begin", 400, { values: {}, message: texts.late });
    case undefined:
      return refuseForm("confirm", 500, { values: {}, message: securityTexts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

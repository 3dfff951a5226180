/** The two steps of setting up a second factor: confirm the password, then enter the first code of the app. */
import { data, redirect } from "react-router";
import type { z } from "zod/mini";
import { beginSecondFactor } from "../../../../modules/accounts/commands/begin-second-factor.server.ts";
import { confirmSecondFactor } from "../../../../modules/accounts/commands/confirm-second-factor.server.ts";
import { ProofForm, SecondStepForm } from "../../../../modules/accounts/forms.ts";
import type { Viewer } from "../../../../modules/accounts/viewer.ts";
import { clientOf } from "../../../context.ts";
import { formAction, type Given, readForm } from "../../../form-action.server.ts";
import { type SecurityAction, shownCodes } from "../actions.server.ts";
import { type SecurityAddresses, securityFormIn } from "../reply.ts";

/** The action of the page. */
export async function actOnSetUp(args: SecurityAction, viewer: Viewer, places: SecurityAddresses) {
  switch (securityFormIn(args.url.search)) {
    case "begin":
      return begin(args, viewer, places);
    case "confirm":
      return confirm(args, viewer);
    default:
      throw data(null, { status: 400 });
  }
}

async function begin({ context, request }: SecurityAction, viewer: Viewer, { setUp }: SecurityAddresses) {
  const client = clientOf(context, request);
  const form = { form: "begin", schema: ProofForm, fields: await readForm(request) } as const;
  const run = (proof: z.infer<typeof ProofForm>, { accounts, now }: Given) =>
    beginSecondFactor(accounts, viewer, client, proof, now);
  return formAction(context, form, run, {
    begun: redirect(setUp),
    unproved: redirect(setUp),
    "wrong-password": 400,
    "wrong-code": 400,
  });
}

async function confirm({ context, request }: SecurityAction, viewer: Viewer) {
  const client = clientOf(context, request);
  const form = { form: "confirm", schema: SecondStepForm, fields: await readForm(request) } as const;
  const run = ({ code }: z.infer<typeof SecondStepForm>, { accounts, now }: Given) =>
    confirmSecondFactor(accounts, viewer, client, code, now);
  return formAction(context, form, run, {
    confirmed: ({ codes }) => ({ status: 200, ...shownCodes(context, viewer, codes) }),
    "wrong-code": 400,
    "not-begun": 400,
  });
}

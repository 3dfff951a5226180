import { Link } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { parseForm } from "../../../core/forms.ts";
import { requestPasswordReset } from "../../../modules/accounts/commands/request-password-reset.server.ts";
import { ForgotPasswordForm } from "../../../modules/accounts/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { clientOf, nowContext, servicesContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { pageMeta } from "../../public/shared/page-meta.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { Thanks } from "../../shared/notices/thanks.tsx";
import { EmailField } from "../shared/fields.tsx";
import type { Route } from "./+types/forgot";

const texts = accountsTexts.forgot;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.intro, path: "/forgot-password", isHidden: true });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = parseForm(ForgotPasswordForm, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);
  const { email } = form.data;

  const now = context.get(nowContext);
  const result = await orFault(context, () => requestPasswordReset(accounts, client, email, now));
  const { values } = form;
  switch (result?.kind) {
    case "asked":
      return { sentTo: email };
    case "limited":
      return refuse(429, { values, message: accountsTexts.tooMany(result.minutes) });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, texts.failed);
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const back = (
    <p>
      <Link to="/login">{accountsTexts.backToSignIn}</Link>
    </p>
  );
  if (actionData && "sentTo" in actionData) {
    return (
      <AuthPage title={texts.title} links={back}>
        <Thanks>{texts.sent(actionData.sentTo)}</Thanks>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={texts.title} intro={texts.intro} links={back}>
      <FormFrame schema={ForgotPasswordForm} errors={actionData?.errors} message={actionData?.message}>
        <EmailField typed={actionData?.values.email} />
        <Button type="submit" size="lg" busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormFrame>
    </AuthPage>
  );
}

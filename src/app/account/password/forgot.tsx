import { Link } from "react-router";
import type { z } from "zod/mini";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { requestPasswordReset } from "../../../modules/accounts/commands/request-password-reset.server.ts";
import { ForgotPasswordForm } from "../../../modules/accounts/forms.ts";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { clientOf } from "../../context.ts";
import { formAction, type Given, readForm } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { EmailField } from "../../shared/account/fields.tsx";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { useHasMailServer } from "../../shared/frame/use-has-mail-server.ts";
import { Thanks } from "../../shared/notices/thanks.tsx";
import type { Route } from "./+types/forgot";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = accountsTexts.forgot;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.intro, path: "/forgot-password", isHidden: true });
}

export async function action({ context, request }: Route.ActionArgs) {
  const client = clientOf(context, request);
  const form = { schema: ForgotPasswordForm, fields: await readForm(request) };
  const ask = ({ email }: z.infer<typeof ForgotPasswordForm>, { accounts, now }: Given) =>
    requestPasswordReset(accounts, client, email, now);
  return formAction(context, form, ask, {
    requested: (_, { input }) => ({ status: 200, sentTo: input.email }),
  });
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const hasMailServer = useHasMailServer();
  const back = (
    <p>
      <Link to="/login">{accountsTexts.backToSignIn}</Link>
    </p>
  );
  if (actionData?.code === "requested") {
    return (
      <AuthPage title={texts.title} links={back}>
        <Thanks>{hasMailServer ? texts.sent(actionData.sentTo) : texts.kept(actionData.sentTo)}</Thanks>
      </AuthPage>
    );
  }
  const messages = describeReply(actionData, texts.failed, {
    limited: ({ minutes }) => accountsTexts.tooMany(minutes),
  });
  return (
    <AuthPage title={texts.title} intro={hasMailServer ? texts.intro : texts.notSent} links={back}>
      <FormFrame schema={ForgotPasswordForm} {...messages}>
        <EmailField typed={actionData?.values.email} />
        <Button type="submit" size="lg" busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormFrame>
    </AuthPage>
  );
}

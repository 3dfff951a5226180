import { Link, redirect } from "react-router";
import { accountsTexts } from "../../content/en/accounts.ts";
import { parseForm } from "../../core/forms.ts";
import { resetPassword } from "../../modules/accounts/commands/reset-password.server.ts";
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, ResetPasswordForm } from "../../modules/accounts/forms.ts";
import { isLinkWorking } from "../../modules/accounts/queries/is-link-working.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/fields.tsx";
import { FormFrame } from "../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../context.ts";
import { orFault, refuse } from "../form-reply.server.ts";
import { sendForm } from "../form-reply.ts";
import type { Route } from "./+types/reset-password";
import { AuthPage, pageTitle } from "./auth-page.tsx";

const texts = accountsTexts.reset;

export function meta() {
  return pageTitle(texts.title);
}

/** The page holds the token. */
export function headers() {
  return { "Cache-Control": "no-store" };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  return { token, isWorking: await isLinkWorking(accounts, "reset-password", token, context.get(nowContext)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = parseForm(ResetPasswordForm, await request.formData());
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);

  const result = await orFault(context, () => resetPassword(accounts, form.data, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "reset":
      throw redirect("/login?reset=1");
    case "invalid-link":
      return refuse(400, { values, message: texts.invalid });
    case "common-password":
      return refuse(400, { values, errors: { password: accountsTexts.errors.passwordCommon } });
    case "short-password":
      return refuse(400, { values, errors: { password: accountsTexts.errors.passwordTooShort(result.length) } });
    case undefined:
      return refuse(500, { values, message: texts.failed });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return sendForm(args, texts.failed);
}

/** A refusal may mean that the link was used meanwhile: whether it works is asked again, unless nothing was reached. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: {
  actionStatus?: number;
  defaultShouldRevalidate: boolean;
}) {
  return actionStatus === 400 || defaultShouldRevalidate;
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.isWorking) {
    return (
      <AuthPage title={texts.title} links={<Link to="/login">{accountsTexts.backToSignIn}</Link>}>
        <Alert tone="error">{texts.invalid}</Alert>
        <LinkButton to="/forgot-password">{texts.askAgain}</LinkButton>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={texts.title}>
      <FormFrame schema={ResetPasswordForm} errors={actionData?.errors} message={actionData?.message}>
        <input type="hidden" name="token" value={loaderData.token} />
        <PasswordField
          label={accountsTexts.newPassword}
          name="password"
          autoComplete="new-password"
          hint={accountsTexts.signUp.passwordHint(PASSWORD_MIN_LENGTH)}
          maxLength={PASSWORD_MAX_LENGTH}
          required
        />
        <Button type="submit" size="lg" busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormFrame>
    </AuthPage>
  );
}

import { Link, redirect } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { resetPassword } from "../../../modules/accounts/commands/reset-password.server.ts";
import { ResetPasswordForm } from "../../../modules/accounts/forms.ts";
import { findLinkOwner } from "../../../modules/accounts/queries/find-link-owner.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { formAction, readForm, withCookies } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { loginAddress } from "../../shared/account/addresses.ts";
import { NewPasswordField } from "../../shared/account/fields.tsx";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import type { Route } from "./+types/reset";

export { sendForm as clientAction } from "../../form-reply.ts";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const texts = accountsTexts.reset;
/** Where the owner can check what somebody else may have entered. */
const CHECK_PROFILE = "/account?check=profile";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.title, path: "/reset-password", isHidden: true });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const owner = await findLinkOwner(accounts, "reset-password", token, context.get(nowContext));
  return { token, isWorking: owner !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = { schema: ResetPasswordForm, fields: await readForm(request) };
  return formAction(context, form, (input, { accounts, now }) => resetPassword(accounts, input, now), {
    reset: ({ isFirstProof, setCookies }) =>
      redirect(loginAddress(isFirstProof ? CHECK_PROFILE : null, { isReset: true }), withCookies(setCookies)),
    "invalid-link": 400,
    "common-password": 400,
    "short-password": ({ length }) => ({ length }),
  });
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
      <FormFrame
        schema={ResetPasswordForm}
        {...describeReply(actionData, texts.failed, {
          "invalid-link": texts.invalid,
          "common-password": { errors: { password: accountsTexts.errors.passwordCommon } },
          "short-password": ({ length }) => ({ errors: { password: accountsTexts.errors.passwordTooShort(length) } }),
        })}
      >
        <input type="hidden" name="token" value={loaderData.token} />
        <NewPasswordField name="password" />
        <Button type="submit" size="lg" busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormFrame>
    </AuthPage>
  );
}

import { Link, redirect } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { parseForm } from "../../../core/forms.ts";
import { resetPassword } from "../../../modules/accounts/commands/reset-password.server.ts";
import { ResetPasswordForm } from "../../../modules/accounts/forms.ts";
import { findLinkOwner } from "../../../modules/accounts/queries/find-link-owner.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { pageMeta } from "../../public/shared/page-meta.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { loginAddress } from "../session/addresses.ts";
import { NewPasswordField } from "../shared/fields.tsx";
import type { Route } from "./+types/reset";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const texts = accountsTexts.reset;
/** Where the owner sees what may have been entered by somebody else. */
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
  const form = parseForm(ResetPasswordForm, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);

  const result = await orFault(context, () => resetPassword(accounts, form.data, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "reset": {
      const headers = new Headers(result.setCookies.map((cookie) => ["Set-Cookie", cookie]));
      throw redirect(loginAddress(result.isFirstProof ? CHECK_PROFILE : null, { isReset: true }), { headers });
    }
    case "invalid-link":
      return refuse(400, { values, message: texts.invalid });
    case "common-password":
      return refuse(400, { values, errors: { password: accountsTexts.errors.passwordCommon } });
    case "short-password":
      return refuse(400, { values, errors: { password: accountsTexts.errors.passwordTooShort(result.length) } });
    case undefined:
      return refuse(500, { values, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, texts.failed);
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
        <NewPasswordField name="password" />
        <Button type="submit" size="lg" busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormFrame>
    </AuthPage>
  );
}

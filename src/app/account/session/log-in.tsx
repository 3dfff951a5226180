import { Link, redirect, useSearchParams } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { errorTexts } from "../../../content/en/errors.ts";
import { parseForm } from "../../../core/forms.ts";
import { signIn } from "../../../modules/accounts/commands/sign-in.server.ts";
import { LoginForm } from "../../../modules/accounts/forms.ts";
import { homeOf, localPath } from "../../../modules/accounts/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { PasswordField } from "../../../ui/fields.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { clientOf, nowContext, servicesContext, viewerContext } from "../../context.ts";
import { orFault, readForm, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { pageMeta } from "../../public/shared/page-meta.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { EmailField } from "../shared/fields.tsx";
import type { Route } from "./+types/log-in";
import { secondStepAddress, signUpAddress } from "./addresses.ts";

const texts = accountsTexts.login;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: "/login" });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(nextOf(url) ?? homeOf(viewer));
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = parseForm(LoginForm, await readForm(request));
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);
  const client = clientOf(context, request);

  const result = await orFault(context, () => signIn(accounts, client, form.data, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "signed-in":
      throw redirect(nextOf(url) ?? homeOf(result.viewer), {
        headers: result.setCookies.map((cookie) => ["Set-Cookie", cookie]),
      });
    case "second-step":
      throw redirect(secondStepAddress(nextOf(url)), {
        headers: result.setCookies.map((cookie) => ["Set-Cookie", cookie]),
      });
    case "refused":
      return refuse(400, { values, message: texts.refused });
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

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <AuthPage title={texts.title} aside={texts.aside} links={<Links />}>
      <Notice />
      <FormFrame schema={LoginForm} errors={actionData?.errors} message={actionData?.message}>
        <EmailField typed={actionData?.values.email} />
        <PasswordField label={accountsTexts.password} name="password" autoComplete="current-password" required />
        <Button type="submit" size="lg" busyLabel={texts.busy}>
          {texts.submit}
        </Button>
      </FormFrame>
    </AuthPage>
  );
}

/** Why the visitor is here, when it was not a wish of theirs. */
function Notice() {
  const [query] = useSearchParams();
  if (query.has("reset")) return <Alert tone="success">{accountsTexts.reset.done}</Alert>;
  if (query.has("late")) return <Alert tone="warning">{accountsTexts.secondStep.late}</Alert>;
  if (query.has("ended")) return <Alert tone="info">{texts.ended}</Alert>;
  return query.has("next") ? <Alert tone="info">{texts.signInFirst}</Alert> : null;
}

function Links() {
  const [query] = useSearchParams();
  const next = localPath(query.get("next"));
  return (
    <>
      <p>
        <Link to="/forgot-password">{texts.forgot}</Link>
      </p>
      <p>
        {texts.noAccount} <Link to={signUpAddress(next)}>{texts.signUp}</Link>
      </p>
    </>
  );
}

function nextOf(url: URL): string | null {
  return localPath(url.searchParams.get("next"));
}

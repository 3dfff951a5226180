import { Link, redirect, useSearchParams } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { signIn } from "../../../modules/accounts/commands/sign-in.server.ts";
import { LoginForm } from "../../../modules/accounts/forms.ts";
import { homeOf, localPath } from "../../../modules/accounts/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { clientOf, viewerContext } from "../../context.ts";
import { formAction, readForm, withCookies } from "../../form-action.server.ts";
import { secondStepAddress, signUpAddress } from "../../shared/account/addresses.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import type { Route } from "./+types/log-in";
import { LogInForm } from "./log-in-form.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = accountsTexts.login;

/** By then most of those who wait have been let in. */
const BUSY_SECONDS = 5;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.pageTitle, description: texts.description, path: "/login" });
}

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(nextOf(url) ?? homeOf(viewer));
  return null;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const client = clientOf(context, request);
  const form = { schema: LoginForm, fields: await readForm(request) };
  return formAction(context, form, (input, { accounts, now }) => signIn(accounts, client, input, now), {
    "signed-in": ({ viewer, setCookies }) => redirect(nextOf(url) ?? homeOf(viewer), withCookies(setCookies)),
    "second-step": ({ setCookies }) => redirect(secondStepAddress(nextOf(url)), withCookies(setCookies)),
    refused: 400,
    busy: { status: 429, headers: { "Retry-After": String(BUSY_SECONDS) } },
  });
}

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <AuthPage title={texts.title} aside={texts.aside} links={<Links />}>
      <Notice />
      <LogInForm reply={actionData} />
    </AuthPage>
  );
}

/** Why the visitor was sent here, if they did not come by choice. */
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

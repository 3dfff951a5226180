/** The page behind the link of an invitation. Opening it changes nothing: virus scanners open every link in a mail. */
import { Link, redirect } from "react-router";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { acceptInvitation } from "../../../modules/accounts/commands/accept-invitation.server.ts";
import { AcceptInvitationForm } from "../../../modules/accounts/forms.ts";
import { findOpenInvitation } from "../../../modules/accounts/queries/find-open-invitation.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { clientOf, nowContext, servicesContext, viewerContext } from "../../context.ts";
import { formAction, readForm, withCookies } from "../../form-action.server.ts";
import { LogoutButton } from "../../shared/account/log-out-button.tsx";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { continueLinkOf } from "../../shared/link-page.ts";
import type { Route } from "./+types/invitation";
import { InvitationForm } from "./invitation-form.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const texts = accountsTexts.invitation;
const PAGE = "/invitation";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.title, path: PAGE, isHidden: true });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const viewer = context.get(viewerContext);
  const { accounts } = context.get(servicesContext);
  const invitation = await findOpenInvitation(accounts, token, context.get(nowContext));
  if (invitation.kind !== "open") return { ...invitation, continueLink: viewer && continueLinkOf(viewer) };
  if (viewer) return { kind: "signed-in" as const, email: viewer.email };
  const { name, email, course } = invitation;
  return { kind: "open" as const, token, invited: { name, email, course } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const client = clientOf(context, request);
  const form = { schema: AcceptInvitationForm, fields: await readForm(request) };
  return formAction(context, form, (input, { accounts, now }) => acceptInvitation(accounts, client, input, now), {
    "signed-up": ({ setCookies }) => redirect("/dashboard", withCookies(setCookies)),
    "invalid-link": 400,
    "has-account": 400,
    "common-password": 400,
  });
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "open":
      return (
        <AuthPage title={texts.title} intro={texts.intro} aside={accountsTexts.signUp.aside}>
          <InvitationForm invited={loaderData.invited} token={loaderData.token} reply={actionData} />
        </AuthPage>
      );
    case "signed-in":
      return (
        <AuthPage title={texts.title}>
          <p>{texts.signedIn(loaderData.email)}</p>
          <LogoutButton isInPage />
        </AuthPage>
      );
    case "has-account":
      return (
        <AuthPage title={texts.title}>
          <Alert tone="info">{texts.hasAccount}</Alert>
          <LinkButton to="/login">{texts.signIn}</LinkButton>
        </AuthPage>
      );
    case "invalid-link": {
      const { continueLink } = loaderData;
      return (
        <AuthPage
          title={texts.title}
          links={continueLink ? <Link to={continueLink.to}>{continueLink.label}</Link> : <SignInOrUp />}
        >
          <Alert tone="error">{texts.invalid}</Alert>
          <p>{texts.invalidHelp}</p>
        </AuthPage>
      );
    }
    default:
      return loaderData satisfies never;
  }
}

function SignInOrUp() {
  return (
    <p className="cluster gap-3">
      <Link to="/login">{texts.signIn}</Link>
      <Link to="/signup">{texts.signUp}</Link>
    </p>
  );
}

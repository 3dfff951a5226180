/** The page behind the link that proves an address. It confirms only for who is signed in to the account (docs/decisions/0009). */

import { useEffect, useRef } from "react";
import { Link, type RouterContextProvider, useSubmit } from "react-router";
import type { z } from "zod";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { disownAddress } from "../../../modules/accounts/commands/disown-address.server.ts";
import { type VerifyEmailResult, verifyEmail } from "../../../modules/accounts/commands/verify-email.server.ts";
import { VerifyEmailForm } from "../../../modules/accounts/forms.ts";
import { findLinkOwner } from "../../../modules/accounts/queries/find-link-owner.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, servicesContext, viewerContext } from "../../context.ts";
import { formAction, readForm, withCookies } from "../../form-action.server.ts";
import { say } from "../../form-reply.ts";
import { LogoutButton } from "../../shared/account/log-out-button.tsx";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { wayOn } from "../../shared/link-page.ts";
import type { Route } from "./+types/verify";

export { sendForm as clientAction } from "../../form-reply.ts";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const texts = accountsTexts.verify;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.title, path: "/verify-email", isHidden: true });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const viewer = context.get(viewerContext);
  const owner = await findLinkOwner(accounts, "verify-email", token, context.get(nowContext));
  const goOn = wayOn(viewer);
  if (!owner) {
    const isProved = viewer?.kind === "student" && viewer.emailVerified;
    return isProved ? { kind: "proved" as const, token, goOn } : { kind: "dead" as const, token, goOn };
  }
  if (viewer?.userId === owner.userId) return { kind: "own" as const, token, goOn };
  return { kind: "not-own" as const, token, goOn, email: owner.email, signedInAs: viewer?.email ?? null };
}

/** A change, and so not done by merely opening the link: programs that look into mails for viruses open every one. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = { schema: VerifyEmailForm, fields: await readForm(request) };
  const run = async ({ token, intent }: z.infer<typeof VerifyEmailForm>) =>
    intent === "disown" ? disown(context, token) : confirm(context, request, token);
  return formAction(context, form, run, {
    verified: ({ endedSessions, setCookies }) => ({
      status: 200,
      ...withCookies(setCookies),
      done: "verified",
      hasEndedOthers: endedSessions > 0,
    }),
    disowned: { status: 200, done: "disowned" },
    "invalid-link": 400,
    // Signed out, or in to another account, since the page was opened: the page says what to do once it is loaded again.
    "other-account": 400,
  });
}

async function confirm(
  context: Readonly<RouterContextProvider>,
  { headers }: Request,
  token: string,
): Promise<VerifyEmailResult> {
  const viewer = context.get(viewerContext);
  if (!viewer) return { kind: "other-account" };
  return verifyEmail(context.get(servicesContext).accounts, viewer, { token, headers }, context.get(nowContext));
}

function disown(context: Readonly<RouterContextProvider>, token: string) {
  return disownAddress(context.get(servicesContext).accounts, token, context.get(nowContext));
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, goOn } = loaderData;
  const hasEndedOthers = actionData?.code === "verified" && actionData.hasEndedOthers;
  const { message } = say(actionData, texts.failed, {
    verified: {},
    disowned: {},
    "invalid-link": texts.invalid,
    "other-account": {},
  });
  if (actionData?.code === "disowned") return <Disowned />;
  if (actionData?.code === "verified" || loaderData.kind === "proved") {
    return (
      <AuthPage title={texts.title}>
        <Alert tone="success">{texts.done}</Alert>
        {hasEndedOthers && <p>{texts.othersEnded}</p>}
        <LinkButton to={goOn.to}>{goOn.label}</LinkButton>
      </AuthPage>
    );
  }
  switch (loaderData.kind) {
    case "dead":
      return (
        <AuthPage title={texts.title} links={<Link to={goOn.to}>{goOn.label}</Link>}>
          <Alert tone="error">{texts.invalid}</Alert>
          <p>{texts.invalidHelp}</p>
        </AuthPage>
      );
    case "own":
      return (
        <AuthPage title={texts.title} intro={texts.intro}>
          <ConfirmForm token={token} message={message} />
        </AuthPage>
      );
    case "not-own":
      return (
        <SignInFirst token={token} email={loaderData.email} signedInAs={loaderData.signedInAs} message={message} />
      );
    default:
      return loaderData satisfies never;
  }
}

/** With scripts the person need not press: a browser that runs them is no virus scanner. */
function ConfirmForm({ token, message }: { token: string; message: string | undefined }) {
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit({ token, intent: "confirm" }, { method: "post" });
  }, [submit, token]);
  return (
    <FormFrame message={message}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" name="intent" value="confirm" size="lg" busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}

/** The link alone shows who has the mailbox, not whether the account behind it is theirs. */
function SignInFirst({
  token,
  email,
  signedInAs,
  message,
}: {
  token: string;
  email: string;
  signedInAs: string | null;
  message: string | undefined;
}) {
  const here = `/verify-email?${new URLSearchParams({ token })}`;
  return (
    <AuthPage title={texts.signInTitle} links={<Disown token={token} message={message} />}>
      <p>{signedInAs ? texts.otherAccount(signedInAs, email) : texts.signInText(email)}</p>
      {signedInAs ? (
        <LogoutButton isInPage />
      ) : (
        <LinkButton to={`/login?${new URLSearchParams({ next: here })}`} size="lg">
          {texts.signIn}
        </LinkButton>
      )}
    </AuthPage>
  );
}

function Disown({ token, message }: { token: string; message: string | undefined }) {
  return (
    <FormFrame message={message}>
      <input type="hidden" name="token" value={token} />
      <p>{texts.notMine}</p>
      <Button type="submit" name="intent" value="disown" variant="secondary" busyLabel={texts.disowning}>
        {texts.disown}
      </Button>
    </FormFrame>
  );
}

function Disowned() {
  return (
    <AuthPage title={texts.title}>
      <Alert tone="success">{texts.disowned}</Alert>
      <LinkButton to="/forgot-password" variant="secondary">
        {texts.choosePassword}
      </LinkButton>
    </AuthPage>
  );
}

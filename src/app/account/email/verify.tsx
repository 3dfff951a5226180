/** The page behind the link that verifies an address. Confirms only in a session of the account (record 9). */

import { useEffect, useRef } from "react";
import { type RouterContextProvider, useSubmit } from "react-router";
import type { z } from "zod/mini";
import { accountsTexts } from "../../../content/en/accounts.ts";
import { disownAddress } from "../../../modules/accounts/commands/disown-address.server.ts";
import { type VerifyEmailResult, verifyEmail } from "../../../modules/accounts/commands/verify-email.server.ts";
import { VerifyEmailForm } from "../../../modules/accounts/forms.ts";
import { findLinkOwner } from "../../../modules/accounts/queries/find-link-owner.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { nowContext, servicesContext, viewerContext } from "../../context.ts";
import { formAction, readForm, withCookies } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { continueLinkOf } from "../../shared/link-page.ts";
import type { Route } from "./+types/verify";
import { DeadLink, DisownForm, LinkForm, SignInFirst } from "./link-parts.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

/** With scripts the form sends itself. */
export const handle = { isPlain: false } satisfies RouteHandle;

const texts = accountsTexts.verify;
const PAGE = "/verify-email";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: texts.title, description: texts.title, path: PAGE, isHidden: true });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext);
  const token = url.searchParams.get("token") ?? "";
  const viewer = context.get(viewerContext);
  const owner = await findLinkOwner(accounts, "verify-email", token, context.get(nowContext));
  const continueLink = continueLinkOf(viewer);
  if (!owner) {
    const isProved = viewer?.kind === "student" && viewer.emailVerified;
    return isProved ? { kind: "proved" as const, token, continueLink } : { kind: "dead" as const, token, continueLink };
  }
  if (viewer?.userId === owner.userId) return { kind: "own" as const, token, continueLink };
  return { kind: "not-own" as const, token, continueLink, email: owner.email, signedInAs: viewer?.email ?? null };
}

/** A change, so opening the link must not do it: virus scanners open every link in a mail. */
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
    // The session ended or changed since the page was opened: after a reload the page says what to do.
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
  const { token, continueLink } = loaderData;
  const hasEndedOthers = actionData?.code === "verified" && actionData.hasEndedOthers;
  const { message } = describeReply(actionData, texts.failed, {
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
        <LinkButton to={continueLink.to}>{continueLink.label}</LinkButton>
      </AuthPage>
    );
  }
  switch (loaderData.kind) {
    case "dead":
      return (
        <DeadLink title={texts.title} continueLink={continueLink} message={texts.invalid} help={texts.invalidHelp} />
      );
    case "own":
      return (
        <AuthPage title={texts.title} intro={texts.intro}>
          <ConfirmForm token={token} message={message} />
        </AuthPage>
      );
    case "not-own": {
      const { email, signedInAs } = loaderData;
      const text = signedInAs ? texts.otherAccount(signedInAs, email) : texts.signInText(email);
      const notMine = <DisownForm token={token} texts={texts} message={message} />;
      return <SignInFirst {...{ page: PAGE, token, signedInAs, texts, text, notMine }} />;
    }
    default:
      return loaderData satisfies never;
  }
}

/** With scripts the form submits itself: virus scanners do not run them. */
function ConfirmForm({ token, message }: { token: string; message: string | undefined }) {
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit({ token, intent: "confirm" }, { method: "post" });
  }, [submit, token]);
  return <LinkForm token={token} intent="confirm" message={message} label={texts.submit} busyLabel={texts.busy} />;
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

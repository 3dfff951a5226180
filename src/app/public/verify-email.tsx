import { useEffect, useRef } from "react";
import { Link, useSubmit } from "react-router";
import { accountsTexts } from "../../content/en/accounts.ts";
import { parseForm } from "../../core/forms.ts";
import { verifyEmail } from "../../modules/accounts/commands/verify-email.server.ts";
import { VerifyEmailForm } from "../../modules/accounts/forms.ts";
import { isLinkWorking } from "../../modules/accounts/queries/is-link-working.server.ts";
import { homeOf } from "../../modules/accounts/rules.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { FormFrame } from "../../ui/form-frame.tsx";
import { nowContext, servicesContext, viewerContext } from "../context.ts";
import { orFault, refuse } from "../form-reply.server.ts";
import { sendForm } from "../form-reply.ts";
import type { Route } from "./+types/verify-email";
import { AuthPage, pageTitle } from "./auth-page.tsx";

const texts = accountsTexts.verify;

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
  const viewer = context.get(viewerContext);
  return {
    token,
    isWorking: await isLinkWorking(accounts, "verify-email", token, context.get(nowContext)),
    isProved: viewer?.kind === "student" && viewer.emailVerified,
    goOn: viewer ? homeOf(viewer) : "/login",
  };
}

/** A change, and so not done by merely opening the link: programs that look into mails for viruses open every one. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = parseForm(VerifyEmailForm, await request.formData());
  if (form.kind === "invalid") return refuse(400, form);
  const { accounts } = context.get(servicesContext);

  const result = await orFault(context, () => verifyEmail(accounts, form.data.token, context.get(nowContext)));
  const { values } = form;
  switch (result?.kind) {
    case "verified":
      return { isDone: true };
    case "invalid-link":
      return refuse(400, { values, message: texts.invalid });
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

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { token, isWorking, isProved, goOn } = loaderData;
  const reply = actionData && "values" in actionData ? actionData : undefined;
  const isDone = isProved || (actionData !== undefined && "isDone" in actionData);
  if (isDone) {
    return (
      <AuthPage title={texts.title}>
        <Alert tone="success">{texts.done}</Alert>
        <LinkButton to={goOn}>{texts.goOn}</LinkButton>
      </AuthPage>
    );
  }
  if (!isWorking) {
    return (
      <AuthPage title={texts.title} links={<Link to={goOn}>{texts.goOn}</Link>}>
        <Alert tone="error">{texts.invalid}</Alert>
        <p>{texts.invalidHelp}</p>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={texts.title} intro={texts.intro}>
      <ConfirmForm token={token} message={reply?.message} />
    </AuthPage>
  );
}

/** With scripts the person need not press: a browser that runs them is no virus scanner. */
function ConfirmForm({ token, message }: { token: string; message: string | undefined }) {
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit({ token }, { method: "post" });
  }, [submit, token]);
  return (
    <FormFrame message={message}>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" size="lg" busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}

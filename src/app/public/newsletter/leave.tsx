/**
 * Behind the unsubscribe link. Opening it changes nothing, because mail scanners open every link and some run scripts. Mail programs post to it from their own button (RFC 8058), so a POST is answered with the page and
 * never with a redirect, whatever its body.
 */

import { Link, useSearchParams } from "react-router";
import { messagesTexts } from "../../../content/en/messages.ts";
import { leaveNewsletter, returnToNewsletter } from "../../../modules/messages/commands/leave-newsletter.server.ts";
import { findSubscription } from "../../../modules/messages/queries/find-subscription.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { type Given, pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { Thanks } from "../../shared/notices/thanks.tsx";
import type { Route } from "./+types/leave";

export { sendForm as clientAction } from "../../form-reply.ts";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const texts = messagesTexts.leave;
/** In the address of "Subscribe again" and afterwards. */
const RETURN = "return";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.intro, path: "/newsletter/leave", isHidden: true });

export async function loader({ context, url }: Route.LoaderArgs) {
  return findSubscription(context.get(servicesContext).db, tokenIn(url), context.get(nowContext));
}

export async function action({ context, url }: Route.ActionArgs) {
  const token = tokenIn(url);
  const isReturning = url.searchParams.has(RETURN);
  const run = async ({ messages, now }: Given) => {
    await (isReturning ? returnToNewsletter(messages, token, now) : leaveNewsletter(messages, token, now));
    return { kind: "done" } as const;
  };
  // The loader reads the result.
  return pressAction(context, run, { done: 200 });
}

export default function NewsletterLeave({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const isReturning = query.has(RETURN);
  const { message } = describeReply(actionData, texts.failed, { done: {} });
  switch (loaderData.kind) {
    case "subscribed":
      return (
        <AuthPage title={texts.title} {...(isReturning ? {} : { intro: texts.intro })}>
          {isReturning && <Thanks>{texts.back}</Thanks>}
          <LeaveForm address={addressWith(query)} isReturning={isReturning} message={message} />
        </AuthPage>
      );
    case "left":
      return (
        <AuthPage title={texts.title} links={<ReturnForm address={addressWith(query, true)} message={message} />}>
          <Thanks>{texts.done}</Thanks>
        </AuthPage>
      );
    case "left-for-good":
      return (
        <AuthPage title={texts.title} links={<Link to="/newsletter">{texts.again}</Link>}>
          <Thanks>{texts.done}</Thanks>
          {isReturning && <p>{texts.tooLate}</p>}
        </AuthPage>
      );
    case "unknown":
      return (
        <AuthPage title={texts.title}>
          <Alert tone="error">{texts.dead}</Alert>
          <p>{texts.deadHelp}</p>
        </AuthPage>
      );
    default:
      return loaderData satisfies never;
  }
}

function LeaveForm({
  address,
  isReturning,
  message,
}: {
  address: string;
  isReturning: boolean;
  message: string | undefined;
}) {
  return (
    <FormFrame action={address} message={message}>
      <Button type="submit" variant={isReturning ? "secondary" : "primary"} busyLabel={texts.busy}>
        {texts.submit}
      </Button>
    </FormFrame>
  );
}

function ReturnForm({ address, message }: { address: string; message: string | undefined }) {
  return (
    <FormFrame action={address} message={message}>
      <p>{texts.mistake}</p>
      <Button type="submit" variant="secondary" busyLabel={texts.busy}>
        {texts.again}
      </Button>
    </FormFrame>
  );
}

function addressWith(query: URLSearchParams, isReturning = false): string {
  const own = new URLSearchParams({ token: query.get("token") ?? "", ...(isReturning && { [RETURN]: "1" }) });
  return `/newsletter/leave?${own}`;
}

function tokenIn(url: URL): string {
  return url.searchParams.get("token") ?? "";
}

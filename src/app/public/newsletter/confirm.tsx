/** Behind the link that confirms a subscription. Needs a press: mail scanners open links too. */

import { Link, redirect } from "react-router";
import { messagesTexts } from "../../../content/en/messages.ts";
import { confirmSubscription } from "../../../modules/messages/commands/confirm-subscription.server.ts";
import { findPendingSubscription } from "../../../modules/messages/queries/find-subscription.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { pressAction } from "../../form-action.server.ts";
import { describeReply } from "../../form-reply.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { THANKS_ID, Thanks } from "../../shared/notices/thanks.tsx";
import type { Route } from "./+types/confirm";

export { sendForm as clientAction } from "../../form-reply.ts";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const texts = messagesTexts.confirm;
const PATH = "/newsletter/confirm";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.intro, path: PATH, isHidden: true });

export async function loader({ context, url }: Route.LoaderArgs) {
  return findPendingSubscription(context.get(servicesContext).db, tokenIn(url), context.get(nowContext));
}

export async function action({ context, url }: Route.ActionArgs) {
  const token = tokenIn(url);
  return pressAction(context, ({ messages, now }) => confirmSubscription(messages, token, now), {
    confirmed: redirect(`${PATH}?${new URLSearchParams({ token })}#${THANKS_ID}`),
    // After a reload the page says so.
    dead: 400,
  });
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "open":
      return (
        <AuthPage title={texts.title} intro={texts.intro}>
          <FormFrame {...describeReply(actionData, texts.failed, { dead: {} })}>
            <Button type="submit" size="lg" busyLabel={texts.busy}>
              {texts.submit}
            </Button>
          </FormFrame>
        </AuthPage>
      );
    case "confirmed":
      return (
        <AuthPage title={texts.title}>
          <Thanks id={THANKS_ID}>{texts.done}</Thanks>
          <LinkButton to="/blog">{texts.readBlog}</LinkButton>
        </AuthPage>
      );
    case "dead":
      return (
        <AuthPage title={texts.title} links={<Link to="/newsletter">{texts.askAgain}</Link>}>
          <Alert tone="error">{texts.dead}</Alert>
        </AuthPage>
      );
    default:
      return loaderData satisfies never;
  }
}

function tokenIn(url: URL): string {
  return url.searchParams.get("token") ?? "";
}

/** Behind the link that confirms a subscription. It asks for a press: programs that check mails open links too. */
import { Link, redirect } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { messagesTexts } from "../../../content/en/messages.ts";
import { confirmSubscription } from "../../../modules/messages/commands/confirm-subscription.server.ts";
import { findWish } from "../../../modules/messages/queries/find-subscription.server.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { nowContext, servicesContext } from "../../context.ts";
import { orFault, refuse } from "../../form-reply.server.ts";
import { keepForm } from "../../form-reply.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { THANKS_ID, Thanks } from "../../shared/notices/thanks.tsx";
import { pageMeta } from "../shared/page-meta.ts";
import type { Route } from "./+types/confirm";

export { headers, shouldRevalidate } from "../../shared/link-page.ts";

const texts = messagesTexts.confirm;
const PATH = "/newsletter/confirm";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.intro, path: PATH, isHidden: true });

export async function loader({ context, url }: Route.LoaderArgs) {
  return findWish(context.get(servicesContext).db, tokenIn(url), context.get(nowContext));
}

export async function action({ context, url }: Route.ActionArgs) {
  const { messages } = context.get(servicesContext);
  const token = tokenIn(url);
  const result = await orFault(context, () => confirmSubscription(messages, token, context.get(nowContext)));
  switch (result?.kind) {
    case "confirmed":
      throw redirect(`${PATH}?${new URLSearchParams({ token })}#${THANKS_ID}`);
    case "dead":
      // The page says so once it is loaded again.
      return refuse(400, { values: {} });
    case undefined:
      return refuse(500, { values: {}, message: texts.failed(errorTexts.reasons.fault) });
    default:
      return result satisfies never;
  }
}

export async function clientAction(args: Route.ClientActionArgs) {
  return keepForm(args, texts.failed);
}

export default function NewsletterConfirm({ loaderData, actionData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case "open":
      return (
        <AuthPage title={texts.title} intro={texts.intro}>
          <FormFrame message={actionData?.message}>
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

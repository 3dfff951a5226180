import { messagesTexts } from "../../../content/en/messages.ts";
import { requestSubscription } from "../../../modules/messages/commands/request-subscription.server.ts";
import { NewsletterForm as Schema } from "../../../modules/messages/forms.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { THANKS_ID } from "../../shared/notices/thanks.tsx";
import { sharedPage } from "../frame/shared-page.ts";
import { takeVisitorForm } from "../shared/visitor-form.server.ts";
import type { Route } from "./+types/show";
import { NewsletterForm } from "./box.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = messagesTexts.newsletter;

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.pageTitle, description: texts.metaDescription, path: "/newsletter" });

export function action(args: Route.ActionArgs) {
  const thanks = `/newsletter/sent#${THANKS_ID}`;
  return takeVisitorForm(args, { schema: Schema, command: requestSubscription, thanks });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <AuthPage title={texts.title} intro={texts.lead}>
      <NewsletterForm reply={actionData} />
    </AuthPage>
  );
}

import { messagesTexts } from "../../../content/en/messages.ts";
import { receiveMessage } from "../../../modules/messages/commands/receive-message.server.ts";
import { ContactForm } from "../../../modules/messages/forms.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { THANKS_ID } from "../../shared/notices/thanks.tsx";
import { sharedPage } from "../frame/shared-page.ts";
import { takeVisitorForm } from "../shared/visitor-form.server.ts";
import type { Route } from "./+types/show";
import { describeReach } from "./details.tsx";
import { ContactPage } from "./page.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = messagesTexts.contact;

export const headers = sharedPage;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: describeReach, path: "/contact" });

export function action(args: Route.ActionArgs) {
  const thanks = `/contact/sent#${THANKS_ID}`;
  return takeVisitorForm(args, { schema: ContactForm, command: receiveMessage, thanks });
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return <ContactPage title={texts.title} reply={actionData} />;
}

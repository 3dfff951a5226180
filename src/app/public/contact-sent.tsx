/** Thanks for who wrote without scripts. With scripts they stand in the place of the form. */
import { messagesTexts } from "../../content/en/messages.ts";
import type { Route } from "./+types/contact-sent";
import { ContactPage } from "./contact-page.tsx";
import { pageMeta } from "./page-meta.ts";

const texts = messagesTexts.contact;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.sentTitle,
    description: texts.metaDescription,
    path: "/contact/sent",
    isHidden: true,
  });

export default function ContactSent() {
  return <ContactPage title={texts.sentTitle} reply={{ done: true }} />;
}

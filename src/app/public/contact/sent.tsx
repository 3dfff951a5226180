/**
 * Shown after sending without scripts; with scripts the thanks replace the form. Anybody may open this address, so the text also
 * holds if nothing was sent.
 */
import { messagesTexts } from "../../../content/en/messages.ts";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import type { Route } from "./+types/sent";
import { describeReach } from "./details.tsx";
import { ContactPage } from "./page.tsx";

const texts = messagesTexts.contact;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.sentTitle,
    description: describeReach,
    path: "/contact/sent",
    isHidden: true,
  });

export default function ContactSent() {
  const thanks = { message: texts.sent, link: texts.toForm };
  return <ContactPage title={texts.sentTitle} reply={{ code: "taken", values: {}, errors: {} }} thanks={thanks} />;
}

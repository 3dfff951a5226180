/**
 * Shown after subscribing without scripts; with scripts the thanks replace the form. Anybody may open this address, so the text
 * also holds if nothing was asked for.
 */
import { Link } from "react-router";
import { messagesTexts } from "../../../content/en/messages.ts";
import { CONFIRM_DAYS } from "../../../modules/messages/rules.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { useHasMailServer } from "../../shared/frame/use-has-mail-server.ts";
import { THANKS_ID, Thanks } from "../../shared/notices/thanks.tsx";
import type { Route } from "./+types/sent";

const texts = messagesTexts.newsletter;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.sentTitle,
    description: texts.metaDescription,
    path: "/newsletter/sent",
    isHidden: true,
  });

export default function NewsletterSent() {
  const hasMailServer = useHasMailServer();
  return (
    <AuthPage title={texts.sentTitle} links={<Link to="/blog">{messagesTexts.confirm.readBlog}</Link>}>
      <Thanks id={THANKS_ID}>{hasMailServer ? texts.sent(CONFIRM_DAYS) : texts.notSent}</Thanks>
    </AuthPage>
  );
}

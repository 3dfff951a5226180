/** Thanks for who asked for the newsletter without scripts. With scripts they stand in the place of the form. */
import { Link } from "react-router";
import { messagesTexts } from "../../content/en/messages.ts";
import { CONFIRM_DAYS } from "../../modules/messages/rules.ts";
import type { Route } from "./+types/newsletter-sent";
import { AuthPage } from "./auth-page.tsx";
import { pageMeta } from "./page-meta.ts";
import { THANKS_ID, Thanks } from "./visitor-form.tsx";

const texts = messagesTexts.newsletter;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.sentTitle,
    description: texts.metaDescription,
    path: "/newsletter/sent",
    isHidden: true,
  });

export default function NewsletterSent() {
  return (
    <AuthPage title={texts.sentTitle} links={<Link to="/blog">{messagesTexts.confirm.readBlog}</Link>}>
      <Thanks id={THANKS_ID}>{texts.done(CONFIRM_DAYS)}</Thanks>
    </AuthPage>
  );
}

/** "Notify Me When Available" as a page of its own, for browsers without scripts. */
import { Link } from "react-router";
import { messagesTexts, type NoticeTopic } from "../../../content/en/messages.ts";
import { requestNotice } from "../../../modules/messages/commands/request-notice.server.ts";
import { NotifyMeForm as Schema } from "../../../modules/messages/forms.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { THANKS_ID, Thanks } from "../../shared/notices/thanks.tsx";
import { takeVisitorForm } from "../shared/visitor-form.server.ts";
import type { Route } from "./+types/notify-me";
import { NotifyMeForm } from "./notify-me-form.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = messagesTexts.notice;
/** The only one there is. */
const TOPIC: NoticeTopic = "video-lectures";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.metaDescription, path: "/notify-me", isHidden: true });

export function loader({ url }: Route.LoaderArgs) {
  return { isDone: url.searchParams.has("done") };
}

export function action(args: Route.ActionArgs) {
  return takeVisitorForm(args, { schema: Schema, command: requestNotice, thanks: `/notify-me?done=1#${THANKS_ID}` });
}

export default function NotifyMePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AuthPage title={texts.title} links={<Link to="/resources">{texts.back}</Link>}>
      {loaderData.isDone ? (
        <Thanks id={THANKS_ID}>{texts.sent(texts.topics[TOPIC])}</Thanks>
      ) : (
        <NotifyMeForm topic={TOPIC} reply={actionData} />
      )}
    </AuthPage>
  );
}

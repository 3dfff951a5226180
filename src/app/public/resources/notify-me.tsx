/** "Notify Me When Available" as a page of its own, for browsers without scripts. */
import { Link } from "react-router";
import { publicCourses } from "../../../content/courses.ts";
import { messagesTexts } from "../../../content/en/messages.ts";
import { courseOfTopic, findNoticeTopic, type NoticeTopic } from "../../../content/notice-topics.ts";
import { requestNotice } from "../../../modules/messages/commands/request-notice.server.ts";
import { NotifyMeForm as Schema } from "../../../modules/messages/forms.ts";
import { AuthPage } from "../../shared/auth-page.tsx";
import { pageMeta } from "../../shared/frame/page-meta.ts";
import { THANKS_ID, Thanks } from "../../shared/notices/thanks.tsx";
import { takeVisitorForm } from "../shared/visitor-form.server.ts";
import { refusalIn } from "../shared/visitor-form.tsx";
import type { Route } from "./+types/notify-me";
import { NotifyMeForm } from "./notify-me-form.tsx";

export { sendForm as clientAction } from "../../form-reply.ts";

const texts = messagesTexts.notice;
function topicIn(given: FormDataEntryValue | null): NoticeTopic {
  return (typeof given === "string" && findNoticeTopic(given)) || "video-lectures";
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, description: texts.metaDescription, path: "/notify-me", isHidden: true });

export function loader({ url }: Route.LoaderArgs) {
  const topic = topicIn(url.searchParams.get("topic"));
  const title = courseOfTopic(topic);
  const course = publicCourses.find((one) => one.title === title) ?? null;
  return { topic, courseId: course?.id ?? null, isDone: url.searchParams.has("done") };
}

export function action(args: Route.ActionArgs) {
  return takeVisitorForm(args, {
    schema: Schema,
    command: requestNotice,
    thanks: (sent) =>
      `/notify-me?${new URLSearchParams({ topic: topicIn(sent.get("topic")), done: "1" })}#${THANKS_ID}`,
  });
}

export default function NotifyMePage({ loaderData, actionData }: Route.ComponentProps) {
  const { courseId, isDone } = loaderData;
  const refused = refusalIn(actionData);
  const topic = refused ? topicIn(refused.values.topic ?? null) : loaderData.topic;
  const back = courseId ? (
    <Link to={`/courses/${courseId}`}>{texts.backToCourse}</Link>
  ) : (
    <Link to="/resources">{texts.back}</Link>
  );
  return (
    <AuthPage title={texts.title} links={back}>
      {isDone ? <Thanks id={THANKS_ID}>{texts.sent(topic)}</Thanks> : <NotifyMeForm topic={topic} reply={actionData} />}
    </AuthPage>
  );
}

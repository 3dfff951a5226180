/** Says that the course has no lessons or tests yet, with one press to be told when it has. */
import { useNavigation } from "react-router";
import { coursesTexts } from "../../../content/en/courses.ts";
import { messagesTexts } from "../../../content/en/messages.ts";
import { noticeTopicOf } from "../../../content/notice-topics.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { FormFrame } from "../../../ui/form-frame.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import type { notify } from "./actions.server.ts";
import type { loadNotReady } from "./load-not-ready.server.ts";

const texts = coursesTexts.course.notReady;

type NotReadyProps = NonNullable<Awaited<ReturnType<typeof loadNotReady>>> & {
  reply: ReplyOf<typeof notify> | undefined;
};

export function NotReady({ course, isAsked, canAsk, reply, ...has }: NotReadyProps) {
  const { state } = useNavigation();
  const topic = noticeTopicOf(course);
  const { message } = describeReply(reply, messagesTexts.failed, {
    limited: ({ minutes }) => messagesTexts.limited(minutes),
  });
  return (
    <Card as="section" padding="lg" aria-labelledby="not-ready" className="stack gap-3">
      <h2 id="not-ready">{texts.title}</h2>
      <p>
        <strong>{coursesTexts.notReady(course, has)}</strong> <span>{texts.student}</span>
      </p>
      {topic && isAsked && <p role="status">{messagesTexts.notice.done(topic)}</p>}
      {canAsk && !isAsked && (
        <FormFrame action="/dashboard?index" message={message} busy={state !== "idle"}>
          <input type="hidden" name="intent" value="notify" />
          <div>
            <Button variant="secondary" busyLabel={messagesTexts.sending}>
              {messagesTexts.notice.submit}
            </Button>
          </div>
        </FormFrame>
      )}
    </Card>
  );
}

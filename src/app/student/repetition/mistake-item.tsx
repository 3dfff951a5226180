/** One question of the list of mistakes: what came of it, why, and when it comes back. */
import { Link, useFetcher } from "react-router";
import { repetitionTexts } from "../../../content/en/repetition.ts";
import type { Mistake, MistakeState } from "../../../modules/repetition/queries/list-mistakes.server.ts";
import { Reason } from "../../../modules/repetition/reason.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { oneText } from "../../../ui/one-text.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import { questionId as anchorOf } from "../../shared/review/palette.tsx";
import type { explainWhy } from "./actions.server.ts";
import { field } from "./address.ts";
import styles from "./mistakes.module.css";

const texts = repetitionTexts.list;

const TONES: { readonly [State in MistakeState]: BadgeTone } = {
  "surely-wrong": "danger",
  wrong: "danger",
  partly: "warning",
  guessed: "warning",
  unanswered: "neutral",
  flagged: "accent",
  repeated: "success",
};

/** `day` is that of the latest answer, `dueOn` written too, null for a question that does not come back. */
export type ShownMistake = Omit<Mistake, "lastAt" | "dueOn"> & { day: string; dueOn: string | null };

export function MistakeItem({ mistake }: { mistake: ShownMistake }) {
  const { question, subject, lesson, state, wasRight, exposures, day, dueOn, review } = mistake;
  return (
    <Card as="li" className="stack gap-2">
      <div className="cluster gap-2">
        <Badge tone={TONES[state]}>{repetitionTexts.badges[state]}</Badge>
        {wasRight && <Badge tone="warning">{repetitionTexts.badges.changed}</Badge>}
      </div>
      <p className={styles.question}>{question}</p>
      <p className={styles.quiet}>
        {oneText(`${subject}, ${lesson}.`, `${texts.asked(exposures, day)}.`, dueOn && `${dueOn}.`)}
      </p>
      {state !== "repeated" && state !== "flagged" && state !== "guessed" && <Why mistake={mistake} />}
      <Link to={`/attempts/${review.attemptId}/review#${anchorOf(review.position)}`}>
        {texts.review}
        <VisuallyHidden>{`: ${question}`}</VisuallyHidden>
      </Link>
    </Card>
  );
}

/** One tap tells why; the same again takes it back. */
function Why({ mistake: { questionId, question, whyWrong } }: { mistake: ShownMistake }) {
  const fetcher = useFetcher<ReplyOf<typeof explainWhy>>();
  const { message } = describeReply(fetcher.data, texts.notTold, { told: {}, unknown: texts.unknown });
  const sent = fetcher.formData?.get(field.why);
  const told = sent === undefined ? whyWrong : sent;
  return (
    <fetcher.Form method="post" className={styles.why}>
      <input type="hidden" name={field.intent} value="why" />
      <input type="hidden" name={field.questionId} value={questionId} />
      <fieldset>
        <legend>
          {texts.why}
          <VisuallyHidden>{` ${question}`}</VisuallyHidden>
        </legend>
        {message && <Alert tone="error">{message}</Alert>}
        <div className="cluster gap-2">
          {Reason.options.map((reason) => (
            <button
              key={reason}
              type="submit"
              name={field.why}
              value={told === reason ? "" : reason}
              aria-pressed={told === reason}
              className={styles.reason}
            >
              {texts.reasons[reason]}
            </button>
          ))}
        </div>
      </fieldset>
    </fetcher.Form>
  );
}

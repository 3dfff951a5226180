/** A question on the first screen: a plain form, scored by the server. With scripts the page is not reloaded. */
import { type ReactNode, useRef } from "react";
import { useFetcher } from "react-router";
import { errorTexts } from "../../../content/en/errors.ts";
import { homeTexts } from "../../../content/en/home.ts";
import { itemTexts } from "../../../content/en/items.ts";
import { Alert } from "../../../ui/alert.tsx";
import { PlainChoices } from "../../../ui/answering/plain-choices.tsx";
import { PointsAndRationale } from "../../../ui/answering/points.tsx";
import { ReviewedChoices } from "../../../ui/answering/reviewed-choices.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { focusFromStart } from "../../../ui/focus-from-start.ts";
import { LogoMark } from "../../../ui/logo.tsx";
import { RichText } from "../../../ui/rich-text.tsx";
import { describeReply, type ReplyOf } from "../../form-reply.ts";
import type { answerQuestion } from "./answer-question.server.ts";
import styles from "./question.module.css";

const texts = homeTexts.question;

export type HomeQuestion = { stem: string; options: ReadonlyArray<{ id: string; text: string }> };
export type QuestionReply = ReplyOf<typeof answerQuestion>;

/** `reply` is the server's reply to a form sent without scripts. */
export function Question({ question, reply }: { question: HomeQuestion; reply: QuestionReply | undefined }) {
  const fetcher = useFetcher<QuestionReply>();
  const current = fetcher.data ?? reply;
  const result = current?.code === "scored" ? current : null;
  const { message } = describeReply(current, texts.notChecked, {
    scored: {},
    "none-chosen": texts.noneChosen,
    limited: texts.notChecked(errorTexts.reasons.tooOften),
  });
  const isBusy = fetcher.state !== "idle";
  return (
    <Card as="section" padding="none" id="question" className={styles.card} aria-labelledby="question-title">
      <header className={styles.head}>
        <LogoMark isLit={result !== null} className={styles.lamp} />
        <div>
          <h2 id="question-title">{texts.title}</h2>
          <p>{texts.text}</p>
        </div>
      </header>
      <RichText html={question.stem} className={styles.stem} />
      {result ? (
        <Answered isSent={fetcher.data !== undefined}>
          <ReviewedChoices
            options={question.options}
            chosen={[result.chosen]}
            correct={[result.correct]}
            labels={itemTexts.review}
          />
          <PointsAndRationale
            points={result.earned > 0 ? itemTexts.review.oneRight : itemTexts.review.oneWrong}
            rationale={result.rationale}
          />
          <LinkButton to="/sample-test" variant="secondary">
            {texts.more}
          </LinkButton>
        </Answered>
      ) : (
        <fetcher.Form method="post" action="/?index#question" className={styles.form}>
          <PlainChoices name="chosen" instruction={itemTexts.answering.chooseOne} options={question.options} />
          {message && !isBusy && <Alert tone="error">{message}</Alert>}
          <Button size="lg" busy={isBusy} busyLabel={texts.checking}>
            {texts.check}
          </Button>
        </fetcher.Form>
      )}
    </Card>
  );
}

/** Takes the focus from the button that is gone. A page loaded with the answer keeps its own starting point. */
function Answered({ isSent, children }: { isSent: boolean; children: ReactNode }) {
  const focused = useRef(false);
  const takeFocus = (element: HTMLElement | null) => {
    if (!element || !isSent || focused.current) return;
    focused.current = true;
    focusFromStart(element);
  };
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.answered}>
      {children}
    </div>
  );
}

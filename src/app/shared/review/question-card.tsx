import { memo } from "react";
import { Link } from "react-router";
import { correctionTexts } from "../../../content/en/corrections.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import { AnswerItem } from "../../../items/registry/answer-views.tsx";
import { progressOf } from "../../../items/registry/models.ts";
import { ReviewItem } from "../../../items/registry/review-views.tsx";
import { slowAgainst } from "../../../modules/attempts/time-on-question.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { oneText } from "../../../ui/one-text.ts";
import { MarkupToRead } from "../marking/made-marks.tsx";
import styles from "./attempt.module.css";
import { CorrectnessBadge } from "./correctness-badge.tsx";
import type { Reader } from "./figures.tsx";
import type { ShownLateAnswer, ShownQuestion, ShownRescore, ShownReview } from "./load.server.ts";
import { questionId } from "./palette.tsx";
import { ReviewedRecord } from "./record.tsx";
import { WithheldNote } from "./withheld-question.tsx";

const texts = reviewTexts;

/** One question of a review. Drawn anew only when something of it has changed: a test has up to some hundred. */
export const ReviewedQuestionCard = memo(function ReviewedQuestionCard({
  question,
  rescores,
  average,
  reader,
  footOf,
  unit,
}: {
  question: ShownQuestion;
  /** Of the whole review. */
  unit: Pick<ShownReview, "questions" | "records">;
  /** Of all questions. */
  rescores: ReadonlyArray<ShownRescore>;
  /** Seconds on a question of this test; null if nothing was measured. */
  average: number | null;
  reader: Reader;
  footOf: ((position: number) => Elements) | undefined;
}) {
  const { position, flagged, late, countedAs, time } = question;
  return (
    <Card as="article">
      <header className={styles.questionHead}>
        <h2 id={questionId(position)} tabIndex={-1}>
          {texts.question(position)}
        </h2>
        {question.kind === "shown" && <CorrectnessBadge isAnswered={question.isAnswered} score={question.score} />}
        {question.kind === "shown" && countedAs && <Badge>{texts.countedAs[countedAs]}</Badge>}
        {progressOf(question.item) === "partly" && <Badge>{texts.partlyAnswered}</Badge>}
        {flagged && <Badge tone="warning">{texts.flagged}</Badge>}
        {slowAgainst(time, average) && <Badge tone="warning">{texts.slow}</Badge>}
      </header>
      <About question={question} average={average} reader={reader} />
      <ReviewedRecord question={question} unit={unit} />
      <div className={styles.body}>
        {rescores
          .filter((rescore) => rescore.position === position)
          .map((rescore) => (
            <RescoreNote key={rescore.day} rescore={rescore} />
          ))}
        {question.kind === "shown" ? (
          <MarkupToRead markup={question.markup}>
            <ReviewItem item={question.item} score={question.score} />
          </MarkupToRead>
        ) : (
          <>
            <WithheldNote reason={question.reason} />
            <AnswerItem item={question.item} disabled onChange={() => {}} />
          </>
        )}
        {late && <LateAnswer late={late} />}
      </div>
      {footOf?.(position)}
    </Card>
  );
});

/** Where the question belongs, and how long it was in sight beside what is usual. */
function About({ question, average, reader }: { question: ShownQuestion; average: number | null; reader: Reader }) {
  const { subject, lesson } = question.place;
  const { seconds, others } = question.time;
  const usual = others ?? average;
  const compared = others === null ? texts.averageTime : texts.othersTime;
  return (
    <p className={styles.about}>
      <span>{subject}</span>
      <span>
        {reader === "student" && lesson.isReadable ? (
          <Link to={`/lessons/${lesson.id}`}>{lesson.title}</Link>
        ) : (
          lesson.title
        )}
      </span>
      {seconds !== null && (
        <span>
          {oneText(
            texts.timeOf(texts.minutes(seconds)),
            usual !== null && seconds > 0 && `(${compared(texts.minutes(Math.round(usual)))})`,
          )}
        </span>
      )}
    </p>
  );
}

/** The earlier score stays visible to the student who got it. */
function RescoreNote({ rescore: { day, before, after } }: { rescore: ShownRescore }) {
  const [old, now] = [texts.of(before.earned, before.max), texts.of(after.earned, after.max)];
  return (
    <p className={styles.rescored}>
      {old === now ? correctionTexts.reviewNoteSame(day, now) : correctionTexts.reviewNote(day, old, now)}
    </p>
  );
}

/** Kept and not scored. */
export function LateAnswer({ late: { item, given, arrived } }: { late: ShownLateAnswer }) {
  return (
    <div className={styles.late}>
      <Alert tone="warning">{texts.late(given, arrived)}</Alert>
      <AnswerItem item={item} disabled onChange={() => {}} />
    </div>
  );
}

/** What was right about a question and why, where each answer is explained. Loaded when such a test is opened. */
import { useEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { ReviewItem } from "../../../../items/registry/review-views.tsx";
import type { ExplainedQuestion } from "../../../../modules/attempts/explained.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { CorrectnessBadge } from "../../../shared/review/correctness-badge.tsx";
import styles from "./explanation.module.css";

const texts = attemptTexts.explanation;

/** The question with the student's answer, the right one and the reason, in the place of the question. Takes the focus when it comes. */
export function Explanation({ explained }: { explained: Extract<ExplainedQuestion, { kind: "shown" }> }) {
  const { attemptId = "" } = useParams();
  const { position, item, score, isAnswered, place } = explained;
  const [about, setAbout] = useState<typeof import("../about/about-question.tsx") | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // Without network it comes with a later question.
    import("../about/about-question.tsx").then(setAbout, () => {});
  }, []);
  return (
    <section className={styles.explanation} aria-labelledby="explanation-heading">
      <div className={styles.head}>
        <h3 id="explanation-heading" ref={heading} tabIndex={-1}>
          {texts.title}
        </h3>
        <CorrectnessBadge isAnswered={isAnswered} score={score} />
      </div>
      <ReviewItem item={item} score={score} />
      <p className={styles.about}>
        {place.subject}, {place.lesson.title}
        {place.lesson.isReadable && (
          <>
            {" "}
            <Link to={`/lessons/${place.lesson.id}`} target="_blank" rel="noopener">
              {texts.lesson}
            </Link>
          </>
        )}
      </p>
      {about && <about.AboutQuestion attemptId={attemptId} position={position} />}
    </section>
  );
}

/** Why a final answer is not explained yet. */
export function NoExplanation({
  explained,
  isOnline,
}: {
  explained: ExplainedQuestion | undefined;
  isOnline: boolean;
}) {
  if (explained?.kind === "withheld") {
    return <Alert tone="info">{texts.withheld(explained.by.map(({ test }) => attemptTexts.titleOf(test)))}</Alert>;
  }
  return (
    <p role="status" className={styles.coming}>
      {isOnline ? texts.coming : texts.comingOffline}
    </p>
  );
}

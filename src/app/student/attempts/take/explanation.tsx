/** What was right about a question and why, where each answer is explained. Loaded when such a test is opened. */
import { useEffect, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { ReviewItem } from "../../../../items/registry/review-views.tsx";
import type { ExplainedQuestion } from "../../../../modules/attempts/explained.ts";
import { Alert } from "../../../../ui/alert.tsx";
import { PointsPlace } from "../../../../ui/answering/points.tsx";
import { CorrectnessBadge } from "../../../shared/review/correctness-badge.tsx";
import styles from "./explanation.module.css";

const texts = attemptTexts.explanation;

/** The verdict and its reason, then the question with the student's answer and the right one, in the place of the question. Takes the focus when it comes. */
export function Explanation({ explained }: { explained: Extract<ExplainedQuestion, { kind: "shown" }> }) {
  const { attemptId = "" } = useParams();
  const { position, item, score, isAnswered, place } = explained;
  const [about, setAbout] = useState<typeof import("../about/about-question.tsx") | null>(null);
  const [reason, setReason] = useState<HTMLElement | null>(null);
  const verdict = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!reason) return;
    heading.current?.focus({ preventScroll: true });
    verdict.current?.scrollIntoView({ block: "nearest" });
    // Again for a reason that is longer than the screen.
    heading.current?.scrollIntoView({ block: "nearest" });
  }, [reason]);
  useEffect(() => {
    // Without network it comes with a later question.
    import("../about/about-question.tsx").then(setAbout, () => {});
  }, []);
  return (
    <section className={styles.explanation} aria-labelledby="explanation-heading">
      <div ref={verdict} className="stack gap-3">
        <div className={styles.head}>
          <h3 id="explanation-heading" ref={heading} tabIndex={-1}>
            {texts.title}
          </h3>
          <CorrectnessBadge isAnswered={isAnswered} score={score} />
        </div>
        <div ref={setReason} />
      </div>
      {reason && (
        <PointsPlace value={reason}>
          <ReviewItem item={item} score={score} />
        </PointsPlace>
      )}
      <p className={styles.about}>
        <span>{`${place.subject}, ${place.lesson.title}`}</span>
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
    const titles = explained.by.map(({ test }) => attemptTexts.titleOf(test));
    return (
      <Alert tone="info">{explained.why === "unreleased" ? texts.unreleased(titles) : texts.withheld(titles)}</Alert>
    );
  }
  return (
    <p role="status" className={styles.coming}>
      {isOnline ? texts.coming : texts.comingOffline}
    </p>
  );
}

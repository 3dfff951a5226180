/** The review of a test, for the student and the administrator: its result, and each question with answer, points and reason. */

import { useSearchParams } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { reviewTexts } from "../../../content/en/review.ts";
import type { TestName } from "../../../content/test-name.ts";
import { averageSeconds } from "../../../modules/attempts/time-on-question.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { AdaptiveOutcome, type PractiseLessons } from "./adaptive/result.tsx";
import styles from "./attempt.module.css";
import { ChangeNotes } from "./change-notes.tsx";
import { Figures, type Reader } from "./figures.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { countFilters, filtersIn, isRevealing, questionsIn, type ReviewFilters } from "./filters.ts";
import type { ShownLateAnswer, ShownRescore, ShownReview } from "./load.server.ts";
import { LateAnswer, ReviewedQuestionCard } from "./question-card.tsx";
import { WaitingFigures } from "./withheld-question.tsx";

const texts = reviewTexts;

type Back = { to: string; label: string };

type NothingInFilter = Readonly<Record<keyof typeof texts.nothingInFilter, string>>;

/** What is said when nothing passes these filters. */
function nothingIn(filters: ReviewFilters, words: NothingInFilter): string {
  if (countFilters(filters) > 1) return words.several;
  if (filters.flagged) return words.flagged;
  if (filters.slow) return words.slow;
  return filters.show ? words[filters.show] : words.several;
}

/** A submitted test: the figures, and every question with filters. `footOf` renders what goes below a question, `practise` what starts a test of lessons. */
export function ReviewedAttempt({
  review,
  rescores,
  text,
  back,
  actions,
  reader,
  nothingInFilter = texts.nothingInFilter,
  practise,
  footOf,
}: {
  review: ShownReview;
  rescores: ReadonlyArray<ShownRescore>;
  text?: string;
  back: Back;
  /** Beside the heading. */
  actions?: Elements;
  reader: Reader;
  nothingInFilter?: NothingInFilter;
  practise?: PractiseLessons | undefined;
  footOf?: (position: number) => Elements;
}) {
  const [search] = useSearchParams();
  const filters = filtersIn(search);
  const { questions, sections } = review;
  // While some solutions are withheld, figures of the others would be mistaken for the whole.
  const isWaiting = questions.some(({ kind }) => kind !== "shown");
  const isRefused = isWaiting && isRevealing(filters);
  const shown = isRefused ? [] : questionsIn(questions, filters);
  const average = averageSeconds(questions.map(({ time }) => time));
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(attemptTexts.titleOf(review.test))} text={text} back={back}>
        {actions}
      </PageHeading>
      <WaitingFigures
        questions={questions}
        isScoreShown={review.totals !== null || (review.adaptive !== null && review.adaptive.kind !== "waits")}
      />
      {review.adaptive ? (
        <AdaptiveOutcome review={review} adaptive={review.adaptive} reader={reader} practise={practise} />
      ) : (
        <Figures review={review} reader={reader} />
      )}
      {review.afterSilenceCount > 0 && <p>{texts.afterSilence(review.afterSilenceCount)}</p>}
      <ChangeNotes changes={review.changes} />
      <div className={styles.columns}>
        <FilterPanel {...{ questions, sections, filters, isWaiting }} />
        <div className="stack gap-5">
          {shown.length === 0 && (
            <EmptyState
              icon={isRefused ? "clock" : "check"}
              title={isRefused ? texts.filterWaits : nothingIn(filters, nothingInFilter)}
            >
              <LinkButton to="?" variant="secondary">
                {texts.showAll}
              </LinkButton>
            </EmptyState>
          )}
          <ol className={styles.questions}>
            {shown.map((question) => (
              <li key={question.position}>
                <ReviewedQuestionCard {...{ question, rescores, average, reader, footOf }} unit={review} />
              </li>
            ))}
          </ol>
        </div>
      </div>
    </div>
  );
}

/** A test whose time ran out before anything was answered. */
export function ExpiredAttempt({
  test,
  late,
  text = texts.expiredText,
  back,
}: {
  test: TestName;
  late: ReadonlyArray<{ position: number; late: ShownLateAnswer }>;
  text?: string;
  back: Back;
}) {
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(attemptTexts.titleOf(test))} back={back} />
      <EmptyState icon="clock" title={texts.expiredTitle} text={text} />
      {late.length > 0 && <h2>{texts.expiredLate}</h2>}
      <ol className={styles.questions}>
        {late.map(({ position, late }) => (
          <li key={position}>
            <Card as="article">
              <header className={styles.questionHead}>
                <h3>{texts.question(position)}</h3>
              </header>
              <LateAnswer late={late} />
            </Card>
          </li>
        ))}
      </ol>
    </div>
  );
}

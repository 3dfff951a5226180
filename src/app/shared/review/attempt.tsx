/** The review of a test, for the student and the administrator: each question with its answer, points and reason. */
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { correctionTexts } from "../../../content/en/corrections.ts";
import { outcomeTexts } from "../../../content/en/outcome.ts";
import { AnswerItem } from "../../../items/registry/answer-views.tsx";
import { progressOf } from "../../../items/registry/models.ts";
import { ReviewItem } from "../../../items/registry/review-views.tsx";
import { verdictOf } from "../../../modules/attempts/rules.ts";
import { outcomeOf } from "../../../modules/progress/rules.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/page/empty-state.tsx";
import { FilterLinks } from "../../../ui/page/filter-links.tsx";
import { PageHeading } from "../../../ui/page/page-heading.tsx";
import { StatCard, StatGrid } from "../../../ui/page/stat-card.tsx";
import styles from "./attempt.module.css";
import type { ShownLateAnswer, ShownQuestion, ShownRescore, ShownReview } from "./load.server.ts";
import { VerdictBadge } from "./verdict-badge.tsx";
import { WaitingFigures, WithheldNote } from "./withheld-question.tsx";

const texts = attemptTexts.review;

const FILTERS = ["all", "right", "partly", "wrong", "unanswered", "flagged"] as const;
type Filter = (typeof FILTERS)[number];

/** What only the solutions reveal. */
const VERDICT_FILTERS: ReadonlySet<Filter> = new Set(["right", "partly", "wrong"]);

function passes(filter: Filter, question: ShownQuestion): boolean {
  switch (filter) {
    case "all":
      return true;
    case "flagged":
      return question.flagged;
    case "right":
    case "partly":
    case "wrong":
      return question.kind === "shown" && verdictOf(question) === filter;
    case "unanswered":
      return question.kind === "shown" ? verdictOf(question) === filter : !question.isAnswered;
    default:
      return filter satisfies never;
  }
}

type Back = { to: string; label: string };

/** A submitted test: the figures, and every question with a filter. `footOf` renders what goes below a question. */
export function ReviewedAttempt({
  review,
  rescores,
  text,
  back,
  nothingInFilter = texts.nothingInFilter,
  footOf,
}: {
  review: ShownReview;
  rescores: ReadonlyArray<ShownRescore>;
  text?: string;
  back: Back;
  nothingInFilter?: Readonly<Record<Filter, string>>;
  footOf?: (position: number) => ReactNode;
}) {
  const [search] = useSearchParams();
  const filter = FILTERS.find((name) => name === search.get("show")) ?? "all";
  const { totals, answeredCount: answered } = review;
  // While some solutions are withheld, figures of the others would be mistaken for the whole.
  const isWaiting = (name: Filter) => totals === null && VERDICT_FILTERS.has(name);
  const shown = review.questions.filter((question) => !isWaiting(filter) && passes(filter, question));
  const outcome = totals && outcomeOf({ correct: totals.correctCount, answered, asked: review.questions.length });
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(attemptTexts.titleOf(review.practiceTestNumber))} text={text} back={back} />
      <WaitingFigures questions={review.questions} />
      <StatGrid>
        {totals && outcome && (
          <>
            <StatCard label={texts.score} value={`${totals.score}%`} />
            <StatCard label={texts.correct} value={outcomeTexts.of(outcome)} hint={outcomeTexts.leftOut(outcome)} />
            <StatCard label={texts.points} value={texts.of(totals.earned, totals.possible)} />
          </>
        )}
        <StatCard label={texts.time} value={texts.minutes(review.timeTaken)} />
      </StatGrid>
      <FilterLinks
        label={texts.filter}
        links={FILTERS.filter((name) => !isWaiting(name)).map((name) => ({
          to: name === "all" ? "?" : `?show=${name}`,
          label: texts.filterCount(
            texts.filters[name],
            review.questions.filter((question) => passes(name, question)).length,
          ),
          isCurrent: name === filter,
        }))}
      />
      {shown.length === 0 && (
        <EmptyState
          icon={isWaiting(filter) ? "clock" : "check"}
          title={isWaiting(filter) ? texts.filterWaits : nothingInFilter[filter]}
        >
          <LinkButton to="?" variant="secondary">
            {texts.showAll}
          </LinkButton>
        </EmptyState>
      )}
      <ol className={styles.questions}>
        {shown.map((question) => (
          <li key={question.position}>
            <ReviewedQuestionCard
              question={question}
              rescores={rescores.filter(({ position }) => position === question.position)}
              foot={footOf?.(question.position)}
            />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ReviewedQuestionCard({
  question,
  rescores,
  foot,
}: {
  question: ShownQuestion;
  rescores: ReadonlyArray<ShownRescore>;
  foot: ReactNode;
}) {
  const { position, flagged, late } = question;
  return (
    <Card as="article">
      <header className={styles.questionHead}>
        <h2>{texts.question(position)}</h2>
        {question.kind === "shown" && <VerdictBadge isAnswered={question.isAnswered} score={question.score} />}
        {progressOf(question.item) === "partly" && <Badge>{texts.partlyAnswered}</Badge>}
        {flagged && <Badge tone="warning">{texts.flagged}</Badge>}
      </header>
      <div className={styles.body}>
        {rescores.map((rescore) => (
          <RescoreNote key={rescore.day} rescore={rescore} />
        ))}
        {question.kind === "shown" ? (
          <ReviewItem item={question.item} score={question.score} />
        ) : (
          <>
            <WithheldNote by={question.by} until={question.until} />
            <AnswerItem item={question.item} disabled onChange={() => {}} />
          </>
        )}
        {late && <LateAnswer late={late} />}
      </div>
      {foot}
    </Card>
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

function LateAnswer({ late: { item, given, arrived } }: { late: ShownLateAnswer }) {
  return (
    <div className={styles.late}>
      <Alert tone="warning">{texts.late(given, arrived)}</Alert>
      <AnswerItem item={item} disabled onChange={() => {}} />
    </div>
  );
}

/** A test whose time ran out before anything was answered. */
export function ExpiredAttempt({
  practiceTestNumber,
  late,
  text = texts.expiredText,
  back,
}: {
  practiceTestNumber: number | null;
  late: ReadonlyArray<{ position: number; late: ShownLateAnswer }>;
  text?: string;
  back: Back;
}) {
  return (
    <div className="stack gap-5">
      <PageHeading title={texts.title(attemptTexts.titleOf(practiceTestNumber))} back={back} />
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

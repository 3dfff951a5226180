/** What came of a test, as the student and the administrator see it: each question with its answer, points and reason. */
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { attemptTexts } from "../content/en/attempts.ts";
import { correctionTexts } from "../content/en/corrections.ts";
import { AnswerItem } from "../items/registry/answer-views.tsx";
import type { OpenItem } from "../items/registry/models.ts";
import { ReviewItem } from "../items/registry/review-views.tsx";
import type { AnswerRescore } from "../modules/attempts/queries/rescores.server.ts";
import type { Review, ReviewedQuestion } from "../modules/attempts/queries/review.server.ts";
import { Alert } from "../ui/alert.tsx";
import { Badge } from "../ui/badge.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { EmptyState } from "../ui/page/empty-state.tsx";
import { PageHeading } from "../ui/page/page-heading.tsx";
import { StatCard, StatGrid } from "../ui/page/stat-card.tsx";
import styles from "./reviewed-attempt.module.css";
import { VerdictBadge } from "./verdict-badge.tsx";

const texts = attemptTexts.review;

const FILTERS = ["all", "wrong", "flagged", "unanswered"] as const;
type Filter = (typeof FILTERS)[number];

function passes(filter: Filter, question: ReviewedQuestion): boolean {
  switch (filter) {
    case "all":
      return true;
    case "wrong":
      return question.isAnswered && !question.isCorrect;
    case "flagged":
      return question.flagged;
    case "unanswered":
      return !question.isAnswered;
    default:
      return filter satisfies never;
  }
}

export type ShownRescore = Omit<AnswerRescore, "at"> & { day: string };

type Back = { to: string; label: string };

/** A submitted test: the figures, and every question with a filter. `footOf` is what stands below a question. */
export function ReviewedAttempt({
  review,
  rescores,
  text,
  back,
  nothingInFilter = texts.nothingInFilter,
  footOf,
}: {
  review: Review;
  rescores: ReadonlyArray<ShownRescore>;
  text?: string;
  back: Back;
  nothingInFilter?: Readonly<Record<Filter, string>>;
  footOf?: (position: number) => ReactNode;
}) {
  const [search] = useSearchParams();
  const filter = FILTERS.find((name) => name === search.get("show")) ?? "all";
  const shown = review.questions.filter((question) => passes(filter, question));
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title(attemptTexts.titleOf(review.practiceTestNumber))} text={text} back={back} />
      <StatGrid>
        <StatCard label={texts.score} value={`${review.score}%`} />
        <StatCard label={texts.correct} value={texts.of(review.correctCount, review.questions.length)} />
        <StatCard label={texts.points} value={texts.of(review.earned, review.possible)} />
        <StatCard label={texts.time} value={texts.minutes(review.timeTaken)} />
      </StatGrid>
      <nav className={styles.filters} aria-label={texts.filter}>
        {FILTERS.map((name) => {
          const count = review.questions.filter((question) => passes(name, question)).length;
          return (
            <Link
              key={name}
              to={name === "all" ? "?" : `?show=${name}`}
              preventScrollReset
              className={styles.filter}
              aria-current={name === filter ? "true" : undefined}
            >
              {texts.filterCount(texts.filters[name], count)}
            </Link>
          );
        })}
      </nav>
      {shown.length === 0 && (
        <EmptyState icon="check" title={nothingInFilter[filter]}>
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
  question: ReviewedQuestion;
  rescores: ReadonlyArray<ShownRescore>;
  foot: ReactNode;
}) {
  const { position, item, score, flagged, late } = question;
  return (
    <Card as="article">
      <header className={styles.questionHead}>
        <h2>{texts.question(position)}</h2>
        <VerdictBadge isAnswered={question.isAnswered} score={score} />
        {flagged && <Badge tone="warning">{texts.flagged}</Badge>}
      </header>
      <div className={styles.body}>
        {rescores.map((rescore) => (
          <RescoreNote key={rescore.day} rescore={rescore} />
        ))}
        <ReviewItem item={item} score={score} />
        {late && <LateAnswer item={late.item} />}
      </div>
      {foot}
    </Card>
  );
}

/** The score of before stays readable for whoever had it. */
function RescoreNote({ rescore: { day, before, after } }: { rescore: ShownRescore }) {
  const [old, now] = [texts.of(before.earned, before.max), texts.of(after.earned, after.max)];
  return (
    <p className={styles.rescored}>
      {old === now ? correctionTexts.reviewNoteSame(day, now) : correctionTexts.reviewNote(day, old, now)}
    </p>
  );
}

function LateAnswer({ item }: { item: OpenItem }) {
  return (
    <div className={styles.late}>
      <Alert tone="warning">{texts.late}</Alert>
      <AnswerItem item={item} disabled onChange={() => {}} />
    </div>
  );
}

/** A test whose time was up before anything was answered. */
export function ExpiredAttempt({
  practiceTestNumber,
  late,
  text = texts.expiredText,
  back,
}: {
  practiceTestNumber: number | null;
  late: ReadonlyArray<{ position: number; item: OpenItem }>;
  text?: string;
  back: Back;
}) {
  return (
    <div className={styles.page}>
      <PageHeading title={texts.title(attemptTexts.titleOf(practiceTestNumber))} back={back} />
      <EmptyState icon="clock" title={texts.expiredTitle} text={text} />
      {late.length > 0 && <h2>{texts.expiredLate}</h2>}
      <ol className={styles.questions}>
        {late.map(({ position, item }) => (
          <li key={position}>
            <Card as="article">
              <header className={styles.questionHead}>
                <h3>{texts.question(position)}</h3>
              </header>
              <LateAnswer item={item} />
            </Card>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** What came of a test: every question with the own answer, the right one, the points and the reason. */
import { useState } from "react";
import { data, Link, redirect, useFetcher, useSearchParams } from "react-router";
import { attemptTexts } from "../../content/en/attempts.ts";
import { correctionTexts } from "../../content/en/corrections.ts";
import { parseForm } from "../../core/forms.ts";
import { parseId } from "../../core/id.ts";
import { AnswerItem } from "../../items/registry/answer-views.tsx";
import type { OpenItem } from "../../items/registry/models.ts";
import { ReviewItem } from "../../items/registry/review-views.tsx";
import { reportQuestion } from "../../modules/attempts/commands/report-question.server.ts";
import { QuestionReport } from "../../modules/attempts/forms.ts";
import { type AnswerRescore, listRescoresOfAttempt } from "../../modules/attempts/queries/rescores.server.ts";
import { findReview, type Review, type ReviewedQuestion } from "../../modules/attempts/queries/review.server.ts";
import { Alert } from "../../ui/alert.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextAreaField } from "../../ui/fields.tsx";
import { FormFrame } from "../../ui/form-frame.tsx";
import { EmptyState } from "../../ui/page/empty-state.tsx";
import { PageHeading } from "../../ui/page/page-heading.tsx";
import { StatCard, StatGrid } from "../../ui/page/stat-card.tsx";
import { nowContext, servicesContext } from "../context.ts";
import { dayWriter } from "../dates.server.ts";
import { readForm } from "../form-reply.server.ts";
import { requireStudent } from "../guards.server.ts";
import { VerdictBadge } from "../verdict-badge.tsx";
import type { Route } from "./+types/review";
import { useForgottenAttempt } from "./attempt/use-forgotten-attempt.ts";
import styles from "./review.module.css";

const texts = attemptTexts.review;
const TESTS_TAB = "/dashboard/tests";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, timeZone } = context.get(servicesContext);
  const student = requireStudent(context);
  const attemptId = parseId<"attempt">(params.attemptId);
  const found = attemptId ? await findReview(db, student, attemptId) : { kind: "unknown" as const };
  switch (found.kind) {
    case "review": {
      const rescores = await listRescoresOfAttempt(db, student, found.review.id);
      const write = dayWriter(timeZone);
      return { ...found, rescores: rescores.map(({ at, ...rescore }) => ({ ...rescore, day: write(at).long })) };
    }
    case "expired":
      return found;
    case "open":
      throw redirect(`/attempts/${attemptId}`);
    case "unknown":
      throw new Response(null, { status: 404 });
    default:
      return found satisfies never;
  }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const student = requireStudent(context);
  const attemptId = parseId<"attempt">(params.attemptId);
  const form = parseForm(QuestionReport, await readForm(request));
  if (form.kind === "invalid") return data({ kind: "invalid" as const, errors: form.errors }, { status: 400 });
  const result = attemptId
    ? await reportQuestion(db, student, attemptId, form.data, context.get(nowContext))
    : { kind: "unknown" as const };
  if (result.kind === "unknown") throw new Response(null, { status: 404 });
  return { kind: "reported" as const };
}

/** Nothing a student does here changes what is shown. */
export function shouldRevalidate({
  formMethod,
  defaultShouldRevalidate,
}: {
  formMethod?: string;
  defaultShouldRevalidate: boolean;
}) {
  return formMethod ? false : defaultShouldRevalidate;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const number = loaderData?.kind === "review" ? loaderData.review.practiceTestNumber : loaderData?.practiceTestNumber;
  const title = texts.title(attemptTexts.titleOf(number ?? null));
  return [{ title: attemptTexts.pageTitle(title) }, { name: "robots", content: "noindex" }];
}

export default function ReviewPage({ loaderData, params }: Route.ComponentProps) {
  useForgottenAttempt(params.attemptId);
  return loaderData.kind === "review" ? (
    <ReviewedAttempt review={loaderData.review} rescores={loaderData.rescores} />
  ) : (
    <ExpiredAttempt practiceTestNumber={loaderData.practiceTestNumber} late={loaderData.late} />
  );
}

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

type ShownRescore = Omit<AnswerRescore, "at"> & { day: string };

function ReviewedAttempt({ review, rescores }: { review: Review; rescores: ReadonlyArray<ShownRescore> }) {
  const [search] = useSearchParams();
  const filter = FILTERS.find((name) => name === search.get("show")) ?? "all";
  const shown = review.questions.filter((question) => passes(filter, question));
  return (
    <div className={styles.page}>
      <PageHeading
        title={texts.title(attemptTexts.titleOf(review.practiceTestNumber))}
        back={{ to: TESTS_TAB, label: texts.back }}
      />
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
        <EmptyState icon="check" title={texts.nothingInFilter[filter]}>
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
}: {
  question: ReviewedQuestion;
  rescores: ReadonlyArray<ShownRescore>;
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
      <ReportButton position={position} />
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

function ExpiredAttempt(props: { practiceTestNumber: number | null; late: { position: number; item: OpenItem }[] }) {
  const { practiceTestNumber, late } = props;
  return (
    <div className={styles.page}>
      <PageHeading
        title={texts.title(attemptTexts.titleOf(practiceTestNumber))}
        back={{ to: TESTS_TAB, label: texts.back }}
      />
      <EmptyState icon="clock" title={texts.expiredTitle} text={texts.expiredText} />
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

/** Opens a small form. What was typed stays until it was sent, also when the dialog is closed in between. */
function ReportButton({ position }: { position: number }) {
  const [isOpen, setIsOpen] = useState(false);
  const [message, setMessage] = useState("");
  const fetcher = useFetcher<typeof action>();
  const isSent = fetcher.data?.kind === "reported";
  const t = attemptTexts.report;
  if (isSent) return <Alert tone="success">{t.sent}</Alert>;
  return (
    <div className={styles.report}>
      <Button variant="quiet" size="sm" icon="flag" onClick={() => setIsOpen(true)}>
        {t.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={t.title} busy={fetcher.state !== "idle"}>
        <FormFrame
          fetcher={fetcher}
          schema={QuestionReport}
          errors={fetcher.data?.kind === "invalid" ? fetcher.data.errors : undefined}
        >
          <p>{t.text}</p>
          <input type="hidden" name="position" value={position} />
          <TextAreaField
            label={t.message}
            name="message"
            rows={5}
            required
            value={message}
            onChange={(event) => setMessage(event.currentTarget.value)}
          />
          <Button>{t.send}</Button>
        </FormFrame>
      </Dialog>
    </div>
  );
}

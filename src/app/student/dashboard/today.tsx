/** What to do now: the plan of the day in steps, each one press from its start. */
import { Link } from "react-router";
import { studyPlanTexts } from "../../../content/en/study-plan.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Elements } from "../../../ui/elements.ts";
import { Icon } from "../../../ui/icon.tsx";
import { oneText } from "../../../ui/one-text.ts";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { DueNow } from "../repetition/due-card.tsx";
import { STANDING, STUDY_PLAN } from "../standing/address.ts";
import { field } from "../tests/form.ts";
import { StartButton } from "../tests/start-button.tsx";
import type { Step, Today } from "./load-today.server.ts";
import styles from "./today.module.css";

const texts = studyPlanTexts.today;
const TESTS_TAB = "/dashboard/tests";

export function TodayCard({ today }: { today: Today }) {
  const { due, steps, streak, dayEnds, daysLeft, isExamWeek, lapsedSince, weakest, isActive } = today;
  const dueTotal = due.done + today.plannedDue;
  const total = steps.reduce((sum, step) => sum + countOf(step), dueTotal);
  const done = steps.reduce((sum, step) => sum + step.done, Math.min(due.done, dueTotal));
  const isExamDay = daysLeft === 0;
  return (
    <Card as="section" id="today" padding="lg" aria-labelledby="today-heading" className={styles.today}>
      <div className={styles.head}>
        <h2 id="today-heading">{texts.title}</h2>
        <ul className="cluster gap-2">
          {daysLeft !== null && (
            <li>
              <Badge tone={isExamWeek ? "warning" : "neutral"}>{texts.exam(daysLeft)}</Badge>
            </li>
          )}
          {streak && streak.length > 1 && (
            <li>
              <Badge tone="accent">
                {streak.hasToday ? texts.streak(streak.length) : texts.streakToday(streak.length, dayEnds)}
              </Badge>
            </li>
          )}
        </ul>
      </div>
      {lapsedSince && (
        <Alert tone="info" title={texts.back(lapsedSince)}>
          {texts.backText}
        </Alert>
      )}
      {isExamWeek && <p className={styles.quiet}>{isExamDay ? texts.examDay : texts.examWeek}</p>}
      {!isExamDay && (
        <>
          <Plan steps={steps} due={dueTotal} />
          {total > 0 && (
            <div className="stack gap-2">
              <ProgressBar label={texts.progress} value={done} max={total} />
              <p className={styles.quiet}>{done >= total ? texts.allDone : texts.progressOf(done, total)}</p>
            </div>
          )}
          <ol className={styles.steps}>
            <li className={styles.step} data-now={today.plannedDue > 0 || due.openId ? "" : undefined}>
              <DueNow due={due} isActive={isActive} planned={today.plannedDue} heading="h3" />
            </li>
            {steps.map((step) => (
              <li key={step.kind === "new" ? step.subjectId : step.kind} className={styles.step}>
                <PlannedStep step={step} isActive={isActive} />
              </li>
            ))}
          </ol>
          {today.reading && (
            <StepLine title={texts.goOn} text={texts.goOnText(today.reading.title, today.reading.words)}>
              <LinkButton to={`/lessons/${today.reading.lessonId}`} variant="quiet">
                {texts.read}
              </LinkButton>
            </StepLine>
          )}
        </>
      )}
      {weakest.length > 0 && (
        <div className="stack gap-1">
          <h3 className={styles.small}>{texts.weakest}</h3>
          <ul className={styles.weakest}>
            {weakest.map(({ subjectId, name, mastery, error }) => (
              <li key={subjectId}>
                <Link to={`${STANDING}?subject=${subjectId}`}>{texts.weakestItem(name, mastery, error)}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="cluster gap-4">
        <Link to={STANDING}>{texts.standing}</Link>
        <Link to={STUDY_PLAN}>{texts.change}</Link>
      </div>
    </Card>
  );
}

const countOf = (step: Step) => (step.kind === "mock" ? 0 : step.count);

/** The plan in a sentence, and why it begins where it does. */
function Plan({ steps, due }: { steps: ReadonlyArray<Step>; due: number }) {
  const fresh = steps.reduce((sum, step) => sum + (step.kind === "new" ? step.count : 0), 0);
  const again = steps.flatMap((step) => (step.kind === "again" ? texts.again(step.count) : []));
  const all = [...(due > 0 ? [texts.due(due)] : []), ...(fresh > 0 ? [texts.fresh(fresh)] : []), ...again];
  const first = steps.find((step) => step.kind === "new");
  return (
    <p>
      {oneText(all.length === 0 ? texts.nothing : texts.sentence(all), first && texts.because[first.why](first.name))}
    </p>
  );
}

function PlannedStep({ step, isActive }: { step: Step; isActive: boolean }) {
  if (step.kind === "mock") {
    return (
      <StepLine title={texts.mockStep} text={texts.mockText}>
        <LinkButton to={TESTS_TAB} variant="secondary">
          {texts.mock}
        </LinkButton>
      </StepLine>
    );
  }
  const left = step.count - step.done;
  const isNew = step.kind === "new";
  const fields = {
    [field.lessonIds]: step.lessons.join(),
    [field.count]: String(left),
    [field.untimed]: "on",
    [field.explain]: "on",
  };
  return (
    <StepLine title={isNew ? texts.freshStep(step.name) : texts.againStep} text={textOf(step)}>
      {left === 0 ? (
        <span className={styles.done}>
          <Icon name="check" size="sm" /> {texts.stepDone}
        </span>
      ) : (
        isActive && (
          <StartButton
            intent="start-custom"
            fields={{ ...fields, [field.only]: isNew ? ["unused"] : ["wrong", "partly"] }}
            variant="secondary"
          >
            {texts.start(left)}
          </StartButton>
        )
      )}
    </StepLine>
  );
}

function textOf(step: Exclude<Step, { kind: "mock" }>): string {
  if (step.kind === "again") return texts.againText(step.names);
  return step.mastery === null ? texts.unknown : texts.knows(step.mastery);
}

function StepLine({ title, text, children }: { title: string; text: string; children: Elements }) {
  return (
    <div className={styles.line}>
      <div className="stack gap-1">
        <h3 className={styles.small}>{title}</h3>
        <p className={styles.quiet}>{text}</p>
      </div>
      {children}
    </div>
  );
}

import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { examTexts } from "../../../content/en/exams.ts";
import { instituteTexts as texts } from "../../../content/en/institute-tests.ts";
import type { LatestResult } from "../../../modules/progress/queries/latest-results.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { ShownInstituteTest } from "./institute/shown.server.ts";
import { LatestScore } from "./latest-score.tsx";
import list from "./practice-list.module.css";
import styles from "./preset-list.module.css";

type ListedTest = ShownInstituteTest & {
  /** It closed some time ago. */
  isOld: boolean;
  latest: LatestResult | null;
  /** The attempt at it that is in progress. */
  runningAttemptId: string | null;
};

/** The tests of the institute, each with the way to its page before the start; nothing where there is none. */
export function InstituteList({ tests }: { tests: ReadonlyArray<ListedTest> }) {
  if (tests.length === 0) return null;
  const [current, old] = [tests.filter(({ isOld }) => !isOld), tests.filter(({ isOld }) => isOld)];
  return (
    <section aria-labelledby="institute-tests" className="stack gap-4">
      <div className={styles.head}>
        <h2 id="institute-tests">{texts.heading}</h2>
        <p>{texts.text}</p>
      </div>
      {current.length > 0 && <Tests tests={current} />}
      {old.length > 0 && (
        <details className={styles.others}>
          <summary>{texts.older}</summary>
          <Tests tests={old} />
        </details>
      )}
    </section>
  );
}

function Tests({ tests }: { tests: ReadonlyArray<ListedTest> }) {
  return (
    <ul className={list.list}>
      {tests.map((test) => (
        <Card as="li" key={test.id} className={list.test}>
          <TestCard test={test} />
        </Card>
      ))}
    </ul>
  );
}

function TestCard({ test }: { test: ListedTest }) {
  const { id, facts, taken, allowed, notNow, latest, runningAttemptId } = test;
  const nameId = `institute-${id}`;
  const { questionCount, seconds, sections } = facts;
  const times = taken - (runningAttemptId ? 1 : 0);
  return (
    <>
      <div className={classes("cluster between gap-2", list.head)}>
        <h3 id={nameId}>{facts.title}</h3>
        {runningAttemptId && <Badge tone="warning">{examTexts.inProgress}</Badge>}
      </div>
      <ul className={list.facts}>
        <li>
          <Icon name="clock" size="sm" />
          <span>{seconds === null ? examTexts.untimed : examTexts.duration(seconds)}</span>
        </li>
        <li>
          <Icon name="list" size="sm" />
          <span>{examTexts.size(questionCount, questionCount, sections.length)}</span>
        </li>
        <li>
          <Icon name="calendar" size="sm" />
          <span>{stateInWords(test)}</span>
        </li>
        {times > 0 && (
          <li>
            <Icon name="check" size="sm" />
            <span>{texts.taken(times, allowed)}</span>
          </li>
        )}
      </ul>
      {latest && <LatestScore latest={latest} waits={texts.later} describedBy={nameId} />}
      <div className={list.start}>
        {runningAttemptId ? (
          <LinkButton to={`/attempts/${runningAttemptId}`} variant="secondary" aria-describedby={nameId}>
            {dashboardTexts.tests.resume}
          </LinkButton>
        ) : (
          <LinkButton
            to={`/dashboard/tests/institute/${id}`}
            variant={notNow === null && taken === 0 ? "primary" : "secondary"}
            aria-describedby={nameId}
          >
            {examTexts.read}
          </LinkButton>
        )}
      </div>
    </>
  );
}

function stateInWords({ opens, closes, hasClosed, notNow }: ListedTest): string {
  const { state } = texts;
  if (opens !== null) return state.opens(opens);
  if (closes === null) return state.open;
  if (!hasClosed) return state.until(closes);
  return notNow === null ? state.reopened : state.closed(closes);
}

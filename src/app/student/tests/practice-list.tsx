import { Form, useNavigation } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import type { PracticeTest } from "../../../modules/practice-tests/queries/list-practice-tests.server.ts";
import type { LatestResult } from "../../../modules/progress/queries/latest-results.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { TakesEntry } from "../shared/takes-entry.tsx";
import { field } from "./form.ts";
import { LatestScore } from "./latest-score.tsx";
import styles from "./practice-list.module.css";

const texts = dashboardTexts.tests;

export type OfferedTest = Omit<PracticeTest, "minutes"> & {
  /** How long it lasts for this student. */
  seconds: number;
  latest: LatestResult | null;
  /** The attempt at it that is in progress. */
  runningAttemptId: string | null;
};

/** The practice tests, each with a button that starts it. `reasonId` names the element that says why none can be started. */
export function PracticeTestList({
  tests,
  canStart,
  reasonId,
}: {
  tests: ReadonlyArray<OfferedTest>;
  canStart: boolean;
  reasonId: string;
}) {
  // One button is primary: the first test that was never taken.
  const next = tests.find(({ latest, runningAttemptId }) => !latest && !runningAttemptId);
  const { formData, state } = useNavigation();
  const startingId = state === "idle" ? null : formData?.get(field.practiceTestId);
  // One form for all: each costs the server something, and a whole class opens this page at the same time.
  return (
    <Form method="post">
      <input type="hidden" name={field.intent} value="start" />
      <TakesEntry />
      <ul className={styles.list}>
        {tests.map((test) => (
          <Card as="li" key={test.id} className={styles.test}>
            <TestCard
              test={test}
              isNext={test === next}
              isStarting={test.id === startingId}
              canStart={canStart}
              reasonId={reasonId}
            />
          </Card>
        ))}
      </ul>
    </Form>
  );
}

function TestCard({
  test,
  isNext,
  isStarting,
  canStart,
  reasonId,
}: {
  test: OfferedTest;
  isNext: boolean;
  isStarting: boolean;
  canStart: boolean;
  reasonId: string;
}) {
  const { id, number, seconds, questionCount, subjects, latest, runningAttemptId } = test;
  const nameId = `test-${number}`;
  return (
    <>
      <div className={classes("cluster between gap-2", styles.head)}>
        <h3 id={nameId}>{attemptTexts.titleOf({ kind: "practice", number })}</h3>
        {runningAttemptId && <Badge tone="warning">{texts.inProgress}</Badge>}
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon name="clock" size="sm" />
          <span>{texts.duration(seconds)}</span>
        </li>
        <li>
          <Icon name="list" size="sm" />
          <span>{texts.questions(questionCount)}</span>
        </li>
        <li>
          <Icon name="book" size="sm" />
          <span>{texts.subjects(subjects)}</span>
        </li>
      </ul>
      {latest && <LatestScore latest={latest} waits={texts.latestWaits} describedBy={nameId} />}
      <div className={styles.start}>
        {runningAttemptId ? (
          <LinkButton to={`/attempts/${runningAttemptId}`} variant="secondary" aria-describedby={nameId}>
            {texts.resume}
          </LinkButton>
        ) : (
          <Button
            name={field.practiceTestId}
            value={id}
            variant={isNext ? "primary" : "secondary"}
            busy={isStarting}
            busyLabel={texts.starting}
            disabled={!canStart}
            aria-describedby={canStart ? nameId : `${nameId} ${reasonId}`}
          >
            {texts.start}
          </Button>
        )}
      </div>
    </>
  );
}

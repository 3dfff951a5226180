import { Form, useNavigation } from "react-router";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { examTexts } from "../../../content/en/exams.ts";
import { recipeTexts as texts } from "../../../content/en/recipes.ts";
import type { LatestResult } from "../../../modules/progress/queries/latest-results.server.ts";
import type { ListedRecipe } from "../../../modules/tests/queries/list-recipes.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LatestScore } from "./latest-score.tsx";
import list from "./practice-list.module.css";
import styles from "./preset-list.module.css";
import { field } from "./saved/fields.ts";

export type OwnTest = Pick<ListedRecipe, "id" | "name" | "count" | "lessonCount"> & {
  /** How long it lasts for this student; null without a clock. */
  seconds: number | null;
  latest: LatestResult | null;
  /** The attempt at it that is in progress. */
  runningAttemptId: string | null;
};

/** Without words that are looked for, more stand on the page of saved tests. */
const SHOWN_MAX = 8;

/** The saved tests, each started with one press; nothing where there is none. */
export function OwnTestList({
  tests,
  isFiltering,
  canStart,
  reasonId,
}: {
  tests: ReadonlyArray<OwnTest>;
  isFiltering: boolean;
  canStart: boolean;
  /** The id of the element that says why no test can be started. */
  reasonId: string;
}) {
  const { formData, state } = useNavigation();
  const startingId = state === "idle" ? null : formData?.get(field.recipeId);
  if (tests.length === 0) return null;
  const shown = isFiltering ? tests : tests.slice(0, SHOWN_MAX);
  return (
    <section aria-labelledby="own-tests" className="stack gap-4">
      <div className={styles.head}>
        <h2 id="own-tests">{texts.title}</h2>
        <p>{texts.text}</p>
      </div>
      <Form method="post" action="/dashboard/tests/saved">
        <input type="hidden" name={field.intent} value="start" />
        <ul className={list.list}>
          {shown.map((test) => (
            <Card as="li" key={test.id} className={list.test}>
              <OwnTestCard test={test} isStarting={test.id === startingId} canStart={canStart} reasonId={reasonId} />
            </Card>
          ))}
        </ul>
      </Form>
      {!isFiltering && (
        <div>
          <LinkButton to="/dashboard/tests/saved" variant="secondary">
            {texts.seeAll(tests.length)}
          </LinkButton>
        </div>
      )}
    </section>
  );
}

function OwnTestCard({
  test: { id, name, count, lessonCount, seconds, latest, runningAttemptId },
  isStarting,
  canStart,
  reasonId,
}: {
  test: OwnTest;
  isStarting: boolean;
  canStart: boolean;
  reasonId: string;
}) {
  const nameId = `own-${id}`;
  return (
    <>
      <div className={classes("cluster between gap-2", list.head)}>
        <h3 id={nameId}>{name}</h3>
        {runningAttemptId && <Badge tone="warning">{examTexts.inProgress}</Badge>}
      </div>
      <ul className={list.facts}>
        <li>
          <Icon name="clock" size="sm" />
          <span>{seconds === null ? examTexts.untimed : dashboardTexts.tests.duration(seconds)}</span>
        </li>
        <li>
          <Icon name="list" size="sm" />
          <span>{texts.summary.questions(count)}</span>
        </li>
        <li>
          <Icon name="book" size="sm" />
          <span>{texts.summary.lessons(lessonCount)}</span>
        </li>
      </ul>
      {latest && <LatestScore latest={latest} waits={dashboardTexts.tests.latestWaits} describedBy={nameId} />}
      <div className={list.start}>
        {runningAttemptId ? (
          <LinkButton to={`/attempts/${runningAttemptId}`} variant="secondary" aria-describedby={nameId}>
            {dashboardTexts.tests.resume}
          </LinkButton>
        ) : (
          <Button
            name={field.recipeId}
            value={id}
            variant="secondary"
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

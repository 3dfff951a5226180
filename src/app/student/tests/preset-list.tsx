import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { examTexts as texts } from "../../../content/en/exams.ts";
import type { LatestResult } from "../../../modules/progress/queries/latest-results.server.ts";
import type { ListedPreset } from "../../../modules/tests/queries/list-presets.server.ts";
import { Badge } from "../../../ui/badge.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { classes } from "../../../ui/classes.ts";
import { Icon } from "../../../ui/icon.tsx";
import { LatestScore } from "./latest-score.tsx";
import list from "./practice-list.module.css";
import styles from "./preset-list.module.css";

type OfferedPreset = ListedPreset & {
  latest: LatestResult | null;
  /** The attempt at it that is in progress. */
  runningAttemptId: string | null;
};

/** The exam simulations: those of the student's course, and the others behind one press, unless only some are looked for. Each leads to its page before the start. */
export function PresetList({ presets, isFiltering }: { presets: ReadonlyArray<OfferedPreset>; isFiltering: boolean }) {
  if (presets.length === 0) return null;
  const own = presets.filter(({ isOfCourse }) => isOfCourse);
  const others = presets.filter(({ isOfCourse }) => !isOfCourse);
  return (
    <section aria-labelledby="exam-simulations" className="stack gap-4">
      <div className={styles.head}>
        <h2 id="exam-simulations">{texts.heading}</h2>
        <p>{texts.text}</p>
      </div>
      {own.length > 0 && <Presets presets={own} />}
      {others.length > 0 && (
        <details className={styles.others} open={isFiltering}>
          <summary>{texts.others}</summary>
          <Presets presets={others} />
        </details>
      )}
    </section>
  );
}

function Presets({ presets }: { presets: ReadonlyArray<OfferedPreset> }) {
  return (
    <ul className={list.list}>
      {presets.map((preset) => (
        <Card as="li" key={preset.id} className={list.test}>
          <PresetCard {...preset} />
        </Card>
      ))}
    </ul>
  );
}

function PresetCard({ id, title, kind, wholeCount, fewest, questionCount, seconds, marks, ...preset }: OfferedPreset) {
  const nameId = `exam-${id}`;
  const { sectionCount, about, latest, runningAttemptId } = preset;
  return (
    <>
      <div className={classes("cluster between gap-2", list.head)}>
        <h3 id={nameId}>{title}</h3>
        {runningAttemptId ? (
          <Badge tone="warning">{texts.inProgress}</Badge>
        ) : (
          kind !== "whole" && <Badge>{texts.kind[kind]}</Badge>
        )}
      </div>
      {about && <p>{about}</p>}
      <ul className={list.facts}>
        <li>
          <Icon name="clock" size="sm" />
          <span>{seconds === null ? texts.untimed : texts.duration(seconds)}</span>
        </li>
        <li>
          <Icon name="list" size="sm" />
          <span>
            {fewest < questionCount
              ? texts.sizeBetween(fewest, questionCount)
              : texts.size(questionCount, wholeCount, sectionCount)}
          </span>
        </li>
        {marks && (
          <li>
            <Icon name="cross" size="sm" />
            <span>{texts.wrongAnswer(-marks.wrong)}</span>
          </li>
        )}
      </ul>
      {latest && <LatestScore latest={latest} waits={dashboardTexts.tests.latestWaits} describedBy={nameId} />}
      <div className={list.start}>
        {runningAttemptId ? (
          <LinkButton to={`/attempts/${runningAttemptId}`} variant="secondary" aria-describedby={nameId}>
            {texts.resume}
          </LinkButton>
        ) : (
          <LinkButton to={`/dashboard/tests/exams/${id}`} variant="secondary" aria-describedby={nameId}>
            {texts.read}
          </LinkButton>
        )}
      </div>
    </>
  );
}

import { instituteTexts } from "../../../../content/en/institute-tests.ts";
import type { LatestResult } from "../../../../modules/progress/queries/latest-results.server.ts";
import { Card } from "../../../../ui/card.tsx";
import { LatestScore } from "../latest-score.tsx";
import styles from "../preset/rules.module.css";
import type { ShownInstituteTest } from "./shown.server.ts";

const texts = instituteTexts.page;

/** When the test can be started, how often, and what the student has had of it. */
export function TermsOfTest({
  test,
  isRunning,
  latest,
}: {
  test: ShownInstituteTest;
  isRunning: boolean;
  latest: LatestResult | null;
}) {
  const { taken, allowed } = test;
  const times = taken - (isRunning ? 1 : 0);
  return (
    <Card as="section" aria-labelledby="terms">
      <h2 id="terms" className={styles.heading}>
        {texts.terms}
      </h2>
      <ul className={styles.sentences}>
        {[...windowInWords(test), texts.allowed(allowed), texts.taken(times)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {latest && (
        <div className={styles.more}>
          <LatestScore latest={latest} waits={instituteTexts.later} describedBy="terms" />
        </div>
      )}
    </Card>
  );
}

function windowInWords({ opens, closes, hasClosed, notNow }: ShownInstituteTest): string[] {
  const start = opens === null ? [] : [texts.opens(opens)];
  if (closes === null) return start.length > 0 ? start : [texts.always];
  if (!hasClosed) return [...start, texts.closes(closes)];
  return [texts.closed(closes), ...(notNow === null ? [texts.reopened] : [])];
}

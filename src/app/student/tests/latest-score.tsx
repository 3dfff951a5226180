import { Link } from "react-router";
import { bandTexts } from "../../../content/en/band.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import type { LatestResult } from "../../../modules/progress/queries/latest-results.server.ts";
import styles from "./practice-list.module.css";

const texts = dashboardTexts.tests;

/** The last score of a test, the best one where it is another, or the band of an adaptive one, and the way to the review. */
export function LatestScore({
  latest: { attemptId, score, best, band },
  waits,
  describedBy,
}: {
  latest: LatestResult;
  /** Instead of a score that is not to be seen yet. */
  waits: string;
  /** The id of the element that names the test. */
  describedBy: string;
}) {
  return (
    <p className={styles.latest}>
      {band ? bandTexts.latest(band.band ?? "none", band.isShorter) : score === null ? waits : texts.latest(score)}
      {best !== null && best !== score && <span>{texts.best(best)}</span>}
      <Link to={`/attempts/${attemptId}/review`} aria-describedby={describedBy}>
        {texts.review}
      </Link>
    </p>
  );
}

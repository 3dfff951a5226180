import { Link } from "react-router";
import { bandTexts } from "../../../content/en/band.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { headlineTexts } from "../../../content/en/headline.ts";
import { compareHeadlines } from "../../../modules/attempts/headline.ts";
import type { LatestResult } from "../../../modules/progress/queries/latest-results.server.ts";
import styles from "./practice-list.module.css";

const texts = dashboardTexts.tests;

/** The last result of a test, the best one where it is another, or the band of an adaptive one, and the way to the review. */
export function LatestScore({
  latest: { attemptId, headline, best, band },
  waits,
  describedBy,
}: {
  latest: LatestResult;
  /** Instead of a result that is not to be seen yet. */
  waits: string;
  /** The id of the element that names the test. */
  describedBy: string;
}) {
  const isBetter = best !== null && (headline === null || compareHeadlines(best, headline) !== 0);
  const last = headline ? texts.latest(headline.kind, headlineTexts.whole(headline)) : waits;
  return (
    <p className={styles.latest}>
      <span>{band ? bandTexts.latest(band) : last}</span>
      {isBetter && <span>{texts.best(best.kind, headlineTexts.whole(best))}</span>}
      <Link to={`/attempts/${attemptId}/review`} aria-describedby={describedBy}>
        {texts.review}
      </Link>
    </p>
  );
}

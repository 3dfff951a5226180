import { Link } from "react-router";
import { attemptTexts } from "../../../content/en/attempts.ts";
import { dashboardTexts } from "../../../content/en/dashboard.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { TimeLeft } from "../shared/time-left.tsx";
import type { Running } from "../tests/running.tsx";
import styles from "./running-banner.module.css";

const texts = dashboardTexts.running;

/** A line that links to the latest test in progress; nothing if there is none. */
export function RunningBanner({ running, testsTab }: { running: ReadonlyArray<Running>; testsTab: string }) {
  const [latest, ...others] = running;
  if (!latest) return null;
  return (
    <aside className={styles.banner} aria-label={texts.bannerLabel}>
      <div className={styles.words}>
        <strong id="running-banner">{texts.inProgress(attemptTexts.titleOf(latest.test))}</strong>
        {latest.secondsLeft !== null && <TimeLeft seconds={latest.secondsLeft} />}
        {others.length > 0 && <Link to={testsTab}>{texts.more(others.length)}</Link>}
      </div>
      <LinkButton to={`/attempts/${latest.id}`} variant="lamp" aria-describedby="running-banner">
        {texts.resume}
      </LinkButton>
    </aside>
  );
}

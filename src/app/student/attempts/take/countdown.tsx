/** The time left: red from five minutes on, announced at five minutes and at one. */
import { useEffect, useState } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { LOW_TIME_SECONDS } from "../../../../modules/attempts/rules.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import styles from "./countdown.module.css";

const ANNOUNCED_MINUTES = [5, 1] as const;

/** Minutes and seconds; silent for screen readers except for the two announcements. */
export function Countdown({ secondsToGo }: { secondsToGo: number }) {
  const isLow = secondsToGo <= LOW_TIME_SECONDS;
  return (
    <div className={styles.countdown} data-low={isLow || undefined}>
      <Icon name="clock" />
      <span role="timer" aria-label={texts.timeLeft} className={styles.time}>
        {texts.clock(secondsToGo)}
      </span>
      {isLow && secondsToGo > 0 && <strong className={styles.warning}>{texts.runningOut}</strong>}
      <Announcement secondsToGo={secondsToGo} />
    </div>
  );
}

function Announcement({ secondsToGo }: { secondsToGo: number }) {
  const [said, setSaid] = useState("");
  const due = ANNOUNCED_MINUTES.find((minutes) => secondsToGo <= minutes * 60 && secondsToGo > (minutes - 1) * 60);
  useEffect(() => {
    if (due) setSaid(`${texts.announceMinutes(due)} ${texts.runningOut}`);
  }, [due]);
  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}

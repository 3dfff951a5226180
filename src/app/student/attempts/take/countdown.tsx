/** The time left: red from five minutes on, announced at five minutes and at one. */
import { useEffect, useState } from "react";
import { attemptTexts as texts } from "../../../../content/en/attempts.ts";
import { LOW_TIME_SECONDS } from "../../../../modules/attempts/rules.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import type { AttemptController } from "../state/attempt-controller.ts";
import styles from "./countdown.module.css";
import { useTimeLeft } from "./use-attempt.ts";

const ANNOUNCED_MINUTES = [5, 1] as const;

/**
 * Minutes and seconds, or that no clock runs; silent for screen readers except for the two announcements. `of` is what the time is left of; only the
 * time for answering is ever short.
 */
export function Countdown({ controller, of }: { controller: AttemptController; of: keyof typeof texts.timeLeft }) {
  const { secondsToGo } = useTimeLeft(controller);
  if (!Number.isFinite(secondsToGo)) return <p className={styles.none}>{texts.noTimeLimit}</p>;
  const isLow = secondsToGo <= LOW_TIME_SECONDS && (of === "test" || of === "section");
  return (
    <div className={styles.countdown} data-low={isLow || undefined}>
      <Icon name="clock" />
      <span role="timer" aria-label={texts.timeLeft[of]} className={styles.time}>
        {texts.clock(secondsToGo)}
      </span>
      {isLow && secondsToGo > 0 && <strong className={styles.warning}>{texts.runningOut}</strong>}
      {isLow && <Announcement secondsToGo={secondsToGo} />}
    </div>
  );
}

function Announcement({ secondsToGo }: { secondsToGo: number }) {
  const [announcement, setAnnouncement] = useState("");
  const due = ANNOUNCED_MINUTES.find((minutes) => secondsToGo <= minutes * 60 && secondsToGo > (minutes - 1) * 60);
  useEffect(() => {
    if (due) setAnnouncement(`${texts.announceMinutes(due)} ${texts.runningOut}`);
  }, [due]);
  return (
    <VisuallyHidden>
      <span role="status">{announcement}</span>
    </VisuallyHidden>
  );
}

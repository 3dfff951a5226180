import { todayTexts } from "../../../content/en/today.ts";
import { JOBS_COUNTED_MAX, sumOfWaiting, type Waiting } from "../../../modules/today/rules.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import styles from "./waiting-badge.module.css";

const texts = todayTexts.badge;
/** All of it together is written out up to here. */
const BADGE_MAX = JOBS_COUNTED_MAX;

/** How much waits, as a number beside a link, and in words for who does not see it. Nothing when nothing waits. */
export function WaitingBadge({
  waiting,
  isNamedOutside = false,
}: {
  /** Null when it could not be counted. */
  waiting: Waiting | null;
  /** It stands in the corner of a button whose name says it. */
  isNamedOutside?: boolean;
}) {
  if (!waiting || sumOfWaiting(waiting) === 0) return null;
  return (
    <>
      <span className={styles.badge} data-corner={isNamedOutside || undefined} aria-hidden="true">
        {written(waiting)}
      </span>
      {!isNamedOutside && <VisuallyHidden>{` ${spoken(waiting).join("")}`}</VisuallyHidden>}
    </>
  );
}

/** What of it stands under Messages. */
export function partOf({ messages, reports }: Waiting): Waiting {
  return { messages, reports, failedJobs: 0 };
}

function written(waiting: Waiting): string {
  return todayTexts.number(sumOfWaiting(waiting), BADGE_MAX);
}

/** What waits, in words, the number of the badge first; nothing of nothing. */
export function spoken(waiting: Waiting): string[] {
  const { messages, reports, failedJobs } = waiting;
  const parts = [
    ...(messages > 0 ? [texts.messages(messages, BADGE_MAX)] : []),
    ...(reports > 0 ? [texts.reports(reports, BADGE_MAX)] : []),
    ...(failedJobs > 0 ? [texts.failedJobs(failedJobs, BADGE_MAX)] : []),
  ];
  return parts.length > 0 ? [texts.waits(written(waiting), parts)] : [];
}

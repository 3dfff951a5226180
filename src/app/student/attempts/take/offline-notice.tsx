/** Which answers still count, and until when, while the server cannot be reached. */
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { CLOCK, formats } from "../../../../content/formats.ts";
import { GRACE_MS } from "../../../../modules/attempts/rules.ts";
import { endOf } from "../../../../modules/tests/timeline.ts";
import { Alert } from "../../../../ui/alert.tsx";
import type { AttemptController } from "../state/attempt-controller.ts";
import type { LocalAttempt } from "../state/local-attempt.ts";
import { useTimeLeft } from "./use-attempt.ts";

const texts = attemptTexts.offline;

/**
 * Counts down to the moment until which an answer still counts, and says when it has passed. The seconds are not read aloud. The
 * time of day is written in the browser: without network a closed section can move it, and no server has drawn this notice.
 */
export function OfflineNotice(props: { attempt: LocalAttempt; controller: AttemptController; timeZone: string }) {
  return props.attempt.connection === "online" ? null : <Notice {...props} />;
}

function Notice({ attempt, controller, timeZone }: Parameters<typeof OfflineNotice>[0]) {
  const { secondsToArrive } = useTimeLeft(controller);
  const { connection, sections } = attempt;
  const end = endOf(sections.timeline) + GRACE_MS;
  if (connection === "online") return null;
  if (!Number.isFinite(end)) return <Alert tone="warning">{texts.why[connection]}</Alert>;
  // To the whole minute before.
  const arriveBy = formats().dates({ timeZone, ...CLOCK })(Math.floor(end / 60_000) * 60_000);
  return (
    <Alert tone="warning">
      <span>{texts.why[connection]}</span>{" "}
      <span>{secondsToArrive > 0 ? texts.countsUntil(arriveBy) : texts.countsNoMore(arriveBy)}</span>{" "}
      {secondsToArrive > 0 && (
        <span role="timer" aria-live="off">
          {texts.left(attemptTexts.clock(secondsToArrive))}
        </span>
      )}
    </Alert>
  );
}

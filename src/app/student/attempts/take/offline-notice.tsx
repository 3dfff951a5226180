/** Which answers still count, and until when, while the server cannot be reached. */
import { attemptTexts } from "../../../../content/en/attempts.ts";
import { Alert } from "../../../../ui/alert.tsx";
import type { Connection } from "../state/local-attempt.ts";

const texts = attemptTexts.offline;

/** Counts down to the moment until which an answer still counts, and says when it has passed. The seconds are not read aloud. */
export function OfflineNotice({
  connection,
  arriveBy,
  secondsToArrive,
}: {
  connection: Connection;
  /** Formatted as in the review, which shows the times of late answers. */
  arriveBy: string;
  secondsToArrive: number;
}) {
  if (connection === "online") return null;
  return (
    <Alert tone="warning">
      {texts.why[connection]}{" "}
      {secondsToArrive > 0 ? (
        <>
          {texts.countsUntil(arriveBy)}{" "}
          <span role="timer" aria-live="off">
            {texts.left(attemptTexts.clock(secondsToArrive))}
          </span>
        </>
      ) : (
        texts.countsNoMore(arriveBy)
      )}
    </Alert>
  );
}

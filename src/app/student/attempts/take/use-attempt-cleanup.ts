import { useEffect } from "react";
import { removeUnlessUnsent } from "../../../shared/attempts/answer-storage.ts";

/** Once an attempt is over and the server has all of it, this device keeps nothing of it. What is unsent goes first. */
export function useAttemptCleanup(attemptId: string): void {
  useEffect(() => removeUnlessUnsent(attemptId), [attemptId]);
}

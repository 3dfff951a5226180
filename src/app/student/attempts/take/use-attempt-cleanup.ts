import { useEffect } from "react";
import { removeUnlessUnsent } from "../../../shared/attempts/answer-storage.ts";

/** Once an attempt is over and the server has all of it, removes it from this device. What is unsent is sent first. */
export function useAttemptCleanup(attemptId: string): void {
  useEffect(() => removeUnlessUnsent(attemptId), [attemptId]);
}

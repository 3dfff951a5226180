import { useEffect } from "react";
import { forgetUnlessUnsent } from "../state/answer-memory.ts";

/** Once an attempt is over and the server has all of it, this device keeps nothing of it. What is unsent goes first. */
export function useForgottenAttempt(attemptId: string): void {
  useEffect(() => forgetUnlessUnsent(attemptId), [attemptId]);
}

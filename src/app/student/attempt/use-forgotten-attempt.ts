import { useEffect } from "react";
import { forgetAttempt } from "./answer-memory.ts";

/** Once an attempt is over, this device keeps nothing of it: the server has it. */
export function useForgottenAttempt(attemptId: string): void {
  useEffect(() => forgetAttempt(attemptId), [attemptId]);
}

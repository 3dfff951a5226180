import { useEffect, useState, useSyncExternalStore } from "react";
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { type AttemptController, createAttemptController } from "../state/attempt-controller.ts";
import type { TimeLeft } from "../state/attempt-store.ts";

/** The running attempt as React state. It works from the first effect on, that is, after hydration. */
export function useAttempt(opened: OpenAttempt, servedAt: number, owner: string) {
  const [controller] = useState(() => createAttemptController(opened, servedAt, owner));
  useEffect(() => {
    controller.start();
    return () => controller.leave();
  }, [controller]);
  const attempt = useRead(controller, () => controller.read().attempt);
  const submitState = useRead(controller, () => controller.read().submitState);
  return { attempt, submitState, controller };
}

/** The time left, second by second: only what shows it is drawn anew. */
export function useTimeLeft(controller: AttemptController): TimeLeft {
  return useRead(controller, () => controller.read().time);
}

function useRead<Value>({ subscribe }: AttemptController, read: () => Value): Value {
  return useSyncExternalStore(subscribe, read, read);
}

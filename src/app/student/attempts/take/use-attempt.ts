import { useEffect, useState, useSyncExternalStore } from "react";
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { createAttemptController } from "../state/attempt-controller.ts";

/** The running attempt as React state. It works from the first effect on, that is, after hydration. */
export function useAttempt(opened: OpenAttempt, servedAt: number) {
  const [controller] = useState(() => createAttemptController(opened, servedAt));
  useEffect(() => {
    controller.start();
    return () => controller.leave();
  }, [controller]);
  const state = useSyncExternalStore(controller.subscribe, controller.read, controller.read);
  return { ...state, controller };
}

import { useEffect, useState, useSyncExternalStore } from "react";
import type { OpenAttempt } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { driveSitting } from "../state/sitting-driver.ts";

/** The running attempt as React sees it. It works from the first effect on, which is when the page is alive. */
export function useSitting(attempt: OpenAttempt, servedAt: number) {
  const [driver] = useState(() => driveSitting(attempt, servedAt));
  useEffect(() => {
    driver.start();
    return () => driver.leave();
  }, [driver]);
  const state = useSyncExternalStore(driver.subscribe, driver.read, driver.read);
  return { ...state, driver };
}

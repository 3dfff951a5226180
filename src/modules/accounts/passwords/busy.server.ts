/** The reply when too many passwords are waiting to be hashed. */
import { TooBusyError } from "../../../core/concurrency.ts";

/** It takes only seconds, but a minute is the shortest time that replies state. */
export const BUSY = { kind: "limited", minutes: 1 } as const;

/** What `run` gives, or "busy" when it would have to wait too long. */
export async function unlessBusy<Result>(run: () => Promise<Result>): Promise<Result | "busy"> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TooBusyError) return "busy";
    throw error;
  }
}

/** What is said when more passwords are waiting to be hashed than can be soon. */
import { TooBusyError } from "../../../core/concurrency.ts";

/** It is over within seconds; a minute is the least that is told. */
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

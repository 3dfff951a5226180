import { DEADLOCK, sqlStateOf } from "../db/sql-state.ts";
import type { ReportFault } from "./fault-log.ts";

/** Background work that runs until it is stopped; `stop` waits for the current run. */
export type Worker = { stop(): Promise<void> };

/** Runs something now and repeatedly, one run after the other; a long run delays the next ones. */
export function repeat(
  everyMs: number,
  run: () => Promise<unknown>,
  reportFault: ReportFault,
  failure: string,
  { isAtOnce } = { isAtOnce: true },
): Worker {
  let running: Promise<unknown> | null = null;
  const start = () => {
    running ??= run()
      // PostgreSQL rolled the transaction back, for example because of a migration of a later version. The work can be repeated.
      .catch((error: unknown) => (sqlStateOf(error) === DEADLOCK ? run() : Promise.reject(error)))
      .catch((error: unknown) => reportFault(error, failure))
      .finally(() => {
        running = null;
      });
  };
  if (isAtOnce) start();
  const timer = setInterval(start, everyMs);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

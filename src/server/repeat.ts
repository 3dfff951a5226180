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

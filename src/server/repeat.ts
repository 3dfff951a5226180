import type { ReportFault } from "./fault-log.ts";

/** Work in the background that goes on until it is stopped; `stop` waits for what is in hand. */
export type Worker = { stop(): Promise<void> };

/** Does something now and again and again, one run after the other; a run that takes long makes the next ones later. */
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

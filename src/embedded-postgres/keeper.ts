/**
 * Keeps the embedded server running: if it ends unasked – killed, out of memory, a full disk – it is restarted as often as
 * necessary, because a program with an embedded database has no administrator to do it.
 */
/** One run of the server. */
export type ServerRun = {
  /** Resolves with the exit status once it has ended, for whatever reason. */
  exited: Promise<number | string>;
  /** Fast shutdown; resolves once it has ended. */
  stop(): Promise<void>;
};

const FIRST_PAUSE_MS = 200;
/** The cause of a failed start may need a person, such as a full disk; once fixed, recovery should not take long. */
const LONGEST_PAUSE_MS = 10_000;
/** A server that ran for this long did not fail at start. */
const STEADY_MS = 60_000;
/** The process waits no longer than this for a start in progress before it ends: the server ends with the process. */
const STOP_WITHIN_MS = 5_000;

/** Watches this run and those that follow it, until stopped. `start` may also find a server that another process has started. */
export function keepRunning(
  first: ServerRun,
  options: { start(): Promise<ServerRun>; log(line: string): void; whereToLook: string },
): { stop(): Promise<void> } {
  const { log, whereToLook } = options;
  const { promise: isStopped, resolve: resolveStopped } = Promise.withResolvers<void>();
  let isStopping = false;
  let run: ServerRun | null = first;
  const kept = keep(first);

  async function keep(current: ServerRun): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    for (let next: ServerRun | null = current; next; ) {
      run = next;
      const began = Date.now();
      const status = await next.exited.catch(messageOf);
      run = null;
      if (isStopping) return;
      if (Date.now() - began > STEADY_MS) pause = FIRST_PAUSE_MS;
      log(`PostgreSQL ended by itself (${status}) and is started again: see ${whereToLook}.`);
      next = await startAgain();
    }

    async function startAgain(): Promise<ServerRun | null> {
      for (;;) {
        await Promise.race([isStopped, after(pause)]);
        pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        if (isStopping) return null;
        try {
          const started = await options.start();
          if (!isStopping) log("PostgreSQL runs again.");
          else await started.stop();
          return isStopping ? null : started;
        } catch (error) {
          log(`${messageOf(error)} It is tried again.`);
        }
      }
    }
  }

  return {
    async stop() {
      isStopping = true;
      resolveStopped();
      await run?.stop();
      await Promise.race([kept, after(STOP_WITHIN_MS)]);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** A delay that does not keep the process alive. */
function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

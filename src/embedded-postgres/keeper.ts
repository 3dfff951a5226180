/**
 * Keeps the embedded server running: when it ends although nobody asked it to – killed, out of memory, a full disk – it is
 * started again, as often as it takes: whoever starts such a program has nobody else who would.
 */
/** One life of the server. */
export type ServerRun = {
  /** Resolves with the exit status when it is gone, however it went. */
  exited: Promise<number | string>;
  /** Fast shutdown; resolves when it is gone. */
  stop(): Promise<void>;
};

const FIRST_PAUSE_MS = 200;
/** What keeps it from starting may need a person, such as a full disk; afterwards it should not take long. */
const LONGEST_PAUSE_MS = 10_000;
/** A server that ran for that long has not failed at its start. */
const STEADY_MS = 60_000;
/** Longer than this the end of the process does not wait for a start in progress: the server ends with the process. */
const STOP_WITHIN_MS = 5_000;

/** Watches this run and those that follow it, until it is stopped. `start` may also find one that another process has started. */
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

/** Keeps no process alive. */
function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

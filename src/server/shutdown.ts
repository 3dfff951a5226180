/**
 * How a process ends, and within which times. A signal begins it; a second one changes nothing. First load balancers are told
 * to send no more, then requests and jobs in progress finish in parallel, then what they needed is closed.
 */
import type { Server as HttpServer } from "node:http";
import type { Server } from "node:net";
import timers from "node:timers/promises";
import { messageOf } from "../core/errors.ts";
import type { Log } from "./log.ts";
import { SHUTDOWN_SIGNALS } from "./shutdown-signals.ts";
import type { RequestWatch } from "./watch-requests.ts";

/** A request or job not finished by then is cut. Counted from the signal, like the next one. */
const CUT_MS = 8_000;
/** Supervisors kill the process after 10 s. */
const LAST_MS = 9_000;
/** The first process ends after those it has started. */
const LAST_OF_ALL_MS = 9_600;

export type Shutdown = {
  /** True from the signal on. */
  hasBegun(): boolean;
  /** What to end first, in parallel. The signal aborts when time is up. */
  first(end: (cut: AbortSignal) => Promise<unknown>): void;
  /** What to close afterwards, one by one, in reverse order of registration. */
  last(close: () => Promise<unknown>): void;
  /** Ends everything; a second call waits for the first. */
  end(): Promise<void>;
};

/** Ends the process on a signal, with status 0. `noticeMs` is how long it announces this before refusing new requests. */
export function openShutdown({
  log,
  noticeMs,
  isFirstProcess,
}: {
  log: Log;
  noticeMs: number;
  isFirstProcess: boolean;
}): Shutdown {
  const firsts: ((cut: AbortSignal) => Promise<unknown>)[] = [];
  const lasts: (() => Promise<unknown>)[] = [];
  const limit = isFirstProcess ? LAST_OF_ALL_MS : LAST_MS;
  let hasBegun = false;
  let ended: Promise<void> | null = null;

  async function endAll(): Promise<void> {
    const cut = AbortSignal.timeout(CUT_MS);
    const isCut = new Promise<void>((resolve) => cut.addEventListener("abort", () => resolve()));
    const over = Promise.allSettled(firsts.map((end) => end(cut)));
    await Promise.race([over, isCut]);
    for (const close of lasts.toReversed()) {
      await close().catch((error: unknown) => log.error({ err: error }, "a part did not close"));
    }
  }

  const end = () => {
    hasBegun = true;
    // Also without a signal, after a failed start: something that does not close must not keep the process alive.
    ended ??= Promise.race([endAll(), timers.setTimeout(limit)]);
    return ended;
  };

  async function endProcess(): Promise<void> {
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(() => {
      log.warn(`ended with work in hand after ${limit} ms`);
      process.exit(0);
    }, limit);
    await timers.setTimeout(noticeMs);
    await end();
    process.exit(0);
  }
  // From the start, not only once ready: an early signal must still end the database cleanly.
  for (const signal of SHUTDOWN_SIGNALS) {
    process.on(signal, () => {
      endProcess().catch((error: unknown) => {
        log.error(messageOf(error));
        process.exit(1);
      });
    });
  }
  return {
    hasBegun: () => hasBegun,
    first: (one) => firsts.push(one),
    last: (one) => lasts.push(one),
    end,
  };
}

/** Accepts no new connections, lets requests in flight finish, and cuts what is left when time is up. */
export async function closeServer(
  { server, doors }: { server: HttpServer; doors: ReadonlyArray<Server> },
  watch: RequestWatch | null,
  cut: AbortSignal,
): Promise<void> {
  // A connection that was kept alive before shutdown began is idle after its request.
  watch?.beginEnding(() => setImmediate(() => server.closeIdleConnections()));
  cut.addEventListener("abort", () => server.closeAllConnections());
  const closed = [server, ...doors].map((one) => new Promise<void>((resolve) => one.close(() => resolve())));
  server.closeIdleConnections();
  await Promise.all(closed);
}

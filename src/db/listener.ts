/**
 * One connection that listens on a channel (LISTEN, NOTIFY). It can also say when it has received everything: a server
 * delivers pending notifications before it reports that it is ready for the next statement, so whoever gets a reply on this
 * connection has every notification of what was committed before the statement was sent.
 */
import type { Client } from "pg";
import { coalesceCalls } from "../core/batch.ts";

export type Listener = {
  /** Calls the handler at every notification, and when a lost connection is back: one may have been missed. */
  onNotification(handler: () => void): void;
  /** True once every notification of what was committed before this call has arrived. False without a connection. */
  hasReceivedAll(): Promise<boolean>;
  close(): Promise<void>;
};

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
/** The shortest statement there is. Its answer is all that is wanted. */
const NOTHING = ";";

/** Listens, and goes on listening when the connection breaks. Returns after the first try, whether it worked or not. */
export async function openListener(newClient: () => Client, channel: string): Promise<Listener> {
  const handlers: (() => void)[] = [];
  let client: Client | null = null;
  let isClosed = false;
  const { promise: isStopped, resolve: stop } = Promise.withResolvers<void>();
  const { promise: isTried, resolve: hasTried } = Promise.withResolvers<void>();

  const notify = () => {
    for (const handler of handlers) handler();
  };

  /** Ends when the connection does. True when there was one. */
  async function listen(): Promise<boolean> {
    const fresh = newClient();
    const isGone = new Promise<void>((resolve) => fresh.once("end", resolve));
    // What went wrong shows where somebody waits for it; without a handler here it would end the process.
    fresh.on("error", () => {});
    fresh.on("notification", notify);
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch {
      await fresh.end().catch(() => {});
      return false;
    }
    client = fresh;
    notify();
    hasTried();
    await Promise.race([isGone, isStopped]);
    client = null;
    await fresh.end().catch(() => {});
    return true;
  }

  async function keepListening(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !isClosed; ) {
      const wasThere = await listen();
      hasTried();
      pause = wasThere ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      await Promise.race([isStopped, after(pause)]);
    }
  }

  async function checkConnection(): Promise<boolean> {
    const used = client;
    if (!used) return false;
    try {
      await used.query(NOTHING);
      return used === client;
    } catch {
      if (used === client) client = null;
      await used.end().catch(() => {});
      return false;
    }
  }

  const checkConnectionOnce = coalesceCalls(checkConnection);
  const ended = keepListening();
  await isTried;
  return {
    onNotification: (handler) => handlers.push(handler),
    hasReceivedAll() {
      return client ? checkConnectionOnce() : Promise.resolve(false);
    },
    async close() {
      isClosed = true;
      stop();
      await ended;
    },
  };
}

/** Keeps no process alive. */
function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

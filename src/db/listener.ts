/**
 * One connection that listens on a channel (LISTEN, NOTIFY). It can also tell when it is up to date: a server delivers
 * pending notifications before it says that it is ready for the next statement, so an answer on this connection means that
 * every notification committed before the question has arrived.
 */
import type { Client } from "pg";
import { coalesceCalls } from "../core/batch.ts";

export type Listener = {
  /** Calls the handler on every notification, and after reconnecting, because one may have been missed. */
  onNotification(handler: () => void): void;
  /** True once every notification committed before this call has arrived. False while there is no connection. */
  hasReceivedAll(): Promise<boolean>;
  close(): Promise<void>;
};

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
/** The shortest statement there is; only its answer matters. */
const NOTHING = ";";

/** Listens, and reconnects when the connection breaks. Returns after the first try, whether it worked or not. */
export async function openListener(newClient: () => Client, channel: string): Promise<Listener> {
  const handlers: (() => void)[] = [];
  let client: Client | null = null;
  let isClosed = false;
  const { promise: isStopped, resolve: stop } = Promise.withResolvers<void>();
  const { promise: isTried, resolve: hasTried } = Promise.withResolvers<void>();

  const notify = () => {
    for (const handler of handlers) handler();
  };

  /** Ends with the connection. True if there was one. */
  async function listen(): Promise<boolean> {
    const fresh = newClient();
    const isGone = new Promise<void>((resolve) => fresh.once("end", resolve));
    // The error surfaces where somebody awaits it; without a listener here it would end the process.
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

/** A delay that does not keep the process alive. */
function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}

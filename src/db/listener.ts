/**
 * One connection that hears what transactions say on a channel (NOTIFY). It can also tell when it has heard everything: a
 * server passes waiting notices on before it says that it is ready for the next statement, so whoever gets an answer on
 * this connection has every notice of what was committed before the question was sent.
 */
import type { Client } from "pg";
import { askTogether } from "../core/batch.ts";

export type Listener = {
  /** Calls at every notice, and when the connection is back after it was lost: one may have been missed. */
  onNews(hear: () => void): void;
  /** True once all is heard that was committed before this call. False while there is no connection to hear it by. */
  hasHeardAll(): Promise<boolean>;
  close(): Promise<void>;
};

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
/** The shortest statement there is. Its answer is all that is wanted. */
const NOTHING = ";";

/** Listens, and goes on listening when the connection breaks. Returns after the first try, whether it worked or not. */
export async function openListener(newClient: () => Client, channel: string): Promise<Listener> {
  const hearers: (() => void)[] = [];
  let client: Client | null = null;
  let isClosed = false;
  const { promise: isStopped, resolve: stop } = Promise.withResolvers<void>();
  const { promise: isTried, resolve: hasTried } = Promise.withResolvers<void>();

  const tell = () => {
    for (const hear of hearers) hear();
  };

  /** Ends when the connection does. True when there was one. */
  async function listen(): Promise<boolean> {
    const fresh = newClient();
    const isGone = new Promise<void>((resolve) => fresh.once("end", resolve));
    // What went wrong shows where somebody waits for it; without a hearer here it would end the process.
    fresh.on("error", () => {});
    fresh.on("notification", tell);
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch {
      await fresh.end().catch(() => {});
      return false;
    }
    client = fresh;
    tell();
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

  async function ask(): Promise<boolean> {
    const asked = client;
    if (!asked) return false;
    try {
      await asked.query(NOTHING);
      return asked === client;
    } catch {
      if (asked === client) client = null;
      await asked.end().catch(() => {});
      return false;
    }
  }

  const askWithOthers = askTogether(ask);
  const ended = keepListening();
  await isTried;
  return {
    onNews: (hear) => hearers.push(hear),
    hasHeardAll() {
      return client ? askWithOthers() : Promise.resolve(false);
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

/** A limit on costly work: how much runs concurrently, how much may wait, and no more. Clients that wait are served in turn. */

/** More callers are waiting than can be served soon. */
export class TooBusyError extends Error {
  override name = "TooBusyError";
}

/** This client alone has more waiting than it may. */
export class TooManyWaitingError extends Error {
  override name = "TooManyWaitingError";
}

/** The caller gave the work up while it waited. */
export class AbandonedError extends Error {
  override name = "AbandonedError";
}

type ConcurrencyLimit = {
  /** Limit for all clients together, here and for `mostWaiting`. */
  atOnce: number;
  mostWaiting: number;
  /** Limits for one client. Without `each`, a client may use everything that no other client asks for. */
  each?: { atOnce: number; mostWaiting: number };
};

type Waiting = { begin(): void; refuse(error: unknown): void };
type Client = { running: number; waiting: Waiting[] };

/**
 * Runs the given work, at most `atOnce` at a time. A free place goes to the clients in turn, and to the work of one client in
 * order of arrival: a client with many requests delays its own, and another one waits for the work that runs now at most.
 *
 * Throws TooManyWaitingError if the client has as many waiting as it may, and TooBusyError if `mostWaiting` wait in total. In
 * the second case the client with the most waiting loses its last one, if that is more than the caller would have. Work whose
 * `signal` aborts while it waits gives up its place and throws AbandonedError.
 */
export function limitConcurrency({ atOnce, mostWaiting, each }: ConcurrencyLimit) {
  /** In the order of their turns. Each has something running or waiting. */
  const clients = new Map<string, Client>();
  const atOnceEach = each?.atOnce ?? Number.POSITIVE_INFINITY;
  let running = 0;
  let waiting = 0;

  function clientOf(name: string): Client {
    const known = clients.get(name);
    if (known) return known;
    const client = { running: 0, waiting: [] };
    clients.set(name, client);
    return client;
  }

  function forgetIdle(name: string, client: Client): void {
    if (client.running === 0 && client.waiting.length === 0) clients.delete(name);
  }

  function longest(): Client | undefined {
    let found: Client | undefined;
    for (const client of clients.values()) {
      if (client.waiting.length > (found?.waiting.length ?? 0)) found = client;
    }
    return found;
  }

  function requirePlace(client: Client): void {
    if (each && client.waiting.length >= each.mostWaiting) {
      throw new TooManyWaitingError("This client has too much of this waiting already.");
    }
    if (waiting < mostWaiting) return;
    const error = new TooBusyError("Too much of this is waiting already.");
    const other = longest();
    if (!other || other.waiting.length <= client.waiting.length + 1) throw error;
    waiting -= 1;
    other.waiting.pop()?.refuse(error);
  }

  function wait(client: Client, signal: AbortSignal | undefined): Promise<void> {
    requirePlace(client);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const giveUp = () => {
      const place = client.waiting.indexOf(entry);
      if (place < 0) return;
      client.waiting.splice(place, 1);
      waiting -= 1;
      reject(new AbandonedError());
    };
    const entry = { begin: resolve, refuse: reject };
    client.waiting.push(entry);
    waiting += 1;
    signal?.addEventListener("abort", giveUp, { once: true });
    return promise.finally(() => signal?.removeEventListener("abort", giveUp));
  }

  /** Begins what has its turn. Its place is taken here, so that no later caller can overtake it. */
  function beginNext(): void {
    for (const [name, client] of clients) {
      if (running >= atOnce) return;
      if (client.running >= atOnceEach) continue;
      const next = client.waiting.shift();
      if (!next) continue;
      waiting -= 1;
      running += 1;
      client.running += 1;
      // A Map iterates over what is added meanwhile: the client comes up again after all others.
      clients.delete(name);
      clients.set(name, client);
      next.begin();
    }
  }

  return async <Result>(name: string, run: () => Promise<Result>, signal?: AbortSignal): Promise<Result> => {
    if (signal?.aborted) throw new AbandonedError();
    const client = clientOf(name);
    if (running < atOnce && client.running < atOnceEach) {
      running += 1;
      client.running += 1;
    } else {
      try {
        await wait(client, signal);
      } catch (error) {
        forgetIdle(name, client);
        throw error;
      }
    }
    try {
      return await run();
    } finally {
      running -= 1;
      client.running -= 1;
      forgetIdle(name, client);
      beginNext();
    }
  };
}

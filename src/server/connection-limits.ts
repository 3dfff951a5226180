/** Limits on connections, before anything they send is examined. */
import type { ServerOptions } from "node:http";
import type { Handler } from "./watch-requests.ts";

/**
 * A slow client costs a socket and little else, but must not hold it without limit. A whole request may take as long as the
 * largest file on a slow line. Idle connections are kept longer than proxies keep theirs, so that no proxy sends into a
 * closed one.
 */
export const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

/** A running test's requests are small, and its page waits no longer than this for the answer. */
const OF_RUNNING_TEST = /^\/attempts\//;
const RUNNING_TEST_MS = 30_000;

/** Closes the connection if the body of a running test's request is not complete by then. The page sends it again. */
export function closeSlow(handle: Handler, withinMs = RUNNING_TEST_MS): Handler {
  return (incoming, outgoing) => {
    if (incoming.method === "POST" && OF_RUNNING_TEST.test(incoming.url ?? "")) {
      const timer = setTimeout(() => {
        if (!incoming.complete) incoming.destroy();
      }, withinMs);
      outgoing.once("close", () => clearTimeout(timer));
    }
    handle(incoming, outgoing);
  };
}

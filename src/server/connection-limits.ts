/** What a connection may take of us before anything of it is looked at. */
import type { ServerOptions } from "node:http";
import type { Handler } from "./watch-requests.ts";

/**
 * Slow clients hold a socket and little else, but not for ever. A whole request may take as long as the largest file does
 * on a slow line. An idle connection is kept for longer than proxies keep theirs, so that none sends into a closed one.
 */
export const connectionLimits = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 16 * 1024,
} as const satisfies ServerOptions;

/** What the page of a running test sends is small, and the page itself waits no longer for the answer. */
const OF_RUNNING_TEST = /^\/attempts\//;
const RUNNING_TEST_MS = 30_000;

/** Closes the connection of what a running test sends when its body is not whole by then. The page sends it again. */
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

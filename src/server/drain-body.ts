/** What becomes of the rest of a body when the response came before it was read, as the response to a wrong form does. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "./watch-requests.ts";

/**
 * Reads the rest and drops it, so that the connection can carry the next request. Whoever had begun to read holds the body up when
 * they read no more: the listener that is cut off would otherwise pause it for ever, and the connection would be closed
 * under the next request. How much and how long is read is bounded by the listener of Hono around it.
 */
export function drainUnread(handle: Handler): Handler {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    outgoing.once("finish", () => {
      if (incoming.readableEnded || incoming.destroyed) return;
      incoming.removeAllListeners("data");
      incoming.resume();
    });
    handle(incoming, outgoing);
  };
}

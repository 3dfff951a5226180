/** Handles the rest of a body when the response came before it was read, as the response to an invalid form does. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "./watch-requests.ts";

/**
 * Reads the rest and drops it, so that the connection can carry the next request. A handler that began to read and stopped
 * would otherwise leave the body paused, and the connection would be closed under the next request. The surrounding Hono
 * listener bounds how much and how long is read.
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

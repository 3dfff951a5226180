/** What a connection may take of us before anything of it is looked at. */
import type { ServerOptions } from "node:http";

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

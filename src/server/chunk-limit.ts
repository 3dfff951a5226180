/** Limits the cost of chunked bodies: each chunk costs the parser as much as a network packet, even one of a single byte. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "./watch-requests.ts";

/** Whatever their size: a client may start slowly, or flush what it has. */
const FREE_CHUNKS = 1_000;
/** Minimum average size after that. Clients and proxies that send chunks fill some kilobytes each. */
const MEAN_BYTES = 1_024;

/**
 * Closes the connection of a body in many small chunks, so that the rest is not parsed either. Browsers announce the length
 * of what they send; nothing is counted for such a body. Chunks after the response count as empty, whatever their size.
 */
export function limitChunks(handle: Handler): Handler {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.headers["transfer-encoding"] !== undefined) countPieces(incoming, outgoing);
    handle(incoming, outgoing);
  };
}

/** A data listener would start the stream before anybody reads it; the parser delivers each chunk through `push`. */
function countPieces(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const push = incoming.push.bind(incoming);
  let [chunks, bytes] = [0, 0];
  incoming.push = (piece: Buffer | null) => {
    if (piece === null) return push(null);
    chunks += 1;
    if (!outgoing.writableFinished) bytes += piece.length;
    if (chunks <= FREE_CHUNKS + bytes / MEAN_BYTES) return push(piece);
    incoming.socket.destroy();
    return false;
  };
}

/** What a body may cost that comes in chunks: each costs the parser as much as a network packet, also one of a single byte. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Handler } from "./watch-requests.ts";

/** Whatever their size: a client may begin slowly, or flush what it has. */
const FREE_CHUNKS = 1_000;
/** What they bring on average from then on. Clients and proxies that send in pieces fill some kilobytes each. */
const MEAN_BYTES = 1_024;

/**
 * Cuts the connection of a body in many small chunks, so that the rest is not parsed either. Browsers announce the length
 * of what they send; of an announced body nothing is counted. What comes after the answer brings nothing, whatever its size.
 */
export function limitChunks(handle: Handler): Handler {
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.headers["transfer-encoding"] !== undefined) countPieces(incoming, outgoing);
    handle(incoming, outgoing);
  };
}

/** Listening for data would start the stream before anybody reads it; the parser hands each piece over by `push`. */
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

/** Refuses requests that Node's parser accepts and other servers read differently, before anything else looks at them. */
import type { IncomingMessage } from "node:http";
import type { Handler } from "./watch-requests.ts";

/**
 * Answers 400 to a request with several `Host` headers (RFC 9112, 3.2), of which Node takes the first and a proxy perhaps the last,
 * and to one without a version in its request line.
 */
export function refuseMalformed(handle: Handler, headers: Readonly<Record<string, string>>): Handler {
  return (incoming, outgoing) => {
    if (isWellFormed(incoming)) return handle(incoming, outgoing);
    outgoing.writeHead(400, { ...headers, Connection: "close", "Content-Length": "0" }).end();
  };
}

function isWellFormed({ httpVersionMajor, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  }
  return httpVersionMajor >= 1 && hosts <= 1;
}

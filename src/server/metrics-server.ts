/**
 * The metrics on a port of their own, which the address that people type never reaches: there is no secret to keep, and
 * nothing of it among the public addresses. Whoever may read them is decided by who can reach that port.
 */
import { createServer, type Server } from "node:http";

/** Answers GET /metrics with what `read` gives. Not listening yet. */
export function createMetricsServer(read: () => Promise<string>, onError: (error: unknown) => void): Server {
  return createServer(async (request, response) => {
    response.setHeader("Cache-Control", "no-store");
    if (request.url?.split("?")[0] !== "/metrics") return response.writeHead(404).end();
    if (request.method !== "GET") return response.writeHead(405, { Allow: "GET" }).end();
    try {
      const text = await read();
      response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text);
    } catch (error) {
      onError(error);
      response.writeHead(503).end();
    }
  });
}

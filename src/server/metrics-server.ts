/**
 * Serves the metrics on a separate port that the public address never reaches: no secret is needed, and nothing appears among
 * the public addresses. Access is controlled by who can reach that port.
 */
import { createServer, type Server } from "node:http";

/** Answers GET /metrics with the result of `read`. Not listening yet. */
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

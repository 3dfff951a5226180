/** A browser's part of the traffic, and no more: kept connections, one cookie, the bodies read to their end. */
import { Agent, request } from "node:http";

export type Reply = { status: number; body: string; location: string | undefined };

export type Client = (method: "GET" | "POST", path: string, body?: string, type?: string) => Promise<Reply>;

/** A client of one address with one cookie. The agent is shared, so that connections are kept as a proxy would. */
export function clientOf(url: string, cookie: string, agent: Agent): Client {
  const { hostname, port, origin } = new URL(url);
  return (method, path, body, type = "application/json") =>
    new Promise((resolve, reject) => {
      const headers = {
        Cookie: cookie,
        Origin: origin,
        ...(body === undefined ? {} : { "Content-Type": type, "Content-Length": Buffer.byteLength(body) }),
      };
      const outgoing = request({ agent, hostname, port, method, path, headers }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("end", () =>
          resolve({
            status: incoming.statusCode ?? 0,
            body: Buffer.concat(chunks).toString("utf8"),
            location: incoming.headers.location,
          }),
        );
        incoming.on("error", reject);
      });
      outgoing.on("error", reject);
      outgoing.end(body);
    });
}

/** Connections that are kept, as many as there are students. */
export function openAgent(connections: number): Agent {
  return new Agent({ keepAlive: true, maxSockets: connections });
}

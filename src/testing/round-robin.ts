/** A proxy in front of several products, as a load balancer would be: each request goes to the next one. */
import { once } from "node:events";
import { createServer, request } from "node:http";

export type RoundRobin = { url: string; close(): Promise<void> };

/** Listens on this port. Names the client to whom it passes requests on. */
export async function startRoundRobin(port: number, targets: ReadonlyArray<string>): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const target = new URL(targets[turn % targets.length] ?? "");
    turn += 1;
    const { method, url: path, headers, socket } = incoming;
    const forwarded = { ...headers, "x-forwarded-for": headers["x-forwarded-for"] ?? socket.remoteAddress };
    const passed = request({ hostname: "127.0.0.1", port: target.port, method, path, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on("error", () => outgoing.destroy());
    incoming.pipe(passed);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

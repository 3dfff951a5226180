import { Agent, createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { drainUnread } from "./drain-body.ts";

/** More than the buffers between client and server hold while nothing is read. */
const LARGE = Buffer.alloc(900_000, "a");

test.for<[string, (request: Request) => unknown]>([
  ["touched", ({ body }) => body],
  ["read in part", ({ body }) => body?.getReader().read()],
  ["not looked at", () => null],
])("a connection carries the next request after a body that was %s", async ([, look]) => {
  const server = createServer(
    drainUnread(
      getRequestListener(async (asked) => {
        await look(asked);
        return new Response("no", { status: 400 });
      }),
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
    server.close();
  });
  const port = portOf(server.address());

  const first = await post(agent, port);
  const second = await post(agent, port);

  expect([first, second]).toEqual([
    { status: 400, isReused: false },
    { status: 400, isReused: true },
  ]);
});

function portOf(address: string | AddressInfo | null): number {
  if (typeof address !== "object" || address === null) throw new Error("not listening");
  return address.port;
}

function post(agent: Agent, port: number): Promise<{ status: number | undefined; isReused: boolean }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method: "POST", agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ status: answer.statusCode, isReused: sent.reusedSocket }));
    });
    sent.on("error", reject);
    sent.end(LARGE);
  });
}

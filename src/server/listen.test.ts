import { createServer, get } from "node:http";
import { connect, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { listen, listenOnManySockets } from "./listen.ts";
import { closeServer } from "./shutdown.ts";

const PLACE = { port: 0, address: "127.0.0.1", setting: "PORT" };

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
});

async function openWide() {
  const server = createServer((_, answer) => answer.end("here"));
  const doors: Server[] = [];
  const port = await listenOnManySockets(server, PLACE, doors);
  const close = () => closeServer({ server, doors }, null, AbortSignal.timeout(10_000));
  closings.push(close);
  return { server, port, close };
}

function answerOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ port, host: PLACE.address, agent: false }, (answer) => resolve(text(answer))).on("error", reject);
  });
}

test.skipIf(process.platform !== "linux")(
  "many connections that wait are taken in one turn, and answered",
  async () => {
    const { server, port } = await openWide();
    let taken = 0;
    server.on("connection", () => {
      taken += 1;
    });

    // Locally a connection is established as soon as it is requested: all wait before the first is accepted.
    const sockets: Socket[] = Array.from({ length: 64 }, () => connect({ port, host: PLACE.address }));
    while (taken === 0) await new Promise((resolve) => setImmediate(resolve));

    expect(taken).toBeGreaterThan(2);
    await expect.poll(() => taken).toBe(64);
    for (const socket of sockets) socket.destroy();
    expect(await Promise.all(Array.from({ length: 20 }, () => answerOf(port)))).toEqual(new Array(20).fill("here"));
  },
);

test("a port opened several times is refused to another product, and free once closed", async () => {
  const { port, close } = await openWide();
  const target = { ...PLACE, port };

  await expect(listenOnManySockets(createServer(), target, [])).rejects.toThrow(`Port ${port} is in use.`);
  await close();
  closings.length = 0;

  const next = createServer();
  closings.push(async () => next.close());
  expect(await listen(next, target)).toBe(port);
});

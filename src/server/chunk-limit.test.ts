import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { limitChunks } from "./chunk-limit.ts";

type Pieces = { count: number; size: number };

/** How many bytes the server has read when it has answered or the connection was cut, and what the client got. */
async function send({ count, size }: Pieces, isReading: boolean): Promise<{ read: number; answer: string }> {
  let read = 0;
  const server = createServer(
    limitChunks((incoming, outgoing) => {
      incoming.on("data", (data: Buffer) => {
        read += data.length;
      });
      incoming.on("error", () => {});
      if (isReading) incoming.on("end", () => outgoing.end("taken"));
      else outgoing.end("refused");
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const client = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  client.on("error", () => {});
  let answer = "";
  client.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
  });
  const piece = `${size.toString(16)}\r\n${"a".repeat(size)}\r\n`;
  const head = "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
  client.write(`${head}${piece.repeat(count)}0\r\n\r\n`);
  await new Promise((resolve) => client.once("close", resolve));
  server.close();
  return { read, answer: answer.slice(answer.lastIndexOf("\n") + 1) };
}

test("a body of very many small pieces is not read to its end", async () => {
  const { read, answer } = await send({ count: 250_000, size: 1 }, true);

  expect(read).toBeLessThanOrEqual(1_001);
  expect(answer).toBe("");
});

test.each<Pieces>([
  { count: 1_000, size: 1 },
  { count: 4_000, size: 1_400 },
])("$count pieces of $size bytes are read", async (pieces) => {
  expect(await send(pieces, true)).toEqual({ read: pieces.count * pieces.size, answer: "taken" });
});

test("few chunks are examined of a discarded body, too", async () => {
  const { read } = await send({ count: 4_000, size: 1_400 }, false);

  expect(read).toBeLessThan(4_000 * 1_400);
});

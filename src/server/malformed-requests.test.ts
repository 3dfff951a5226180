import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { refuseMalformed } from "./malformed-requests.ts";

/** The first line of the answer to these bytes. */
async function statusLineFor(sent: string): Promise<string> {
  const server = createServer(refuseMalformed((_incoming, outgoing) => void outgoing.end("taken"), {}));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const socket = connect(typeof address === "object" && address ? address.port : 0, "127.0.0.1");
  socket.end(sent);
  let answer = "";
  for await (const bytes of socket) answer += String(bytes);
  return answer.split("\r\n")[0] ?? "";
}

test.each([
  ["two hosts", "GET / HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\n\r\n"],
  ["the same host twice", "GET / HTTP/1.1\r\nHost: a.example\r\nHost: a.example\r\n\r\n"],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["no version", "GET /\r\n\r\n"],
  ["no version, with a host", "GET /\r\nHost: a.example\r\n\r\n"],
])("a request with %s is refused", async (_case, sent) => {
  expect(await statusLineFor(sent)).toMatch(/^HTTP\/1\.1 400 /);
});

test.each([
  ["HTTP/1.1", "GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n"],
  ["HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
])("an ordinary request of %s is taken", async (_case, sent) => {
  expect(await statusLineFor(sent)).toMatch(/^HTTP\/1\.1 200 /);
});

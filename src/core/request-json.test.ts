import { createServer, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod/mini";
import { freePort } from "../testing/product.ts";
import { requestJson } from "./request-json.ts";

const Greeting = z.object({ hello: z.string() });

/** The address of a server that answers like this. */
async function serve(answer: RequestListener): Promise<string> {
  const port = await freePort();
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}/`;
}

test("the body arrives as JSON, and the reply is parsed", async () => {
  const address = await serve(async (request, response) => {
    const { hello } = JSON.parse(await text(request));
    response.end(JSON.stringify({ hello: `${request.method} ${request.headers["content-type"]} ${hello}`, more: 1 }));
  });

  const reply = await requestJson(address, Greeting, { body: { hello: "Asha" } });

  expect(reply).toEqual({ kind: "replied", value: { hello: "POST application/json Asha" } });
});

test("a form is sent as a form", async () => {
  const address = await serve((request, response) =>
    response.end(JSON.stringify({ hello: request.headers["content-type"] })),
  );

  const reply = await requestJson(address, Greeting, { body: new URLSearchParams({ hello: "Asha" }) });

  expect(reply).toMatchObject({ value: { hello: expect.stringContaining("application/x-www-form-urlencoded") } });
});

test("a refusal that the page's schema knows is a reply", async () => {
  const address = await serve((_request, response) => response.writeHead(400).end('{"hello":"no"}'));

  expect(await requestJson(address, Greeting)).toEqual({ kind: "replied", value: { hello: "no" } });
});

test.each([
  [400, "<html>", { kind: "refused", status: 400 }],
  [404, "null", { kind: "refused", status: 404 }],
  [413, "", { kind: "refused", status: 413 }],
  [401, '{"hello":"stranger"}', { kind: "signed-out" }],
  [403, "", { kind: "signed-out" }],
  [500, "", { kind: "fault", status: 500 }],
  [503, "busy", { kind: "fault", status: 503 }],
  [200, "<html>", { kind: "fault", status: 200 }],
  [200, '{"goodbye":"Asha"}', { kind: "fault", status: 200 }],
])("%i with %s has its name", async (status, body, failure) => {
  const address = await serve((_request, response) => response.writeHead(status).end(body));

  expect(await requestJson(address, Greeting)).toEqual(failure);
});

test("no server, and one that does not answer in time, count as offline", async () => {
  const silent = await serve(() => {});

  expect(await requestJson(`http://127.0.0.1:${await freePort()}/`, Greeting)).toEqual({ kind: "offline" });
  expect(await requestJson(silent, Greeting, { timeoutMs: 50 })).toEqual({ kind: "offline" });
});

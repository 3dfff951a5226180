import { once } from "node:events";
import { createServer, request } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import {
  knownMethodsOnly,
  limitBody,
  newNonce,
  type RequestVariables,
  sameOriginOnly,
  securityHeaders,
} from "./security.ts";

function appFor(publicUrl?: string) {
  const app = new Hono<RequestVariables>();
  app.use(async (c, next) => {
    c.set("nonce", "n0nce");
    c.set("requestId", "r1");
    await next();
  });
  app.use(securityHeaders({ isHttps: publicUrl?.startsWith("https:") ?? false, isDevelopment: false }));
  app.use(sameOriginOnly(publicUrl));
  app.all("*", (c) => c.text("done"));
  return app;
}

const post = (headers: Record<string, string>, publicUrl?: string) =>
  appFor(publicUrl).request("http://localhost:3000/save", { method: "POST", headers });

test("scripts run only with the nonce of their own response, and no page can be framed", async () => {
  const { headers } = await appFor().request("http://localhost:3000/");

  expect(headers.get("content-security-policy")).toContain("script-src 'self' 'nonce-n0nce';");
  expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("x-request-id")).toBe("r1");
  expect(headers.get("strict-transport-security")).toBeNull();
});

test("behind TLS browsers are told to stay there", async () => {
  const { headers } = await appFor("https://exams.example.org").request("http://localhost:3000/");

  expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
});

test.each([
  ["another site", { origin: "https://evil.example" }],
  ["another port", { origin: "http://localhost:4000" }],
  ["no site at all", { origin: "null" }],
  ["a site that hides its name", { "sec-fetch-site": "cross-site" }],
])("a change sent by %s is refused", async (_name, headers: Record<string, string>) => {
  expect((await post(headers)).status).toBe(403);
});

test("a change from our own page, or from no browser, is accepted", async () => {
  expect((await post({ origin: "http://localhost:3000" })).status).toBe(200);
  expect((await post({ origin: "https://exams.example.org" }, "https://exams.example.org")).status).toBe(200);
  expect((await post({ cookie: "a=b", "sec-fetch-site": "same-origin" })).status).toBe(200);
  expect((await post({})).status).toBe(200);
});

test("a change with a session cookie but no origin is refused", async () => {
  expect((await post({ cookie: "lamplight.session_token=x" })).status).toBe(403);
});

test.each(["GET", "HEAD", "OPTIONS"])("%s is never asked where it comes from", async (method) => {
  const headers = { origin: "https://evil.example", cookie: "a=b" };
  const answer = await appFor().request("http://localhost:3000/", { method, headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("access-control-allow-origin")).toBeNull();
});

test("unsupported methods are refused before any lookup", async () => {
  let asked = 0;
  const app = new Hono<RequestVariables>().use(knownMethodsOnly).all("*", (c) => {
    asked += 1;
    return c.text("answered");
  });
  for (const method of ["OPTIONS", "PROPFIND", "LINK"]) {
    const answer = await app.request("http://localhost:3000/", { method });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE"]);
  }
  expect(asked).toBe(0);
  expect((await app.request("http://localhost:3000/", { method: "POST" })).status).toBe(200);
  expect(asked).toBe(1);
});

test("a header or a field that names another method does not change the method", async () => {
  const headers = { "x-http-method-override": "GET", origin: "https://evil.example" };
  const answer = await appFor().request("http://localhost:3000/save?_method=GET", { method: "POST", headers });
  expect(answer.status).toBe(403);
});

test("an address with a key in it is told to no other site", async () => {
  const policyOf = async (path: string) =>
    (await appFor().request(`http://localhost:3000${path}`)).headers.get("referrer-policy");

  expect(await policyOf("/reset-password?token=abc")).toBe("same-origin");
  expect(await policyOf("/reset-password?a=b&token=abc")).toBe("same-origin");
  expect(await policyOf("/courses?nottoken=abc")).toBe("strict-origin-when-cross-origin");
});

test("every kind of resource a page can load has its rule, and only images come from elsewhere", async () => {
  const { headers } = await appFor("https://exams.example.org").request("http://localhost:3000/");
  const policy = new Map(
    headers
      .get("content-security-policy")
      ?.split("; ")
      .map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1).join(" ")]),
  );

  expect(Object.fromEntries(policy)).toEqual({
    "default-src": "'self'",
    "script-src": "'self' 'nonce-n0nce'",
    "script-src-attr": "'none'",
    "style-src": "'self' 'nonce-n0nce'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' https: data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "media-src": "'none'",
    "frame-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "upgrade-insecure-requests": "",
  });
});

test("with a public address, the address of the request is not taken as ours", async () => {
  expect((await post({ origin: "http://localhost:3000" }, "https://exams.example.org")).status).toBe(403);
});

test("limited and busy responses have a Retry-After, unless one was set already", async () => {
  const app = new Hono<RequestVariables>();
  app.use(securityHeaders({ isHttps: false, isDevelopment: false }));
  app.get("/form", (c) => c.text("too many", 429));
  app.get("/save", (c) => c.text("too many", 429, { "Retry-After": "7" }));

  app.get("/busy", (c) => c.text("busy", 503));

  expect((await app.request("/busy")).headers.get("retry-after")).toBe("5");
  expect((await app.request("/form")).headers.get("retry-after")).toBe("60");
  expect((await app.request("/save")).headers.get("retry-after")).toBe("7");
});

test("no nonce repeats, and each has 16 bytes", () => {
  const nonces = Array.from({ length: 2_000 }, newNonce);

  expect(new Set(nonces).size).toBe(nonces.length);
  for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16);
});

/** The status and text of a real server's response to a body sent like this. */
async function answerTo(body: string, headers: Record<string, string | number>): Promise<[number | undefined, string]> {
  const app = new Hono<RequestVariables>();
  app.use(
    limitBody(
      (c) => (c.req.path === "/file" ? 100 : 10),
      () => new Response("too large", { status: 413 }),
    ),
  );
  app.all("*", async (c) => c.text(`read ${await c.req.text()}`));
  const server = createServer(getRequestListener(app.fetch)).listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  try {
    const outgoing = request({ port, method: "POST", path: "/save", headers });
    outgoing.end(body);
    const [incoming] = await once(outgoing, "response");
    return [incoming.statusCode, Buffer.concat(await incoming.toArray()).toString()];
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test.each([
  ["that announces its length", { "Content-Length": 11 }],
  ["that comes in pieces", { "Transfer-Encoding": "chunked" }],
])("a body %s is refused when it is too large", async (_name, headers) => {
  expect(await answerTo("x".repeat(11), headers)).toEqual([413, "too large"]);
});

test.each([
  ["that announces its length", { "Content-Length": 10 }],
  ["that comes in pieces", { "Transfer-Encoding": "chunked" }],
])("a body %s is read when it is small enough", async (_name, headers) => {
  expect(await answerTo("0123456789", headers)).toEqual([200, "read 0123456789"]);
});

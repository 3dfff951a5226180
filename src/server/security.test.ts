import { Hono } from "hono";
import { expect, test } from "vitest";
import { type RequestVariables, sameOriginOnly, securityHeaders } from "./security.ts";

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

test("scripts run only with the nonce of their own answer, and nobody can frame a page", async () => {
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

test("a change sent by our own page, or by no browser, is taken", async () => {
  expect((await post({ origin: "http://localhost:3000" })).status).toBe(200);
  expect((await post({ origin: "https://exams.example.org" }, "https://exams.example.org")).status).toBe(200);
  expect((await post({})).status).toBe(200);
});

test("with a public address, the address the request came by is not ours", async () => {
  expect((await post({ origin: "http://localhost:3000" }, "https://exams.example.org")).status).toBe(403);
});

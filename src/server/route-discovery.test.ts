import { Hono } from "hono";
import { expect, test } from "vitest";
import { DISCOVERY, limitDiscovery } from "./route-discovery.ts";

test("a page may ask where its links lead, but not for thousands of them; without an account for fewer", async () => {
  const app = new Hono()
    .use(
      DISCOVERY,
      limitDiscovery((headers) => headers.has("cookie")),
    )
    .all("*", (c) => c.text("found"));
  const ask = async (links: number, headers: Record<string, string> = {}) => {
    const paths = Array.from({ length: links }, (_, number) => `/${number}`).join();
    return (await app.request(`${DISCOVERY}?${new URLSearchParams({ version: "1", paths })}`, { headers })).status;
  };

  expect([await ask(0), await ask(1), await ask(24), await ask(25), await ask(1_600)]).toEqual([
    ...[200, 200, 200],
    ...[400, 400],
  ]);
  const cookie = "session";
  expect([await ask(120, { cookie }), await ask(121, { cookie })]).toEqual([200, 400]);
  expect((await app.request(DISCOVERY)).status).toBe(200);
});

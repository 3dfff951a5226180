import { Hono } from "hono";
import { expect, test } from "vitest";
import { DISCOVERY, limitDiscovery } from "./route-discovery.ts";

test("a page may ask where its links lead, but not for thousands of them", async () => {
  const app = new Hono().use(DISCOVERY, limitDiscovery).all("*", (c) => c.text("found"));
  const ask = async (links: number) => {
    const paths = Array.from({ length: links }, (_, number) => `/${number}`).join();
    return (await app.request(`${DISCOVERY}?${new URLSearchParams({ version: "1", paths })}`)).status;
  };

  expect([await ask(0), await ask(1), await ask(80), await ask(81), await ask(1_600)]).toEqual([
    ...[200, 200, 200],
    ...[400, 400],
  ]);
  expect((await app.request(DISCOVERY)).status).toBe(200);
});

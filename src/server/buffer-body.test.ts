import { Hono } from "hono";
import { expect, test } from "vitest";
import { FORM_LIMIT, LARGE_LIMIT } from "./body-limits.ts";
import { bufferBody } from "./buffer-body.ts";
import type { RequestVariables } from "./security.ts";

const bodyLimitOf = (path: string) => (path.endsWith("/import") ? LARGE_LIMIT + 1 : FORM_LIMIT);

/** The order of events for a form: when the rest of its body is requested, and when the handler starts. */
async function orderOf(path: string): Promise<string[]> {
  const order: string[] = [];
  const app = new Hono<RequestVariables>();
  app.use(bufferBody(bodyLimitOf));
  app.post("*", async (c) => {
    order.push("answered");
    return c.text(await c.req.raw.text());
  });
  const bytes = new TextEncoder().encode("intent=start");
  const source: UnderlyingByteSource = {
    type: "bytes",
    pull(rest) {
      order.push("read");
      rest.enqueue(bytes);
      rest.close();
    },
  };
  const init = { method: "POST", body: new ReadableStream(source), duplex: "half" };
  const answer = await app.request(path, { ...init, headers: { "content-length": String(bytes.length) } });
  expect(await answer.text()).toBe("intent=start");
  return order;
}

test("a form has arrived completely before its request is handled: its time cannot be held back", async () => {
  expect(await orderOf("/dashboard/tests")).toEqual(["read", "answered"]);
});

test("an administrator's file is left to the handler to read", async () => {
  expect(await orderOf("/admin/questions/import")).toEqual(["answered", "read"]);
});

test("a form that is cut off is not answered at all", async () => {
  const app = new Hono<RequestVariables>();
  app.use(bufferBody(bodyLimitOf));
  let isAnswered = false;
  app.post("*", (c) => {
    isAnswered = true;
    return c.text("done");
  });
  const body = new ReadableStream({ pull: (rest) => rest.error(new Error("the connection was closed")) });
  const headers = { "content-length": "9" };

  const answer = await app.request("/login", { method: "POST", body, headers, ...{ duplex: "half" } });

  expect([answer.status, isAnswered]).toEqual([400, false]);
});

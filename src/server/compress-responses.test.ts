import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, test } from "vitest";
import { compressResponses } from "./compress-responses.ts";

const page = `<p>${"A client is admitted with a finding that needs a decision. ".repeat(100)}</p>`;

const app = new Hono();
app.use(compress(), compressResponses());
app.get("/page", (c) => {
  c.header("Set-Cookie", "first=1");
  c.header("Set-Cookie", "second=2", { append: true });
  return c.html(page, 404);
});
app.get("/streamed", () => {
  const pieces = [page.slice(0, 50), page.slice(50)];
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(piece));
      },
    }),
    { headers: { "Content-Type": "text/x-script", Vary: "Cookie" } },
  );
});
app.get("/small", (c) => c.json({ kind: "received" }));
app.get("/file", (c) => c.body(page, 200, { "Content-Type": "text/csv" }));
app.get("/moved", (c) => c.redirect("/page"));

const ask = (path: string, accepted: string, method = "GET") =>
  app.request(path, { method, headers: { "Accept-Encoding": accepted } });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test.each(["/page", "/streamed"])("%s is packed in one piece whose length is said", async (path) => {
  const answer = await ask(path, "gzip, deflate, br");
  const bytes = await bytesOf(answer);

  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  expect(answer.headers.get("Content-Length")).toBe(String(bytes.length));
  expect(gunzipSync(bytes).toString()).toBe(page);
  expect(answer.headers.get("Vary")).toMatch(/Accept-Encoding$/);
});

test("status, type and every cookie are unchanged", async () => {
  const answer = await ask("/page", "gzip");

  expect(answer.status).toBe(404);
  expect(answer.headers.get("Content-Type")).toContain("text/html");
  expect(answer.headers.getSetCookie()).toEqual(["first=1", "second=2"]);
});

test.each(["", "br", "identity", "gzip;q=0", "deflate;q=0, br"])(
  "a browser that says Accept-Encoding: %s gets the page as it is, and caches are told",
  async (accepted) => {
    const answer = await ask("/page", accepted);

    expect(answer.headers.get("Content-Encoding")).toBeNull();
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  },
);

test("small replies are sent uncompressed, with their length", async () => {
  const answer = await ask("/small", "gzip");

  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(answer.headers.get("Content-Length")).toBe("19");
  expect(await answer.json()).toEqual({ kind: "received" });
});

test("a file goes through the stream", async () => {
  const answer = await ask("/file", "gzip");

  expect(answer.headers.get("Content-Encoding")).toBe("gzip");
  expect(answer.headers.get("Content-Length")).toBeNull();
  expect(gunzipSync(await bytesOf(answer)).toString()).toBe(page);
});

test("a response without a body is left alone", async () => {
  expect((await ask("/moved", "gzip")).status).toBe(302);
  expect(await (await ask("/page", "gzip", "HEAD")).text()).toBe("");
});

import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { encodingFor, servePages } from "./page-cache.ts";
import { readPage } from "./page-cache-page.ts";
import { openPageStore } from "./page-cache-store.ts";
import { protectiveHeaders } from "./security.ts";

const NONCE = "bm9uY2Ugb2YgYSB0ZXN0IQ==";
const OURS = "window.ours = 1;";
const SHARED = { "content-type": "text/html; charset=utf-8", "cache-control": "public, no-cache" };
const BODY = `<!DOCTYPE html><html><head><link rel="modulepreload" nonce="${NONCE}" href="/a.js"/></head><body>
<p>${"Prioritise the patient who cannot breathe. ".repeat(50)}</p><script nonce="${NONCE}">${OURS}</script>
<script>window.injected = 1;</script><script type="module" nonce="${NONCE}" async="" src="/b.js"></script></body></html>`;

type Rendered = { body?: string; status?: number; headers?: Record<string, string> };

/** A product that renders the same page everywhere, and says "for you alone" where the store declines. */
function openProduct(page: Rendered = {}) {
  const render = vi.fn(async (_address: string) => {
    const response = new Response(page.body ?? BODY, { status: page.status ?? 200, headers: page.headers ?? SHARED });
    return readPage(response, NONCE, protectiveHeaders({ isHttps: false, isDevelopment: false }));
  });
  const store = openPageStore({
    listener: { onNotification: () => {}, hasReceivedAll: async () => true },
    render,
    findNextChange: async () => null,
  });
  const serve = servePages({ store, hasSession: (cookie) => cookie.includes("session=") });
  const server = createServer(serve((_incoming, outgoing) => outgoing.end("for you alone")));
  opened.push(server);
  return { render, ask: (path: string, asked: Asked = {}) => ask(server, path, asked) };
}

type Asked = { method?: string; headers?: Record<string, string> };

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

/** The answer as it came over the wire: `fetch` would decompress it. */
async function ask(server: Server, path: string, asked: Asked): Promise<Response> {
  if (!server.listening) await once(server.listen(0), "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const [answer] = await once(request({ port, path, agent: false, ...asked }).end(), "response");
  const bytes = Buffer.concat(await answer.toArray());
  const hasBody = asked.method !== "HEAD" && answer.statusCode !== 304;
  return new Response(hasBody ? bytes : null, { status: answer.statusCode, headers: answer.headers });
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const withHeaders = (headers: Record<string, string>) => ({ headers });

test("a visitor gets the page whole, with its length, a tag, and what it varies by", async () => {
  const { ask, render } = openProduct();
  const first = await ask("/courses");
  const second = await ask("/courses");

  expect(render).toHaveBeenCalledTimes(1);
  for (const { status, headers } of [first, second]) {
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("public, no-cache");
    expect(headers.get("vary")).toBe("Cookie, Accept-Encoding");
    expect(headers.get("etag")).toMatch(/^"[\w-]{22}"$/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect(first.headers.get("x-request-id")).not.toBe(second.headers.get("x-request-id"));
  const bytes = await bytesOf(first);
  expect(first.headers.get("content-length")).toBe(String(bytes.length));
  expect(await bytesOf(second)).toEqual(bytes);
});

test("the policy allows our own scripts by hash, no others, and no nonce is left in the page", async () => {
  const { ask } = openProduct();
  const answer = await ask("/");
  const hash = createHash("sha256").update(OURS).digest("base64");

  expect(answer.headers.get("content-security-policy")).toContain(`script-src 'self' 'sha256-${hash}';`);
  const html = await answer.text();
  expect(html).toContain(`<script>${OURS}</script>`);
  expect(html).toContain('<link rel="modulepreload" href="/a.js"/>');
  expect(html).not.toContain("nonce");
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
] as const)("whoever takes %s gets that, smaller, with a tag of its own", async (encoding, decompress) => {
  const { ask } = openProduct();
  const plain = await ask("/");
  const answer = await ask("/", withHeaders({ "accept-encoding": encoding }));

  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("etag")).not.toBe(plain.headers.get("etag"));
  const bytes = await bytesOf(answer);
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  const whole = await bytesOf(plain);
  expect(bytes.length).toBeLessThan(whole.length / 2);
  expect(decompress(bytes)).toEqual(whole);
});

test("a page too small to gain from compression is not compressed", async () => {
  const { ask } = openProduct({ body: "User-agent: *", headers: { ...SHARED, "content-type": "text/plain" } });
  const answer = await ask("/robots.txt", withHeaders({ "accept-encoding": "br" }));

  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toBe("User-agent: *");
});

test.each([
  [null, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["zstd, deflate", "identity"],
] as const)("a browser that says Accept-Encoding: %s gets %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test("a browser that has the page is told that it is still valid, and gets nothing else", async () => {
  const { ask } = openProduct();
  const headers = { "accept-encoding": "br" };
  const etag = (await ask("/", withHeaders(headers))).headers.get("etag") ?? "";
  for (const held of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const answer = await ask("/", withHeaders({ ...headers, "if-none-match": held }));
    expect(answer.status, held).toBe(304);
    expect(await answer.text()).toBe("");
    expect(answer.headers.get("etag")).toBe(etag);
    expect(answer.headers.get("cache-control")).toBe("public, no-cache");
    expect(answer.headers.get("vary")).toBe("Cookie, Accept-Encoding");
    expect(answer.headers.get("content-length")).toBeNull();
  }

  expect((await ask("/", withHeaders({ ...headers, "if-none-match": '"other"' }))).status).toBe(200);
  // The copy has another encoding: another representation.
  expect((await ask("/", withHeaders({ "if-none-match": etag }))).status).toBe(200);
});

test("HEAD returns what GET would, without the page", async () => {
  const { ask } = openProduct();
  const get = await ask("/");
  const head = await ask("/", { method: "HEAD" });

  expect(await head.text()).toBe("");
  for (const name of ["content-length", "content-type", "etag", "vary", "content-security-policy"]) {
    expect(head.headers.get(name), name).toBe(get.headers.get(name));
  }
});

test("requests with a session, and those that change something, are passed on", async () => {
  const { ask, render } = openProduct();

  expect(await (await ask("/", withHeaders({ cookie: "theme=dark; session=1" }))).text()).toBe("for you alone");
  expect(await (await ask("/contact", { method: "POST" })).text()).toBe("for you alone");
  expect(await (await ask("/login")).text()).toBe("for you alone");
  expect(render).not.toHaveBeenCalled();
  expect(await (await ask("/", withHeaders({ cookie: "theme=dark" }))).text()).toContain("<!DOCTYPE html>");
});

test.each([
  ["an error", { status: 404 }],
  ["a redirect", { status: 301, headers: { location: "/blog/now-here" }, body: "" }],
  ["a page that says it is private", { headers: { ...SHARED, "cache-control": "private, no-store" } }],
  ["a page that sets a cookie", { headers: { ...SHARED, "set-cookie": "seen=1" } }],
])("%s is rendered for each request anew, has no tag and sets no cookie", async (_name, page: Rendered) => {
  const { ask, render } = openProduct(page);
  await ask("/blog/a-post");
  const answer = await ask("/blog/a-post", withHeaders({ "if-none-match": "*" }));

  expect(render).toHaveBeenCalledTimes(2);
  expect(answer.status).toBe(page.status ?? 200);
  expect(answer.headers.get("location")).toBe(page.headers?.location ?? null);
  expect(answer.headers.get("etag")).toBeNull();
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("meaningless parameters make no new page", async () => {
  const { ask, render } = openProduct();
  for (const query of ["", "?utm_source=mail", "?page=2&utm_source=mail", "?fbclid=1&page=2", "?page=2"]) {
    await ask(`/blog${query}`);
  }

  expect(render.mock.calls).toEqual([["/blog"], ["/blog?page=2"]]);
});

import { once } from "node:events";
import { createServer, request } from "node:http";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { canonicalAddressOf, onCanonicalAddress } from "./canonical-address.ts";

test.each([
  "/",
  "/?a=b",
  "/courses",
  "/courses?type=NCLEX&x=%41#",
  "/_.data",
  "/courses.data?_routes=a",
  "/admin/gallery/multi-select",
  "/certificates/LL-2026-AB12",
  "/assets/root-BkX_9.js",
  "/blog/%E0%A4%AA%E0%A4%BE%E0%A4%A0",
])("%s is written as it should be", (address) => {
  expect(canonicalAddressOf(address)).toBe(address.replace("#", ""));
});

test.each([
  ["//", "/"],
  ["//evil.example", "/evil.example"],
  ["//x/admin/students", "/x/admin/students"],
  ["/\\evil.example", "/evil.example"],
  ["/\\/evil.example//a", "/evil.example/a"],
  ["/courses/", "/courses"],
  ["/courses//nclex-rn", "/courses/nclex-rn"],
  ["/courses/?q=/A//", "/courses?q=/A//"],
  ["/COURSES", "/courses"],
  ["/Admin/Students?Q=A", "/admin/students?Q=A"],
  ["/%61dmin", "/admin"],
  ["/%41DMIN", "/admin"],
  ["/blog/%e0%a4%aa", "/blog/%E0%A4%AA"],
  ["/blog/caf%C3%A9@x", "/blog/caf%C3%A9%40x"],
  ["/Certificates/LL-2026-AB12/", "/certificates/LL-2026-AB12"],
  ["/courses#top", "/courses"],
])("%s leads to %s", (asked, canonical) => {
  expect(canonicalAddressOf(asked)).toBe(canonical);
});

test.each([
  "",
  "*",
  "courses",
  "/blog/%00",
  "/courses/..%20",
  "/courses/nclex-rn%20",
  "/blog/%C2%A0a",
  "/blog/%0A",
  "/blog/%7F",
  "/blog/%C2%85",
  "/blog/%",
  "/blog/%zz",
  "/blog/%FF",
  "/blog/%ED%A0%80",
  "/admin%2Fstudents",
  "/admin%5Cstudents",
  "/./admin",
  "/blog/../admin",
  "/blog/%2e%2e/admin",
  "/courses/_.data",
  "/blog?type=%00",
  "/blog?a=b&type=x%00y",
  `/${"a".repeat(1_000)}`,
  "/a".repeat(7_000),
])("%j names nothing", (asked) => {
  expect(canonicalAddressOf(asked)).toBeNull();
});

test("one redirect leads from any address to its canonical spelling on this host", () => {
  const piece = fc.constantFrom(..."/\\.?#aA:@%é", "%2f", "%2E", "%41", "%25", "%E0%A4%AA", "//", "..", "admin");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const canonical = canonicalAddressOf(`/${pieces.join("")}`);
      if (canonical === null) return;
      expect(canonicalAddressOf(canonical)).toBe(canonical);
      const { host, pathname } = new URL(canonical, "http://here");
      expect([host, pathname]).toEqual(["here", canonical.split("?")[0]]);
    }),
  );
});

/** The response of a server behind the canonical redirect; a handler that is reached returns its address. */
async function ask(path: string, method = "GET") {
  const server = createServer(
    onCanonicalAddress((incoming, outgoing) => outgoing.end(`at ${incoming.url}`), { "x-frame-options": "DENY" }),
  ).listen(0);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  const sent = request({ port: typeof address === "object" ? address?.port : 0, method, path }).end();
  const [answer] = await once(sent, "response");
  return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(await answer.toArray()).toString() };
}

test("another spelling is redirected with its query, protected and not cached", async () => {
  const { status, headers, text } = await ask("//COURSES/?a=%2F");

  expect([status, headers.location, text]).toEqual([308, "/courses?a=%2F", ""]);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-frame-options": "DENY" });
  expect(headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
});

test("requests that change something are accepted at one address only", async () => {
  expect((await ask("/COURSES", "POST")).text).toBe("at /not-found");
  expect((await ask("/courses", "POST")).text).toBe("at /courses");
});

test("an unnameable address is answered as not found", async () => {
  for (const path of ["/blog/%00", "/blog?type=%00", "/%2e%2e/admin"])
    expect((await ask(path)).text).toBe("at /not-found");
});

test("requests in a proxy's form get the same", async () => {
  expect((await ask("http://elsewhere.example/courses?a=b")).text).toBe("at /courses?a=b");
  expect((await ask("http://elsewhere.example")).text).toBe("at /");
  expect((await ask("http://elsewhere.example//evil.example")).headers.location).toBe("/evil.example");
});

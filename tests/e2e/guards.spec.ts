/** Who is let in where, asked of every address in the route table, and what protects every answer. */
import type { APIRequestContext, APIResponse, BrowserContext } from "@playwright/test";
import { expect, FROM_OUR_PAGE, signedInStudent, test } from "./fixtures.ts";
import { ADMIN } from "./people.ts";
import { jsonPlaces, type Place, places, placesFor } from "./site-map.ts";

const CHANGES = ["POST", "PUT", "PATCH", "DELETE"];
const HTML = "text/html";
const JSON_DATA = "application/json";

/** One request as a browser sends it, with redirects not followed. */
type Ask = (address: string, options?: { method?: string; headers?: Record<string, string> }) => Promise<APIResponse>;

function asking(request: APIRequestContext, cookie = ""): Ask {
  return (address, { method = "GET", headers = {} } = {}) =>
    request.fetch(address, {
      method,
      headers: { accept: HTML, ...(cookie && { cookie }), ...headers },
      maxRedirects: 0,
    });
}

/** For a test whose browser the fixture `admin` has signed in. */
async function askingAsAdmin(request: APIRequestContext, context: BrowserContext): Promise<Ask> {
  const cookies = await context.cookies();
  return asking(request, cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
}

/** Pages and their data lead elsewhere, for a visitor forms as well; what is no page is refused. */
async function expectTurnedAway(ask: Ask, place: Place, { to, status }: { to: string; status: 401 | 403 }) {
  const { address, id, pattern } = place;
  const page = await ask(address);
  expect([page.status(), page.headers().location], pattern).toEqual([302, to]);
  expectProtected(page, pattern);

  const dataOfPage = [`${address}.data`, `${address}.data?_routes=${encodeURIComponent(id)}`];
  for (const dataAddress of dataOfPage) {
    const answer = await ask(dataAddress, { headers: { accept: "*/*" } });
    expect(answer.status(), dataAddress).toBe(202);
    expect(await answer.text(), dataAddress).toContain(`"${to}"`);
  }
  const json = await ask(address, { headers: { accept: JSON_DATA } });
  expect(json.status(), `${pattern} as JSON`).toBe(status);
  for (const method of CHANGES) {
    const answer = await ask(address, { method });
    const isLed = method === "POST" && status === 401;
    expect(answer.status(), `${method} ${pattern}`).toBe(isLed ? 303 : status);
    if (isLed) expect(answer.headers().location, pattern).toBe(to);
    expectProtected(answer, `${method} ${pattern}`);
  }
}

/** The headers that every answer carries. */
function expectProtected(answer: APIResponse, what: string): void {
  const headers = answer.headers();
  const policy = headers["content-security-policy"] ?? "";
  // What is shared by all names its scripts by their hashes; everything else has a nonce of its own.
  expect(policy, what).toMatch(
    /^default-src 'self'; script-src 'self'( 'nonce-[\w+/=]{24}'|( 'sha256-[\w+/=]{44}')*); style-src 'self'( 'nonce-[\w+/=]{24}')?; style-src-attr 'unsafe-inline'; script-src-attr 'none';/,
  );
  for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
    expect(policy, what).toContain(rule);
  }
  expect(headers, what).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  for (const name of ["server", "x-powered-by", "access-control-allow-origin"])
    expect(headers[name], what).toBeUndefined();
}

test("the route table says by its guards who is let in where", () => {
  const patternsOf = (access: Place["access"]) => placesFor(access).map(({ pattern }) => pattern);

  expect(patternsOf("admin")).toEqual(
    expect.arrayContaining(["/admin", "/admin/questions", "/admin/questions/add", "/admin/subjects"]),
  );
  expect(patternsOf("student")).toEqual(
    expect.arrayContaining(["/account", "/dashboard", "/dashboard/tests", "/attempts/:attemptId"]),
  );
  expect(patternsOf("admin").filter((pattern) => !/^\/admin(\/|$)/.test(pattern))).toEqual([]);
  expect(
    patternsOf("everyone").filter((pattern) => /^\/(admin|dashboard|attempts|account)(\/|$)/.test(pattern)),
  ).toEqual([]);
});

test("a visitor is sent to sign in from every guarded page, and may change nothing", async ({ request }) => {
  const ask = asking(request);
  for (const place of [...placesFor("student"), ...placesFor("admin")]) {
    await expectTurnedAway(ask, place, { to: `/login?next=${encodeURIComponent(place.address)}`, status: 401 });
  }
});

test("a student is sent from every page of the administration to the dashboard", async ({ request, database }) => {
  const { cookie } = await signedInStudent(database);
  const ask = asking(request, cookie);
  for (const place of placesFor("admin")) await expectTurnedAway(ask, place, { to: "/dashboard", status: 403 });
});

test("the administrator is sent from every page of the students to the administration", async ({
  request,
  context,
  admin: _,
}) => {
  const ask = await askingAsAdmin(request, context);
  for (const place of placesFor("student")) await expectTurnedAway(ask, place, { to: "/admin", status: 403 });
});

test("what a running test asks for is refused to visitors and to the administrator", async ({
  request,
  context,
  admin: _,
}) => {
  await expectJsonRefused(asking(request), 401);
  await expectJsonRefused(await askingAsAdmin(request, context), 403);
});

async function expectJsonRefused(ask: Ask, status: 401 | 403) {
  for (const { address, pattern } of jsonPlaces) {
    for (const method of ["GET", ...CHANGES]) {
      const answer = await ask(address, { method });
      expect(answer.status(), `${method} ${pattern}`).toBe(status);
      expectProtected(answer, `${method} ${pattern}`);
    }
  }
}

test("a running test's requests answer a student, protected, and take no body without bounds", async ({
  request,
  database,
}) => {
  const { cookie } = await signedInStudent(database);
  const ask = asking(request, cookie);
  for (const { method, address, pattern } of jsonPlaces) {
    const answer = await ask(address, { method });
    expect(answer.status(), pattern).toBe(/save|flag/.test(pattern) ? 400 : 200);
    expect(answer.headers()["cache-control"], pattern).toBe("private, no-store");
    expectProtected(answer, pattern);
    const data = "x".repeat(1024 * 1024 + 1);
    const tooLong = await request.fetch(address, { method: "POST", data, headers: { cookie } });
    expect(tooLong.status(), pattern).toBe(413);
  }
});

test("a forged cookie is nobody's, and is taken away", async ({ request, database }) => {
  const { cookie } = await signedInStudent(database);
  const ask = asking(request, `${cookie.slice(0, -8)}AAAAAA%3D`);
  const answer = await ask("/dashboard");

  expect(answer.headers().location).toBe("/login?next=%2Fdashboard&ended=1");
  expect(answer.headers()["set-cookie"]).toMatch(
    /^lamplight\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect((await ask("/account", { method: "POST" })).headers().location).toBe("/login?next=%2Faccount&ended=1");
});

test("who belongs there is let in, no cache keeps it, and an id of nothing is no fault of ours", async ({
  request,
  context,
  database,
  admin: _,
}) => {
  const { cookie } = await signedInStudent(database);
  const visits = [
    { ask: asking(request, cookie), own: placesFor("student") },
    { ask: await askingAsAdmin(request, context), own: placesFor("admin") },
  ];
  for (const { ask, own } of visits) {
    for (const { address, pattern } of own) {
      const answer = await ask(address);
      expect(answer.status(), pattern).toBeLessThan(500);
      expect(answer.headers().location ?? "", pattern).not.toMatch(/^\/login|^\/dashboard$/);
      if (answer.ok()) expect(answer.headers()["cache-control"], pattern).toMatch(/no-store|private/);
      if (answer.ok() && !pattern.includes(":")) expectProtected(answer, pattern);
    }
  }
});

test("a change that another site sends is refused everywhere, whoever is signed in", async ({
  request,
  context,
  database,
  admin: _,
}) => {
  const { cookie } = await signedInStudent(database);
  const foreign = [{ origin: "https://example.net" }, { "sec-fetch-site": "cross-site" }];
  const asStudent = asking(request, cookie);
  const asAdmin = await askingAsAdmin(request, context);
  for (const { address, pattern } of [...places, ...jsonPlaces]) {
    for (const headers of foreign) {
      const answer = await asStudent(address, { method: "POST", headers });
      expect(answer.status(), `${pattern} ${JSON.stringify(headers)}`).toBe(403);
      expectProtected(answer, pattern);
    }
    expect((await asAdmin(address, { method: "POST", headers: { origin: "https://example.net" } })).status()).toBe(403);
  }
  for (const headers of [{ origin: "null" }, { "sec-fetch-site": "same-site" }]) {
    expect((await asStudent("/account", { method: "POST", headers })).status(), JSON.stringify(headers)).toBe(403);
  }
  expect((await asStudent("/dashboard")).status()).toBe(200);
});

test("a change in somebody's name that does not say where it comes from is refused everywhere", async ({
  playwright,
  baseURL,
  database,
}) => {
  const { cookie } = await signedInStudent(database);
  const bare = await playwright.request.newContext({ ...(baseURL && { baseURL }), extraHTTPHeaders: { cookie } });
  for (const { address, pattern } of [...places, ...jsonPlaces]) {
    for (const asked of [address, `${address}.data`]) {
      const answer = await bare.post(asked, { maxRedirects: 0 });
      expect(answer.status(), `${pattern} ${asked}`).toBe(403);
      expectProtected(answer, pattern);
    }
  }
  expect((await bare.get("/dashboard")).status()).toBe(200);
  await bare.dispose();
});

test("no method that a browser may send without asking changes anything, and none is a fault of ours", async ({
  request,
  database,
}) => {
  const { cookie } = await signedInStudent(database);
  for (const { address, pattern } of [...placesFor("everyone"), ...placesFor("student"), ...jsonPlaces]) {
    for (const method of ["HEAD", "OPTIONS", "PROPFIND"]) {
      const answer = await request.fetch(address, { method, headers: { cookie }, maxRedirects: 0 });
      expect(answer.status(), `${method} ${pattern}`).toBeLessThan(500);
      expect(answer.headers()["access-control-allow-origin"], pattern).toBeUndefined();
    }
  }
  expect((await request.get("/dashboard", { headers: { cookie }, maxRedirects: 0 })).status()).toBe(200);
});

/** The two mailboxes of a change of address. */
const ADDRESS_CHANGE = ["/address-change/approve", "/address-change/confirm"];

test("an address with a key in it is told to no other site", async ({ request }) => {
  for (const path of [
    "/reset-password",
    "/verify-email",
    "/newsletter/confirm",
    "/newsletter/leave",
    ...ADDRESS_CHANGE,
  ]) {
    const answer = await request.get(`${path}?token=something`, { maxRedirects: 0 });
    expect(answer.headers()["referrer-policy"], path).toBe("same-origin");
  }
});

test("where one is sent after signing in is a page of ours, whatever the address asks for", async ({
  playwright,
  baseURL,
}) => {
  // Which addresses are ours is a rule that is asked by itself; these come through the wire unlike they were sent.
  const hostile = ["//evil.example", "/\\evil.example", "/\t/evil.example", "/\r\nSet-Cookie: a=b"];
  for (const next of hostile) {
    const visitor = await playwright.request.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: FROM_OUR_PAGE,
    });
    const answer = await visitor.post(`/login?${new URLSearchParams({ next })}`, { form: ADMIN, maxRedirects: 0 });
    const location = answer.headers().location ?? "";
    expect(new URL(location, baseURL).origin, JSON.stringify(next)).toBe(baseURL);
    expect(location, JSON.stringify(next)).toMatch(/^\/(?![/\\])/);
    expect(answer.headers()["set-cookie"] ?? "").not.toContain("a=b");
    await visitor.dispose();
  }
});

test("a change that our own page sends is taken", async ({ request, baseURL }) => {
  const answer = await request.post("/forgot-password", {
    headers: { origin: baseURL ?? "", "sec-fetch-site": "same-origin" },
    form: { email: "nobody" },
  });

  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain("Please enter a valid email address");
});

test("opening the address of log-out signs nobody out", async ({ request, database }) => {
  const { cookie } = await signedInStudent(database);
  const ask = asking(request, cookie);
  expect((await ask("/logout")).headers().location).toBe("/");
  expect((await ask("/dashboard")).status()).toBe(200);

  const answer = await ask("/logout", { method: "POST" });
  expect(answer.headers()).toMatchObject({
    location: "/login",
    "clear-site-data": '"storage"',
    "set-cookie": expect.stringContaining("lamplight.session_token=; Max-Age=0"),
  });
  expect((await ask("/dashboard")).headers().location).toBe("/login?next=%2Fdashboard&ended=1");
});

test("the cookie of a session is out of reach for scripts and for other sites", async ({ request }) => {
  const answer = await request.post("/login", { form: ADMIN, maxRedirects: 0 });

  expect(answer.headers()["set-cookie"]).toMatch(
    /^lamplight\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/m,
  );
});

test("every kind of answer is protected, and no two that are not shared have the same nonce", async ({ request }) => {
  const home = await request.get("/");
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(await home.text()) ?? [];
  const tooLong = { email: "x".repeat(1024 * 1024 + 1) };
  const answers: [APIResponse, number][] = [
    [home, 200],
    [await request.get(script), 200],
    [await request.get("/favicon.svg"), 200],
    [await request.get("/service-worker.js"), 200],
    [await request.get("/healthz"), 200],
    [await request.get("/readyz"), 200],
    [await request.get("/offline"), 200],
    [await request.get("/feed.xml"), 200],
    [await request.get("/manifest.webmanifest"), 200],
    [await request.get("/images/none.webp"), 404],
    [await request.get("/logout", { maxRedirects: 0 }), 302],
    [await request.get("/%ff"), 404],
    [await request.get("/no-such-page"), 404],
    [await request.get("/assets/no-such-file.js"), 404],
    [await request.post("/", { form: {} }), 405],
    [await request.post("/login", { form: {} }), 400],
    [await request.post("/login", { form: tooLong }), 413],
  ];
  for (const [answer, status] of answers) {
    expect(answer.status(), answer.url()).toBe(status);
    expectProtected(answer, answer.url());
  }
  const nonces = answers.flatMap(
    ([answer]) => /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1] ?? [],
  );
  expect(nonces.length).toBeGreaterThan(10);
  expect(new Set(nonces).size).toBe(nonces.length);
});

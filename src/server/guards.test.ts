/** Access control, checked for every address in the route table, and the headers that protect every response. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Id } from "../core/id.ts";
import { students } from "../db/schema.ts";
import { countActivity } from "../modules/statistics/commands/count-activity.server.ts";
import { buildLesson, unique } from "../testing/build.ts";
import { buildQuestion, singleChoiceBody } from "../testing/build-attempts.ts";
import { buildInstituteTest, takeInstituteTest } from "../testing/build-institute-test.ts";
import { urlOf } from "../testing/other-databases.ts";
import { type Product, startProduct } from "../testing/product.ts";
import { buildSessionOf, buildSignedInStudents } from "../testing/signed-in.ts";
import { jsonAddresses, type SiteAddress, siteAddresses, siteAddressesFor } from "../testing/site-map.ts";
import { db, pool, testConnection } from "../testing/test-db.ts";

const CHANGES = ["POST", "PUT", "PATCH", "DELETE"];
const HTML = "text/html";
const JSON_DATA = "application/json";
const ADMIN = { email: "admin@example.org", password: "lamps for every desk" };
const SECRET = "a secret of the guards, which is long enough";
/** What a browser sends with a request from one of our own pages. */
const FROM_OUR_PAGE = { "sec-fetch-site": "same-origin" };

// Each test requests every address there is.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let product: Product;
let student: string;
let admin: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "lamplight-guards-"));
  product = await startProduct({
    ...{ DATABASE_URL: urlOf(testConnection.database), DATA_DIR: folder, DEMO: "0", SESSION_SECRET: SECRET },
    ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
  });
  student = await newStudent();
  admin = await buildSessionOf({ db, pool }, { secret: SECRET, url: product.url, email: ADMIN.email });
}, 120_000);

afterAll(async () => {
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** The cookie of a student's session. */
async function newStudent(): Promise<string> {
  const [built] = await buildSignedInStudents({ db, pool }, { secret: SECRET, url: product.url, count: 1 });
  return built?.cookie ?? "";
}

type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  form?: Record<string, string>;
  data?: string;
};
/** One request as a browser sends it, not following redirects. */
type Ask = (address: string, options?: RequestOptions) => Promise<Response>;

function asking(cookie = ""): Ask {
  return (address, { method, headers = {}, form, data } = {}) => {
    const body = form ? new URLSearchParams(form) : data;
    return fetch(product.url + address, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: { accept: HTML, ...FROM_OUR_PAGE, ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
      redirect: "manual",
    });
  };
}

const location = (answer: Response) => answer.headers.get("location");

/** Pages and their data redirect, for a visitor forms as well; everything else is refused. */
async function expectTurnedAway(ask: Ask, place: SiteAddress, { to, status }: { to: string; status: 401 | 403 }) {
  const { address, id, pattern } = place;
  const page = await ask(address);
  expect([page.status, location(page)], pattern).toEqual([302, to]);
  expectProtected(page, pattern);

  const dataOfPage = [`${address}.data`, `${address}.data?_routes=${encodeURIComponent(id)}`];
  for (const dataAddress of dataOfPage) {
    const answer = await ask(dataAddress, { headers: { accept: "*/*" } });
    expect(answer.status, dataAddress).toBe(202);
    expect(await answer.text(), dataAddress).toContain(`"${to}"`);
  }
  const json = await ask(address, { headers: { accept: JSON_DATA } });
  expect(json.status, `${pattern} as JSON`).toBe(status);
  for (const method of CHANGES) {
    const answer = await ask(address, { method });
    const isLed = method === "POST" && status === 401;
    expect(answer.status, `${method} ${pattern}`).toBe(isLed ? 303 : status);
    if (isLed) expect(location(answer), pattern).toBe(to);
    expectProtected(answer, `${method} ${pattern}`);
  }
}

/** The headers that every response carries. */
function expectProtected(answer: Response, what: string): void {
  const headers = Object.fromEntries(answer.headers);
  const policy = headers["content-security-policy"] ?? "";
  // Shared pages allow their scripts by hash; everything else has its own nonce.
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

test("the guards in the route table say who has access where", () => {
  const patternsOf = (access: SiteAddress["access"]) => siteAddressesFor(access).map(({ pattern }) => pattern);

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

test("a visitor is redirected to sign-in from every guarded page, and may change nothing", async () => {
  const guarded = [...siteAddressesFor("student"), ...siteAddressesFor("admin")];
  const loginOf = ({ address }: SiteAddress) => `/login?next=${encodeURIComponent(address)}`;
  await Promise.all(guarded.map((place) => expectTurnedAway(asking(), place, { to: loginOf(place), status: 401 })));
});

test("a student is redirected from every page of the administration to the dashboard", async () => {
  const to = { to: "/dashboard", status: 403 } as const;
  await Promise.all(siteAddressesFor("admin").map((place) => expectTurnedAway(asking(student), place, to)));
});

test("the administrator is redirected from every page of the students to the administration", async () => {
  const to = { to: "/admin", status: 403 } as const;
  // One after the other: pages of students are served to one user a few at a time.
  for (const place of siteAddressesFor("student")) await expectTurnedAway(asking(admin), place, to);
});

test("a running test's requests are refused to visitors and to the administrator", async () => {
  await expectJsonRefused(asking(), 401);
  await expectJsonRefused(asking(admin), 403);
});

async function expectJsonRefused(ask: Ask, status: 401 | 403) {
  for (const { address, pattern } of jsonAddresses) {
    for (const method of ["GET", ...CHANGES]) {
      const answer = await ask(address, { method });
      expect(answer.status, `${method} ${pattern}`).toBe(status);
      expectProtected(answer, `${method} ${pattern}`);
    }
  }
}

test("a running test's requests answer a student, protected, and limit the body", async () => {
  const ask = asking(student);
  for (const { method, address, pattern } of jsonAddresses) {
    const answer = await ask(address, { method });
    expect(answer.status, pattern).toBe(/save|flag|markup|section/.test(pattern) ? 400 : 200);
    expect(answer.headers.get("cache-control"), pattern).toBe("private, no-store");
    expectProtected(answer, pattern);
    const data = "x".repeat(1024 * 1024 + 1);
    const tooLong = await ask(address, { data });
    expect(tooLong.status, pattern).toBe(413);
  }
});

test("a forged cookie signs nobody in, and is removed", async () => {
  const ask = asking(`${student.slice(0, -8)}AAAAAA%3D`);
  const answer = await ask("/dashboard");

  expect(location(answer)).toBe("/login?next=%2Fdashboard&ended=1");
  expect(answer.headers.get("set-cookie")).toMatch(
    /^lamplight\.session_token=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(location(await ask("/account", { method: "POST" }))).toBe("/login?next=%2Faccount&ended=1");
});

test("a permitted user gets in, no cache keeps the page, and an unknown id is not a server error", async () => {
  const visits = [
    { ask: asking(student), own: siteAddressesFor("student") },
    { ask: asking(admin), own: siteAddressesFor("admin") },
  ];
  for (const { ask, own } of visits) {
    for (const { address, pattern } of own) {
      const answer = await ask(address);
      expect(answer.status, pattern).toBeLessThan(500);
      expect(location(answer) ?? "", pattern).not.toMatch(/^\/login|^\/dashboard$/);
      if (answer.ok) expect(answer.headers.get("cache-control"), pattern).toMatch(/no-store|private/);
      if (answer.ok && !pattern.includes(":")) expectProtected(answer, pattern);
    }
  }
});

test("a cross-site change is refused everywhere, whoever is signed in", async () => {
  const foreign = [{ origin: "https://example.net" }, { "sec-fetch-site": "cross-site" }];
  const asStudent = asking(student);
  const asAdmin = asking(admin);
  for (const { address, pattern } of [...siteAddresses, ...jsonAddresses]) {
    for (const headers of foreign) {
      const answer = await asStudent(address, { method: "POST", headers });
      expect(answer.status, `${pattern} ${JSON.stringify(headers)}`).toBe(403);
      expectProtected(answer, pattern);
    }
    expect((await asAdmin(address, { method: "POST", headers: { origin: "https://example.net" } })).status).toBe(403);
  }
  for (const headers of [{ origin: "null" }, { "sec-fetch-site": "same-site" }]) {
    expect((await asStudent("/account", { method: "POST", headers })).status, JSON.stringify(headers)).toBe(403);
  }
  expect((await asStudent("/dashboard")).status).toBe(200);
});

test("a change with a session cookie but no origin is refused everywhere", async () => {
  const bare = (address: string, method?: string) =>
    fetch(product.url + address, { ...(method && { method }), headers: { cookie: student }, redirect: "manual" });
  for (const { address, pattern } of [...siteAddresses, ...jsonAddresses]) {
    for (const asked of [address, `${address}.data`]) {
      const answer = await bare(asked, "POST");
      expect(answer.status, `${pattern} ${asked}`).toBe(403);
      expectProtected(answer, pattern);
    }
  }
  expect((await bare("/dashboard")).status).toBe(200);
});

test("no method that browsers send without preflight changes anything, and none is a server error", async () => {
  for (const { address, pattern } of [
    ...siteAddressesFor("everyone"),
    ...siteAddressesFor("student"),
    ...jsonAddresses,
  ]) {
    for (const method of ["HEAD", "OPTIONS", "PROPFIND"]) {
      const answer = await asking(student)(address, { method });
      expect(answer.status, `${method} ${pattern}`).toBeLessThan(500);
      expect(answer.headers.get("access-control-allow-origin"), pattern).toBeNull();
    }
  }
  expect((await asking(student)("/dashboard")).status).toBe(200);
});

/** The two mailboxes of a change of address. */
const ADDRESS_CHANGE = ["/address-change/approve", "/address-change/confirm"];

test("an address with a key in it is told to no other site", async () => {
  for (const path of [
    "/reset-password",
    "/verify-email",
    "/invitation",
    "/newsletter/confirm",
    "/newsletter/leave",
    "/due-email/stop",
    ...ADDRESS_CHANGE,
  ]) {
    const answer = await asking()(`${path}?token=something`);
    expect(answer.headers.get("referrer-policy"), path).toBe("same-origin");
  }
});

test("the redirect after sign-in stays on our own pages, whatever the address asks for", async () => {
  // Which addresses are ours is tested with that rule; these are changed on the wire.
  const hostile = ["//evil.example", "/\\evil.example", "/\t/evil.example", "/\r\nSet-Cookie: a=b"];
  for (const next of hostile) {
    const answer = await asking()(`/login?${new URLSearchParams({ next })}`, { form: ADMIN });
    const to = location(answer) ?? "";
    expect(new URL(to, product.url).origin, JSON.stringify(next)).toBe(product.url);
    expect(to, JSON.stringify(next)).toMatch(/^\/(?![/\\])/);
    expect(answer.headers.get("set-cookie") ?? "").not.toContain("a=b");
  }
});

test("a change from our own page is accepted", async () => {
  const answer = await asking()("/forgot-password", {
    headers: { origin: product.url },
    form: { email: "nobody" },
  });

  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("Please enter a valid email address");
});

test("opening the log-out address signs nobody out", async () => {
  const ask = asking(await newStudent());
  expect(location(await ask("/logout"))).toBe("/");
  expect((await ask("/dashboard")).status).toBe(200);

  const answer = await ask("/logout", { method: "POST" });
  // Clear-Site-Data would also delete the unsent answers of other students on a shared device.
  expect([location(answer), answer.headers.get("clear-site-data")]).toEqual(["/login", null]);
  expect(answer.headers.getSetCookie()).toContainEqual(expect.stringContaining("lamplight.session_token=; Max-Age=0"));
  expect(location(await ask("/dashboard"))).toBe("/login?next=%2Fdashboard&ended=1");
});

test("scripts and other sites cannot reach the session cookie", async () => {
  const answer = await asking()("/login", { form: ADMIN });

  expect(answer.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^lamplight\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  );
});

test("every kind of response is protected, and no two unshared ones have the same nonce", async () => {
  const ask = asking();
  const home = await ask("/");
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(await home.text()) ?? [];
  const tooLong = { email: "x".repeat(1024 * 1024 + 1) };
  const answers: [Response, number][] = [
    [home, 200],
    [await ask(script), 200],
    [await ask("/favicon.svg"), 200],
    [await ask("/favicon.ico"), 200],
    [await ask("/service-worker.js"), 200],
    [await ask("/healthz"), 200],
    [await ask("/readyz"), 200],
    [await ask("/offline"), 200],
    [await ask("/feed.xml"), 200],
    [await ask("/manifest.webmanifest"), 200],
    [await ask("/images/none.webp"), 404],
    [await ask("/logout"), 302],
    [await ask("/COURSES/"), 308],
    [await ask("/%ff"), 404],
    [await ask("/no-such-page"), 404],
    [await ask("/assets/no-such-file.js"), 404],
    [await ask("/", { form: {} }), 405],
    [await ask("/login", { form: {} }), 400],
    [await ask("/login", { form: tooLong }), 413],
  ];
  for (const [answer, status] of answers) {
    expect(answer.status, answer.url).toBe(status);
    expectProtected(answer, answer.url);
  }
  const nonces = answers.flatMap(
    ([answer]) => /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? [],
  );
  expect(nonces.length).toBeGreaterThan(10);
  expect(new Set(nonces).size).toBe(nonces.length);
});

test("the page that rejects a form has one title", async () => {
  const visits = [
    { ask: asking(), own: siteAddressesFor("everyone") },
    { ask: asking(student), own: siteAddressesFor("student") },
    { ask: asking(admin), own: siteAddressesFor("admin") },
  ];
  const titles = async (answer: Response) => (await answer.text()).split("</head>")[0]?.match(/<title[ >]/g)?.length;
  for (const { ask, own } of visits) {
    for (const { address, pattern } of own.filter(({ isPage }) => isPage)) {
      const answer = await ask(address, { form: {} });
      if (answer.status >= 400) expect(await titles(answer), `${pattern}, ${answer.status}`).toBe(1);
    }
  }
});

test("a refused form that leads to a file gets a page with the reason, and a script gets JSON", async () => {
  const refusals = [
    { ask: asking(admin), address: "/admin/questions/export-file", status: 400, title: "We could not read that" },
    { ask: asking(admin), address: "/admin/students/export-file", status: 400, title: "We could not read that" },
    { ask: asking(admin), address: "/admin/messages/none/export-file", status: 404, title: "Page Not Found" },
    { ask: asking(admin), address: "/account/privacy/file", status: 403, title: "Not for this account" },
    { ask: asking(student), address: "/admin/questions/export-file", status: 403, title: "Not for this account" },
  ];
  for (const { ask, address, status, title } of refusals) {
    const page = await ask(address, { form: { chosen: "nothing that can be" } });
    expect(page.status, address).toBe(status);
    expect(await page.text(), address).toContain(`<h1>${title}</h1>`);
    expectProtected(page, address);
    const json = await ask(address, { form: { chosen: "nothing that can be" }, headers: { accept: "*/*" } });
    expect([json.status, json.headers.get("content-type")], address).toEqual([status, "application/json"]);
  }
});

/** A student whose only test is one of the institute. It asks one question, which was answered with "a", and nothing is released. */
async function buildUnreleasedTest(lessonId: Id<"lesson">, correct: "a" | "b") {
  const [taker] = await buildSignedInStudents({ db, pool }, { secret: SECRET, url: product.url, count: 1 });
  if (!taker) throw new Error("nobody");
  // Each of the twins has a course without other tests, which `OWN_NAMES` covers.
  const course = unique("Subject");
  await db.update(students).set({ course }).where(eq(students.id, taker.studentId));
  const body = singleChoiceBody();
  const question = await buildQuestion(db, lessonId, {
    ...body,
    content: { ...body.content, stem: "<p>Which of these?</p>" },
    solution: { correct, rationale: "<p>The reason of the solution.</p>" },
  });
  const { testId } = await buildInstituteTest(db, {
    title: "The mock",
    questions: [question],
    delivery: { course },
    rules: { release: { score: "by-hand", solutions: "by-hand" } },
  });
  const at = new Date("2026-03-01T09:00:00Z");
  const attemptId = await takeInstituteTest(db, { ...taker, course }, testId, { right: 1, at });
  await countActivity(db, "Asia/Kolkata", { waits: true });
  return { cookie: taker.cookie, attemptId, testId };
}

/** What a student reads at every address that is for students, without what names this student, test and question. */
async function everythingShownTo({ cookie, attemptId, testId }: Awaited<ReturnType<typeof buildUnreleasedTest>>) {
  const ask = asking(cookie);
  const places = [...siteAddressesFor("student"), ...jsonAddresses.filter(({ method }) => method === "GET")];
  const pages = places.flatMap(({ pattern }) => {
    const address = pattern.replace(":attemptId", attemptId).replace(":testId", testId);
    return address.includes(":") ? [] : [address, `${address}.data`];
  });
  const shown = new Map<string, string>();
  for (const address of pages) {
    const answer = await ask(address);
    const text = `${answer.status} ${await answer.text()}`;
    shown.set(address.replace(attemptId, "ID").replace(testId, "TEST"), text.replaceAll(OWN_NAMES, ""));
  }
  return shown;
}

/** Ids, nonces, what builders number, numbers of questions and moments of now, in words to the minute too. */
const OWN_NAMES =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}|nonce="[^"]*"|(student|Student|Subject|Lesson)-?[\w-]*|"[^"]*(At|joinDate|servedAt)":("[^"]*"|\d+)|"questionNumber":\d+|20\d\d-\d\d-\d\dT[\d:.]+Z|\b\d\d? \w+ 20\d\d, \d\d?:\d\d\s[ap]m|\b\d{13}\b/g;

test("before a score is released no address of a student tells twins with another key apart, or a solution", async () => {
  const { lessonId } = await buildLesson(db);
  const [right, wrong] = [await buildUnreleasedTest(lessonId, "a"), await buildUnreleasedTest(lessonId, "b")];

  const [shown, other] = [await everythingShownTo(right), await everythingShownTo(wrong)];

  expect(shown.get("/attempts/ID/review")).toContain("Which of these?");
  for (const address of ["/dashboard/tests", "/dashboard/tests/institute/TEST", "/dashboard/results"]) {
    expect(shown.get(address), address).toContain("The mock");
  }
  for (const [address, text] of shown) {
    expect(text, address).toBe(other.get(address));
    expect(text, address).not.toContain("The reason of the solution");
  }
});

import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { expect, onTestFinished, test, vi } from "vitest";
import { newId } from "../core/id.ts";
import { ensureAdmin } from "../modules/accounts/commands/ensure-admin.server.ts";
import { signIn } from "../modules/accounts/commands/sign-in.server.ts";
import { signOut } from "../modules/accounts/commands/sign-out.server.ts";
import type { Student } from "../modules/accounts/viewer.ts";
import { countAttemptRequest, openAttemptLimits, SAVES_PER_MINUTE } from "../modules/attempts/limits.server.ts";
import { SaveReply } from "../modules/attempts/save-protocol.ts";
import { ADMIN_EMAIL, headersWith, newClient, openAccounts, PASSWORD, signUpSomebody } from "../testing/accounts.ts";
import { buildOpenAttempt, buildSectionedAttempt, singleChoiceBody } from "../testing/build-attempts.ts";
import { openServices } from "../testing/services.ts";
import { db } from "../testing/test-db.ts";
import { attemptRoutes, serveAttempts } from "./attempt-routes.ts";
import type { RequestVariables } from "./security.ts";

const accounts = openAccounts();
const { publicUrl } = accounts;
const app = new Hono<RequestVariables>();
const clock = { now: Date.now() };
serveAttempts(
  app,
  openServices({ accounts }),
  openAttemptLimits(db, SAVES_PER_MINUTE, () => clock.now),
);

async function ask(path: string, options: { method?: string; headers?: Headers; body?: unknown } = {}) {
  const { method = "POST", headers = new Headers(), body } = options;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return app.request(`${publicUrl}${path}`, { method, headers, ...(body === undefined ? {} : { body: text }) });
}

/** A student taking a test of two questions. */
async function buildRunningAttempt() {
  const { student, cookies } = await signUpSomebody(accounts);
  const bodies = [singleChoiceBody(), singleChoiceBody()];
  const { attemptId, startedAt, closesAt } = await buildOpenAttempt(db, { student, bodies, startedAt: new Date() });
  return { student, startedAt, closesAt, headers: headersWith(cookies), path: `/attempts/${attemptId}` };
}

const oneSave = (chosen: string, basedOn = 0) => ({ saves: [{ position: 1, basedOn, answer: { chosen }, ageMs: 0 }] });

test("saved answers and flags are there when the page asks for them, until the test is submitted", async () => {
  const { headers, path } = await buildRunningAttempt();

  const saved = await ask(`${path}/save`, { headers, body: oneSave("b") });
  const flagged = await ask(`${path}/flag`, { headers, body: { position: 2, flagged: true } });
  const state = await ask(`${path}/state`, { method: "GET", headers });
  const submitted = await ask(`${path}/submit`, { headers, body: {} });
  const again = await ask(`${path}/submit`, { headers });

  expect(await saved.json()).toEqual({
    kind: "received",
    saved: [{ kind: "saved", position: 1, revision: 1 }],
    now: expect.any(Number),
  });
  expect(await flagged.json()).toEqual({ kind: "saved" });
  expect(await state.json()).toEqual({
    kind: "open",
    places: [
      { position: 1, answer: { chosen: "b" }, revision: 1, flagged: false, isFinal: false },
      { position: 2, answer: { chosen: null }, revision: 0, flagged: true, isFinal: false },
    ],
    events: [],
    extra: [],
    opened: [],
    records: [],
    now: expect.any(Number),
  });
  expect(await submitted.json()).toEqual({ kind: "submitted" });
  expect(await again.json()).toEqual({ kind: "already-submitted" });
  expect(await (await ask(`${path}/state`, { method: "GET", headers })).json()).toMatchObject({ kind: "over" });
});

test("answers are JSON that no cache keeps", async () => {
  const { headers, path } = await buildRunningAttempt();

  const answer = await ask(`${path}/state`, { method: "GET", headers });

  expect(answer.headers.get("Content-Type")).toBe("application/json");
  expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
  expect(answer.headers.get("Content-Length")).toBe(String((await answer.arrayBuffer()).byteLength));
});

test("a visitor is refused with 401 at every address, whatever the method", async () => {
  const { path } = await buildRunningAttempt();
  for (const { pattern } of attemptRoutes) {
    for (const method of ["GET", "POST", "PUT", "DELETE"]) {
      const answer = await ask(pattern.replace("/attempts/:attemptId", path), { method });
      expect(answer.status, `${method} ${pattern}`).toBe(401);
      expect(await answer.json()).toBeNull();
    }
  }
});

test("the administrator is refused with 403", async () => {
  const { path } = await buildRunningAttempt();
  await ensureAdmin(db, { adminEmail: ADMIN_EMAIL, adminPassword: PASSWORD });
  const result = await signIn(accounts, newClient(), { email: ADMIN_EMAIL, password: PASSWORD }, new Date());
  if (result.kind !== "signed-in") throw new Error(result.kind);
  const headers = headersWith(result.setCookies);

  for (const { method, pattern } of attemptRoutes) {
    expect((await ask(pattern.replace("/attempts/:attemptId", path), { method, headers })).status).toBe(403);
  }
});

test("the cookie of an expired session is removed", async () => {
  const { headers, path } = await buildRunningAttempt();
  await signOut(accounts, headers);

  const answer = await ask(`${path}/save`, { headers, body: oneSave("b") });

  expect(answer.status).toBe(401);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=0")]);
});

test("an extended session sends its cookie with the answer", async () => {
  const { student, headers, path } = await buildRunningAttempt();
  await db.execute(sql`update sessions set expires_at = now() + interval '1 day' where user_id = ${student.userId}`);

  const answer = await ask(`${path}/save`, { headers, body: oneSave("b") });

  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining("Max-Age=2592000")]);
});

/** A body whose remainder arrives at that time. */
function heldBackUntil(time: Date, body: object): ReadableStream {
  return new ReadableStream(
    {
      pull(rest) {
        vi.setSystemTime(time);
        rest.enqueue(new TextEncoder().encode(JSON.stringify(body)));
        rest.close();
      },
    },
    { highWaterMark: 0 },
  );
}

test.each([
  { lateBy: "59 seconds", ms: 59_000, kind: "saved" },
  { lateBy: "61 seconds", ms: 61_000, kind: "late" },
])("an answer whose body is held back until $lateBy after the deadline is $kind", async ({ ms, kind }) => {
  enterNewMinute();
  const { headers, path, closesAt } = await buildRunningAttempt();
  vi.useFakeTimers({ toFake: ["Date"], now: closesAt.getTime() + 58_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const saves = [{ ...oneSave("b").saves[0], ageMs: 100_000 }];

  const answer = await app.request(`${publicUrl}${path}/save`, {
    method: "POST",
    headers,
    body: heldBackUntil(new Date(closesAt.getTime() + ms), { saves }),
    ...{ duplex: "half" },
  });

  expect(await answer.json()).toMatchObject({ saved: [{ kind, position: 1 }] });
});

test("the time a test took ends when its submission has arrived completely", async () => {
  enterNewMinute();
  const { headers, path, startedAt, student } = await buildRunningAttempt();
  await ask(`${path}/save`, { headers, body: oneSave("b") });
  vi.useFakeTimers({ toFake: ["Date"], now: startedAt });
  onTestFinished(() => {
    vi.useRealTimers();
  });

  await app.request(`${publicUrl}${path}/submit`, {
    method: "POST",
    headers,
    body: heldBackUntil(new Date(startedAt.getTime() + 600_000), {}),
    ...{ duplex: "half" },
  });

  const { rows } = await db.execute(sql`select time_taken from test_results where student_id = ${student.studentId}`);
  expect(rows).toEqual([{ time_taken: 600 }]);
});

test("a submission that is cut off ends nothing", async () => {
  enterNewMinute();
  const { headers, path } = await buildRunningAttempt();
  const body = new ReadableStream({ pull: (rest) => rest.error(new Error("the connection was closed")) });

  const broken = await app.request(`${publicUrl}${path}/submit`, {
    method: "POST",
    headers,
    body,
    ...{ duplex: "half" },
  });

  expect(broken.status).toBe(400);
  expect(await (await ask(`${path}/state`, { method: "GET", headers })).json()).toMatchObject({ kind: "open" });
});

test("one request brings acts, answers and leavings; its reply says what counts, and the questions of the section that opened", async () => {
  enterNewMinute();
  const { student, cookies } = await signUpSomebody(accounts);
  const startedAt = new Date(Date.now() - 9 * 60_000);
  const built = await buildSectionedAttempt(db, { student, startedAt, content: "by-section" });
  const path = `/attempts/${built.attemptId}`;
  const headers = headersWith(cookies);

  const time = await ask(`${path}/time`, { method: "GET", headers });
  expect(await time.json()).toEqual({ now: expect.any(Number) });
  const body = {
    acts: [{ section: 1, act: "close", ageMs: 300_000 }],
    saves: [{ position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 360_000 }],
    left: [],
  };
  const reply = await (await ask(`${path}/save`, { headers, body })).json();

  expect(reply).toMatchObject({
    kind: "received",
    saved: [{ kind: "saved", position: 1 }],
    events: [{ closedAt: expect.any(Number) }, { closedAt: null }],
    extra: [],
    opened: [1, 2, 3, 4].map((position) => ({ position })),
  });
  expect(SaveReply.safeParse(reply).success).toBe(true);
  // Its questions have left the server: what was done before that is late now.
  const older = { saves: [{ position: 2, basedOn: 0, answer: { chosen: "a" }, ageMs: 360_000 }] };
  expect(await (await ask(`${path}/save`, { headers, body: older })).json()).toMatchObject({
    saved: [{ kind: "late" }],
  });
  const last = { acts: [{ section: 2, act: "close", ageMs: 90_000 }], saves: [] };
  expect(await (await ask(`${path}/save`, { headers, body: last })).json()).toMatchObject({ saved: [], isOver: true });
});

test("another student's attempt can be neither changed nor seen", async () => {
  const { path } = await buildRunningAttempt();
  const { headers } = await buildRunningAttempt();
  const act = { section: 1, act: "close", ageMs: 0 };
  expect(await (await ask(`${path}/section`, { headers, body: act })).json()).toMatchObject({ kind: "closed" });

  expect(await (await ask(`${path}/save`, { headers, body: oneSave("b") })).json()).toMatchObject({ kind: "closed" });
  expect(await (await ask(`${path}/flag`, { headers, body: { position: 1, flagged: true } })).json()).toEqual({
    kind: "closed",
    isKept: false,
  });
  expect(await (await ask(`${path}/submit`, { headers })).json()).toEqual({ kind: "closed" });
  expect(await (await ask(`${path}/state`, { method: "GET", headers })).json()).toMatchObject({ kind: "over" });
});

test.each([["no-id"], [newId<"attempt">()]])("the address of nothing, %s, is a closed attempt's", async (id) => {
  const { headers } = await buildRunningAttempt();

  const saved = await ask(`/attempts/${id}/save`, { headers, body: oneSave("b") });

  expect([saved.status, await saved.json()]).toEqual([200, { kind: "closed", now: expect.any(Number) }]);
  expect(await (await ask(`/attempts/${id}/submit`, { headers })).json()).toEqual({ kind: "closed" });
  expect(await (await ask(`/attempts/${id}/state`, { method: "GET", headers })).json()).toMatchObject({ kind: "over" });
});

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  ["no list", { saves: 1 }],
  ["no save", { saves: [] }],
  ["a position twice", { saves: [...oneSave("a").saves, ...oneSave("b").saves] }],
  ["something more", { ...oneSave("a"), studentId: "1" }],
])("a save that holds %s is refused with 400 and changes nothing", async (_name, body) => {
  const { headers, path } = await buildRunningAttempt();

  const answer = await ask(`${path}/save`, { headers, body });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ kind: "malformed" });
  const state = await (await ask(`${path}/state`, { method: "GET", headers })).json();
  expect(state.places).toMatchObject([{ revision: 0 }, { revision: 0 }]);
});

test("an answer that claims to be older than its attempt is refused by name, with all that came with it", async () => {
  const { headers, path } = await buildRunningAttempt();
  const saves = [
    { position: 1, basedOn: 0, answer: { chosen: "a" }, ageMs: 0 },
    { position: 2, basedOn: 0, answer: { chosen: "a" }, ageMs: 3_600_000 },
  ];

  const answer = await ask(`${path}/save`, { headers, body: { saves } });

  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      kind: "malformed",
      errors: { "saves.1.ageMs": "This answer claims to be older than its test." },
    },
  ]);
  const state = await (await ask(`${path}/state`, { method: "GET", headers })).json();
  expect(state.places).toMatchObject([{ revision: 0 }, { revision: 0 }]);
});

test("an unsupported method is refused with 405", async () => {
  const { headers, path } = await buildRunningAttempt();

  expect((await ask(`${path}/save`, { method: "GET", headers })).status).toBe(405);
  expect((await ask(`${path}/submit`, { method: "GET", headers })).status).toBe(405);
  expect((await ask(`${path}/section`, { method: "GET", headers })).status).toBe(405);
  expect((await ask(`${path}/state`, { method: "POST", headers })).status).toBe(405);
  expect(await (await ask(`${path}/state`, { method: "GET", headers })).json()).toMatchObject({ kind: "open" });
});

test.each([
  ["with a key of every object", '{"__proto__":{"chosen":"b"},"chosen":"b"}'],
  ["very long", JSON.stringify("x".repeat(900_000))],
])("an answer %s is refused, and is no fault of ours", async (_name, answer) => {
  enterNewMinute();
  const { headers, path } = await buildRunningAttempt();
  const body = `{"saves":[{"position":1,"basedOn":0,"ageMs":0,"answer":${answer}}]}`;

  const reply = await ask(`${path}/save`, { headers, body });

  expect([reply.status, await reply.json()]).toMatchObject([200, { saved: [{ kind: "refused", position: 1 }] }]);
});

test("a save with an answer nested a hundred thousand times is refused as malformed", async () => {
  enterNewMinute();
  const { headers, path } = await buildRunningAttempt();
  const body = `{"saves":[{"position":1,"basedOn":0,"ageMs":0,"answer":${"[".repeat(100_000)}1${"]".repeat(100_000)}}]}`;

  const reply = await ask(`${path}/save`, { headers, body });

  expect([reply.status, await reply.json()]).toMatchObject([400, { kind: "malformed" }]);
});

/** A student as the guard would find one, without a row. */
function buildViewer(): Student {
  return {
    kind: "student",
    userId: newId<"user">(),
    studentId: newId<"student">(),
    name: "Asha Verma",
    email: "asha@example.org",
    emailVerified: true,
    language: "en",
    course: "NCLEX-RN",
    status: "Active",
    extraTimePercent: 0,
  };
}

/** Uses a minute in which nothing has been counted yet. */
function enterNewMinute(): void {
  clock.now += 60_000;
}

test("a student who floods the server with saves gets a Retry-After, loses no answer, and disturbs no other", async () => {
  enterNewMinute();
  const flood = await buildRunningAttempt();
  const other = await buildRunningAttempt();
  const statuses: number[] = [];
  for (let time = 0; time <= SAVES_PER_MINUTE; time += 1) {
    const { status } = await ask(`${flood.path}/flag`, {
      headers: flood.headers,
      body: { position: 0, flagged: true },
    });
    statuses.push(status);
  }
  const refused = await ask(`${flood.path}/save`, { headers: flood.headers, body: oneSave("b") });

  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused.headers.get("Cache-Control")).toBe("private, no-store");
  expect((await ask(`${other.path}/save`, { headers: other.headers, body: oneSave("b") })).status).toBe(200);
  enterNewMinute();
  const again = await ask(`${flood.path}/save`, { headers: flood.headers, body: oneSave("b") });
  expect(await again.json()).toMatchObject({ saved: [{ kind: "saved", position: 1, revision: 1 }] });
});

test("a class of a hundred at one address saving every second is not limited", () => {
  enterNewMinute();
  const limits = openAttemptLimits(db, SAVES_PER_MINUTE, () => clock.now);
  const students = Array.from({ length: 100 }, () => buildViewer());
  const kinds = new Set<string>();
  for (let second = 0; second < 60; second += 1) {
    for (const student of students) kinds.add(countAttemptRequest(limits, student, "203.0.113.7").kind);
  }

  expect([...kinds]).toEqual(["free"]);
});

/** Runs against the real routes of a running test and the real database; only the browser's storage is faked. */
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Id } from "../../../core/id.ts";
import { saveAnswers } from "../../../modules/attempts/commands/save-answers.server.ts";
import { recordSolutionsShown } from "../../../modules/attempts/commands/store-late-answers.server.ts";
import { submitAttempt } from "../../../modules/attempts/commands/submit-attempt.server.ts";
import { openAttemptLimits } from "../../../modules/attempts/limits.server.ts";
import { serveAttempts } from "../../../server/attempt-routes.ts";
import type { RequestVariables } from "../../../server/security.ts";
import { headersWith, openAccounts, signUpSomebody } from "../../../testing/accounts.ts";
import { buildOpenAttempt, buildSectionedAttempt, singleChoiceBody } from "../../../testing/build-attempts.ts";
import { openServices } from "../../../testing/services.ts";
import { findStoredAnswer, findStoredMarkup } from "../../../testing/stored-answer.ts";
import { db } from "../../../testing/test-db.ts";
import {
  nameOwner,
  readActs,
  readAnswer,
  storeAct,
  storeAnswer,
  storeClock,
  storedAttempts,
  storeMarkup,
} from "../attempts/answer-storage.ts";
import { countUnsentAnswers } from "../attempts/unsent-of-user.ts";
import { setDeviceOwner } from "../device-owner.ts";
import { attemptOwner, attemptOwnerKey } from "../device-storage.ts";
import { clearOutcomes, currentOutcomes } from "./outcomes.ts";
import { sendStoredAnswers } from "./send.ts";

const accounts = openAccounts();
const app = new Hono<RequestVariables>();
serveAttempts(app, openServices({ accounts }), openAttemptLimits(db));

const MINUTE = 60_000;

/** Lists its keys as the browser's storage does. */
function buildStorage(): Record<string, string> {
  const store: Record<string, string> = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value;
    },
    removeItem: (key: string) => {
      delete store[key];
    },
  });
  return store;
}

const asked: string[] = [];

/** The user signed in on this device from now on. */
function signInAs(headers: Headers | null): void {
  vi.stubGlobal("fetch", (address: string, options: RequestInit) => {
    asked.push(address);
    const all = new Headers(options.headers);
    for (const [name, value] of headers ?? []) all.set(name, value);
    return app.request(`${accounts.publicUrl}${address}`, { ...options, headers: all });
  });
}

beforeEach(() => {
  asked.length = 0;
  clearOutcomes();
  const localStorage = buildStorage();
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("window", { localStorage, sessionStorage: buildStorage() });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A student in a test of two questions, which began ten minutes ago. */
async function buildRunningAttempt(startedAt = new Date(Date.now() - 10 * MINUTE)) {
  const { student, cookies } = await signUpSomebody(accounts);
  const bodies = [singleChoiceBody(), singleChoiceBody()];
  const built = await buildOpenAttempt(db, { student, bodies, startedAt });
  const headers = headersWith(cookies);
  signInAs(headers);
  await setDeviceOwner(student.userId);
  nameOwner(built.attemptId, student.userId);
  return { ...built, headers };
}

function storeUnsent(attemptId: string, position: number, chosen: string, minutesAgo: number): void {
  const unsentSince = Date.now() - minutesAgo * MINUTE;
  const answer = { chosen };
  storeAnswer(attemptId, position, { answer, revision: 0, flagged: true, isFlagUnsent: true, unsentSince });
}

const stored = (attemptId: Id<"attempt">, position = 1) => findStoredAnswer(db, attemptId, position);

const NOTHING = { sent: 0, overtaken: 0, late: 0, lost: 0 };

test("stored answers of a running test are sent with their age and flags, and stay stored as acknowledged", async () => {
  const { attemptId } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);
  storeUnsent(attemptId, 2, "b", 2);

  expect(await sendStoredAnswers(null)).toBe("none");

  const [first, second] = [await stored(attemptId, 1), await stored(attemptId, 2)];
  expect(first).toMatchObject({ answer: { chosen: "a" }, revision: 1, flagged: true });
  expect(second).toMatchObject({ answer: { chosen: "b" }, revision: 1 });
  expect(Math.abs((first?.answeredAt?.getTime() ?? 0) - (Date.now() - 5 * MINUTE))).toBeLessThan(MINUTE);
  expect(readAnswer(attemptId, 1)).toMatchObject({ revision: 1, unsentSince: null, isFlagUnsent: false });
  expect(countUnsentAnswers()).toBe(0);
  expect(currentOutcomes()).toEqual({ ...NOTHING, sent: 2 });
  const requests = asked.length;
  expect(await sendStoredAnswers(null)).toBe("none");
  expect(asked).toHaveLength(requests);
});

test("a refused answer does not block the others, and stays for the page of its test; then it is dropped", async () => {
  const { student, attemptId } = await buildRunningAttempt();
  // Older than the test: the whole request is refused.
  storeUnsent(attemptId, 1, "a", 60);
  storeUnsent(attemptId, 2, "b", 2);

  expect(await sendStoredAnswers(null)).toBe("none");

  expect(await stored(attemptId, 2)).toMatchObject({ answer: { chosen: "b" }, revision: 1 });
  expect(await stored(attemptId, 1)).toMatchObject({ answer: null, revision: 0 });
  expect(readAnswer(attemptId, 1)).toMatchObject({ answer: { chosen: "a" }, unsentSince: expect.any(Number) });
  expect(currentOutcomes()).toEqual({ ...NOTHING, sent: 1 });
  const requests = asked.length;
  expect(await sendStoredAnswers(null)).toBe("none");
  expect(asked.slice(requests).filter((address) => address.endsWith("/save"))).toEqual([]);

  await submitAttempt(db, student, attemptId, new Date());
  storeUnsent(attemptId, 1, "a", 61);
  await sendStoredAnswers(null);
  expect(currentOutcomes()).toEqual({ ...NOTHING, sent: 1, lost: 1 });
  expect(storedAttempts()).toEqual([]);
});

test("a flag set offline is sent even with no unsent answer beside it, once the network is back", async () => {
  const { attemptId, headers } = await buildRunningAttempt();
  const flag = { answer: null, revision: 0, flagged: true, isFlagUnsent: true, unsentSince: null };
  storeAnswer(attemptId, 2, flag);

  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await sendStoredAnswers(null)).toBe("offline");
  signInAs(headers);
  expect(await sendStoredAnswers(null)).toBe("none");

  expect(await stored(attemptId, 2)).toMatchObject({ flagged: true, revision: 0 });
  expect(readAnswer(attemptId, 2)).toMatchObject({ flagged: true, isFlagUnsent: false });
  expect(currentOutcomes()).toEqual(NOTHING);
});

test("a flag set offline is in the review even if its test is over, and is then removed here", async () => {
  const { student, attemptId, headers } = await buildRunningAttempt();
  storeAnswer(attemptId, 2, { answer: null, revision: 0, flagged: true, isFlagUnsent: true, unsentSince: null });
  await submitAttempt(db, student, attemptId, new Date());

  signInAs(headers);
  expect(await sendStoredAnswers(null)).toBe("none");

  expect(await stored(attemptId, 2)).toMatchObject({ flagged: true });
  expect(storedAttempts()).toEqual([]);
});

test("an older answer gives way to a newer one from elsewhere, and this device stores the newer one", async () => {
  const { student, attemptId } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);
  const elsewhere = [{ position: 1, basedOn: 0, answer: { chosen: "c" }, ageMs: 3 * MINUTE }];
  await saveAnswers(db, student, attemptId, elsewhere, new Date());

  await sendStoredAnswers(null);

  expect(await stored(attemptId)).toMatchObject({ answer: { chosen: "c" }, revision: 1 });
  expect(readAnswer(attemptId, 1)).toMatchObject({ answer: { chosen: "c" }, unsentSince: null });
  expect(currentOutcomes()).toEqual({ ...NOTHING, overtaken: 1 });
});

test("stored answers of a test that is over are recorded by the server as late, and removed here", async () => {
  const { student, attemptId, startedAt } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);
  await submitAttempt(db, student, attemptId, new Date());

  await sendStoredAnswers(null);

  expect(await stored(attemptId)).toMatchObject({ answer: null, lateAnswer: { chosen: "a" } });
  const late = await stored(attemptId);
  expect(late?.lateAnsweredAt?.getTime()).toBeGreaterThan(startedAt.getTime());
  expect(storedAttempts()).toEqual([]);
  expect(currentOutcomes()).toEqual({ ...NOTHING, late: 1 });
});

test("once solutions were shown stored answers are refused and removed here, and the student is told", async () => {
  const { student, attemptId } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);
  await submitAttempt(db, student, attemptId, new Date());
  await recordSolutionsShown(db, student, [attemptId], new Date());

  await sendStoredAnswers(null);

  expect(await stored(attemptId)).toMatchObject({ answer: null, lateAnswer: null });
  expect(storedAttempts()).toEqual([]);
  expect(currentOutcomes()).toEqual({ ...NOTHING, lost: 1 });
});

test("the page of a running test sends its own answers, and answers just given are left to it", async () => {
  const { attemptId } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);

  expect(await sendStoredAnswers(attemptId)).toBe("none");
  expect(asked).toEqual([]);
  storeUnsent(attemptId, 1, "b", 0);
  expect(await sendStoredAnswers(null)).toBe("recent");
  expect(await stored(attemptId)).toMatchObject({ answer: null });
});

test("without network or session everything stays, and is sent afterwards", async () => {
  const { attemptId, headers } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);

  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  expect(await sendStoredAnswers(null)).toBe("offline");
  signInAs(null);
  expect(await sendStoredAnswers(null)).toBe("signed-out");
  expect([countUnsentAnswers(), currentOutcomes()]).toEqual([1, NOTHING]);

  signInAs(headers);
  expect(await sendStoredAnswers(null)).toBe("none");
  expect(await stored(attemptId)).toMatchObject({ answer: { chosen: "a" } });
});

test("another student's answers stay for them as long as the server would take them, and report nothing", async () => {
  const { attemptId, closesAt } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);
  storeAct(attemptId, { section: 1, act: "close", at: Date.now() - 4 * MINUTE, isUnsent: true });
  const clock = { serverNow: 0, wall: 0, closesAt: closesAt.getTime() };
  storeClock(attemptId, clock);
  await buildRunningAttempt();

  expect(await sendStoredAnswers(null)).toBe("none");
  expect([asked, countUnsentAnswers(), currentOutcomes()]).toEqual([[], 0, NOTHING]);
  expect([readAnswer(attemptId, 1), readActs(attemptId)]).toMatchObject([
    { answer: { chosen: "a" } },
    [{ act: "close" }],
  ]);

  storeClock(attemptId, { ...clock, closesAt: Date.now() - 25 * 60 * MINUTE });
  await sendStoredAnswers(null);
  expect(storedAttempts()).toEqual([]);
});

test("several pages of a device send stored answers once", async () => {
  const { attemptId } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);

  await Promise.all([sendStoredAnswers(null), sendStoredAnswers(null), sendStoredAnswers(null)]);

  expect(asked.filter((address) => address.endsWith("/save"))).toHaveLength(1);
  expect(currentOutcomes()).toEqual({ ...NOTHING, sent: 1 });
});

test("a section closed without network, a question left and the answers are sent together, before anything else is asked for", async () => {
  const { student, cookies } = await signUpSomebody(accounts);
  signInAs(headersWith(cookies));
  await setDeviceOwner(student.userId);
  const startedAt = new Date(Date.now() - 8 * MINUTE);
  const { attemptId } = await buildSectionedAttempt(db, { student, startedAt, navigation: "forward" });
  const given = { answer: { chosen: "a" }, revision: 0, flagged: false, isFlagUnsent: false };
  const ago = (minutes: number) => Date.now() - minutes * MINUTE;
  storeAnswer(attemptId, 1, { ...given, unsentSince: ago(7), isFinal: true, leftAt: ago(6) });
  storeAct(attemptId, { section: 1, act: "close", at: ago(5), isUnsent: true });
  storeAnswer(attemptId, 3, { ...given, unsentSince: ago(3) });

  expect(await sendStoredAnswers(null)).toBe("none");

  expect(asked.map((address) => address.split("/").at(-1))).toEqual(["time", "save", "state"]);
  expect(await stored(attemptId, 1)).toMatchObject({ answer: { chosen: "a" }, finalAt: expect.any(Date) });
  expect(await stored(attemptId, 3)).toMatchObject({ answer: { chosen: "a" } });
  expect(readActs(attemptId)).toMatchObject([{ section: 1, act: "close", isUnsent: false }]);
  expect(readAnswer(attemptId, 1)).toMatchObject({ unsentSince: null, isFinal: true, leftAt: null });
  const requests = asked.length;
  await sendStoredAnswers(null);
  expect(asked).toHaveLength(requests);
});

test("what was done with a section of a test that is over is dropped", async () => {
  const { student, attemptId } = await buildRunningAttempt();
  await submitAttempt(db, student, attemptId, new Date());
  storeAct(attemptId, { section: 1, act: "close", at: Date.now() - MINUTE, isUnsent: true });

  expect(await sendStoredAnswers(null)).toBe("none");
  expect(storedAttempts()).toEqual([]);
});

test("what was made with the tools of a test is sent from any page, also after the test is over", async () => {
  const { student, attemptId } = await buildRunningAttempt();
  await submitAttempt(db, student, attemptId, new Date());
  const markup = { struck: ["b"], highlights: {}, notes: { stem: "Look this up." } };
  storeMarkup(attemptId, 2, { markup, madeAt: Date.now() - 2 * MINUTE, isUnsent: true });

  expect(await sendStoredAnswers(null)).toBe("none");

  expect(await findStoredMarkup(db, attemptId, 2)).toMatchObject({ markup });
  expect([storedAttempts(), currentOutcomes()]).toEqual([[], NOTHING]);
});

test("what release 0.8 stored without an owner is sent by whoever the server takes it from, and stays where it takes nothing", async () => {
  const { attemptId, headers } = await buildRunningAttempt();
  storeUnsent(attemptId, 1, "a", 5);
  storeAct(attemptId, { section: 1, act: "close", at: Date.now() - 4 * MINUTE, isUnsent: true });
  localStorage.removeItem(attemptOwnerKey(attemptId));
  await buildRunningAttempt();

  expect(await sendStoredAnswers(null)).toBe("none");
  expect(attemptOwner(attemptId)).toBeNull();
  expect([readAnswer(attemptId, 1), readActs(attemptId)]).toMatchObject([{ unsentSince: expect.any(Number) }, [{}]]);

  signInAs(headers);
  expect(await sendStoredAnswers(null)).toBe("none");
  expect(await stored(attemptId)).toMatchObject({ answer: { chosen: "a" } });
});

/** A device that several students use; only the browser's storage is faked. */
import { beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../core/id.ts";
import {
  addSight,
  nameOwner,
  readAnswer,
  readMarkup,
  readSights,
  storeAct,
  storeAnswer,
  storeClock,
  storedAttempts,
  storeMarkup,
  unsentActs,
} from "./attempts/answer-storage.ts";
import { countAnswersToDelete, countUnsentAnswers } from "./attempts/unsent-of-user.ts";
import { clearOwnData } from "./clear-own-data.ts";
import { forgetDeviceOwner, setDeviceOwner } from "./device-owner.ts";
import { attemptOwner, deviceOwner } from "./device-storage.ts";

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

/** The caches by name, each with the paths and bodies of its entries. */
let cached: Map<string, Map<string, string>>;

function buildCaches() {
  const open = async (name: string) => {
    const entries = cached.get(name) ?? new Map<string, string>();
    cached.set(name, entries);
    return {
      keys: async () => [...entries.keys()].map((path) => ({ url: `https://example.org${path}` })),
      put: async (path: string, response: Response) => void entries.set(path, await response.text()),
      delete: async ({ url }: { url: string }) => entries.delete(new URL(url).pathname),
    };
  };
  return { open, keys: async () => [...cached.keys()], delete: async (name: string) => cached.delete(name) };
}

beforeEach(() => {
  cached = new Map();
  const [localStorage, sessionStorage] = [buildStorage(), buildStorage()];
  vi.stubGlobal("localStorage", localStorage);
  const caches = buildCaches();
  vi.stubGlobal("caches", caches);
  vi.stubGlobal("window", { localStorage, sessionStorage, caches });
});

const ANSWER = { answer: { chosen: "a" }, revision: 1, flagged: false, isFlagUnsent: false };

/** A student who is signed in, with one answer that reached the server, and one that did not. */
async function buildStudent() {
  const userId = newId<"user">();
  const attemptId = newId<"attempt">();
  await setDeviceOwner(userId);
  nameOwner(attemptId, userId);
  storeClock(attemptId, { serverNow: 1, wall: 1, closesAt: 2 });
  storeAnswer(attemptId, 1, { ...ANSWER, unsentSince: null });
  storeAnswer(attemptId, 2, { ...ANSWER, unsentSince: 5 });
  storeAct(attemptId, { section: 1, act: "close", at: 6, isUnsent: true });
  storeMarkup(attemptId, 1, {
    markup: { struck: [], highlights: {}, notes: { stem: "A secret." } },
    madeAt: 1,
    isUnsent: false,
  });
  addSight(attemptId, 1, 100);
  await (await caches.open("lamplight-attempt-1")).put(`/attempts/${attemptId}`, new Response("page"));
  await (await caches.open("lamplight-attempt-1")).put("/offline", new Response("offline"));
  await (await caches.open("lamplight-unsent-1")).put(`/attempts/${attemptId}/unsent`, new Response("copy"));
  return { userId, attemptId };
}

const entries = (name: string) => [...(cached.get(name)?.keys() ?? [])];

test("when another student signs in, of the one before only what is unsent stays, and waits for them", async () => {
  const one = await buildStudent();
  const other = await buildStudent();

  expect([deviceOwner(), attemptOwner(one.attemptId)]).toEqual([other.userId, one.userId]);
  expect([readAnswer(one.attemptId, 1), readMarkup(one.attemptId, 1), readSights(one.attemptId).size]).toEqual([
    null,
    null,
    0,
  ]);
  expect(readAnswer(one.attemptId, 2)).toMatchObject({ unsentSince: 5 });
  expect(unsentActs(one.attemptId)).toHaveLength(1);
  expect(entries("lamplight-attempt-1")).toEqual(["/offline", `/attempts/${other.attemptId}`]);
  expect([countUnsentAnswers(), countAnswersToDelete()]).toEqual([1, 1]);
  expect(readAnswer(other.attemptId, 1)).toMatchObject({ unsentSince: null });
});

test("a log-out deletes what is one's own, and nothing of the student before", async () => {
  const one = await buildStudent();
  const other = await buildStudent();
  localStorage.setItem(`lamplight:question-draft:${one.userId}:new:1`, "{}");
  localStorage.setItem(`lamplight:question-draft:${other.userId}:new:2`, "{}");
  localStorage.setItem("lamplight:display", "{}");

  await clearOwnData();

  expect(storedAttempts()).toEqual([one.attemptId]);
  expect(readAnswer(one.attemptId, 2)).toMatchObject({ unsentSince: 5 });
  expect(Object.keys(localStorage).filter((key) => !key.includes(one.attemptId))).toEqual([
    `lamplight:question-draft:${one.userId}:new:1`,
  ]);
  expect(entries("lamplight-unsent-1")).toEqual([`/attempts/${one.attemptId}/unsent`]);
  expect([...cached.keys()]).toEqual(["lamplight-attempt-1", "lamplight-unsent-1"]);
  expect(entries("lamplight-attempt-1")).toEqual(["/offline"]);

  await setDeviceOwner(one.userId);
  await clearOwnData();
  expect([Object.keys(localStorage), [...cached.keys()]]).toEqual([[], ["lamplight-attempt-1"]]);
});

test("a log-out before scripts run keeps what is unsent, and nothing else of a test", async () => {
  const { attemptId } = await buildStudent();

  await forgetDeviceOwner();

  expect([deviceOwner(), readAnswer(attemptId, 1)]).toEqual([null, null]);
  expect(readAnswer(attemptId, 2)).toMatchObject({ unsentSince: 5 });
  expect(entries("lamplight-attempt-1")).toEqual(["/offline"]);
  expect(entries("lamplight-unsent-1")).toEqual([`/attempts/${attemptId}/unsent`]);
});

test("what release 0.8 stored without an owner loses what the server has, and keeps what is unsent", async () => {
  const attemptId = newId<"attempt">();
  storeAnswer(attemptId, 1, { ...ANSWER, unsentSince: null });
  storeAnswer(attemptId, 2, { ...ANSWER, unsentSince: 5 });

  await setDeviceOwner(newId<"user">());
  expect([readAnswer(attemptId, 1), countAnswersToDelete()]).toEqual([null, 0]);
  await clearOwnData();

  expect(readAnswer(attemptId, 2)).toMatchObject({ unsentSince: 5 });
});

test("a log-out that deletes a note or a closed section, but no answer, asks as well", async () => {
  const { attemptId } = await buildStudent();
  storeAnswer(attemptId, 2, { ...ANSWER, unsentSince: null });
  expect(countAnswersToDelete()).toBeNull();
});

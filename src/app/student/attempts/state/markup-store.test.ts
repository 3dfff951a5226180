import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Markup, NO_MARKUP } from "../../../../modules/attempts/markup.ts";
import type { MarkupReply } from "../../../../modules/attempts/save-protocol.ts";
import { readMarkup, unsentMarkups } from "../../../shared/attempts/answer-storage.ts";
import { openMarkupStore } from "./markup-store.ts";

const ATTEMPT = "0190a0b0-0000-7000-8000-000000000001";
const MINUTE = 60_000;

/** What the server has, what it got, and whether it can be reached. */
let server: { sent: { position: number; markup: Markup; ageMs: number }[]; reply: MarkupReply; isAway: boolean };
let isSure: boolean;

beforeEach(() => {
  server = { sent: [], reply: { kind: "saved" }, isAway: false };
  isSure = true;
  const store: Record<string, string> = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      store[key] = value;
    },
    removeItem: (key: string) => {
      delete store[key];
    },
  });
  vi.stubGlobal("localStorage", store);
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    if (server.isAway) throw new TypeError("Failed to fetch");
    server.sent.push(JSON.parse(body));
    return { status: 200, json: async () => server.reply };
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const noted = (note: string): Markup => ({ ...NO_MARKUP, notes: { stem: note } });

function openStore(made?: { markup: Markup; madeAt: number }, isAlive = () => true) {
  const clock = {
    now: () => Date.now(),
    isSure: () => isSure,
    heardAt: () => 0,
    start: () => {},
    needsServerTime: () => false,
    setServerTime: () => {},
  };
  const store = openMarkupStore(ATTEMPT, [{ position: 1, made }, { position: 2 }], clock, {
    isAlive,
    mayBeSent: () => true,
  });
  store.start([1, 2]);
  return store;
}

test("what is made is on the page and on the device at once, and sent once when the student pauses", async () => {
  const store = openStore();
  for (const note of ["C", "Ch", "Check"]) {
    store.change(1, { notes: { stem: note } });
    await passed(300);
  }
  expect(store.read(1)).toEqual(noted("Check"));
  expect(readMarkup(ATTEMPT, 1)).toMatchObject({ markup: noted("Check"), isUnsent: true });
  expect(server.sent).toEqual([]);

  await passed(2_000);

  expect(server.sent).toEqual([{ position: 1, markup: noted("Check"), ageMs: 1_500 }]);
  expect(unsentMarkups(ATTEMPT)).toEqual([]);
  await passed(MINUTE);
  expect(server.sent).toHaveLength(1);
});

test("without network, or before the server has said its time, it stays on the device and is sent with its age", async () => {
  const store = openStore();
  [server.isAway, isSure] = [true, false];
  store.change(2, { struck: ["a"] });
  await passed(5 * MINUTE);
  expect(unsentMarkups(ATTEMPT)).toMatchObject([{ position: 2 }]);
  server.isAway = false;
  await passed(MINUTE);
  expect(server.sent).toEqual([]);

  isSure = true;
  await passed(10_000);

  expect(server.sent).toMatchObject([{ position: 2, ageMs: expect.closeTo(6 * MINUTE, -5) }]);
});

test("a page loaded again has what the device stores, unless another device made something later", async () => {
  server.isAway = true;
  openStore().change(1, { struck: ["a"] });
  const madeAt = Date.now();
  await passed(1_000);

  expect(openStore({ markup: noted("earlier"), madeAt: madeAt - 1 }).read(1)).toMatchObject({ struck: ["a"] });
  expect(openStore({ markup: noted("later"), madeAt: madeAt + 1 }).read(1)).toEqual(noted("later"));
});

test("what another device made later is shown instead, also when it is told by the state of the attempt", async () => {
  const store = openStore();
  store.change(1, { struck: ["a"] });
  server.reply = { kind: "newer", markup: noted("from the phone"), madeAt: Date.now() + 1 };
  await passed(2_000);
  expect(store.read(1)).toEqual(noted("from the phone"));

  store.take([{ position: 1, made: { markup: noted("older"), madeAt: 1 } }]);
  expect(store.read(1)).toEqual(noted("from the phone"));
  store.take([{ position: 1, made: { markup: noted("newest"), madeAt: Date.now() + 5 } }]);
  expect(store.read(1)).toEqual(noted("newest"));
  store.change(1, { struck: ["b"] });
  expect(store.read(1)).toMatchObject({ struck: ["b"], notes: { stem: "newest" } });
});

test("a change during its own request is sent after it", async () => {
  const store = openStore();
  store.change(1, { struck: ["a"] });
  vi.stubGlobal("fetch", async (_address: string, { body }: { body: string }) => {
    await new Promise((arrive) => setTimeout(arrive, 500));
    server.sent.push(JSON.parse(body));
    return { status: 200, json: async () => ({ kind: "saved" }) };
  });
  await passed(1_600);
  store.change(1, { struck: ["a", "b"] });
  await passed(5_000);

  expect(server.sent.map(({ markup }) => markup.struck)).toEqual([["a"], ["a", "b"]]);
  expect(unsentMarkups(ATTEMPT)).toEqual([]);
});

test("more than can be kept changes nothing, and nothing is stored once the attempt is over", async () => {
  let isAlive = true;
  const store = openStore(undefined, () => isAlive);
  expect(store.change(1, { notes: { stem: "x".repeat(2_001) } })).toBe(false);
  expect(store.read(1)).toEqual(NO_MARKUP);
  isAlive = false;
  store.change(1, { struck: ["a"] });
  expect(readMarkup(ATTEMPT, 1)).toBeNull();
});

test("what is taken back leaves nothing", () => {
  const store = openStore();
  store.change(1, { highlights: { stem: [[0, 2]] } });
  store.change(1, { highlights: { stem: [] } });
  expect(store.read(1)).toEqual(NO_MARKUP);
});

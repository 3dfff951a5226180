/** With a played server and a played browser, in which several drivers are its windows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../../../core/id.ts";
import type { OpenItem } from "../../../../items/registry/models.ts";
import { forgetEverything } from "../../../shared/device-memory.ts";
import { keptAttempts, unsentAnswers, unsentFlags } from "./answer-memory.ts";
import { refusedPositions, saveStateOf } from "./sitting.ts";
import { driveSitting, type SittingDriver } from "./sitting-driver.ts";

const MINUTE = 60_000;

/** What the server has, what it was asked in order, and what it cannot be asked. */
let server: {
  flags: Map<number, boolean>;
  isOver: boolean;
  asked: string[];
  broken: Set<string>;
  /** What it does not take: `save` of a position, or a path. */
  refusing: Set<string>;
};

/** What was asked since the last look. */
const asked = () => server.asked.splice(0);

function answerTo(path: string, body: { position: number; flagged: boolean; saves: { position: number }[] }) {
  const now = Date.now();
  switch (path) {
    case "state":
      return server.isOver ? { kind: "over", now } : { kind: "open", now, places: [] };
    case "save":
      return {
        kind: "received",
        now,
        saved: body.saves.map(({ position }) => ({ kind: "saved", position, revision: 1 })),
      };
    case "flag":
      server.flags.set(body.position, body.flagged);
      return server.isOver ? { kind: "closed", isKept: true } : { kind: "saved" };
    case "submit":
      server.isOver = true;
      return { kind: "submitted" };
    default:
      throw new Error(path);
  }
}

async function fetchFromServer(address: string, { body = "null" }: { body?: string }) {
  const path = address.split("/").at(-1) ?? "";
  server.asked.push(path);
  if (server.broken.has(path)) throw new TypeError("Failed to fetch");
  const sent = JSON.parse(body);
  const positions: { position: number }[] = sent?.saves ?? [];
  const isRefused =
    server.refusing.has(path) || positions.some(({ position }) => server.refusing.has(`save ${position}`));
  if (isRefused) return { status: 400, ok: false, json: async () => ({ kind: "malformed", errors: {} }) };
  const reply = answerTo(path, sent);
  return { status: 200, ok: true, json: async () => reply };
}

/** Tells of its changes as the browser tells the other windows. */
function buildStorage(window: EventTarget): Record<string, string> {
  const tell = (key: string, newValue: string | null) =>
    queueMicrotask(() => window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })));
  const store: Record<string, string> = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      if (store[key] !== value) tell(key, value);
      store[key] = value;
    },
    removeItem: (key: string) => {
      delete store[key];
      tell(key, null);
    },
  });
  return store;
}

beforeEach(() => {
  server = { flags: new Map(), isOver: false, asked: [], broken: new Set(), refusing: new Set() };
  const window = new EventTarget();
  const localStorage = buildStorage(window);
  vi.stubGlobal("window", Object.assign(window, { localStorage, sessionStorage: {} }));
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("PerformanceNavigationTiming", class {});
  vi.stubGlobal("fetch", fetchFromServer);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
});
const opened: SittingDriver[] = [];
afterEach(() => {
  for (const driver of opened.splice(0)) driver.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const attemptId = newId<"attempt">();

/** A window with a test of two questions in it, which has heard the server. */
async function openWindow(): Promise<SittingDriver> {
  const options = ["a", "b"].map((id) => ({ id, text: id }));
  const item: OpenItem = { type: "text", content: { v: 1, stem: "<p>?</p>", options }, answer: { chosen: null } };
  const questions = [1, 2].map((position) => ({ position, item, revision: 0, flagged: false }));
  const startedAt = new Date();
  const closesAt = new Date(Date.now() + 30 * MINUTE);
  const driver = driveSitting({ id: attemptId, practiceTestNumber: 1, startedAt, closesAt, questions }, Date.now());
  driver.start();
  opened.push(driver);
  await passed(0);
  return driver;
}

const saveState = (driver: SittingDriver) => saveStateOf(driver.read().sitting);

test("a flag that could not be sent says so, and is sent again after growing pauses", async () => {
  const driver = await openWindow();
  expect(asked()).toEqual(["state"]);
  server.broken.add("flag");

  driver.flag(1, true);
  expect(saveState(driver)).toBe("saving");
  await passed(0);
  expect([asked(), saveState(driver)]).toEqual([["flag"], "kept-on-device"]);
  await passed(1_000);
  expect(asked()).toEqual(["flag"]);
  await passed(1_000);
  expect(asked()).toEqual([]);
  server.broken.clear();
  await passed(1_000);

  expect([asked(), saveState(driver)]).toEqual([["flag"], "saved"]);
  expect(server.flags).toEqual(new Map([[1, true]]));
  await passed(MINUTE);
  expect(asked()).toEqual([]);
});

test("of a flag pressed again while it is on its way the last press counts, however long the first one travels", async () => {
  const driver = await openWindow();
  vi.stubGlobal("fetch", async (address: string, options: { body: string }) => {
    if (options.body.includes("true")) await new Promise((arrive) => setTimeout(arrive, 500));
    return fetchFromServer(address, options);
  });

  driver.flag(1, true);
  driver.flag(1, false);
  await passed(500);

  expect(server.flags).toEqual(new Map([[1, false]]));
  expect(saveState(driver)).toBe("saved");
});

test("an unsent flag is sent before the submission, after the answers", async () => {
  const driver = await openWindow();
  server.broken.add("flag");
  driver.flag(2, true);
  await passed(0);
  asked();
  server.broken.clear();
  driver.answer(1, { chosen: "a" });

  await driver.submit();

  expect(asked()).toEqual(["save", "flag", "submit"]);
  expect(driver.read().submitState).toEqual({ kind: "done" });
  expect(keptAttempts()).toEqual([]);
});

test("a flag that cannot be sent is tried once and keeps nobody from submitting; the next page sends it", async () => {
  const driver = await openWindow();
  server.broken.add("flag");
  driver.flag(1, true);
  driver.flag(2, true);
  await passed(0);
  asked();

  await driver.submit();
  await passed(MINUTE);

  expect(asked()).toEqual(["flag", "submit"]);
  expect(driver.read().submitState).toEqual({ kind: "done" });
  expect(unsentFlags(attemptId)).toMatchObject([
    { position: 1, flagged: true },
    { position: 2, flagged: true },
  ]);
});

test.each([[[]], [["flag"]]])(
  "a test submitted in one window is over in the other at once, also with %j unsent",
  async (broken) => {
    const [one, other] = [await openWindow(), await openWindow()];
    for (const path of broken) server.broken.add(path);
    one.flag(1, true);
    await passed(0);
    asked();

    await one.submit();
    await passed(0);

    expect(asked()).toContain("state");
    expect(other.read().submitState).toEqual({ kind: "done" });
  },
);

test("log-out in another window is no end of the test, and nothing is written down again", async () => {
  const driver = await openWindow();
  driver.answer(1, { chosen: "a" });
  await passed(1_000);
  asked();

  await forgetEverything();
  await passed(1_000);

  expect([asked(), keptAttempts(), driver.read().submitState.kind]).toEqual([[], [], "idle"]);
});

test("a page that did not reach the server asks again, and what is answered meanwhile is sent", async () => {
  server.broken.add("state");
  const driver = await openWindow();
  expect(driver.read().sitting.connection).toBe("offline");
  driver.answer(1, { chosen: "a" });
  server.broken.clear();
  asked();

  await passed(1_000);

  expect([asked(), saveState(driver)]).toEqual([["state", "save"], "saved"]);
});

test("an answer that the server does not take is not sent again, holds up no other, and stays on the page and the device", async () => {
  const driver = await openWindow();
  server.refusing.add("save 1");
  asked();

  driver.answer(1, { chosen: "a" });
  driver.answer(2, { chosen: "b" });
  await passed(1_000);
  expect(asked()).toEqual(["save", "save", "save"]);
  await passed(5 * MINUTE);
  window.dispatchEvent(new Event("online"));
  await passed(MINUTE);

  expect([asked(), saveState(driver)]).toEqual([["state"], "refused"]);
  const { places, connection } = driver.read().sitting;
  expect([connection, refusedPositions(driver.read().sitting)]).toEqual(["online", [1]]);
  expect(places.map(({ item }) => item.answer)).toEqual([{ chosen: "a" }, { chosen: "b" }]);
  expect(unsentAnswers(attemptId)).toMatchObject([{ position: 1, answer: { chosen: "a" } }]);

  server.refusing.clear();
  driver.answer(1, { chosen: "b" });
  await passed(1_000);
  expect([asked(), saveState(driver), unsentAnswers(attemptId)]).toEqual([["save"], "saved", []]);
});

test("a page that is loaded again tries an answer once more that was refused", async () => {
  server.refusing.add("save 1");
  const first = await openWindow();
  first.answer(1, { chosen: "a" });
  await passed(1_000);
  first.leave();
  await passed(0);
  asked();

  const again = await openWindow();
  await passed(MINUTE);

  expect([asked(), saveState(again)]).toEqual([["state", "save"], "refused"]);
  expect(again.read().sitting.places[0]?.item.answer).toEqual({ chosen: "a" });
});

test("a refused answer keeps nobody from submitting, and a refused submission is not repeated", async () => {
  const driver = await openWindow();
  server.refusing.add("save 1").add("submit").add("flag");
  driver.answer(1, { chosen: "a" });
  driver.flag(2, true);
  await passed(1_000);
  asked();

  await driver.submit();
  expect([asked(), driver.read().submitState]).toEqual([["submit"], { kind: "failed", reason: "refused" }]);
  expect(driver.read().sitting.places[1]).toMatchObject({ flagged: false, isFlagUnsent: false });
  await passed(5 * MINUTE);
  expect(asked()).toEqual([]);

  server.refusing.delete("submit");
  await driver.submit();
  expect(driver.read().submitState).toEqual({ kind: "done" });
  expect(unsentAnswers(attemptId)).toMatchObject([{ position: 1 }]);
});

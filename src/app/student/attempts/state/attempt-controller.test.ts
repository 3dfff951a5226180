/** With a fake server and a fake browser, in which several controllers act as its windows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../../../core/id.ts";
import type { OpenItem } from "../../../../items/registry/models.ts";
import { storedAttempts, unsentAnswers, unsentFlags } from "../../../shared/attempts/answer-storage.ts";
import { clearDevice } from "../../../shared/device-storage.ts";
import { type AttemptController, createAttemptController } from "./attempt-controller.ts";
import { refusedPositions, saveStateOf } from "./local-attempt.ts";

const MINUTE = 60_000;

/** What the server stores, the requests it got in order, and the requests that fail. */
let server: {
  flags: Map<number, boolean>;
  isOver: boolean;
  asked: string[];
  broken: Set<string>;
  /** What it refuses: `save` of a position, or a path. */
  refusing: Set<string>;
};

/** The requests since the last call. */
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

/** Reports its changes as the browser does to other windows. */
function buildStorage(window: EventTarget): Record<string, string> {
  const notify = (key: string, newValue: string | null) =>
    queueMicrotask(() => window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue })));
  const store: Record<string, string> = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => {
      if (store[key] !== value) notify(key, value);
      store[key] = value;
    },
    removeItem: (key: string) => {
      delete store[key];
      notify(key, null);
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
const opened: AttemptController[] = [];
afterEach(() => {
  for (const controller of opened.splice(0)) controller.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const attemptId = newId<"attempt">();

/** A window with a test of two questions that has already reached the server. */
async function openWindow(): Promise<AttemptController> {
  const options = ["a", "b"].map((id) => ({ id, text: id }));
  const item: OpenItem = { type: "text", content: { v: 1, stem: "<p>?</p>", options }, answer: { chosen: null } };
  const questions = [1, 2].map((position) => ({ position, item, revision: 0, flagged: false }));
  const startedAt = new Date();
  const closesAt = new Date(Date.now() + 30 * MINUTE);
  const controller = createAttemptController(
    { id: attemptId, practiceTestNumber: 1, startedAt, closesAt, questions },
    Date.now(),
  );
  controller.start();
  opened.push(controller);
  await passed(0);
  return controller;
}

const saveState = (controller: AttemptController) => saveStateOf(controller.read().attempt);

test("a flag that could not be sent says so, and is retried with growing delays", async () => {
  const controller = await openWindow();
  expect(asked()).toEqual(["state"]);
  server.broken.add("flag");

  controller.flag(1, true);
  expect(saveState(controller)).toBe("saving");
  await passed(0);
  expect([asked(), saveState(controller)]).toEqual([["flag"], "kept-on-device"]);
  await passed(1_000);
  expect(asked()).toEqual(["flag"]);
  await passed(1_000);
  expect(asked()).toEqual([]);
  server.broken.clear();
  await passed(1_000);

  expect([asked(), saveState(controller)]).toEqual([["flag"], "saved"]);
  expect(server.flags).toEqual(new Map([[1, true]]));
  await passed(MINUTE);
  expect(asked()).toEqual([]);
});

test("of a flag pressed again during its request the last press counts, however long the first request takes", async () => {
  const controller = await openWindow();
  vi.stubGlobal("fetch", async (address: string, options: { body: string }) => {
    if (options.body.includes("true")) await new Promise((arrive) => setTimeout(arrive, 500));
    return fetchFromServer(address, options);
  });

  controller.flag(1, true);
  controller.flag(1, false);
  await passed(500);

  expect(server.flags).toEqual(new Map([[1, false]]));
  expect(saveState(controller)).toBe("saved");
});

test("an unsent flag is sent before the submission, after the answers", async () => {
  const controller = await openWindow();
  server.broken.add("flag");
  controller.flag(2, true);
  await passed(0);
  asked();
  server.broken.clear();
  controller.answer(1, { chosen: "a" });

  await controller.submit();

  expect(asked()).toEqual(["save", "flag", "submit"]);
  expect(controller.read().submitState).toEqual({ kind: "done" });
  expect(storedAttempts()).toEqual([]);
});

test("a flag that cannot be sent is tried once and does not block submission; the next page sends it", async () => {
  const controller = await openWindow();
  server.broken.add("flag");
  controller.flag(1, true);
  controller.flag(2, true);
  await passed(0);
  asked();

  await controller.submit();
  await passed(MINUTE);

  expect(asked()).toEqual(["flag", "submit"]);
  expect(controller.read().submitState).toEqual({ kind: "done" });
  expect(unsentFlags(attemptId)).toMatchObject([
    { position: 1, flagged: true },
    { position: 2, flagged: true },
  ]);
});

test.each([[[]], [["flag"]]])(
  "a test submitted in one window is immediately over in the other, also with %j unsent",
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

test("log-out in another window does not end the test, and nothing is stored again", async () => {
  const controller = await openWindow();
  controller.answer(1, { chosen: "a" });
  await passed(1_000);
  asked();

  await clearDevice();
  await passed(1_000);

  expect([asked(), storedAttempts(), controller.read().submitState.kind]).toEqual([[], [], "idle"]);
});

test("a page that did not reach the server retries, and answers given meanwhile are sent", async () => {
  server.broken.add("state");
  const controller = await openWindow();
  expect(controller.read().attempt.connection).toBe("offline");
  controller.answer(1, { chosen: "a" });
  server.broken.clear();
  asked();

  await passed(1_000);

  expect([asked(), saveState(controller)]).toEqual([["state", "save"], "saved"]);
});

test("a refused answer is not sent again, does not block the others, and stays on the page and the device", async () => {
  const controller = await openWindow();
  server.refusing.add("save 1");
  asked();

  controller.answer(1, { chosen: "a" });
  controller.answer(2, { chosen: "b" });
  await passed(1_000);
  expect(asked()).toEqual(["save", "save", "save"]);
  await passed(5 * MINUTE);
  window.dispatchEvent(new Event("online"));
  await passed(MINUTE);

  expect([asked(), saveState(controller)]).toEqual([["state"], "refused"]);
  const { questions, connection } = controller.read().attempt;
  expect([connection, refusedPositions(controller.read().attempt)]).toEqual(["online", [1]]);
  expect(questions.map(({ item }) => item.answer)).toEqual([{ chosen: "a" }, { chosen: "b" }]);
  expect(unsentAnswers(attemptId)).toMatchObject([{ position: 1, answer: { chosen: "a" } }]);

  server.refusing.clear();
  controller.answer(1, { chosen: "b" });
  await passed(1_000);
  expect([asked(), saveState(controller), unsentAnswers(attemptId)]).toEqual([["save"], "saved", []]);
});

test("a reloaded page retries a refused answer once", async () => {
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
  expect(again.read().attempt.questions[0]?.item.answer).toEqual({ chosen: "a" });
});

test("a refused answer does not block submission, and a refused submission is not repeated", async () => {
  const controller = await openWindow();
  server.refusing.add("save 1").add("submit").add("flag");
  controller.answer(1, { chosen: "a" });
  controller.flag(2, true);
  await passed(1_000);
  asked();

  await controller.submit();
  expect([asked(), controller.read().submitState]).toEqual([["submit"], { kind: "failed", reason: "refused" }]);
  expect(controller.read().attempt.questions[1]).toMatchObject({ flagged: false, isFlagUnsent: false });
  await passed(5 * MINUTE);
  expect(asked()).toEqual([]);

  server.refusing.delete("submit");
  await controller.submit();
  expect(controller.read().submitState).toEqual({ kind: "done" });
  expect(unsentAnswers(attemptId)).toMatchObject([{ position: 1 }]);
});

/** With a fake server and a fake browser, in which several controllers act as its windows. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newId } from "../../../../core/id.ts";
import type { OpenAttempt, OpenQuestion } from "../../../../modules/attempts/queries/open-attempt.server.ts";
import { storedAttempts, unsentActs, unsentAnswers, unsentFlags } from "../../../shared/attempts/answer-storage.ts";
import { clearOwnData } from "../../../shared/clear-own-data.ts";
import { setDeviceOwner } from "../../../shared/device-owner.ts";
import { attemptOwner } from "../../../shared/device-storage.ts";
import { type AttemptController, createAttemptController } from "./attempt-controller.ts";
import { refusedPositions, saveStateOf } from "./local-attempt.ts";
import { MINUTE, openedAttempt, openQuestion, sectionedAttempt } from "./opened-attempt.test-data.ts";

/** What the server stores, the requests it got in order, and the requests that fail. */
let server: {
  flags: Map<number, boolean>;
  /** What was closed, and which ended, by section. */
  events: OpenAttempt["events"];
  /** What the institute has given, by the state; a save says how much it is. */
  extra: OpenAttempt["extra"];
  /** When its clock runs out. */
  closesAt: number;
  /** Questions of a section that it sends only once that is open. */
  sentLater: OpenQuestion[];
  /** The bodies of what was saved and submitted. */
  got: unknown[];
  /** True for a server of release 0.8, which refuses what it does not know. */
  isOlder: boolean;
  /** Positions whose answers come too late. */
  late: Set<number>;
  isOver: boolean;
  asked: string[];
  broken: Set<string>;
  /** What it refuses: `save` of a position, or a path. */
  refusing: Set<string>;
};

/** The requests since the last call. */
const asked = () => server.asked.splice(0);

type Body = Act & {
  position: number;
  flagged: boolean;
  saves: { position: number }[];
  acts?: Act[];
  isByClock?: boolean;
};

type Act = { section: number; act: "close" | "end-break"; ageMs: number };

function take({ section, act, ageMs }: Act, now: number): void {
  const event = server.events[section - 1];
  if (!event) throw new Error("There is no such section.");
  if (act === "close") event.closedAt ??= now - ageMs;
  else event.breakEndedAt ??= now - ageMs;
}

function answerTo(path: string, body: Body) {
  const now = Date.now();
  const opened = server.events[0]?.closedAt == null ? [] : server.sentLater;
  const { events, extra } = server;
  const records: OpenAttempt["records"] = [];
  switch (path) {
    case "state":
      return server.isOver ? { kind: "over", now } : { kind: "open", now, places: [], events, extra, opened, records };
    case "time":
      return { now };
    case "section":
      take(body, now);
      return { kind: "accepted", now, events, extra, opened: server.sentLater, records };
    case "save":
      server.got.push(body);
      for (const act of body.acts ?? []) take(act, now);
      return {
        kind: "received",
        now,
        ...(body.acts && { events, extra, opened: server.sentLater, records }),
        ...(extra.length > 0 && { extraMinutes: extra.reduce((sum, { ms }) => sum + ms / MINUTE, 0) }),
        saved: body.saves.map(({ position }) =>
          server.late.has(position)
            ? { kind: "late", position, isKept: true }
            : { kind: "saved", position, revision: 1 },
        ),
      };
    case "flag":
      server.flags.set(body.position, body.flagged);
      return server.isOver ? { kind: "closed", isKept: true } : { kind: "saved" };
    case "markup":
      return { kind: "saved" };
    case "submit":
      server.got.push(body);
      if (body.isByClock && now < server.closesAt) return { kind: "running" };
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
  if (server.isOlder && path === "time") return { status: 404, ok: false, json: async () => "" };
  const isNew = sent?.acts !== undefined;
  const isRefused =
    (server.isOlder && isNew) ||
    server.refusing.has(path) ||
    positions.some(({ position }) => server.refusing.has(`save ${position}`));
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
  const nothing = {
    events: [],
    extra: [],
    closesAt: 0,
    sentLater: [],
    got: [],
    asked: [],
    isOver: false,
    isOlder: false,
  };
  server = { ...nothing, flags: new Map(), broken: new Set(), refusing: new Set(), late: new Set() };
  const window = new EventTarget();
  const localStorage = buildStorage(window);
  vi.stubGlobal("window", Object.assign(window, { localStorage, sessionStorage: {} }));
  vi.stubGlobal("localStorage", localStorage);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("PerformanceNavigationTiming", class {});
  vi.stubGlobal("fetch", fetchFromServer);
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
  });
});
const opened: AttemptController[] = [];
afterEach(() => {
  for (const controller of opened.splice(0)) controller.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const attemptId = newId<"attempt">();
const OWNER = newId<"user">();

/** A window with a test that has already reached the server: of two questions, unless it is given. */
async function openWindow(test?: OpenAttempt): Promise<AttemptController> {
  const attempt = test ?? openedAttempt([openQuestion(1), openQuestion(2)], Date.now());
  const controller = createAttemptController({ ...attempt, id: attemptId }, Date.now(), OWNER);
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
  expect([asked(), saveState(controller)]).toEqual([["flag"], "stored-on-device"]);
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

test("log-out in another window does not end the test, nothing is stored again, and what is answered then has its owner", async () => {
  await setDeviceOwner(OWNER);
  const controller = await openWindow();
  controller.answer(1, { chosen: "a" });
  await passed(1_000);
  asked();

  await clearOwnData();
  await passed(1_000);

  expect([asked(), storedAttempts(), controller.read().submitState.kind]).toEqual([[], [], "idle"]);
  controller.answer(1, { chosen: "b" });
  expect([storedAttempts(), attemptOwner(attemptId)]).toEqual([[attemptId], OWNER]);
});

test("a page that did not reach the server retries, and answers given meanwhile are sent", async () => {
  server.broken.add("state");
  const controller = await openWindow();
  expect(controller.read().attempt.connection).toBe("offline");
  controller.answer(1, { chosen: "a" });
  server.broken.clear();
  asked();

  await passed(1_000);

  expect([asked(), saveState(controller)]).toEqual([["time", "save", "state"], "saved"]);
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

  // Unsent answers go to the server before the request for the state.
  expect([asked(), saveState(again)]).toEqual([["time", "save", "state"], "refused"]);
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

/** A test of sections with two questions and ten minutes each. */
function sectioned(test: Parameters<typeof sectionedAttempt>[0] = { sections: [{}, {}] }): OpenAttempt {
  const attempt = sectionedAttempt(test, Date.now());
  server.events = structuredClone(attempt.events);
  return attempt;
}

const current = (controller: AttemptController) => controller.read().attempt.current;

test("a closed section is told to the server together with the answers given before and after it", async () => {
  const controller = await openWindow(sectioned());
  server.broken.add("save");
  controller.answer(1, { chosen: "a" });
  await passed(MINUTE);
  controller.closeSection(1);
  await passed(MINUTE);
  controller.answer(3, { chosen: "b" });
  await passed(MINUTE);
  expect([current(controller), saveState(controller)]).toEqual([3, "stored-on-device"]);
  asked();

  server.broken.clear();
  await passed(MINUTE);

  expect(asked()).toEqual(["save"]);
  const closedAt = server.events[0]?.closedAt ?? 0;
  const [saved] = server.got.splice(0);
  expect(saved).toMatchObject({ acts: [{ section: 1 }], saves: [{ position: 1 }, { position: 3 }] });
  expect(Math.abs(Date.now() - 3 * MINUTE - closedAt)).toBeLessThanOrEqual(1_000);
  expect([saveState(controller), unsentActs(attemptId)]).toEqual(["saved", []]);
});

test("a section closed without network stays closed after a reload without network", async () => {
  const attempt = sectioned();
  const first = await openWindow(attempt);
  for (const path of ["time", "state", "save"]) server.broken.add(path);
  first.closeSection(1);
  await passed(MINUTE);
  first.leave();
  await passed(0);

  const again = await openWindow(attempt);
  expect([current(again), unsentActs(attemptId).length]).toEqual([3, 1]);
  server.broken.clear();
  await passed(MINUTE);

  expect([unsentActs(attemptId), saveState(again)]).toEqual([[], "saved"]);
  expect(server.events[0]?.closedAt).toEqual(expect.any(Number));
});

test("both windows of a device are in the same section, and the server is told once", async () => {
  const attempt = sectioned();
  const [one, other] = [await openWindow(attempt), await openWindow(attempt)];
  asked();

  one.closeSection(1);
  await passed(1_000);

  expect([current(one), current(other)]).toEqual([3, 3]);
  expect(asked().filter((path) => path === "save")).toEqual(["save"]);
});

test("what another device closed first counts, also here", async () => {
  const controller = await openWindow(sectioned({ sections: [{}, {}, {}] }));
  server.broken.add("save");
  await passed(2 * MINUTE);
  controller.closeSection(1);
  const [first, second] = server.events;
  if (first) first.closedAt = Date.now() - MINUTE;
  if (second) second.closedAt = Date.now() - 1_000;
  server.broken.clear();
  await passed(MINUTE);

  expect([current(controller), controller.read().attempt.sections.unsent]).toEqual([5, []]);
});

test("the questions of a section that are sent later come with the reply, and again without one", async () => {
  const attempt = sectioned({ sections: [{}, { isSentLater: true }] });
  server.sentLater = [3, 4].map((position) => openQuestion(position, { section: 2 }));
  const controller = await openWindow(attempt);
  server.broken.add("save").add("time").add("state");
  controller.closeSection(1);
  await passed(MINUTE);
  expect(controller.read().attempt.questions).toHaveLength(2);

  server.broken.clear();
  await passed(MINUTE);
  expect(controller.read().attempt.questions).toHaveLength(4);
  expect([current(controller), controller.read().attempt.connection]).toEqual([3, "online"]);
});

test("the clock closes each section, and the last one submits", async () => {
  const controller = await openWindow(sectioned());
  controller.answer(1, { chosen: "a" });

  await passed(10 * MINUTE);
  expect([current(controller), controller.read().submitState.kind]).toEqual([3, "idle"]);
  await passed(10 * MINUTE + 1_000);

  expect(controller.read().submitState).toEqual({ kind: "done" });
  expect(asked().filter((path) => path === "submit")).toEqual(["submit"]);
});

test("a question that was left for good is told with the next save, and not again", async () => {
  const controller = await openWindow(sectioned({ sections: [{ navigation: "forward" }, {}] }));
  controller.answer(1, { chosen: "a" });
  controller.moveTo(2);
  await passed(MINUTE);

  expect(server.got.splice(0)).toMatchObject([{ saves: [{ position: 1 }], left: [{ position: 1, ageMs: 0 }] }]);
  controller.answer(2, { chosen: "b" });
  await passed(MINUTE);
  expect(server.got).toEqual([expect.not.objectContaining({ left: expect.anything() })]);
});

test("the test goes on at the question last in view, unless another one was answered later on another device", async () => {
  const test = openedAttempt(
    [1, 2, 3].map((position) => openQuestion(position)),
    Date.now(),
  );
  const first = await openWindow(test);
  first.answer(1, { chosen: "a" });
  first.moveTo(3);
  await passed(MINUTE);
  first.moveTo(2);
  await passed(MINUTE);
  first.leave();
  const leftAt = Date.now();

  const again = await openWindow({ ...test, lastAnswered: { position: 1, at: leftAt } });
  expect(again.read().attempt.current).toBe(2);
  again.leave();

  const later = { position: 3, at: leftAt + MINUTE };
  const answeredElsewhere = await openWindow({ ...test, lastAnswered: later });
  expect(answeredElsewhere.read().attempt.current).toBe(3);
});

test("a question that was left without an answer is told alone", async () => {
  const controller = await openWindow(sectioned({ sections: [{ navigation: "forward" }, {}] }));
  controller.moveTo(2);
  await passed(MINUTE);

  expect(server.got).toMatchObject([{ saves: [], left: [{ position: 1 }] }]);
});

test("a server of release 0.8 gets acts at an address of their own, and is asked for its state to know the time", async () => {
  const first = await openWindow(sectioned());
  server.isOlder = true;
  server.broken.add("save");
  first.answer(1, { chosen: "a" });
  first.closeSection(1);
  await passed(MINUTE);
  first.leave();
  await passed(0);
  server.broken.clear();
  asked();

  const again = await openWindow(sectioned());
  await passed(MINUTE);

  expect(asked()).toEqual(["time", "state", "save", "section", "save", "state"]);
  expect([saveState(again), unsentActs(attemptId)]).toEqual(["saved", []]);
  expect(server.got).toMatchObject([{ saves: [{ position: 1, answer: { chosen: "a" } }] }]);
});

test("what is unsent is sent before anything that shows what comes later, also when the network is back", async () => {
  const controller = await openWindow(sectioned({ sections: [{ navigation: "forward" }, {}] }));
  server.broken.add("save");
  asked();
  controller.answer(1, { chosen: "a" });
  controller.markups.change(1, { struck: ["b"] });
  controller.moveTo(2);
  controller.closeSection(1);
  await passed(5 * MINUTE);
  expect(new Set(asked())).toEqual(new Set(["save"]));

  server.broken.clear();
  window.dispatchEvent(new Event("online"));
  await passed(MINUTE);

  const sent = asked();
  expect([sent[0], sent.filter((path) => path === "save")]).toEqual(["save", ["save"]]);
  expect(new Set(sent)).toEqual(new Set(["save", "markup", "state"]));
  expect(server.got).toMatchObject([{ acts: [{ section: 1 }], left: [{ position: 1 }], saves: [{ position: 1 }] }]);
});

test("an answer that is too late for its section does not end the test: the page asks where it is", async () => {
  const controller = await openWindow(sectioned());
  server.late.add(1);
  const [first] = server.events;
  if (first) first.closedAt = Date.now();
  await passed(2_000);
  asked();

  controller.answer(1, { chosen: "a" });
  await passed(MINUTE);

  expect(asked()).toEqual(["save", "state"]);
  expect([current(controller), saveState(controller), controller.read().submitState.kind]).toEqual([
    3,
    "saved",
    "idle",
  ]);
});

test("seconds in sight are sent with an answer, all of them with the submission, and a reload goes on with them", async () => {
  const breaks = { kind: "fixed" as const, after: { 0: { ms: 5 * MINUTE, clock: "stops" as const } } };
  const attempt = sectioned({ sections: [{}, {}], breaks });
  const first = await openWindow(attempt);
  await passed(30_000);
  first.answer(1, { chosen: "a" });
  await passed(1_000);
  expect(server.got.splice(0)).toMatchObject([{ saves: [{ position: 1, seconds: 30 }] }]);
  first.moveTo(2);
  await passed(20_000);
  first.leave();
  await passed(0);

  const again = await openWindow(attempt);
  again.moveTo(2);
  await passed(5_000);
  again.closeSection(1);
  await passed(2 * MINUTE);
  again.endBreak(1);
  await passed(7_000);
  server.got.splice(0);
  await again.submit();

  const seconds = (position: number, count: number) => ({ position, seconds: count });
  expect(server.got).toEqual([{ seconds: [seconds(1, 31), seconds(2, 25), seconds(3, 7), seconds(4, 0)] }]);
});

/** As a test of the institute is called. */
const watched = (attempt: OpenAttempt): OpenAttempt => ({ ...attempt, test: { kind: "titled", title: "Mock" } });

const shown = (controller: AttemptController) => {
  const { attempt, time, submitState } = controller.read();
  return { given: attempt.given, minutes: Math.ceil(time.secondsToGo / 60), submit: submitState.kind };
};

function give(minutes: number): void {
  server.extra = [...server.extra, { at: Date.now(), ms: minutes * MINUTE }];
}

test("extra minutes come with the reply to a save, are told until the student moves on, and stay for a page without network", async () => {
  const attempt = openedAttempt([openQuestion(1), openQuestion(2)], Date.now());
  const controller = await openWindow(attempt);
  await passed(10 * MINUTE);
  give(10);
  await passed(20_000);
  expect(shown(controller)).toMatchObject({ given: null, minutes: 20 });

  controller.answer(1, { chosen: "a" });
  await passed(1_000);
  expect(shown(controller)).toMatchObject({ given: 10, minutes: 30 });
  controller.moveTo(2);
  expect(shown(controller)).toMatchObject({ given: null });
  controller.leave();

  server.broken.add("state").add("save");
  const reloaded = await openWindow(attempt);
  await passed(1_000);
  expect(shown(reloaded)).toMatchObject({ given: 10, minutes: 30 });
});

test("who only reads is told within a minute, in a test in which somebody may give minutes", async () => {
  const controller = await openWindow(watched(openedAttempt([openQuestion(1)], Date.now())));
  await passed(5_000);
  give(5);
  await passed(MINUTE);

  expect(shown(controller)).toMatchObject({ given: 5, minutes: 34 });
});

test("a page whose clock ran out without network goes on with the minutes that were given meanwhile", async () => {
  const startedAt = Date.now();
  const controller = await openWindow(openedAttempt([openQuestion(1)], startedAt));
  server.broken.add("state").add("save").add("submit");
  window.dispatchEvent(new Event("offline"));
  controller.answer(1, { chosen: "a" });
  await passed(20 * MINUTE);
  give(20);
  server.closesAt = startedAt + 50 * MINUTE;
  await passed(15 * MINUTE);
  expect(shown(controller)).toMatchObject({ given: null, minutes: 0 });

  server.broken.clear();
  await passed(MINUTE);
  expect(shown(controller)).toEqual({ given: 20, minutes: 14, submit: "idle" });
  controller.answer(1, { chosen: "b" });
  await passed(2_000);
  expect(server.got.at(-1)).toMatchObject({ saves: [{ answer: { chosen: "b" } }] });
  await passed(15 * MINUTE);
  expect(controller.read().submitState).toEqual({ kind: "done" });
});

test("a submission by the clock that the server refuses is not one, and the page asks why", async () => {
  const startedAt = Date.now();
  const controller = await openWindow(openedAttempt([openQuestion(1)], startedAt));
  await passed(29.9 * MINUTE);
  give(10);
  server.closesAt = startedAt + 40 * MINUTE;
  asked();
  await passed(20_000);

  expect(asked()).toEqual(["submit", "state"]);
  expect(shown(controller)).toEqual({ given: 10, minutes: 10, submit: "idle" });
  await controller.submit();
  expect(controller.read().submitState).toEqual({ kind: "done" });
});

test("minutes for a section that the page has left by its clock lead back to it, without saying that time ran out", async () => {
  const controller = await openWindow(sectioned());
  await passed(9.9 * MINUTE);
  give(5);
  await passed(20_000);
  expect(current(controller)).toBe(3);

  controller.answer(3, { chosen: "a" });
  await passed(2_000);

  expect([current(controller), controller.read().attempt.timedOut]).toEqual([1, null]);
  expect(shown(controller)).toMatchObject({ given: 5, minutes: 5 });
});

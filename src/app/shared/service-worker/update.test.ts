import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startWorker } from "./start-worker.ts";
import { hasUpdate, putOffUpdate, takeUpdate } from "./update.ts";

const posted = vi.fn();
const reload = vi.fn();
const container = new EventTarget();

/** A waiting worker of another version, which takes over when a test says so. */
const waiting = {
  state: "installed",
  postMessage(message: { kind: string }, ports?: MessagePort[]) {
    posted(message.kind);
    ports?.[0]?.postMessage("another version");
  },
};
const registration = Object.assign(new EventTarget(), { waiting, active: {} });

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("document", Object.assign(new EventTarget(), { readyState: "complete" }));
  vi.stubGlobal("navigator", { serviceWorker: Object.assign(container, { register: async () => registration }) });
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("window", { requestIdleCallback: true });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => run());
  startWorker();
  await vi.waitUntil(hasUpdate);
});

afterEach(() => {
  putOffUpdate();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test("the page reloads once the new worker has taken over", () => {
  takeUpdate();
  expect(posted).toHaveBeenLastCalledWith("take-over");
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});

test("the page reloads after three seconds where the worker before is still busy", () => {
  takeUpdate();
  vi.advanceTimersByTime(2_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

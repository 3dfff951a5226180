import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { DatabaseSilentError } from "../db/database-away.ts";
import { withPatience } from "./database-patience.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

test("what takes long is waited for as long as the database answers", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const isAnswering = vi.fn(async () => true);
  const answer = withPatience(promise, isAnswering);
  await vi.advanceTimersByTimeAsync(60_000);
  resolve("done");

  expect(await answer).toBe("done");
  expect(isAnswering.mock.calls.length).toBeGreaterThan(2);
  const before = isAnswering.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(isAnswering).toHaveBeenCalledTimes(before);
});

test("whoever waits for a database that says nothing is told so, after a second look", async () => {
  const silent = withPatience(new Promise(() => {}), async () => false).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await silent).toBeInstanceOf(DatabaseSilentError);

  const answers = [false, true];
  const { promise, resolve } = Promise.withResolvers<string>();
  const reconnected = withPatience(promise, async () => answers.shift() ?? true);
  await vi.advanceTimersByTimeAsync(10_000);
  resolve("done");
  expect(await reconnected).toBe("done");
});

test("what fails by itself fails at once, and nobody is asked", async () => {
  const isAnswering = vi.fn(async () => false);

  await expect(withPatience(Promise.reject(new Error("no")), isAnswering)).rejects.toThrow("no");

  await vi.advanceTimersByTimeAsync(10_000);
  expect(isAnswering).not.toHaveBeenCalled();
});

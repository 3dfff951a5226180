import { expect, test } from "vitest";
import { secondsLeft, serverTime, setClock } from "./server-clock.ts";

const SERVER = Date.parse("2026-03-01T10:00:00Z");

test("the server's time advances with the monotonic clock, however wrong the wall clock is", () => {
  const clock = setClock(SERVER, { wall: 12_345, steady: 1_000 });

  expect(serverTime(clock, { wall: 22_345, steady: 11_000 })).toEqual({ time: SERVER + 10_000, isDoubtful: false });
});

test("sleep or a change of the device's clock makes the time uncertain", () => {
  const clock = setClock(SERVER, { wall: 0, steady: 0 });

  expect(serverTime(clock, { wall: 600_000, steady: 1_000 })).toEqual({ time: SERVER + 1_000, isDoubtful: true });
  expect(serverTime(clock, { wall: -3_600_000, steady: 1_000 }).isDoubtful).toBe(true);
  expect(serverTime(clock, { wall: 2_500, steady: 1_000 }).isDoubtful).toBe(false);
});

test("the time left is whole seconds, rounded up, and ends at zero", () => {
  expect(secondsLeft(SERVER, SERVER - 1_001)).toBe(2);
  expect(secondsLeft(SERVER, SERVER - 1)).toBe(1);
  expect(secondsLeft(SERVER, SERVER)).toBe(0);
  expect(secondsLeft(SERVER, SERVER + 5_000)).toBe(0);
});

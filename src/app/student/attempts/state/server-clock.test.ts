import { expect, test, vi } from "vitest";
import { openAttemptClock } from "./clock.ts";
import { readDeviceClocks, secondsLeft, serverTime, setClock } from "./server-clock.ts";

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

test("a time that the server stated before the device slept is not believed, the next one is", () => {
  vi.useFakeTimers({ now: SERVER });
  try {
    const clock = openAttemptClock("attempt", SERVER, () => SERVER + 3_600_000);
    clock.start();
    const sentAt = readDeviceClocks();
    // Only this one goes on while a device sleeps.
    vi.setSystemTime(SERVER + 600_000);
    clock.setServerTime(SERVER + 1_000, sentAt);
    expect([clock.isSure(), clock.needsServerTime()]).toEqual([false, true]);

    clock.setServerTime(SERVER + 600_000, readDeviceClocks());
    expect([clock.isSure(), clock.now()]).toEqual([true, SERVER + 600_000]);
  } finally {
    vi.useRealTimers();
  }
});

test("the time left is whole seconds, rounded up, and ends at zero", () => {
  expect(secondsLeft(SERVER, SERVER - 1_001)).toBe(2);
  expect(secondsLeft(SERVER, SERVER - 1)).toBe(1);
  expect(secondsLeft(SERVER, SERVER)).toBe(0);
  expect(secondsLeft(SERVER, SERVER + 5_000)).toBe(0);
});

/**
 * The server's time as estimated on this device, independent of its wall clock. Between two statements by the server it advances
 * with a clock that cannot be set (`performance.now`). That one may stop while the device sleeps; then the device's two clocks
 * disagree, and the page asks the server again.
 */

export type ClockReading = { wall: number; steady: number };

/** The two clocks of this device, in milliseconds. */
export function readDeviceClocks(): ClockReading {
  return { wall: Date.now(), steady: performance.now() };
}

/** When the wall clock and the monotonic one diverge by more than this, the device slept or its clock was set. */
const DRIFT_MS = 2_000;

export type ServerClock = { serverNow: number; at: ClockReading };

/** The server's stated time, and the readings of this device's clocks when it arrived. */
export function setClock(serverNow: number, at: ClockReading): ServerClock {
  return { serverNow, at };
}

/** The server's time now, in milliseconds since 1970, and whether to ask the server again. */
export function serverTime(clock: ServerClock, now: ClockReading): { time: number; isDoubtful: boolean } {
  const steady = now.steady - clock.at.steady;
  const wall = now.wall - clock.at.wall;
  return { time: clock.serverNow + steady, isDoubtful: Math.abs(wall - steady) > DRIFT_MS };
}

/** Whole seconds until the deadline, 0 when it has passed. */
export function secondsLeft(closesAt: number, time: number): number {
  return Math.max(0, Math.ceil((closesAt - time) / 1000));
}

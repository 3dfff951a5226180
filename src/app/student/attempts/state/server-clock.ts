/**
 * The server's time as this device can know it, whatever the device's own clock says. Between two words of the server
 * it advances by a clock that nobody can set (`performance.now`). That one may stand still while the device sleeps; then
 * the two clocks of the device disagree, and the page asks the server again.
 */

export type ClockReading = { wall: number; steady: number };

/** The two clocks of this device, in milliseconds. */
export function readDeviceClocks(): ClockReading {
  return { wall: Date.now(), steady: performance.now() };
}

/** When the wall clock and the steady one advance differently by more than this, the device slept or its clock was set. */
const DRIFT_MS = 2_000;

export type ServerClock = { serverNow: number; at: ClockReading };

/** What the server said its time was, and what this device's clocks said when it arrived. */
export function setClock(serverNow: number, at: ClockReading): ServerClock {
  return { serverNow, at };
}

/** The server's time now, in milliseconds since 1970, and whether the server should be asked again. */
export function serverTime(clock: ServerClock, now: ClockReading): { time: number; isDoubtful: boolean } {
  const steady = now.steady - clock.at.steady;
  const wall = now.wall - clock.at.wall;
  return { time: clock.serverNow + steady, isDoubtful: Math.abs(wall - steady) > DRIFT_MS };
}

/** Whole seconds until the deadline, 0 when it has passed. */
export function secondsLeft(closesAt: number, time: number): number {
  return Math.max(0, Math.ceil((closesAt - time) / 1000));
}

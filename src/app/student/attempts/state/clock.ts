/** The server's time on the page of a running attempt: as the page was served, then as the server last said. */
import { recallClock, rememberClock } from "./answer-memory.ts";
import { readDeviceClocks, type ServerClock, serverTime, setClock } from "./server-clock.ts";

/** Whether the worker answered with the page that it had kept. */
export function isKeptPage(): boolean {
  const [loading] = performance.getEntriesByType("navigation");
  const said = loading instanceof PerformanceNavigationTiming ? loading.serverTiming : [];
  return said?.some(({ name }) => name === "kept") ?? false;
}

/** Begins with the time at which the page was served; both times are in milliseconds since 1970. */
export function openAttemptClock(attemptId: string, servedAt: number, closesAt: number) {
  let clock: ServerClock | null = null;
  let isHeard = false;

  return {
    /** Starts to run, which only a browser can have it do. A page from the cache also knows how old it is. */
    start(): void {
      const known = recallClock(attemptId);
      const at = readDeviceClocks();
      if (known && isKeptPage()) clock = setClock(known.serverNow + (at.wall - known.wall), at);
      else remember(setClock(servedAt, at));
    },
    /** The server's time now; when the page was served, before the clock was started. */
    now: () => (clock ? serverTime(clock, readDeviceClocks()).time : servedAt),
    /** True once the server has said its time, until the device sleeps or its clock is set. */
    isSure: () => isHeard && !isDoubtful(),
    isDoubtful,
    /** The server has just said its time to a request that was sent at `asked`, by `performance.now()`. */
    hear(serverNow: number, asked: number): void {
      const at = readDeviceClocks();
      remember(setClock(serverNow + (at.steady - asked) / 2, at));
      isHeard = true;
    },
  };

  function remember(said: ServerClock): void {
    clock = said;
    rememberClock(attemptId, { serverNow: said.serverNow, wall: said.at.wall, closesAt });
  }

  /** True when the device slept or its clock was set since the server last said its time. */
  function isDoubtful(): boolean {
    return clock !== null && serverTime(clock, readDeviceClocks()).isDoubtful;
  }
}

/** The server's time on the page of a running attempt: as the page was served, then as the server last said. */
import { readClock, storeClock } from "../../../shared/attempts/answer-storage.ts";
import { readDeviceClocks, type ServerClock, serverTime, setClock } from "./server-clock.ts";

/** Whether the service worker answered with its cached page. */
export function isCachedPage(): boolean {
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
      const known = readClock(attemptId);
      const at = readDeviceClocks();
      if (known && isCachedPage()) clock = setClock(known.serverNow + (at.wall - known.wall), at);
      else store(setClock(servedAt, at));
    },
    /** The server's time now; when the page was served, before the clock was started. */
    now: () => (clock ? serverTime(clock, readDeviceClocks()).time : servedAt),
    /** True once the server has said its time, until the device sleeps or its clock is set. */
    isSure: () => isHeard && !isDoubtful(),
    isDoubtful,
    /** The server has just said its time to a request that was sent at `asked`, by `performance.now()`. */
    setServerTime(serverNow: number, sentAt: number): void {
      const at = readDeviceClocks();
      store(setClock(serverNow + (at.steady - sentAt) / 2, at));
      isHeard = true;
    },
  };

  function store(said: ServerClock): void {
    clock = said;
    storeClock(attemptId, { serverNow: said.serverNow, wall: said.at.wall, closesAt });
  }

  /** True when the device slept or its clock was set since the server last said its time. */
  function isDoubtful(): boolean {
    return clock !== null && serverTime(clock, readDeviceClocks()).isDoubtful;
  }
}

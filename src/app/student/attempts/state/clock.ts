/** The server's time on the page of a running attempt: as of when the page was served, then as the server last stated. */
import { readClock, storeClock } from "../../../shared/attempts/answer-storage.ts";
import { readDeviceClocks, type ServerClock, serverTime, setClock } from "./server-clock.ts";

/** Whether the service worker answered with its cached page. */
export function isCachedPage(): boolean {
  const [loading] = performance.getEntriesByType("navigation");
  const said = loading instanceof PerformanceNavigationTiming ? loading.serverTiming : [];
  return said?.some(({ name }) => name === "kept") ?? false;
}

/** Initialised with the time at which the page was served; both times are in milliseconds since 1970. */
export function openAttemptClock(attemptId: string, servedAt: number, closesAt: number) {
  let clock: ServerClock | null = null;
  let isHeard = false;

  return {
    /** Starts the clock; browser only. A page from the cache also knows its age. */
    start(): void {
      const known = readClock(attemptId);
      const at = readDeviceClocks();
      if (known && isCachedPage()) clock = setClock(known.serverNow + (at.wall - known.wall), at);
      else store(setClock(servedAt, at));
    },
    /** The server's time now; before the clock is started, the time the page was served. */
    now: () => (clock ? serverTime(clock, readDeviceClocks()).time : servedAt),
    /** True once the server has stated its time, until the device sleeps or its clock is set. */
    isSure: () => isHeard && !isDoubtful(),
    isDoubtful,
    /** The server stated its time in reply to a request sent at `asked`, by `performance.now()`. */
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

  /** True if the device slept or its clock was set since the server last stated its time. */
  function isDoubtful(): boolean {
    return clock !== null && serverTime(clock, readDeviceClocks()).isDoubtful;
  }
}

/** The server's time on the page of a running attempt: as of when the page was served, then as the server last stated. */
import { readClock, storeClock } from "../../../shared/attempts/answer-storage.ts";
import { type ClockReading, readDeviceClocks, type ServerClock, serverTime, setClock } from "./server-clock.ts";

/** Whether the service worker answered with its cached page: `kept` is what every version of it says. */
export function isCachedPage(): boolean {
  const [loading] = performance.getEntriesByType("navigation");
  const timings = loading instanceof PerformanceNavigationTiming ? loading.serverTiming : [];
  return timings?.some(({ name }) => name === "kept") ?? false;
}

export type AttemptClock = ReturnType<typeof openAttemptClock>;

/** Initialised with the time at which the page was served; it and the deadline are in milliseconds since 1970. */
export function openAttemptClock(attemptId: string, servedAt: number, closesAt: () => number) {
  let clock: ServerClock | null = null;
  let heardAt: number | null = null;
  let isRequested = false;

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
    isSure: () => heardAt !== null && !isDoubtful(),
    /** The server's time when it last stated it, or when it served the page. */
    heardAt: () => heardAt ?? servedAt,
    /** True once each time the device slept or its clock was set: the server has to be asked for its time. */
    needsServerTime(): boolean {
      if (isRequested || !isDoubtful()) return false;
      isRequested = true;
      return true;
    },
    /** The server stated its time in reply to a request sent at `sentAt`. Not believed where the device slept meanwhile: it may be long ago. */
    setServerTime(serverNow: number, sentAt: ClockReading): void {
      const at = readDeviceClocks();
      isRequested = false;
      if (serverTime(setClock(serverNow, sentAt), at).isDoubtful) return;
      store(setClock(serverNow + (at.steady - sentAt.steady) / 2, at));
      heardAt = serverNow;
    },
  };

  function store(reading: ServerClock): void {
    clock = reading;
    storeClock(attemptId, { serverNow: reading.serverNow, wall: reading.at.wall, closesAt: closesAt() });
  }

  /** True if the device slept or its clock was set since the server last stated its time. */
  function isDoubtful(): boolean {
    return clock !== null && serverTime(clock, readDeviceClocks()).isDoubtful;
  }
}

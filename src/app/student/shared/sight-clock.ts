/**
 * How long something has been looked at: time counts while the page is visible and there was activity a short while ago. Plain
 * values, so that a test can play every order of events; times are milliseconds of a monotonic clock (`performance.now`).
 */
export type SightClock = {
  /** Everything up to this time has been counted. */
  at: number;
  /** The time of the last activity. */
  activeAt: number;
  /** Somebody who looks does something at least this often. */
  activeForMs: number;
  isInSight: boolean;
  /** Counted and not yet taken. */
  countedMs: number;
};

/** What the page noticed. Coming back to it is an activity. */
export type SightEvent = "active" | "in-sight" | "out-of-sight" | "tick";

/** Activities of somebody who looks at a page. */
export const SIGNS_OF_LIFE = ["scroll", "keydown", "pointermove", "pointerdown", "touchmove", "wheel"] as const;

/** The clock of a page that was just opened. */
export function startClock(
  now: number,
  { isInSight, activeForMs }: Pick<SightClock, "isInSight" | "activeForMs">,
): SightClock {
  return { at: now, activeAt: now, activeForMs, isInSight, countedMs: 0 };
}

/** The clock after an event. */
export function advance(clock: SightClock, event: SightEvent, now: number): SightClock {
  const countsUntil = Math.min(now, clock.activeAt + clock.activeForMs);
  const seen = clock.isInSight ? Math.max(0, countsUntil - clock.at) : 0;
  const counted = { ...clock, at: now, countedMs: clock.countedMs + seen };
  switch (event) {
    case "active":
      return { ...counted, activeAt: now };
    case "in-sight":
      return { ...counted, activeAt: now, isInSight: true };
    case "out-of-sight":
      return { ...counted, isInSight: false };
    case "tick":
      return counted;
    default:
      return event satisfies never;
  }
}

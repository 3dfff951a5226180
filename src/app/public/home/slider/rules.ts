/** Which picture of the slider comes when (docs/product/visitors.md#slider). */

/** Time that a picture stays, in milliseconds. */
export const INTERVAL_MS = 5000;

/** How far a finger moves sideways before it counts as a swipe, in CSS pixels. */
const SWIPE_THRESHOLD_PX = 50;

/** The picture that is shown first: the third, or the first where there are fewer. */
export function startIndex(count: number): number {
  return count >= 3 ? 2 : 0;
}

/** The picture so many steps on, round and round. */
export function indexAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** Where a swipe leads: 1 to the next picture, -1 to the one before, 0 nowhere. Mostly up or down is scrolling. */
export function stepOfSwipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_THRESHOLD_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

export type SliderCircumstances = {
  /** What the visitor chose with the button. Null until then. */
  chosen: "play" | "pause" | null;
  prefersReducedMotion: boolean;
  isHovered: boolean;
  isFocused: boolean;
  isTabHidden: boolean;
  isFullScreen: boolean;
};

/** Whether the visitor wants the pictures to change by themselves: as chosen, otherwise as the device says. */
export function wantsMotion({
  chosen,
  prefersReducedMotion,
}: Pick<SliderCircumstances, "chosen" | "prefersReducedMotion">): boolean {
  return chosen ? chosen === "play" : !prefersReducedMotion;
}

/** Whether they change by themselves right now. */
export function isAdvancing(now: SliderCircumstances): boolean {
  return wantsMotion(now) && !now.isHovered && !now.isFocused && !now.isTabHidden && !now.isFullScreen;
}

/** When the slider shows which picture (docs/product/visitors.md#slider). */

/** How long a picture stays, in milliseconds. */
export const INTERVAL_MS = 5000;

/** How far a finger moves sideways before it counts as a swipe, in CSS pixels. */
const SWIPE_THRESHOLD_PX = 50;

/** The picture that is shown first: the third, or the first if there are fewer. */
export function startIndex(count: number): number {
  return count >= 3 ? 2 : 0;
}

/** The picture that many steps further, wrapping around. */
export function indexAfter(index: number, steps: number, count: number): number {
  return (((index + steps) % count) + count) % count;
}

/** Direction of a swipe: 1 for the next picture, -1 for the previous, 0 for none. Mostly vertical movement is scrolling. */
export function stepOfSwipe(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < SWIPE_THRESHOLD_PX || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

export type SliderCircumstances = {
  /** What the visitor chose with the button; null until then. */
  chosen: "play" | "pause" | null;
  prefersReducedMotion: boolean;
  isHovered: boolean;
  isFocused: boolean;
  isTabHidden: boolean;
  isFullScreen: boolean;
};

/** Whether the pictures should advance automatically: as chosen, otherwise by the device's setting. */
export function wantsMotion({
  chosen,
  prefersReducedMotion,
}: Pick<SliderCircumstances, "chosen" | "prefersReducedMotion">): boolean {
  return chosen ? chosen === "play" : !prefersReducedMotion;
}

/** Whether they advance right now. */
export function isAdvancing(now: SliderCircumstances): boolean {
  return wantsMotion(now) && !now.isHovered && !now.isFocused && !now.isTabHidden && !now.isFullScreen;
}

import { stepOfSwipe } from "./rules.ts";

/** A hand shakes while pressing, but by no more than this, in CSS pixels. */
const PRESS_SLACK_PX = 8;

/** Steps when an element is swiped sideways by finger, pen or mouse. */
export function watchSwipes(element: HTMLElement, onStep: (step: -1 | 1) => void): void {
  let start: { id: number; x: number; y: number } | null = null;
  let hasMoved = false;
  element.addEventListener("pointerdown", (event) => {
    hasMoved = false;
    // A second finger means zooming.
    start = event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  });
  element.addEventListener("pointerup", (event) => {
    const from = start;
    start = null;
    if (from?.id !== event.pointerId) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    hasMoved = Math.hypot(dx, dy) > PRESS_SLACK_PX;
    const step = stepOfSwipe(dx, dy);
    if (step !== 0) onStep(step);
  });
  element.addEventListener("pointercancel", () => {
    start = null;
  });
  // Browsers send one after a drag with the mouse.
  element.addEventListener("click", (event) => {
    if (!hasMoved) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

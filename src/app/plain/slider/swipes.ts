import { listenAtDocument } from "./listen-at-document.ts";
import { stepOfSwipe } from "./rules.ts";

/** A hand shakes while pressing, but by no more than this, in CSS pixels. */
const PRESS_SLACK_PX = 8;

/** Steps when an element is swiped sideways by finger, pen or mouse, until the signal ends it. */
export function watchSwipes(element: HTMLElement, onStep: (step: -1 | 1) => void, signal: AbortSignal): void {
  let start: { id: number; x: number; y: number } | null = null;
  let hasMoved = false;
  const onDown = (event: PointerEvent) => {
    hasMoved = false;
    // A second finger means zooming.
    start = event.isPrimary ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null;
  };
  const onUp = (event: PointerEvent) => {
    const from = start;
    start = null;
    if (from?.id !== event.pointerId) return;
    const dx = event.clientX - from.x;
    const dy = event.clientY - from.y;
    hasMoved = Math.hypot(dx, dy) > PRESS_SLACK_PX;
    const step = stepOfSwipe(dx, dy);
    if (step !== 0) onStep(step);
  };
  const onCancel = () => {
    start = null;
  };
  // Browsers send one after a drag with the mouse.
  const onClick = (event: MouseEvent) => {
    if (!hasMoved) return;
    event.preventDefault();
    event.stopPropagation();
  };
  listenAtDocument(element, "pointerdown", onDown, signal);
  listenAtDocument(element, "pointerup", onUp, signal);
  listenAtDocument(element, "pointercancel", onCancel, signal);
  listenAtDocument(element, "click", onClick, signal);
}
